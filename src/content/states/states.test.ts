import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { breachesOf } from '../../../scripts/content/passage-rules.ts';
import { openPassages } from '../library/open-passages.ts';
import { deadlineWords } from '../tools/court-deadline.ts';
import { openStates } from './open-states.ts';
import { type StateFile, factNames, readState } from './state-file.ts';
import { statePage } from './state-page.ts';
import { statePassages } from './state-passages.ts';

const states = openStates();
const written = openPassages();

/** Everything that is shown about a state, on its page and by the advisors. */
function shownOf(state: StateFile): string {
  return JSON.stringify([statePage(state), statePassages([state], written)]);
}

const MARK = 'not verified here';

/** The facts of this status that are shown. To detect them, each value is replaced by a unique marker. */
function shownMarks(state: StateFile, isMarked: (status: string) => boolean): string[] {
  const facts = Object.fromEntries(
    Object.entries(state.facts).map(([name, fact]) => [
      name,
      isMarked(fact.status) ? { ...fact, value: `${MARK}: ${name}` } : fact,
    ]),
  ) as StateFile['facts'];
  return shownOf({ ...state, facts }).match(new RegExp(`${MARK}: \\w+`, 'g')) ?? [];
}

const alabama = readFileSync(new URL('../../../content/states/al.yaml', import.meta.url), 'utf8');

test('every state and D.C. has a file with every fact', () => {
  expect(states).toHaveLength(51);
  expect(new Set(states.map(({ code }) => code)).size).toBe(51);
});

test('an unverified value is never shown as a fact', () => {
  expect(states.flatMap((state) => shownMarks(state, (status) => status !== 'verified'))).toEqual([]);
});

test('planted: detects a verified value that is still marked as unverified', () => {
  const arizona = states.filter(({ code }) => code === 'AZ');
  const found = arizona.flatMap((state) => shownMarks(state, (status) => status === 'verified'));
  expect(found).toContain(`${MARK}: residency`);
});

/** The states whose number of days to answer was verified. */
function withDays(all: readonly StateFile[]): string[] {
  return all.flatMap(({ code, facts: { answerDeadline } }) =>
    answerDeadline.status === 'verified' && /\b\d+ days\b/.test(answerDeadline.value) ? [code] : [],
  );
}

test('the deadline tool only counts in states with a verified number of days', () => {
  const ruled = deadlineWords.rules.map(({ state }) => state).toSorted();
  expect(ruled).toEqual(withDays(states).toSorted());
  const arizona = states.find(({ code }) => code === 'AZ');
  if (!arizona) throw new Error('Arizona is missing');
  const { value, source } = arizona.facts.answerDeadline;
  const planted = { value, source, status: 'secondary' as const };
  expect(withDays([{ ...arizona, facts: { ...arizona.facts, answerDeadline: planted } }])).toEqual([]);
});

test('a fact is shown only while it is verified', () => {
  const arizona = states.find(({ code }) => code === 'AZ');
  if (!arizona) throw new Error('Arizona is missing');
  expect(shownOf(arizona)).toContain('20 days after service');
  const { value } = arizona.facts.answerDeadline;
  const facts = { ...arizona.facts, answerDeadline: { value, status: 'secondary' as const } };
  expect(shownOf({ ...arizona, facts })).not.toContain('20 days after service');
});

test.each([
  [
    'without a source',
    /status: verified\n(?: {4}note: .*\n)? {4}source:\n(?: {6}.*\n)+/,
    'status: verified\n',
  ],
  ['without a day', /(status: verified\n[\s\S]*?)\n      checked: [\d-]+/, '$1'],
  ['with an address that is not https', /(status: verified\n[\s\S]*?)https:/, '$1http:'],
])('rejects a verified fact %s', (_name, from, to) => {
  const planted = alabama.replace(from, to);
  expect(planted).not.toBe(alabama);
  expect(() => readState(planted)).toThrow();
  expect(() => readState(alabama)).not.toThrow();
});

test('a page names the court or says where to look, and shows the date of each source', () => {
  for (const state of states) {
    const { sections, sources } = statePage(state);
    const start = sections[0]?.paragraphs.join(' ') ?? '';
    expect(start, state.name).toMatch(/hears divorces|tells you which court/);
    expect(sources.length, state.name).toBeGreaterThan(0);
    expect(sources.every(({ checked }) => checked.startsWith('20'))).toBe(true);
  }
});

test('state passages follow the same rules as all passages', () => {
  const faults = statePassages(states, written).flatMap((passage) =>
    breachesOf(passage).map(({ field, message }) => `${passage.id}: ${field} ${message}`),
  );
  expect(faults).toEqual([]);
});

test('a state with its own texts keeps them', () => {
  const ids = statePassages(states, written).map(({ id }) => id);
  expect(ids).not.toContain('hannah-california-filing');
  expect(ids).toContain('hannah-arizona-filing');
  const all = [...ids, ...Object.values(written).flatMap((passages) => passages.map(({ id }) => id))];
  expect(new Set(all).size).toBe(all.length);
});

test('every fact in the files has a name that the pages know', () => {
  expect(Object.keys(states[0]?.facts ?? {})).toEqual([...factNames]);
});
