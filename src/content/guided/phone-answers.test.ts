import { expect, test } from 'vitest';
import { newRun } from '#domain/guided/run.ts';
import { takeAnswer } from '#domain/guided/take-answer.ts';
import { readAnswers } from '#domain/guided/value.ts';
import { safetyPlan } from './safety-plan.ts';

const TODAY = '2026-11-28';

function after(values: Record<string, string | null>, ...texts: string[]) {
  let run = { ...newRun(safetyPlan), values: { ...values } as ReturnType<typeof newRun>['values'] };
  let kind = '';
  for (const text of texts) {
    const outcome = takeAnswer(safetyPlan, run, text, TODAY);
    if (!outcome) return { run, kind: 'advisor' };
    run = outcome.run;
    kind = outcome.note.kind;
  }
  return { run, kind };
}

const atPhone = {
  ...Object.fromEntries(safetyPlan.slots.map(({ id }) => [id, null])),
  typing: 'mine',
  plan: 'stay',
};

test('a phone that the person left is not to be used as usual', () => {
  const { phone: _open, phoneWords: _words, ...before } = atPhone as Record<string, string | null>;
  const { run } = after(before, 'yes but i left that one at the house');
  expect(run.values['phone']).toBe('left');
  const page = JSON.stringify(safetyPlan.result(readAnswers(run.values), null, null));
  expect(page).toContain('don’t turn it on where you’re staying');
  expect(page).not.toContain('Keep using your phone as usual');
});

test.for([
  'no this is my daughters phone he cant see it',
  "He doesn't know this phone. It's Claire's. Can we go on with the plan",
  'this is my work phone he cant see it',
  'oh wait no this phone is new he doesnt know about it',
])('a device that the other person never had ends the pause: %s', (text) => {
  const { run } = after({}, 'yes maybe', text);
  expect([run.status, run.values['typing']]).toEqual(['asking', 'mine']);
});

test.for(['he cant see it', 'hes never gonna check it, its a safe phone', 'im on Marks phone'])(
  'words that may be about this device are answered with what would end the pause: %s',
  (text) => {
    const { run, kind } = after({}, 'yes maybe', text);
    expect([run.status, kind]).toEqual(['paused', 'paused']);
  },
);

test.for(['how do i check my phone for spyware', 'can he see this phone?', 'my husband gave me this phone?'])(
  'a question goes to the advisor: %s',
  (text) => {
    expect(after({}, 'yes maybe', text).kind).toBe('advisor');
  },
);
