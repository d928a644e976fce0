import { expect, test } from 'vitest';
import { type Run, newRun } from '#domain/guided/run.ts';
import { takeAnswer } from '#domain/guided/take-answer.ts';
import { parentingPlan } from './parenting-plan.ts';

const TODAY = '2026-11-28';

/** The time of exchanges after texts in the review. */
function timeAfter(exchangeTime: string, work: string | null, ...texts: string[]) {
  const all = Object.fromEntries(parentingPlan.slots.map(({ id }) => [id, null]));
  let run: Run = {
    ...newRun(parentingPlan),
    values: { ...all, afraid: 'no', ages: [4, 9], exchange: 'door', work, exchangeTime },
  };
  for (const text of texts) run = takeAnswer(parentingPlan, run, text, TODAY)?.run ?? run;
  return run.values['exchangeTime'];
}

const both = 'every other friday at 6 and sunday at 5';

test.for([
  ['fridays at 5:30', 'change the exchange, its 5 not 5:30', 'fridays at 5'],
  ['fridays at 5:30', "change the exchange, it's 5 not 5:30", 'fridays at 5'],
  ['fridays at 5:30', 'sorry its 5 not 5:30', 'fridays at 5'],
  ['fridays at 5:30', 'fix the exchange time, its 5 instead of 5:30', 'fridays at 5'],
  ['fridays at 5:30', 'its not 5:30 its 5', 'fridays at 5'],
  [both, 'wait its sunday at 6 not 5', 'every other friday at 6 and sunday at 6'],
  [both, 'wait make sunday 6 instead of 5', 'every other friday at 6 and sunday at 6'],
  [both, 'sunday at 6 not 5', 'every other friday at 6 and sunday at 6'],
  [both, 'make it sunday at 6 not 5', 'every other friday at 6 and sunday at 6'],
  [both, 'please make sunday at 7 instead of 5', 'every other friday at 6 and sunday at 7'],
  [both, 'no wait friday at 5:30 not 6', 'every other friday at 5:30 and sunday at 5'],
  [both, 'sunday 6 rather than 5', 'every other friday at 6 and sunday at 6'],
  [both, 'put sunday at 4 instead of 5', 'every other friday at 6 and sunday at 4'],
  ['fridays at 5 and sundays at 6', 'actually sundays at 7 not 6', 'fridays at 5 and sundays at 7'],
  ['fridays at 5', 'saturdays not fridays', 'saturdays at 5'],
] as const)('in “%s”, “%s” replaces only the wrong value', ([old, text, now]) => {
  expect(timeAfter(old, null, text)).toBe(now);
});

test('a day beside the time says which answer is meant', () => {
  expect(timeAfter(both, 'i work 8 to 5', 'wait its sunday at 6 not 5')).toBe(
    'every other friday at 6 and sunday at 6',
  );
});

test('when the person picks the answer, only the wrong value in it is replaced', () => {
  const now = timeAfter('fridays at 5', 'i work 8 to 5', 'wait its 6 not 5', 'Day and time of exchanges');
  expect(now).toBe('fridays at 6');
});

test.for([
  ['fridays at 5 and sundays at 5', 'its 6 not 5'],
  ['fridays at 5:30', 'its 6 not 7'],
  ['its not on paper', 'a personal loan, not on paper'],
] as const)('in “%s”, “%s” changes nothing on its own', ([old, text]) => {
  expect(timeAfter(old, null, text)).toBe(old);
});
