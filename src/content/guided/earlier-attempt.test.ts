import { expect, test } from 'vitest';
import { parentingPlan } from './parenting-plan.ts';
import { jointAccounts } from './joint-accounts.ts';
import type { Flow } from '#domain/guided/flow.ts';
import { type Run, newRun } from '#domain/guided/run.ts';
import { takeAnswer } from '#domain/guided/take-answer.ts';
import type { Values } from '#domain/guided/value.ts';

function runAfter(flow: Flow, given: Values, texts: readonly string[]): Run {
  let run: Run = { ...newRun(flow), values: given };
  for (const text of texts) run = takeAnswer(flow, run, text, '2026-11-28')?.run ?? run;
  return run;
}

const calm = { afraid: 'no' };

test.for([
  ['Jayden is 10, he goes to 4th grade and has asthma so has to have his inhaler', '10'],
  ['14, 11 and 6 i think you should know the 6yo has autism', '14, 11, 6'],
  ['17, 14 and my little one Ben is 5', '17 14 5'],
] as const)('what the first attempt said is not lost: %s', ([first, second]) => {
  expect(runAfter(parentingPlan, calm, [first, second]).values['agesWords']).toBe(first);
});

test('the words contain the ages, too', () => {
  const said = 'she has a hard time with change and loud noises';
  expect(runAfter(parentingPlan, calm, [said, '6']).values).toMatchObject({
    ages: [6],
    agesWords: `6; ${said}`,
  });
});

test.for([
  'what do you mean by ages',
  'why do you need to know that stuff',
  'idk, their dad knows birthdays better',
  'wait no I put the wrong answer before',
  'asdf',
  'how would that help anyone here',
])('a question, a correction or a misprint is no fact: %s', (first) => {
  expect(runAfter(parentingPlan, calm, [first, '5 and 8']).values).not.toHaveProperty('agesWords');
});

test('no to several answers keeps that to the open question until it is denied, too', () => {
  const said = 'only our savings about 18k at PNC, he filed last month in Ohio';
  const pending = { accounts: ['savings'], accountsWords: said, case: 'yes' };
  const asked: Run = {
    ...newRun(jointAccounts),
    values: { afraid: 'no' },
    pending,
    again: 'accounts',
    unread: said,
  };
  const once = takeAnswer(
    jointAccounts,
    { ...asked, values: { ...calm, accounts: null } },
    'No',
    '2026-11-28',
  );
  expect(once?.note).toMatchObject({ kind: 'confirm', isReduced: true });
  expect(once?.run.pending).toEqual({ accounts: ['savings'], accountsWords: said });
  const twice = once && takeAnswer(jointAccounts, once.run, 'No', '2026-11-28');
  expect(twice?.note.kind).toBe('not-confirmed');
  const again = twice && takeAnswer(jointAccounts, twice.run, 'savings', '2026-11-28');
  expect(again?.run.values).toMatchObject({ accounts: ['savings'], accountsWords: said });
});
