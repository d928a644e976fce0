import { expect, test } from 'vitest';
import type { Flow } from '#domain/guided/flow.ts';
import { newRun } from '#domain/guided/run.ts';
import { takeAnswer } from '#domain/guided/take-answer.ts';
import { type Values, readAnswers } from '#domain/guided/value.ts';
import { firstNight } from './first-night.ts';
import { logAnIncident } from './log-an-incident.ts';
import { iWantToFile } from './i-want-to-file.ts';
import { iWasServed } from './i-was-served.ts';

const TODAY = '2026-11-28';

/** The answers before confirmation, after this text is given as the next answer. */
function understood(flow: Flow, text: string, values: Values = {}): Values | null {
  const run = takeAnswer(flow, { ...newRun(flow), values }, text, TODAY)?.run;
  return run?.pending ?? run?.values ?? null;
}

test('all facts in a long first answer are stored', () => {
  const text =
    "Yes I'm safe, I'm in New York, Brooklyn, they handed me a summons with notice on 11/14 at my job and there's a hearing Dec 9 at 9:30am, my son Anil is 4";
  expect(understood(iWasServed, text)).toEqual({
    safe: 'yes',
    state: 'NY',
    county: 'Kings County',
    paper: 'petition',
    served: '2026-11-14',
    way: 'hand',
    hearing: 'yes',
    hearingDay: '2026-12-09',
    hearingTime: '9:30 AM',
    children: 'yes',
    childrenWords: 'my son Anil is 4',
  });
  const filing =
    "No. We're in New Jersey, separated 18 months ago, two kids Rohan 8 and Tara 3, house worth about 450k with 300k left on the mortgage";
  expect(understood(iWantToFile, filing)).toMatchObject({ afraid: 'no', state: 'NJ', children: 'yes' });
});

test('the day of a hearing is not taken as the day of service', () => {
  const before = { safe: 'yes', state: 'WA' };
  const text = 'There are two, a petition for divorce and a protective order with a hearing on Dec 5';
  expect(understood(iWasServed, text, before)).not.toHaveProperty('served');
  expect(understood(iWasServed, text, before)).toMatchObject({ hearing: 'yes', hearingDay: '2026-12-05' });
  const both = 'Nov 14th, like I told you. handed to me at work. Hearing is Dec 9th 9:30 am in Kings County';
  expect(understood(iWasServed, both, { ...before, paper: 'petition' })).toMatchObject({
    served: '2026-11-14',
    hearingDay: '2026-12-09',
    hearingTime: '9:30 AM',
  });
});

test('a "yes" with the date of the hearing answers both questions', () => {
  const before = { safe: 'yes', state: 'WA', paper: 'petition', served: '2026-11-24', way: 'hand', days: 20 };
  expect(understood(iWasServed, 'yes there is a hearing on dec 9', before)).toMatchObject({
    hearing: 'yes',
    hearingDay: '2026-12-09',
  });
});

test.each([
  'Yes it was last sunday he showed up at 8pm drunk i think and took the bike and yelled at my mom on the porch',
  'yes. on friday he was not there when i came for the kids',
  'yes. yesterday nobody was not home but me',
])('nobody is taken to have said whether a child was there: “%s”', (text) => {
  expect(understood(logAnIncident, text)).not.toHaveProperty('child');
});

test.each([
  'yes im home alone, kids are at their dads first time',
  'yes, safe, the kids are with my mother in law tonight',
  'im safe, my kids are at their grandmas this weekend',
])('children who are elsewhere are no company: “%s”', (text) => {
  expect(understood(firstNight, text)?.['company']).not.toBe('children');
});

test('children who are here are company', () => {
  expect(understood(firstNight, 'yes im safe, kids are asleep in my room')).toMatchObject({
    company: 'children',
  });
});

test.each([
  ['call log screenshots and his text', ['messages']],
  ['photos of the dent', ['photos']],
  ['the ring camera video', ['photos']],
])('the entry names what someone has: “%s”', (text, proof) => {
  const slots = logAnIncident.slots;
  const before = slots.slice(
    0,
    slots.findIndex(({ id }) => id === 'proof'),
  );
  const values = { ...Object.fromEntries(before.map(({ id }) => [id, null])), typing: 'yes', child: 'no' };
  const heard = understood(logAnIncident, text, values) ?? {};
  expect(heard['proof']).toEqual(proof);
  const page = JSON.stringify(logAnIncident.result(readAnswers(heard), null, TODAY));
  expect(page).toContain(`You have: “${text}”`);
});

test('an answer about one paper doesn’t make the person unsure of the rest', () => {
  const heard = understood(iWasServed, 'not sure, something from the court on top', {
    safe: 'yes',
    state: 'OH',
    county: null,
  });
  expect(heard).not.toHaveProperty('way');
  expect(heard).not.toHaveProperty('fee');
});

test.each([
  ['new york, brooklyn', 'Kings County'],
  ['Queens, NY', 'Queens County'],
  ['the bronx new york', 'Bronx County'],
  ['New York, Erie County', 'Erie County'],
])('a borough of New York City is a county: “%s”', (text, county) => {
  expect(understood(iWasServed, text, { safe: 'yes' })).toMatchObject({ state: 'NY', county });
});

test.each(['brooklyn, ohio', 'new york', 'new york, between queens and brooklyn'])(
  'no county is guessed: “%s”',
  (text) => {
    expect(understood(iWasServed, text, { safe: 'yes' })).not.toHaveProperty('county');
  },
);
