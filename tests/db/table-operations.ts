/**
 * The operations that the matrix tries on each table. `$1` is the ID of the row's owner: each person has one row
 * (`where` finds it), and an insert restores that row after it was deleted. Rows with their own ID use the person's.
 */
export interface TableOperations {
  where: string;
  insert: string;
  update: string;
}

export const tableOperations: Readonly<Record<string, TableOperations>> = {
  'public.profiles': {
    where: 'id = $1::text::uuid',
    insert: `(id, first_name) values ($1::text::uuid, 'Sam')`,
    update: `first_name = 'Kim'`,
  },
  'public.subscriptions': {
    where: 'user_id = $1::text::uuid',
    insert: `(user_id, tier, document_uploads_remaining) values ($1::text::uuid, 'unlimited', 10)`,
    update: `selected_advisors = '{}'`,
  },
  'public.user_progress': {
    where: 'user_id = $1::text::uuid',
    insert: '(user_id) values ($1::text::uuid)',
    update: `journey_steps = '[{"id": 1, "done": true}]'`,
  },
  'public.deadlines': {
    where: 'user_id = $1::text::uuid',
    insert: `(user_id, title, date, time) values ($1::text::uuid, 'Hearing', 'June 15, 2030', '10:00 AM')`,
    update: `priority = 'high'`,
  },
  'public.conversations': {
    where: 'user_id = $1::text::uuid',
    insert: `(id, user_id, advisor) values ($1::text::uuid, $1::text::uuid, 'lena')`,
    update: `title = 'A new title'`,
  },
  'public.shared_facts': {
    where: 'user_id = $1::text::uuid',
    insert: `(user_id, advisor, conversation_id, facts) values ($1::text::uuid, 'lena', $1::text::uuid, '{"state": "OH"}')`,
    update: `facts = '{"state": "IA"}'`,
  },
  'public.messages': {
    where: 'id = $1::text::uuid',
    insert: `(id, conversation_id, role, status) values ($1::text::uuid, $1::text::uuid, 'user', 'done')`,
    update: `status = 'stopped'`,
  },
  'public.turn_events': {
    where: 'message_id = $1::text::uuid',
    insert: `(message_id, seq, data) values ($1::text::uuid, 0, '{}')`,
    update: `data = '{"a": 1}'`,
  },
  'public.conversation_settings': {
    where: 'user_id = $1::text::uuid',
    insert: '(user_id) values ($1::text::uuid)',
    update: 'delete_after = 30',
  },
  'public.answer_feedback': {
    where: 'message_id = $1::text::uuid',
    insert: '(message_id, user_id, is_helpful) values ($1::text::uuid, $1::text::uuid, true)',
    update: 'is_helpful = false',
  },
  'public.guided_runs': {
    where: 'conversation_id = $1::text::uuid',
    insert: `(conversation_id, user_id, state) values ($1::text::uuid, $1::text::uuid, '{"flow": "f"}')`,
    update: 'updated_at = now()',
  },
  'public.unanswered_questions': {
    where: 'message_id = $1::text::uuid',
    insert: `(message_id, user_id, advisor, text) values ($1::text::uuid, $1::text::uuid, 'lena', 'Why')`,
    update: `text = 'How'`,
  },
  'private.unanswered_counts': {
    where: 'advisor = $1::text',
    insert: `(day, advisor, kind, questions) values (current_date, $1::text, 'nothing', 1)`,
    update: 'questions = questions + 1',
  },
  'public.billing_accounts': {
    where: 'user_id = $1::text::uuid',
    insert: `(user_id, mode) values ($1::text::uuid, 'local')`,
    update: `status = 'active'`,
  },
  'private.stripe_events': {
    where: 'id = $1::text',
    insert: `(id, type, created_at) values ($1::text, 'invoice.paid', now())`,
    update: 'processed_at = now()',
  },
  'private.upload_grants': {
    where: 'user_id = $1::text::uuid',
    insert: `(stripe_subscription_id, tier, period_start, user_id) values ($1::text, 'core', now(), $1::text::uuid)`,
    update: 'granted_at = now()',
  },
  'private.closed_customers': {
    where: 'stripe_customer_id = $1::text',
    insert: '(stripe_customer_id) values ($1::text)',
    update: 'closed_at = now()',
  },
  'private.closed_accounts': {
    where: 'user_id = $1::text::uuid',
    insert: '(user_id, closed_at, delete_at) values ($1::text::uuid, now(), now())',
    update: 'renewal_stopped = true',
  },
  'private.billing_emails': {
    where: 'user_id = $1::text::uuid',
    insert: `(user_id, kind, stripe_subscription_id, tier, billing_interval, amount, charge_at, useful_until)
      values ($1::text::uuid, 'purchase', $1::text, 'core', 'year', 29990, now(), now())`,
    update: 'sent_at = now()',
  },
  'private.trial_reminders': {
    where: 'user_id = $1::text::uuid',
    insert: '(user_id) values ($1::text::uuid)',
    update: 'sent_at = now()',
  },
  'private.superadmins': {
    where: `email = $1::text || '@example.test'`,
    insert: `(email) values ($1::text || '@example.test')`,
    update: 'email = email',
  },
  'private.chat_budgets': {
    where: 'user_id = $1::text::uuid',
    insert: `(user_id, paced_until, day, turns) values ($1::text::uuid, now(), current_date, 1)`,
    update: 'turns = turns + 1',
  },
  'private.rate_limits': {
    where: 'key = $1::text',
    insert: '(key) values ($1::text)',
    update: 'points = points + 1',
  },
  'private.job_runs': {
    where: 'name = $1::text',
    insert: '(name, due_at) values ($1::text, now())',
    update: 'due_at = now()',
  },
  'public.reminder_settings': {
    where: 'user_id = $1::text::uuid',
    insert: '(user_id) values ($1::text::uuid)',
    update: 'days_before = array[1, 7]',
  },
  'public.paper_reviews': {
    where: 'user_id = $1::text::uuid',
    insert: '(user_id, id) values ($1::text::uuid, $1::text::uuid)',
    update: `title = 'Summons', findings = '{}', saved_at = now()`,
  },
  'private.kept_papers': {
    where: 'user_id = $1::text::uuid',
    insert: `(user_id, review_id, position, name, size, sealed)
      values ($1::text::uuid, $1::text::uuid, 1, 'summons.pdf', 4, 'c2VhbGVk')`,
    update: `name = 'order.pdf'`,
  },
  'public.saved_cases': {
    where: 'user_id = $1::text::uuid',
    insert: `(user_id, id, opinion) values ($1::text::uuid, '6613686', '{"caseName": "Foo v. Foo"}')`,
    update: `opinion = '{}'`,
  },
  'public.calendar_addresses': {
    where: 'user_id = $1::text::uuid',
    insert: `(user_id, address_hash, zone)
      values ($1::text::uuid, repeat(replace($1::text, '-', ''), 2), 'America/New_York')`,
    update: 'shows_titles = true',
  },
  'private.outgoing_notices': {
    where: 'user_id = $1::text::uuid',
    insert: `(slot, user_id, kind, moment, useful_until) values ($1::text, $1::text::uuid, 'sign-in', now(), now())`,
    update: 'tries = tries + 1',
  },
  'private.listed_events': {
    where: 'action = $1::text',
    insert: '(action) values ($1::text)',
    update: 'action = action',
  },
  'private.trial_key': {
    where: 'is_only and $1::text is not null',
    insert: `(key) values (convert_to($1::text, 'UTF8'))`,
    update: 'key = key',
  },
  'private.trial_marks': {
    where: 'mark = $1::text',
    insert: '(mark, trial_ends_at) values ($1::text, now())',
    update: 'trial_ends_at = now()',
  },
  'auth.users': {
    where: 'id = $1::text::uuid',
    insert: `(id, email) values ($1::text::uuid, $1::text || '@example.test')`,
    update: `email = 'new-' || email`,
  },
  'auth.identities': {
    where: 'user_id = $1::text::uuid',
    insert: `(user_id, provider, provider_id, identity_data) values ($1::text::uuid, 'email', $1::text, '{}')`,
    update: 'last_sign_in_at = now()',
  },
  'auth.mfa_factors': {
    where: 'id = $1::text::uuid',
    insert: `(id, user_id, factor_type, status) values ($1::text::uuid, $1::text::uuid, 'totp', 'unverified')`,
    update: `status = 'verified'`,
  },
  'auth.mfa_recovery_codes': {
    where: 'factor_id = $1::text::uuid',
    insert: `(factor_id, code_hash) values ($1::text::uuid, 'hash')`,
    update: 'used_at = now()',
  },
  'auth.mfa_challenges': {
    where: 'id = $1::text::uuid',
    insert: '(id, factor_id) values ($1::text::uuid, $1::text::uuid)',
    update: 'verified_at = now()',
  },
  'auth.sessions': {
    where: 'id = $1::text::uuid',
    insert: '(id, user_id) values ($1::text::uuid, $1::text::uuid)',
    update: 'refreshed_at = now()',
  },
  'public.unkept_chats': {
    where: 'session_id = $1::text::uuid',
    insert: `(session_id, user_id, advisor) values ($1::text::uuid, $1::text::uuid, 'james')`,
    update: 'since = now()',
  },
  'public.push_subscriptions': {
    where: 'user_id = $1::text::uuid',
    insert: `(user_id, session_id, endpoint, p256dh, auth) values ($1::text::uuid, $1::text::uuid,
      'https://push.example.test/' || $1::text, repeat('a', 87), repeat('a', 22))`,
    update: 'created_at = now()',
  },
  'auth.mfa_amr_claims': {
    where: 'session_id = $1::text::uuid',
    insert: `(session_id, authentication_method) values ($1::text::uuid, 'password')`,
    update: 'updated_at = now()',
  },
  'auth.refresh_tokens': {
    where: 'user_id = $1::text::uuid',
    insert: '(token, user_id, session_id) values ($1::text, $1::text::uuid, $1::text::uuid)',
    update: 'revoked = true',
  },
  'auth.one_time_tokens': {
    where: 'id = $1::text::uuid',
    insert: `(id, user_id, token_type, token_hash, relates_to)
      values ($1::text::uuid, $1::text::uuid, 'recovery_token', 'hash', 'mail')`,
    update: 'updated_at = now()',
  },
  'auth.flow_state': {
    where: 'id = $1::text::uuid',
    insert: `(id, user_id, auth_code, code_challenge, code_challenge_method, authentication_method)
      values ($1::text::uuid, $1::text::uuid, $1::text, 'challenge', 's256', 'otp')`,
    update: 'created_at = now()',
  },
  'auth.saml_requests': {
    where: 'id = $1::text',
    insert: `(id, provider_id, redirect_to) values ($1::text, 'acme', '/')`,
    update: 'created_at = now()',
  },
  'auth.used_id_tokens': {
    where: 'id = $1::text',
    insert: '(id, expires_at) values ($1::text, now())',
    update: 'expires_at = now()',
  },
  'auth.provider_flows': {
    where: 'id = $1::text::uuid',
    insert: `(id, state_hash, browser_hash, provider, redirect_to, user_id)
       values ($1::text::uuid, $1::text, 'hash', 'acme', '/', $1::text::uuid)`,
    update: 'created_at = now()',
  },
  'auth.known_networks': {
    where: 'user_id = $1::text::uuid',
    insert: `(user_id, network, seen_at) values ($1::text::uuid, 'hash', now())`,
    update: 'seen_at = now()',
  },
  'auth.kept_letters': {
    where: 'id = $1::text::uuid',
    insert: `(id, user_id, template, address, created_at, try_at)
       values ($1::text::uuid, $1::text::uuid, 'password_changed', $1::text, now(), now())`,
    update: 'tries = tries + 1',
  },
  'auth.audit_log_entries': {
    where: 'id = $1::text::uuid',
    insert: `(id, payload) values ($1::text::uuid, '{}')`,
    update: `payload = '{"a": 1}'`,
  },
  'auth.rate_limits': {
    where: 'key = $1::text',
    insert: '(key) values ($1::text)',
    update: 'points = points + 1',
  },
  'auth.platform_migrations': {
    where: 'version = $1::text',
    insert: '(version) values ($1::text)',
    update: 'version = version',
  },
  'supabase_migrations.schema_migrations': {
    where: 'version = $1::text',
    insert: '(version) values ($1::text)',
    update: 'name = name',
  },
};
