import { createHash } from 'node:crypto';

// Each person has rows in every table that grows with people. The rows of one person are not adjacent, as in production.

const DEADLINES_EACH = 10;
const CONVERSATIONS_EACH = 2;
const MESSAGES_EACH = 20;

/** Every other account has a second step and is closed, which makes those tables as large as the others. */
const EVERY_OTHER = 'n % 2 = 0';

export interface BulkPerson {
  id: string;
  email: string;
  sessionId: string;
  /** The browser's refresh token. */
  refreshToken: string;
  conversation: string;
  /** An answer in that conversation. */
  answer: string;
  stopToken: string;
}

/** The person with this number, counted from 1. Odd-numbered people are neither closed nor have a second step. */
function bulkPerson(number: number): BulkPerson {
  return {
    id: uuidOf(`person ${number}`),
    email: `person-${number}@example.test`,
    sessionId: uuidOf(`session ${number}`),
    refreshToken: `refresh ${number}`,
    conversation: uuidOf(`conversation ${number} 1`),
    answer: uuidOf(`message ${number} 2`),
    stopToken: uuidOf(`stop ${number}`),
  };
}

/** Returns this many people, evenly distributed: none closed, none with a second step. */
export function spreadOut(count: number, people: number): BulkPerson[] {
  const step = Math.floor(people / count / 2) * 2;
  return Array.from({ length: count }, (_, index) => bulkPerson(1 + index * step));
}

function uuidOf(text: string): string {
  const digits = createHash('md5').update(text).digest('hex');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/**
 * Returns the statements that insert the people with these numbers (inclusive) into a migrated database. Run them in
 * this order in an owner's session after `set session_replication_role = replica`. All people have the same
 * `passwordHash`.
 */
export function bulkStatements({ from, to }: { from: number; to: number }, passwordHash: string): string[] {
  const everybody = `generate_series(${from}, ${to}) as n`;
  return [
    ...accountsOf(everybody, passwordHash),
    ...secretsOf(everybody),
    ...settingsOf(everybody),
    ...repeated(
      DEADLINES_EACH,
      (slot) =>
        `insert into public.deadlines (user_id, title, date, time, priority)
         select ${person}, 'Papers for the court, part ${slot}', 'March ${slot}, 2031', '10:00 AM', 'high' from ${everybody}`,
    ),
    ...repeated(
      CONVERSATIONS_EACH,
      (slot) =>
        `insert into public.conversations (id, user_id, advisor, title, updated_at)
         select ${uuid('conversation', slot)}, ${person}, '${slot === 1 ? 'lena' : 'emma'}', 'About day ' || n,
           now() - make_interval(days => ${slot}) from ${everybody}`,
    ),
    ...repeated(MESSAGES_EACH, (slot) => messagesOf(slot, everybody)),
    ...aboutAnswers(everybody),
  ];
}

function repeated(times: number, statement: (slot: number) => string): string[] {
  return Array.from({ length: times }, (_, index) => statement(index + 1));
}

const uuid = (what: string, slot?: number) =>
  `md5('${what} ' || n${slot === undefined ? '' : ` || ' ${slot}'`})::uuid`;
const person = uuid('person');
const secret = (what: string) => `encode(sha256(convert_to('${what} ' || n, 'utf8')), 'hex')`;

function accountsOf(everybody: string, passwordHash: string): string[] {
  return [
    `insert into auth.users (id, email, encrypted_password, email_confirmed_at, phone, raw_user_meta_data)
     select ${person}, 'person-' || n || '@example.test', '${passwordHash}', now(),
       (10000000000 + n)::text, '{"first_name": "Alex", "last_name": "Doe"}' from ${everybody}`,
    `insert into auth.identities (user_id, provider, provider_id, identity_data)
     select ${person}, 'google', 'subject-' || n, '{}' from ${everybody}`,
    `insert into auth.sessions (id, user_id, user_agent, ip, refreshed_at)
     select ${uuid('session')}, ${person}, 'a browser', '10.0.0.1', now() from ${everybody}`,
    `insert into auth.mfa_amr_claims (session_id, authentication_method)
     select ${uuid('session')}, 'password' from ${everybody}`,
    ...[1, 2].map(
      (slot) => `insert into auth.refresh_tokens (token, user_id, session_id, revoked)
     select ${secret(`used ${slot}`)}, ${person}, ${uuid('session')}, true from ${everybody}`,
    ),
    `insert into auth.refresh_tokens (token, user_id, session_id)
     select ${secret('refresh')}, ${person}, ${uuid('session')} from ${everybody}`,
    ...[1, 2, 3].map(
      (slot) => `insert into auth.audit_log_entries (id, payload, ip_address)
     select ${uuid('entry', slot)},
       jsonb_build_object('action', 'login', 'actor_id', ${person}, 'user_agent', 'a browser'), '10.0.0.1'
     from ${everybody}`,
    ),
    `insert into private.closed_accounts (user_id, closed_at, delete_at)
     select ${person}, now(), now() + interval '7 days' from ${everybody} where ${EVERY_OTHER}`,
  ];
}

function secretsOf(everybody: string): string[] {
  return [
    `insert into auth.mfa_factors (id, user_id, factor_type, status, secret)
     select ${uuid('factor')}, ${person}, 'totp', 'verified', 'GEZDGNBVGY3TQOJQ' from ${everybody} where ${EVERY_OTHER}`,
    `insert into auth.mfa_challenges (id, factor_id)
     select ${uuid('challenge')}, ${uuid('factor')} from ${everybody} where ${EVERY_OTHER}`,
    `insert into auth.mfa_recovery_codes (code_hash, selector, factor_id)
     select ${secret('code')}, left(${secret('code')}, 5), ${uuid('factor')} from ${everybody} where ${EVERY_OTHER}`,
    `insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to)
     select ${uuid('link')}, ${person}, 'recovery_token', ${secret('link')}, 'person-' || n || '@example.test' from ${everybody}`,
    `insert into auth.flow_state (id, user_id, auth_code, code_challenge, code_challenge_method, authentication_method)
     select ${uuid('flow')}, ${person}, ${secret('flow')}, ${secret('challenge')}, 's256', 'otp' from ${everybody}`,
    `insert into auth.provider_flows (id, state_hash, browser_hash, provider, redirect_to, user_id)
     select ${uuid('way')}, ${secret('state')}, ${secret('browser')}, 'google', '/', ${person} from ${everybody}`,
    `insert into auth.known_networks (user_id, network, seen_at)
     select ${person}, ${secret('network')}, now() from ${everybody}`,
    `insert into auth.used_id_tokens (id, expires_at)
     select ${secret('used')}, now() + interval '1 hour' from ${everybody}`,
    `insert into auth.kept_letters (id, user_id, template, address, created_at, try_at, handed_at)
     select ${uuid('letter')}, ${person}, 'password_changed', 'person-' || n || '@example.test', now(), now(), now() from ${everybody}`,
    `insert into auth.saml_requests (id, provider_id, redirect_to)
     select ${secret('request')}, 'acme', '/' from ${everybody}`,
    `insert into private.rate_limits (key, points, expire)
     select 'signIn-pair:' || ${secret('counted')}, 1, 4102444800000 from ${everybody}`,
  ];
}

function settingsOf(everybody: string): string[] {
  return [
    `insert into public.profiles (id, first_name, last_name, had_deadlines)
     select ${person}, 'Alex', 'Doe', true from ${everybody}`,
    `insert into public.subscriptions
       (user_id, tier, selected_advisors, document_uploads_remaining, access_until, stripe_subscription_id)
     select ${person}, 'core', array['lena', 'emma'], 3, now() + interval '90 days', 'sub_' || n from ${everybody}`,
    `insert into public.user_progress (user_id, journey_steps)
     select ${person}, '[{"id": 1, "done": true}]' from ${everybody}`,
    `insert into public.billing_accounts (user_id, mode, stripe_customer_id, status, billing_interval, sync_due_at)
     select ${person}, 'local', 'cus_' || n, 'active', 'month', now() + interval '90 days' from ${everybody}`,
    `insert into private.upload_grants (stripe_subscription_id, tier, period_start, user_id)
     select 'sub_' || n, 'core', now(), ${person} from ${everybody}`,
    `insert into private.billing_emails
       (user_id, kind, stripe_subscription_id, tier, billing_interval, amount, charge_at, useful_until, sent_at)
     select ${person}, 'purchase', 'sub_' || n, 'core', 'month', 2999, now(), now(), now() from ${everybody}`,
    `insert into private.trial_reminders (user_id) select ${person} from ${everybody}`,
    `insert into private.stripe_events (id, type, created_at) select 'evt_' || n, 'invoice.paid', now() from ${everybody}`,
    `insert into private.chat_budgets (user_id, paced_until, day, turns)
     select ${person}, now(), current_date, 3 from ${everybody}`,
    `insert into public.conversation_settings (user_id) select ${person} from ${everybody}`,
    `insert into public.reminder_settings (user_id, days_before, stop_token, look_at)
     select ${person}, array[1], ${uuid('stop')}, now() + interval '90 days' from ${everybody}`,
    `insert into public.push_subscriptions (user_id, session_id, endpoint, p256dh, auth)
     select ${person}, ${uuid('session')}, 'https://push.test/' || n, repeat('k', 87), repeat('a', 22) from ${everybody}`,
    `insert into public.calendar_addresses (user_id, address_hash, zone)
     select ${person}, ${secret('calendar')}, 'UTC' from ${everybody}`,
    `insert into private.outgoing_notices (slot, user_id, kind, moment, useful_until, sent_at)
     select 'notice-' || n, ${person}, 'days', now(), now() + interval '1 day', now() from ${everybody}`,
    `insert into public.unkept_chats (session_id, user_id, advisor)
     select ${uuid('session')}, ${person}, 'max' from ${everybody}`,
  ];
}

function messagesOf(slot: number, everybody: string): string {
  const isQuestion = slot % 2 === 1;
  const half = MESSAGES_EACH / CONVERSATIONS_EACH;
  const text = isQuestion
    ? `'How do I tell the children on day ' || n || ' that we will live in two homes?'`
    : `'Pick a calm hour, and tell them together if you can. Say what changes and what stays: school, friends, ' ||
       'bedtime. Keep it short, for they will ask more on other days. Note ' || n || ' for your list.'`;
  return `insert into public.messages (id, conversation_id, role, status, engine, parts)
    select ${uuid('message', slot)}, ${uuid('conversation', Math.ceil(slot / half))},
      '${isQuestion ? 'user' : 'assistant'}', 'done', ${isQuestion ? 'null' : `'library'`},
      jsonb_build_array(jsonb_build_object('type', 'text', 'text', ${text})) from ${everybody}`;
}

function aboutAnswers(everybody: string): string[] {
  return [
    `insert into public.answer_feedback (message_id, user_id, is_helpful)
     select ${uuid('message', 2)}, ${person}, true from ${everybody}`,
    `insert into public.shared_facts (user_id, advisor, conversation_id, facts)
     select ${person}, 'lena', ${uuid('conversation', 1)}, '{"state": "OH"}' from ${everybody}`,
    `insert into public.guided_runs (conversation_id, user_id, state)
     select ${uuid('conversation', 1)}, ${person}, '{"flow": "i-was-served"}' from ${everybody}`,
    `insert into public.paper_reviews (user_id, id, saved_at, title, findings)
     select ${person}, gen_random_uuid(), now(), 'Summons', '{}' from ${everybody}`,
    `insert into private.kept_papers (user_id, review_id, position, name, size, sealed)
     select user_id, id, 1, 'summons.pdf', 9, 'c2VhbGVk' from public.paper_reviews`,
    `insert into public.saved_cases (user_id, id, opinion)
     select ${person}, '6613686', '{"caseName": "Foo v. Foo"}' from ${everybody}`,
    `insert into public.unanswered_questions (message_id, user_id, advisor, text)
     select ${uuid('message', 1)}, ${person}, 'lena', 'a question' from ${everybody}`,
    // Events of answers that are being written at this moment.
    `insert into public.turn_events (message_id, seq, data)
     select ${uuid('message', 20)}, 1, '{"type": "start"}' from ${everybody}`,
  ];
}
