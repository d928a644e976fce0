import * as fc from 'fast-check';
import { planIds } from '#domain/billing/plan.ts';
import { webhookEvents } from '#server/billing/webhook.ts';
import { type Endpoints, advisor, boolean, code, count } from './fuzz-endpoint.ts';
import { anyJson, email, form, idOf, password, query, encodeSegment, text } from './fuzz-values.ts';

const stopping = text.map((token) => `/functions/v1/reminders/stop/${encodeSegment(token)}`);
const calendarView = {
  zone: fc.constantFrom('America/New_York', 'Mars/Olympus'),
  showsTitles: fc.boolean(),
};
const wait = fc.constantFrom('America/Chicago', 'UTC', 'Nowhere/City', '');

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
const clips = fc.record({
  type: fc.constantFrom('audio/webm', 'audio/wav', 'audio/mp4;codecs=x', 'text/html', ''),
  body: fc.string({ unit: 'binary-ascii', maxLength: 2000 }),
});

/** The routes of /functions/v1. */
export const functionEndpoints: Endpoints = {
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
};
