import type { Transaction } from '#server/database/database.ts';

const USER = '0b9f9f5e-6a51-4d0c-9a1c-0d4f3a1f7a01';
const CONVERSATION = '0b9f9f5e-6a51-4d0c-9a1c-0d4f3a1f7a02';
const MESSAGE = '0b9f9f5e-6a51-4d0c-9a1c-0d4f3a1f7a03';
const SESSION = '0b9f9f5e-6a51-4d0c-9a1c-0d4f3a1f7a04';
const AT = '2026-11-20T10:00:00Z';

/** A person with a row in each table, with the columns that the table had when it was created. Parents first. */
const samples: readonly [table: string, row: Readonly<Record<string, string>>][] = [
  [
    'auth.users',
    {
      id: USER,
      email: 'ines@people.test',
      encrypted_password: '$argon2id$kept',
      raw_user_meta_data: '{"first_name": "Ines", "last_name": "Ferro"}',
      email_confirmed_at: AT,
    },
  ],
  ['auth.sessions', { id: SESSION, user_id: USER, created_at: AT }],
  ['auth.refresh_tokens', { token: 'kept', user_id: USER, session_id: SESSION }],
  ['auth.audit_log_entries', { id: MESSAGE, payload: '{"action": "login"}', created_at: AT }],
  [
    'auth.kept_letters',
    {
      id: MESSAGE,
      user_id: USER,
      template: 'password_changed',
      address: 'ines@people.test',
      created_at: AT,
      try_at: AT,
    },
  ],
  ['private.superadmins', { email: 'ines@people.test' }],
  ['public.profiles', { id: USER, first_name: 'Ines', last_name: 'Ferro' }],
  ['public.subscriptions', { user_id: USER, tier: 'core', document_uploads_remaining: '2' }],
  ['public.user_progress', { user_id: USER, journey_steps: '[{"id": 1, "done": true}]' }],
  [
    'public.deadlines',
    { user_id: USER, title: 'See the bank', date: 'June 15, 2027', time: '10:00 AM', priority: 'high' },
  ],
  [
    'public.paper_reviews',
    { id: MESSAGE, user_id: USER, title: 'Summons', findings: '{"title": "Summons"}', saved_at: AT },
  ],
  [
    'private.kept_papers',
    { user_id: USER, review_id: MESSAGE, position: '1', name: 'summons.pdf', size: '4', sealed: 'c2VhbGVk' },
  ],
  ['public.saved_cases', { user_id: USER, id: '6613686', opinion: '{"caseName": "Foo v. Foo"}' }],
  ['public.conversations', { id: CONVERSATION, user_id: USER, advisor: 'lena', title: 'What now' }],
  [
    'public.shared_facts',
    { user_id: USER, advisor: 'lena', conversation_id: CONVERSATION, facts: '{"state": "OH"}' },
  ],
  [
    'public.messages',
    {
      id: MESSAGE,
      conversation_id: CONVERSATION,
      role: 'user',
      status: 'done',
      parts: '[{"type": "text", "text": "hello"}]',
    },
  ],
  ['public.guided_runs', { conversation_id: CONVERSATION, user_id: USER, state: '{"flow": "i-was-served"}' }],
  ['public.turn_events', { message_id: MESSAGE, seq: '1', data: '{"type": "start"}' }],
  ['private.chat_budgets', { user_id: USER, paced_until: AT, day: '2026-11-20', turns: '3' }],
  ['public.billing_accounts', { user_id: USER, mode: 'live', stripe_customer_id: 'cus_kept' }],
  ['private.stripe_events', { id: 'evt_kept', type: 'invoice.paid', created_at: AT }],
  [
    'private.upload_grants',
    { stripe_subscription_id: 'sub_kept', tier: 'core', period_start: AT, user_id: USER },
  ],
  ['private.closed_customers', { stripe_customer_id: 'cus_gone' }],
  ['private.trial_reminders', { user_id: USER }],
  [
    'private.billing_emails',
    {
      user_id: USER,
      kind: 'purchase',
      stripe_subscription_id: 'sub_kept',
      tier: 'core',
      billing_interval: 'year',
      amount: '29990',
      charge_at: AT,
      useful_until: AT,
    },
  ],
  ['public.unkept_chats', { session_id: SESSION, user_id: USER, advisor: 'max' }],
];

/** Inserts a row into each of these tables that exists. Rows that a trigger has inserted stay. */
export async function addSamples(owner: Transaction): Promise<void> {
  for (const [table, row] of samples) {
    const [known] = await owner.query<{ isThere: boolean }>(
      'select to_regclass($1) is not null as "isThere"',
      [table],
    );
    if (!known?.isThere) continue;
    const columns = Object.keys(row);
    // Values are inserted as literals, so that each column parses its own type. All values are defined here.
    const values = Object.values(row).map((value) => `'${value.replaceAll("'", "''")}'`);
    await owner.query(
      `insert into ${table} (${columns.join(', ')}) values (${values.join(', ')}) on conflict do nothing`,
    );
  }
}

export type Rows = Record<string, Record<string, unknown>[]>;

/** Reads all rows of the sample tables. */
export async function readSamples(owner: Transaction): Promise<Rows> {
  const found: Rows = {};
  for (const [table] of samples) {
    const [known] = await owner.query<{ isThere: boolean }>(
      'select to_regclass($1) is not null as "isThere"',
      [table],
    );
    if (!known?.isThere) continue;
    const rows = await owner.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(kept) as row from ${table} as kept order by to_jsonb(kept)::text`,
    );
    found[table] = rows.map(({ row }) => row);
  }
  return found;
}
