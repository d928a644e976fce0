/** A table that holds something of a person, and how it is covered. */
export interface PersonalTable {
  name: string;
  /** Whose row it is: a condition with the id of the account as `$1`. */
  owner: string;
  /** The order in which the copy tells the rows. */
  order: string;
  /** Columns that the copy leaves out; or, of a table that it does not tell at all, why. */
  copy: { without?: readonly string[] } | { notTold: string };
  /** How the rows go with the account. */
  goes: 'by its foreign key' | 'by private.delete_account' | 'when the payment provider was told';
}

const mine = 'user_id = $1::text::uuid';
const byKey = { copy: {}, goes: 'by its foreign key' } as const;
// What somebody chose not to keep is for that one session's eyes.
const kept = `${mine} and unkept_in is null`;
const ofConversations = `conversation_id in (select id from public.conversations where ${kept})`;
const secrets = { notTold: 'Secrets that open the account: they would open it for whoever finds the copy.' };

/** Every table with something of a person: the copy is made from this list, and a test holds it to the database. */
export const personalTables: readonly PersonalTable[] = [
  { name: 'public.profiles', owner: 'id = $1::text::uuid', order: 'id', ...byKey },
  { name: 'public.subscriptions', owner: mine, order: 'user_id', ...byKey },
  { name: 'public.user_progress', owner: mine, order: 'user_id', ...byKey },
  { name: 'public.deadlines', owner: mine, order: 'id', ...byKey },
  { name: 'public.paper_reviews', owner: mine, order: 'begun_at, id', ...byKey },
  {
    name: 'private.kept_papers',
    owner: mine,
    order: 'kept_at, review_id, position',
    // The paper itself is in the copy as a file that opens.
    copy: { without: ['sealed'] },
    goes: 'by its foreign key',
  },
  { name: 'public.saved_cases', owner: mine, order: 'saved_at, id', ...byKey },
  { name: 'public.conversations', owner: kept, order: 'created_at, id', ...byKey },
  {
    name: 'public.messages',
    owner: ofConversations,
    order: 'conversation_id, position',
    copy: { without: ['words'] },
    goes: 'by its foreign key',
  },
  {
    name: 'public.turn_events',
    owner: `message_id in (select id from public.messages where ${ofConversations})`,
    order: 'message_id, seq',
    copy: { notTold: 'Half of an answer that is being written; the whole one is a message.' },
    goes: 'by its foreign key',
  },
  { name: 'public.conversation_settings', owner: mine, order: 'user_id', ...byKey },
  {
    name: 'public.answer_feedback',
    owner: `${mine} and message_id in (select id from public.messages where ${ofConversations})`,
    order: 'created_at, message_id',
    ...byKey,
  },
  { name: 'public.guided_runs', owner: `${mine} and ${ofConversations}`, order: 'conversation_id', ...byKey },
  { name: 'public.unanswered_questions', owner: mine, order: 'created_at, message_id', ...byKey },
  {
    name: 'public.unkept_chats',
    owner: mine,
    order: 'since, advisor',
    copy: { notTold: 'What somebody chose not to keep is for that one session alone.' },
    goes: 'by its foreign key',
  },
  {
    name: 'public.reminder_settings',
    owner: mine,
    order: 'user_id',
    copy: { without: ['stop_token'] },
    goes: 'by its foreign key',
  },
  {
    name: 'public.push_subscriptions',
    owner: mine,
    order: 'created_at, id',
    copy: { without: ['endpoint', 'p256dh', 'auth'] },
    goes: 'by its foreign key',
  },
  {
    name: 'public.calendar_addresses',
    owner: mine,
    order: 'user_id',
    copy: { without: ['address_hash'] },
    goes: 'by its foreign key',
  },
  { name: 'private.outgoing_notices', owner: mine, order: 'id', ...byKey },
  {
    name: 'public.billing_accounts',
    owner: mine,
    order: 'user_id',
    copy: { without: ['pending_payment_url', 'busy_until', 'busy_token'] },
    goes: 'by its foreign key',
  },
  { name: 'private.upload_grants', owner: mine, order: 'period_start, tier', ...byKey },
  { name: 'private.billing_emails', owner: mine, order: 'id', ...byKey },
  { name: 'private.trial_reminders', owner: mine, order: 'user_id', ...byKey },
  { name: 'private.chat_budgets', owner: mine, order: 'user_id', ...byKey },
  { name: 'private.closed_accounts', owner: mine, order: 'user_id', ...byKey },
  {
    name: 'private.closed_customers',
    owner: `stripe_customer_id in (select stripe_customer_id from public.billing_accounts where ${mine})`,
    order: 'stripe_customer_id',
    copy: { notTold: 'Only accounts that are gone already stand in it.' },
    goes: 'when the payment provider was told',
  },
  {
    name: 'private.superadmins',
    owner: 'email = (select lower(private.account_email($1::text::uuid)))',
    order: 'email',
    copy: { notTold: 'Who runs this installation is configured on the server.' },
    goes: 'by private.delete_account',
  },
  {
    name: 'auth.users',
    owner: 'id = $1::text::uuid',
    order: 'id',
    copy: { without: ['encrypted_password'] },
    goes: 'by its foreign key',
  },
  { name: 'auth.identities', owner: mine, order: 'created_at, id', ...byKey },
  {
    name: 'auth.mfa_factors',
    owner: mine,
    order: 'created_at, id',
    copy: { without: ['secret'] },
    goes: 'by its foreign key',
  },
  {
    name: 'auth.mfa_challenges',
    owner: `factor_id in (select id from auth.mfa_factors where ${mine})`,
    order: 'created_at, id',
    copy: { notTold: 'Half of a sign-in, forgotten within minutes.' },
    goes: 'by its foreign key',
  },
  { name: 'auth.known_networks', owner: mine, order: 'seen_at, network', ...byKey },
  { name: 'auth.sessions', owner: mine, order: 'created_at, id', ...byKey },
  {
    name: 'auth.mfa_amr_claims',
    owner: `session_id in (select id from auth.sessions where ${mine})`,
    order: 'session_id, authentication_method',
    ...byKey,
  },
  {
    name: 'auth.mfa_recovery_codes',
    owner: `factor_id in (select id from auth.mfa_factors where ${mine})`,
    order: 'factor_id, code_hash',
    copy: secrets,
    goes: 'by its foreign key',
  },
  { name: 'auth.refresh_tokens', owner: mine, order: 'id', copy: secrets, goes: 'by its foreign key' },
  { name: 'auth.one_time_tokens', owner: mine, order: 'id', copy: secrets, goes: 'by its foreign key' },
  { name: 'auth.flow_state', owner: mine, order: 'id', copy: secrets, goes: 'by its foreign key' },
  {
    name: 'auth.provider_flows',
    owner: mine,
    order: 'created_at, id',
    copy: { notTold: 'Half of a sign-in, forgotten within the hour.' },
    goes: 'by its foreign key',
  },
  {
    name: 'auth.kept_letters',
    owner: mine,
    order: 'created_at, id',
    copy: {
      notTold:
        'Mails that are being sent, for three days at most; what they tell stands in the log of events.',
    },
    goes: 'by its foreign key',
  },
  {
    name: 'auth.audit_log_entries',
    owner: `payload ->> 'actor_id' = $1::text`,
    order: 'created_at, id',
    copy: {},
    goes: 'by private.delete_account',
  },
];

/** Tables that hold nothing of anybody, and why. */
export const nobodysTables: Readonly<Record<string, string>> = {
  'private.stripe_events': 'Numbers of events of the payment provider, for thirty days.',
  'private.unanswered_counts': 'How many questions of a day found no answer, of everybody together.',
  'private.job_runs': 'When the server cleans up again, and when it was last backed up.',
  'private.rate_limits': 'Counters under a hash of an address or an account, for a day at most.',
  'private.trial_key': 'What the marks below are made with.',
  'private.trial_marks':
    'Keyed hashes of mailboxes and numbers that have had a trial, of no account, for two years after it.',
  'auth.used_id_tokens': 'Hashes of tokens that were used, of nobody, until these run out.',
  'auth.saml_requests': 'Sign-ins that are under way at an identity provider, of nobody yet, for an hour.',
  'auth.rate_limits': 'The counters of versions before this one.',
  'auth.platform_migrations': 'Which files were run.',
  'supabase_migrations.schema_migrations': 'Which files were run.',
};
