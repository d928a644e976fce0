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
