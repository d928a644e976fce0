import { expect, test } from 'vitest';
import { answerThisText as flow } from '#content/guided/answer-this-text.ts';
import { parentingPlan } from '#content/guided/parenting-plan.ts';
import { newRun } from '#domain/guided/run.ts';
import { takeAnswer } from '#domain/guided/take-answer.ts';
import { guidedViewOf } from './guided-view.ts';

function variantsAfter(...texts: string[]) {
  let run = newRun(flow);
  for (const text of ['No', 'No', 'you are useless', ...texts])
    run = takeAnswer(flow, run, text, '2026-11-28')?.run ?? run;
  return guidedViewOf(flow, run, true).page?.variants;
}

test('only a page with a message offers other versions of the message', () => {
  expect(variantsAfter('None of these', 'No', 'Show my page')).toEqual([]);
  expect(variantsAfter('A question or a decision', 'Yes.', 'no', 'No', 'Show my page')).toHaveLength(3);
});

test('in the overview, additional words are shown beside their answer, and requested words have their own line', () => {
  const values = {
    afraid: 'no',
    ages: [4, 9],
    agesWords: 'Mia 4, Leo 9',
    distance: 'else',
    distanceWords: 'a ferry ride',
  };
  const { answers, place } = guidedViewOf(parentingPlan, { ...newRun(parentingPlan), values }, true);
  expect(answers.map(({ text, change }) => [text, change])).toEqual([
    ['No', 'Change answer 1'],
    ['4, 9 (“Mia 4, Leo 9”)', 'Change answer 2'],
    ['Something else', 'Change answer 3'],
    ['a ferry ride', 'Change answer 4'],
  ]);
  expect(place.number).toBe(3);
  const said = 'change answer 4 to two ferry rides';
  const run = takeAnswer(parentingPlan, { ...newRun(parentingPlan), values }, said, '2026-11-28')?.run;
  expect(run?.values).toMatchObject({ distance: 'else', distanceWords: 'two ferry rides' });
});
