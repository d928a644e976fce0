import * as fc from 'fast-check';
import { assistantIds } from '#domain/assistant.ts';
import { planIds } from '#domain/billing/plan.ts';
import { webhookEvents } from '#server/billing/webhook.ts';
import {
  type CallerName,
  anyJson,
  bodyOf,
  callers,
  email,
  form,
  idOf,
  problematicText,
  password,
  placeholder,
  query,
  encodeSegment,
  text,
} from './fuzz-values.ts';

/** A planned request. */
export interface PlannedRequest {
  endpoint: string;
  as: CallerName;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | null;
}

/** Describes how requests for a route are generated. */
interface Endpoint {
  /** The path after the host. Replaces the route's own parameters. */
  path?: fc.Arbitrary<string>;
  query?: fc.Arbitrary<string>;
  body?: fc.Arbitrary<unknown>;
  headers?: fc.Arbitrary<Record<string, string>>;
  /** True for routes that only the operator's programs use. */
  isForService?: true;
  /** True if the body is not JSON. */
  raw?: fc.Arbitrary<{ type: string; body: string }>;
  /** How much more often than others the route is requested. */
  weight?: number;
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'PROPFIND'] as const;
const advisor = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...assistantIds) },
  { weight: 1, arbitrary: text },
);
const stopping = text.map((token) => `/functions/v1/reminders/stop/${encodeSegment(token)}`);
const calendarView = {
  zone: fc.constantFrom('America/New_York', 'Mars/Olympus'),
  showsTitles: fc.boolean(),
};
const boolean = fc.boolean();
const nameOfPerson = fc.oneof(fc.constant(placeholder('own', 'mark')), text);
const metadata = form({ first_name: nameOfPerson, last_name: nameOfPerson, more: anyJson });
const code = fc.oneof(fc.stringMatching(/^\d{6}$/), text);
const redirectTo = fc.oneof(
  fc.webUrl(),
  problematicText,
  fc.constant('/auth'),
  fc.constant('//evil.test/auth'),
);
const challenge = fc.constantFrom('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM', null, null, null);
const pkce = {
  code_challenge: challenge,
  code_challenge_method: fc.constantFrom('s256', 's256', 's256', 'plain'),
};
const linkTypes = fc.constantFrom(
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email',
  'email_change',
  'sms',
  'phone_change',
);
const redirects = query({ redirect_to: redirectTo });
const wait = fc.constantFrom('America/Chicago', 'UTC', 'Nowhere/City', '');

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
const count = fc.oneof(
  { weight: 6, arbitrary: fc.nat({ max: 2000 }).map(String) },
  { weight: 1, arbitrary: fc.constantFrom('-1', '99999999999', 'x', '') },
);
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

const billing = fc.oneof(
  form({
    action: fc.constantFrom('get-subscription', 'undo-cancel', 'open-portal'),
    userId: idOf('id'),
  }),
  form({
    action: fc.constantFrom('create-checkout', 'preview-change'),
    userId: idOf('id'),
    tier: fc.constantFrom(...planIds),
    isAnnual: boolean,
  }),
  form({
    action: fc.constant('cancel-subscription'),
    userId: idOf('id'),
    cancelAction: fc.constantFrom('immediate', 'discount', 'pause'),
  }),
);
const event = form({
  id: fc.oneof(fc.constant('evt_1'), text),
  object: fc.constant('event'),
  type: fc.constantFrom(...webhookEvents, 'x'),
  livemode: boolean,
  created: fc.nat(),
  data: form({
    object: form({
      object: fc.constantFrom('customer', 'subscription'),
      id: idOf('customer'),
      customer: idOf('customer'),
    }),
  }),
});
const newTurn = form({
  id: fc.oneof(fc.uuid(), idOf('answer')),
  userMessageId: fc.oneof(fc.uuid(), idOf('message')),
  text: fc.oneof(
    text,
    fc.constantFrom('how do i tell the kids', 'i want to die', 'he hit me', 'what is a QDRO'),
  ),
});
const toolTurn = form({
  id: fc.uuid(),
  userMessageId: fc.uuid(),
  text,
  tool: form({
    name: fc.constantFrom(
      'message-coach',
      'budget',
      'planner',
      'court-deadline',
      'breathing',
      'thought-record',
      'x',
    ),
    input: anyJson,
  }),
});
const again = form({ id: fc.uuid(), userMessageId: idOf('message'), text, replaces: idOf('answer') });
const member = form({
  email: fc.oneof({ weight: 3, arbitrary: fc.emailAddress() }, { weight: 1, arbitrary: email }),
  password,
  email_confirm: boolean,
  user_metadata: metadata,
  app_metadata: anyJson,
  ban_duration: fc.constantFrom('none', '1h', 'x'),
  role: text,
});
const served = fc.oneof(
  fc.constantFrom(
    '/',
    '/auth',
    '/settings?tab=subscription',
    '/resources/guides-1',
    '/lena',
    '/chat',
    '/assets/',
  ),
  fc.constantFrom(
    '/../package.json',
    '/%2e%2e/%2e%2e/package.json',
    '/..%5c..%5cpackage.json',
    '//etc/passwd',
  ),
  fc.array(text, { maxLength: 4 }).map((parts) => `/${parts.map(encodeSegment).join('/')}`),
);
const clips = fc.record({
  type: fc.constantFrom('audio/webm', 'audio/wav', 'audio/mp4;codecs=x', 'text/html', ''),
  body: fc.string({ unit: 'binary-ascii', maxLength: 2000 }),
});

/** Every route of the app. A test compares the list to the app, so that no new route is missing. */
export const endpoints: Readonly<Record<string, Endpoint>> = {
  'GET /healthz': {},
  'GET /readyz': {},
  'GET /config.json': {},
  'GET /legal.json': {},
  'GET /auth/v1/health': {},
  'GET /auth/v1/settings': {},
  'GET /auth/v1/.well-known/jwks.json': {},
  'POST /auth/v1/signup': { query: redirects, body: form({ email, password, data: metadata, ...pkce }) },
  'POST /auth/v1/token': {
    query: query({ grant_type: fc.constantFrom('password', 'refresh_token', 'pkce', 'id_token', 'web3') }),
    body: fc.oneof(
      form({ email, password }),
      form({ refresh_token: text }),
      form({ auth_code: text, code_verifier: text }),
      form({ provider: text, id_token: text }),
    ),
  },
  'GET /auth/v1/verify': {
    query: query({ token: text, token_hash: text, type: linkTypes, redirect_to: redirectTo }),
  },
  'POST /auth/v1/verify': { body: form({ type: linkTypes, token: code, token_hash: text, email }) },
  'POST /auth/v1/otp': {
    query: redirects,
    body: form({ email, create_user: boolean, data: metadata, ...pkce }),
  },
  'POST /auth/v1/magiclink': { query: redirects, body: form({ email, data: metadata, ...pkce }) },
  'POST /auth/v1/recover': { query: redirects, body: form({ email, ...pkce }) },
  'POST /auth/v1/resend': { query: redirects, body: form({ type: linkTypes, email }) },
  'GET /auth/v1/user': { weight: 2 },
  'PUT /auth/v1/user': {
    query: redirects,
    body: fc.oneof(
      form({ data: metadata }),
      form({ email, ...pkce }),
      form({ password: text, nonce: code, current_password: text }),
    ),
  },
  'GET /auth/v1/reauthenticate': {},
  // Signing out the current session is left out, because an ended session covers fewer responses.
  'POST /auth/v1/logout': { query: fc.constantFrom('?scope=others', '?scope=others', '?scope=x') },
  'GET /auth/v1/factors/recovery-codes': {},
  'POST /auth/v1/factors/recovery-codes': { body: form({ friendly_name: text }) },
  'POST /auth/v1/factors/recovery-codes/regenerate': { body: form({ code }) },
  'POST /auth/v1/factors/recovery-codes/verify': { body: form({ code: text }) },
  'DELETE /auth/v1/factors/recovery-codes': {},
  'POST /auth/v1/factors': {
    body: form({
      factor_type: fc.constantFrom('totp', 'phone', 'webauthn'),
      friendly_name: text,
      issuer: text,
    }),
  },
  'POST /auth/v1/factors/:id/challenge': { body: form({ channel: text }) },
  'POST /auth/v1/factors/:id/verify': { body: form({ challenge_id: idOf('factor'), code }) },
  'DELETE /auth/v1/factors/:id': {},
  'GET /auth/v1/admin/users': { isForService: true, query: query({ page: count, per_page: count }) },
  'POST /auth/v1/admin/users': { isForService: true, body: member },
  'GET /auth/v1/admin/users/:id': { isForService: true },
  'PUT /auth/v1/admin/users/:id': { isForService: true, body: member },
  'DELETE /auth/v1/admin/users/:id': { isForService: true, body: form({ should_soft_delete: boolean }) },
  'GET /auth/v1/admin/users/:id/factors': { isForService: true },
  'DELETE /auth/v1/admin/users/:id/factors/:factorId': { isForService: true },
  'POST /auth/v1/admin/generate_link': {
    isForService: true,
    body: form({ type: linkTypes, email, new_email: email, password, redirect_to: redirectTo }),
  },
  'POST /auth/v1/invite': { isForService: true, body: form({ email, data: metadata }) },
  'ALL /auth/v1/sso': { body: form({ domain: text, provider_id: fc.uuid() }) },
  'ALL /auth/v1/sso/*': {},
  'ALL /auth/v1/authorize': { query: query({ provider: text, redirect_to: redirectTo }) },
  'ALL /auth/v1/callback': { query: query({ code: text, state: text }) },
  'ALL /auth/v1/user/identities/*': {},
  'ALL /auth/v1/passkeys': {},
  'ALL /auth/v1/passkeys/*': {},
  'ALL /auth/v1/passkeys/authentication/*': {},
  'ALL /auth/v1/*': {},
  'ALL /auth/:version{v[0-9]+}/*': {},
  'ALL /rest/:version{v[0-9]+}/*': {},
  'ALL /functions/:version{v[0-9]+}/*': {},
  'ALL /graphql/:version{v[0-9]+}/*': {},
  'ALL /realtime/:version{v[0-9]+}/*': {},
  'ALL /storage/:version{v[0-9]+}/*': {},
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
  'GET /functions/v1/account': {},
  'POST /functions/v1/account/code': {},
  'POST /functions/v1/account/copy': {
    body: fc.oneof(form({ password }), form({ code: text }), form({ signedInAgain: fc.boolean() })),
  },
  'POST /functions/v1/account/deletion': {
    // Sent with a wrong password, because the people of a round must not be deleted.
    body: form({ password: text, when: fc.constantFrom('now', 'later') }),
  },
  'POST /functions/v1/account/keep': {},
  'ALL /functions/v1/account/*': {},
  'GET /functions/v1/chat/advisors/:advisor': {
    path: advisor.map((id) => `/functions/v1/chat/advisors/${encodeSegment(id)}`),
  },
  'GET /functions/v1/chat/frame-health/:advisor': {
    path: advisor.map((id) => `/functions/v1/chat/frame-health/${encodeSegment(id)}`),
  },
  'GET /functions/v1/chat/passages/:id': {
    path: fc
      .oneof(fc.constant('lena-racing-mind'), text)
      .map((id) => `/functions/v1/chat/passages/${encodeSegment(id)}`),
  },
  'GET /functions/v1/chat/conversations': { query: query({ advisor }), weight: 2 },
  'POST /functions/v1/chat/conversations': { body: form({ advisor }) },
  'DELETE /functions/v1/chat/conversations': { query: query({ advisor }) },
  'POST /functions/v1/chat/conversations/search': {
    body: form({
      words: text,
      advisor: fc.option(advisor),
      before: fc.option(fc.constant('2030-01-01T00:00:00.000Z')),
    }),
    weight: 2,
  },
  'GET /functions/v1/chat/conversations/:id': { weight: 2 },
  'PATCH /functions/v1/chat/conversations/:id': { body: form({ title: text }) },
  'POST /functions/v1/chat/conversations/:id/open': {},
  'DELETE /functions/v1/chat/conversations/:id': {},
  'POST /functions/v1/chat/conversations/:id/turns': { body: fc.oneof(newTurn, toolTurn, again), weight: 2 },
  'GET /functions/v1/chat/conversations/:id/turns/:turn/stream': { query: query({ after: count }) },
  'POST /functions/v1/chat/conversations/:id/turns/:turn/stop': {},
  'GET /functions/v1/chat/conversations/:id/guided': {},
  'DELETE /functions/v1/chat/conversations/:id/guided': {},
  'GET /functions/v1/chat/conversations/:id/understood': { query: query({ day: text }) },
  'PUT /functions/v1/chat/conversations/:id/understood/sharing': {
    body: form({ includesSensitive: boolean }),
  },
  'DELETE /functions/v1/chat/conversations/:id/understood/sharing': {},
  'PUT /functions/v1/chat/conversations/:id/understood/:key': {
    body: form({ value: fc.constantFrom('OH', 'ZZ', 'Ohio', null) }),
  },
  'DELETE /functions/v1/chat/conversations/:id/understood/:key': {},
  'GET /functions/v1/chat/conversations/:id/transcript': { query: query({ zone: wait }), weight: 2 },
  'POST /functions/v1/chat/conversations/:id/transcript/mail': {
    body: form({ zone: wait, version: text, includesSensitive: boolean }),
  },
  'GET /functions/v1/chat/keeping': {},
  'PUT /functions/v1/chat/keeping': {
    body: form({
      deleteAfter: fc.constantFrom(7, 30, 90, null, 8),
      mailTo: email,
      sharesUnanswered: boolean,
    }),
  },
  'PUT /functions/v1/chat/unkept/:advisor': {
    path: advisor.map((id) => `/functions/v1/chat/unkept/${encodeSegment(id)}`),
  },
  'DELETE /functions/v1/chat/unkept/:advisor': {
    path: advisor.map((id) => `/functions/v1/chat/unkept/${encodeSegment(id)}`),
  },
  'GET /functions/v1/chat/conversations/:id/feedback': {},
  'PUT /functions/v1/chat/answers/:id/feedback': {
    body: form({
      isHelpful: boolean,
      reason: fc.constantFrom('wrong', 'hurtful', null, 'x'),
      mayRead: boolean,
    }),
  },
  'DELETE /functions/v1/chat/answers/:id/feedback': {},
  'ALL /functions/v1/chat/*': {},
  'GET /functions/v1/papers/reviews': {},
  'GET /functions/v1/papers/reviews/:id': {},
  'POST /functions/v1/papers/reviews/:id': {},
  'PUT /functions/v1/papers/reviews/:id': {
    body: form({ title: text, findings: fc.jsonValue({ maxDepth: 3 }) }),
  },
  'DELETE /functions/v1/papers/reviews/:id': {},
  'GET /functions/v1/papers/reviews/:id/papers': {},
  'PUT /functions/v1/papers/reviews/:id/papers/:position': {},
  'GET /functions/v1/papers/reviews/:id/papers/:position': {},
  'DELETE /functions/v1/papers/reviews/:id/papers': {},
  'ALL /functions/v1/papers/*': {},
  'POST /functions/v1/case-research/opinions': {
    body: form({ state: text, subject: fc.constantFrom('custody', 'x'), cursor: text }),
  },
  'ALL /functions/v1/case-research/*': {},
  'GET /functions/v1/voice': {},
  'POST /functions/v1/voice/transcriptions': { query: query({ advisor }), raw: clips },
  'POST /functions/v1/voice/speech': { body: form({ message: idOf('answer'), piece: fc.nat({ max: 300 }) }) },
  'ALL /functions/v1/voice/*': {},
  'POST /functions/v1/support/messages': {
    body: form({
      topic: fc.constantFrom('billing', 'account', 'privacy', 'fault', 'other'),
      text,
      mayReply: boolean,
    }),
  },
  'POST /functions/v1/stripe-subscription': { body: billing, weight: 2 },
  'ALL /functions/v1/stripe-subscription/*': {},
  'POST /functions/v1/stripe-webhook': {
    headers: fc.record({ 'Stripe-Signature': fc.constantFrom('right', 'right', 'right', 't=1,v1=x', '') }),
    body: event,
  },
  'GET /functions/v1/reminders': {},
  'PUT /functions/v1/reminders': {
    body: form({
      zone: fc.constantFrom('America/New_York', 'Mars/Olympus'),
      daysBefore: fc.array(fc.constantFrom(1, 3, 7, 400), { maxLength: 4 }),
      quietFrom: fc.integer({ min: -1, max: 1500 }),
      quietTo: fc.integer({ min: -1, max: 1500 }),
      wording: fc.constantFrom('neutral', 'title', 'own', 'x'),
      ownWords: fc.option(text),
      mailTo: fc.option(email),
      signInMailTo: fc.option(email),
    }),
    weight: 2,
  },
  'PUT /functions/v1/reminders/browser': {
    body: form({
      endpoint: fc.oneof(fc.webUrl(), fc.constant('https://fcm.googleapis.com/fcm/send/x'), text),
      keys: form({ p256dh: text, auth: text }),
    }),
  },
  'PUT /functions/v1/reminders/browser/renewed': {
    body: form({
      before: form({ endpoint: text, auth: text }),
      now: form({ endpoint: fc.webUrl(), p256dh: text, auth: text }),
    }),
  },
  'DELETE /functions/v1/reminders/browser': {},
  'ALL /functions/v1/reminders/*': {},
  'GET /functions/v1/reminders/stop.css': {},
  'GET /functions/v1/reminders/stop/:token': { path: stopping },
  'POST /functions/v1/reminders/stop/:token': { path: stopping },
  'GET /functions/v1/calendar': {},
  'POST /functions/v1/calendar/file': { body: form(calendarView), weight: 2 },
  'POST /functions/v1/calendar/address': { body: form({ ...calendarView, proof: form({ password, code }) }) },
  'DELETE /functions/v1/calendar/address': {},
  'ALL /functions/v1/calendar/*': {},
  'GET /calendar/:name{[A-Za-z0-9_-]+\\.ics}': {
    path: fc
      .oneof(fc.stringMatching(/^[\w-]{1,50}$/), text)
      .map((name) => `/calendar/${encodeSegment(name)}.ics`),
  },
  'GET /chat/:advisor': { path: advisor.map((id) => `/chat/${encodeSegment(id)}`) },
  'GET /*': { path: served, weight: 3 },
  'ALL /assets/*': {},
};

/** Generates requests to all of these routes, each by a random caller. */
export function requestsFor(names: readonly string[]): fc.Arbitrary<PlannedRequest> {
  return fc.oneof(
    ...names.map((name) => ({ weight: endpoints[name]?.weight ?? 1, arbitrary: requestFor(name) })),
  );
}

function requestFor(name: string): fc.Arbitrary<PlannedRequest> {
  const endpoint: Endpoint = endpoints[name] ?? {};
  const [verb = 'GET', pattern = '/'] = name.split(' ');
  return fc
    .record({
      as: callerFor(endpoint),
      method: verb === 'ALL' ? fc.constantFrom(...methods) : fc.constant(verb),
      path: endpoint.path ?? pathOf(pattern),
      query:
        endpoint.query ??
        fc.oneof({ weight: 9, arbitrary: fc.constant('') }, { weight: 1, arbitrary: query({}) }),
      headers: endpoint.headers ?? fc.constant({}),
      sent: endpoint.raw ?? (endpoint.body ? bodyOf(endpoint.body) : fc.constant(null)),
    })
    .map(({ as, method, path, query: behind, headers, sent }) => ({
      endpoint: name,
      as,
      method,
      path: path.includes('?') ? path : path + behind,
      headers: { ...headers, ...(sent && { 'Content-Type': sent.type }) },
      body: sent && method !== 'GET' && method !== 'HEAD' ? sent.body : null,
    }));
}

function callerFor({ isForService }: Endpoint): fc.Arbitrary<CallerName> {
  if (isForService) return fc.constantFrom('service', 'service', 'service', 'first', 'nobody');
  return fc.oneof(
    { weight: 6, arbitrary: fc.constant('first' as const) },
    { weight: 3, arbitrary: fc.constant('second' as const) },
    { weight: 1, arbitrary: fc.constantFrom(...callers.filter((caller) => caller !== 'service')) },
  );
}

/** A route's pattern with IDs for its parameters and random text for a star. */
function pathOf(pattern: string): fc.Arbitrary<string> {
  const parts = pattern.split('/').map((part) => {
    if (part === '*')
      return fc.array(text, { maxLength: 3 }).map((tail) => tail.map(encodeSegment).join('/'));
    if (!part.startsWith(':')) return fc.constant(part);
    return idOf(kindOf(pattern, part)).map(encodeSegment);
  });
  return fc.tuple(...parts).map((each) => each.join('/'));
}

function kindOf(pattern: string, parameter: string) {
  if (parameter === ':turn' || pattern.includes('/answers/')) return 'answer';
  if (pattern.includes('/conversations/')) return 'conversation';
  if (pattern.includes('/factors')) return parameter === ':id' && pattern.includes('admin') ? 'id' : 'factor';
  return 'id';
}
