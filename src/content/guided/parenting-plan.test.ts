import { expect, test } from 'vitest';
import { newRun } from '#domain/guided/run.ts';
import { takeAnswer } from '#domain/guided/take-answer.ts';
import { type Values, readAnswers } from '#domain/guided/value.ts';
import { parentingPlan } from './parenting-plan.ts';

const skipped = Object.fromEntries(parentingPlan.slots.map(({ id }) => [id, null]));
const rest: Values = { ...skipped, afraid: 'no', ages: [5], distance: 'near' };

function pageAfter(slot: string, followUp: string, ...texts: string[]): string {
  const { [slot]: _asked, [followUp]: _next, ...values } = rest;
  let run = { ...newRun(parentingPlan), values };
  for (const text of texts) {
    const outcome = takeAnswer(parentingPlan, run, text, '2026-11-28');
    if (!outcome) throw new Error(`No answer: ${text}`);
    run = outcome.run;
  }
  return parentingPlan
    .result(readAnswers(run.values), null, null)
    .parts.flatMap(({ lines }) => lines.map(({ text }) => text))
    .join('\n');
}

test.for([
  ['me', 'I make the big decisions and tell the other parent.'],
  ['her', 'The other parent makes the big decisions and tells me.'],
] as const)('the draft states who decides: %s', ([text, line]) => {
  expect(pageAfter('decisions', 'fields', text)).toContain(line);
});

test("a divided decision doesn't invent how it is divided", () => {
  const said = 'each of us decides some things';
  const open = pageAfter('decisions', 'fields', said, 'skip');
  expect(open).toContain('Divide decisions by topic. Still to write: who has the final say on what.');
  expect(open).not.toMatch(/final say on health/);
  expect(pageAfter('decisions', 'fields', said, 'I decide on school')).toContain(
    'topic. I decide on school.',
  );
});

test.for([
  ['christmas always with me', 'Christmas always with me.'],
  ['always with me', 'Always with me.'],
] as const)('the draft states which parent has each holiday: %s', ([text, line]) => {
  expect(pageAfter('holidays', 'holidayWith', text)).toContain(`same parent. ${line}`);
});

test('a holiday without a parent is listed as open', () => {
  const page = pageAfter('holidays', 'holidayWith', 'Always with the same parent', 'skip');
  expect(page).toContain('Still to write: which parent has which one.');
});

function draftOf(values: Values): string {
  return parentingPlan
    .result(readAnswers({ ...rest, ...values }), null, null)
    .parts.flatMap(({ heading, lines }) => lines.map(({ text }) => `${heading}: ${text}`))
    .join('\n');
}

const weekends: Values = {
  schedule: 'alternate-weekends',
  main: 'mine',
  homes: 'Mine is the house on Pine St, his is the lake house',
};

test.for([
  ['Friday 3:15 at school, monday morning drop off', 'Every other week, Friday to Monday at the lake house.'],
  ['fri pickup, mon drop off', 'Every other week, Friday to Monday at the lake house.'],
  ['Fridays at 6 and Sundays at 6pm', 'Every other week, Friday and Saturday nights at the lake house.'],
] as const)('the nights of a weekend follow the exchanges: %s', ([exchangeTime, line]) => {
  const draft = draftOf({ ...weekends, exchange: 'school', exchangeTime });
  expect(draft).toContain(`At the house on Pine St most of the time. ${line}`);
  expect(draft).not.toContain('Still to write: which nights');
});

test.for([
  'thursday 5pm to sunday',
  'saturday 9am, back sunday',
  'friday, sunday night at 8, monday if late',
  'sundays',
])('nights that contradict the exchanges are left open: %s', (exchangeTime) => {
  const draft = draftOf({ ...weekends, exchange: 'school', exchangeTime });
  expect(draft).not.toContain('Saturday nights');
  expect(draft).toContain(
    `Still to write: which nights the weekend has. About exchanges, you wrote: “${exchangeTime}”`,
  );
});

test('without days, the draft says what a weekend is', () => {
  expect(draftOf(weekends)).toContain('Here, a weekend is Friday and Saturday nights.');
});

test('skipped names and nights are listed as open', () => {
  expect(draftOf({})).toContain('Still open: Names of the homes');
  expect(draftOf({})).toContain('Still open: Where the children sleep now');
  expect(draftOf({ homes: 'ours and his', now: 'with me' })).not.toMatch(/Still open: (?:Names|Where)/);
});
