import { expect, test } from 'vitest';
import { type Share, hasSameFact, knownFromOthers, shareableFacts } from './shared-facts.ts';
import { collectFacts } from './understood.ts';

const today = '2026-11-20';
const told = [
  'the house is worth $420,000 and we owe $180,000 on it',
  'I was served on November 9, 2026',
  'I live in Ohio and my kids are 8 and 15',
];
const toldHannah = shareableFacts(collectFacts(told, {}, today));

const startedFrom = (messages: readonly string[], amendments = {}, shared = toldHannah) =>
  collectFacts(messages, amendments, today, [], shared);

test("a conversation's facts can be shared, without its text", () => {
  expect(toldHannah).toEqual({
    state: 'OH',
    stage: 'served',
    children: { many: 2, ages: ['school-age', 'teen'] },
    house: { value: 420_000, owed: 180_000 },
    served: '2026-11-09',
  });
});

test('unknown facts are not shared', () => {
  expect(shareableFacts(collectFacts(['how do I sleep'], {}, today))).toEqual({});
});

test('a date is shared only for people who were served', () => {
  expect(shareableFacts(collectFacts(['it was yesterday'], {}, today))).toEqual({});
});

test('figures out of range are not shared', () => {
  const known = collectFacts(['we have no kids'], {}, today);
  const house = { value: 1e30, owed: 1 };
  const children = { many: 1_000, ages: ['teen' as const] };
  const facts = shareableFacts({ ...known, house, situation: { stage: null, children } });
  expect(facts).toEqual({ children: { many: null, ages: ['teen'] } });
  expect(shareableFacts({ ...known, house: { value: 420_700.000_001, owed: 0 } }).house).toEqual({
    value: 420_700,
    owed: 0,
  });
});

test('a conversation starts with the shared facts', () => {
  expect(startedFrom(['how do we tell the kids?'])).toEqual(collectFacts(told, {}, today));
});

test.each([
  ['we moved to Iowa', 'state', 'IA'],
  ['I filed for divorce last week', 'stage', 'filed'],
  ['I was served on November 12, 2026', 'served', '2026-11-12'],
] as const)(
  'facts stated in the conversation take precedence over shared ones: %s',
  (message, key, value) => {
    const known = startedFrom([message]);
    expect({ ...known, ...known.situation }[key]).toBe(value);
  },
);

test('a retracted stage is unknown in that conversation', () => {
  expect(startedFrom(["I haven't been served"]).situation.stage).toBeNull();
});

test('an unclear date of service is not replaced by the shared one', () => {
  expect(startedFrom(['I was served on November 12 or November 13, 2026']).served).toBeNull();
});

test('a new figure about the house makes the shared figures unknown until both are stated', () => {
  expect(startedFrom(['zillow says it is worth $450,000']).house).toBeNull();
  expect(startedFrom(['we owe $150,000 on the house', 'it is worth $450,000']).house).toEqual({
    value: 450_000,
    owed: 150_000,
  });
});

test('mentioning one child in the conversation keeps the others', () => {
  expect(startedFrom(['my daughter is 15']).situation.children).toEqual(toldHannah.children);
});

test('stating as many children as were shared replaces them', () => {
  expect(startedFrom(['my kids are 3 and 4']).situation.children).toEqual({ many: 2, ages: ['small'] });
  expect(startedFrom(['we have no kids']).situation.children).toBe('none');
});

test('mentioning "the kids" does not contradict that there are none', () => {
  expect(startedFrom(['what about the kids'], {}, { children: 'none' }).situation.children).toBe('none');
});

test.each(['state', 'stage', 'children', 'house', 'served'] as const)(
  'if %s was forgotten in the conversation, it stays forgotten',
  (key) => {
    const amended = startedFrom(['hello'], { [key]: { value: null, later: 1 } });
    const known = { ...amended, ...amended.situation };
    expect(known[key]).toBeNull();
    expect(Object.values(known).filter((value) => value === null)).toHaveLength(1);
  },
);

test('a state corrected in the conversation takes precedence over the shared one', () => {
  expect(startedFrom(['hello'], { state: { value: 'TX', later: 1 } }).state).toBe('TX');
});

const shares: readonly Share[] = [
  { advisor: 'hannah', facts: { state: 'OH', stage: 'served' } },
  { advisor: 'max', facts: { state: 'IA' } },
];

test('the newest share of each fact takes precedence, and its advisor is named', () => {
  expect(knownFromOthers(shares, 'ava')).toEqual({
    facts: { state: 'IA', stage: 'served' },
    tellers: { state: 'max', stage: 'hannah' },
  });
});

test('an advisor gets nothing from their own conversations, and the support chat gets nothing at all', () => {
  expect(knownFromOthers(shares, 'max').facts).toEqual({ state: 'OH', stage: 'served' });
  expect(knownFromOthers(shares, 'support')).toEqual({ facts: {}, tellers: {} });
});

test('part of a fact from another advisor is not shared', () => {
  const messages = ['how do we tell the kids?', 'I live in Iowa'];
  const own = startedFrom(messages, {}, {});
  expect(shareableFacts(own)).toEqual({ state: 'IA', children: { many: null, ages: [] } });
  expect(shareableFacts(own, startedFrom(messages))).toEqual({ state: 'IA' });
});

test('facts shared earlier by one conversation stay shared after another conversation shares', () => {
  const messages = ['I have one daughter who is 4'];
  const own = startedFrom(messages, {}, {});
  const shared = shareableFacts(own);
  expect(shareableFacts(own, startedFrom(messages), shared)).toEqual(shared);
});

test('two conversations are compared fact by fact', () => {
  const own = startedFrom(['my daughter is 15'], {}, {});
  const all = startedFrom(['my daughter is 15']);
  expect(hasSameFact('children', own, all)).toBe(false);
  expect(hasSameFact('children', all, collectFacts(told, {}, today))).toBe(true);
});
