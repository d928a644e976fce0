import * as fc from 'fast-check';
import { type Endpoints, advisor, boolean, count, nameOfPerson } from './fuzz-endpoint.ts';
import { anyJson, email, form, idOf, placeholder, query, encodeSegment, text } from './fuzz-values.ts';

const columnsOf: Readonly<Record<string, readonly string[]>> = {
  profiles: ['id', 'first_name', 'last_name', 'created_at'],
  subscriptions: ['user_id', 'tier', 'selected_advisors', 'trial_ends_at'],
  user_progress: ['user_id', 'journey_steps', 'updated_at'],
  deadlines: ['id', 'user_id', 'title', 'date', 'time', 'priority', 'is_sample', 'created_at'],
  conversations: [
    'id',
    'user_id',
    'advisor',
    'title',
    'sensitive',
    'updated_at',
    'opened_at',
    'unkept_in',
    'understood',
  ],
  shared_facts: ['user_id', 'advisor', 'conversation_id', 'facts', 'shared_at'],
  messages: ['id', 'conversation_id', 'position', 'role', 'status', 'parts', 'engine', 'words'],
  unkept_chats: ['session_id', 'user_id', 'advisor', 'since'],
  conversation_settings: ['user_id', 'delete_after', 'mail_to', 'shares_unanswered'],
  answer_feedback: ['message_id', 'user_id', 'is_helpful', 'reason', 'shared'],
  guided_runs: ['conversation_id', 'user_id', 'state', 'updated_at'],
  unanswered_questions: ['message_id', 'user_id', 'advisor', 'text'],
  billing_accounts: ['user_id', 'mode', 'status', 'pending_payment_url', 'stripe_customer_id'],
};
const tables = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...Object.keys(columnsOf)) },
  { weight: 1, arbitrary: fc.constantFrom('turn_events', 'users', 'auth.users', 'superadmins', 'pg_authid') },
  { weight: 1, arbitrary: text },
);
const columnOf = (table: string): fc.Arbitrary<string> =>
  fc.oneof(
    {
      weight: 20,
      arbitrary: fc.constantFrom(...(Object.hasOwn(columnsOf, table) ? (columnsOf[table] ?? []) : ['id'])),
    },
    { weight: 1, arbitrary: fc.constantFrom(...Object.values(columnsOf).flat()) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('count()', 'users(*)', 'title::int', 'parts->0', 'encrypted_password'),
    },
    { weight: 1, arbitrary: text },
  );
const cell: fc.Arbitrary<string> = fc.oneof(
  idOf('id'),
  idOf('conversation'),
  idOf('message'),
  idOf('deadline'),
  text,
  fc.constantFrom('true', 'null', '7'),
);
const condition = fc
  .tuple(
    fc.constantFrom('', '', '', 'not.'),
    fc.constantFrom('eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'is', 'in', 'fts', 'cs', 'match'),
    cell,
  )
  .map(
    ([not, operator, value]) => `${not}${operator}.${operator === 'in' ? `(${value},"${value}")` : value}`,
  );
const filters = (table: string) => {
  const one = fc.tuple(columnOf(table), condition);
  const group = fc
    .array(one, { minLength: 1, maxLength: 4 })
    .map((parts) => `(${parts.map(([name, each]) => `${name}.${each}`).join(',')})`);
  const join = fc.constantFrom('or', 'and', 'not.or', 'not.and');
  return fc
    .array(fc.oneof({ weight: 4, arbitrary: one }, { weight: 1, arbitrary: fc.tuple(join, group) }), {
      maxLength: 2,
    })
    .map((pairs) => pairs.map(([name, value]) => `${encodeSegment(name)}=${encodeSegment(value)}`));
};
const rowsOf = (
  own: (columns: fc.Arbitrary<string>) => fc.Arbitrary<string>,
  { isFiltered = true } = {},
): fc.Arbitrary<string> =>
  tables.chain((table) =>
    fc
      .tuple(
        isFiltered ? filters(table) : fc.constant([]),
        fc.uniqueArray(own(columnOf(table)), { maxLength: 2, selector: nameOfPart }),
      )
      .map(([where, others]) => `/rest/v1/${encodeSegment(table)}?${[...where, ...others].join('&')}`),
  );
const nameOfPart = (part: string) => part.split('=')[0];
const listOf = (columns: fc.Arbitrary<string>) =>
  fc.array(columns, { minLength: 1, maxLength: 4 }).map((names) => encodeSegment(names.join(',')));
const reading = rowsOf((columns) =>
  fc.oneof(
    listOf(columns).map((names) => `select=${names}`),
    columns.map((name) => `order=${encodeSegment(name)}.desc.nullslast`),
    count.map((number) => `limit=${number}`),
    fc.nat({ max: 3 }).map((number) => `offset=${number}`),
  ),
);
const writing = rowsOf((columns) => listOf(columns).map((names) => `select=${names}`));
const inserting = rowsOf(
  (columns) =>
    fc.oneof(
      fc.constant('on_conflict=user_id'),
      listOf(columns).map((names) => `select=${names}`),
      listOf(columns).map((names) => `columns=${names}`),
      listOf(columns).map((names) => `on_conflict=${names}`),
    ),
  { isFiltered: false },
);
const prefers = fc
  .array(
    fc.constantFrom(
      'return=representation',
      'return=minimal',
      'return=headers-only',
      'count=exact',
      'count=planned',
      'resolution=merge-duplicates',
      'resolution=ignore-duplicates',
      'missing=default',
      'handling=strict',
      'max-affected=1',
      'tx=rollback',
    ),
    { maxLength: 3 },
  )
  .map((preferences) => preferences.join(','));
const restHeaders = fc.oneof(
  { weight: 6, arbitrary: prefers.map((Prefer) => ({ Prefer })) },
  {
    weight: 1,
    arbitrary: fc.record({
      Prefer: prefers,
      Range: fc.constantFrom('0-9', '5-', '9-0', 'bytes=0-1', '99999-'),
      Accept: fc.constantFrom('application/json', 'application/vnd.pgrst.object+json', 'text/csv', '*/*'),
    }),
  },
  { weight: 1, arbitrary: fc.constantFrom({ 'Accept-Profile': 'auth' }, { 'Content-Profile': 'private' }) },
);
const row = fc.oneof(
  form({
    user_id: idOf('id'),
    title: fc.oneof(fc.constant(placeholder('own', 'mark')), text),
    date: fc.constantFrom('June 15, 2026', 'x'),
    time: fc.constantFrom('10:00 AM', ''),
    priority: fc.constantFrom('high', 'medium', 'low', 'x'),
  }),
  form({ id: fc.oneof(idOf('conversation'), fc.uuid()), user_id: idOf('id'), advisor }),
  form({ id: idOf('id'), first_name: nameOfPerson, last_name: nameOfPerson }),
  form({
    user_id: idOf('id'),
    journey_steps: fc.array(form({ id: fc.nat(), done: boolean, label: text }), { maxLength: 4 }),
  }),
  form({ user_id: idOf('id'), delete_after: fc.constantFrom(7, 30, 90, 8), mail_to: email }),
  form({ message_id: idOf('answer'), user_id: idOf('id'), is_helpful: boolean, shared: anyJson }),
  form({ session_id: idOf('session'), user_id: idOf('id'), advisor }),
  fc.dictionary(text, anyJson, { maxKeys: 4 }),
);
const rows = fc.oneof(
  { weight: 3, arbitrary: row },
  { weight: 1, arbitrary: fc.array(row, { maxLength: 4 }) },
);
const routines = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      'is_superadmin',
      'can_access_advisor',
      'list_sessions',
      'end_session',
      'list_security_events',
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom('effective_tier', 'delete_account', 'pg_sleep', 'set_config') },
  { weight: 1, arbitrary: text },
);
const rest = (path: fc.Arbitrary<string>) => path.map((name) => `/rest/v1/${encodeSegment(name)}`);

/** The routes of /rest/v1. */
export const restEndpoints: Endpoints = {
  'GET /rest/v1/rpc/:name': {
    path: rest(routines).map((path) => path.replace('/v1/', '/v1/rpc/')),
    query: query({ advisor, session: idOf('session'), id: idOf('session') }),
    headers: restHeaders,
    weight: 2,
  },
  'POST /rest/v1/rpc/:name': {
    path: rest(routines).map((path) => path.replace('/v1/', '/v1/rpc/')),
    body: fc.oneof(
      form({ advisor }),
      form({ session: idOf('session') }),
      form({ id: idOf('session') }),
      anyJson,
    ),
    headers: restHeaders,
    weight: 2,
  },
  'GET /rest/v1/:name': { path: reading, headers: restHeaders, weight: 8 },
  'POST /rest/v1/:name': { path: inserting, body: rows, headers: restHeaders, weight: 5 },
  'PATCH /rest/v1/:name': { path: writing, body: row, headers: restHeaders, weight: 5 },
  'DELETE /rest/v1/:name': { path: writing, headers: restHeaders },
  'ALL /rest/v1/rpc/:name': {},
  'ALL /rest/v1/:name': {},
  'ALL /rest/v1/*': {},
};
