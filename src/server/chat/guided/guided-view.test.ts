import { expect, test } from 'vitest';
import { answerThisText as flow } from '#content/guided/answer-this-text.ts';
import { newRun } from '#domain/guided/run.ts';
import { takeAnswer } from '#domain/guided/take-answer.ts';
import { guidedViewOf } from './guided-view.ts';

function variantsAfter(...texts: string[]) {
  let run = newRun(flow);
  for (const text of ['No', 'No', 'you are useless', ...texts])
    run = takeAnswer(flow, run, text, '2026-11-28')?.run ?? run;
  return guidedViewOf(flow, run, true).page?.variants;
}

test('only a page with a message offers other versions of it', () => {
  expect(variantsAfter('None of these', 'No', 'Show my page')).toEqual([]);
  expect(variantsAfter('A question or a decision', 'Yes.', 'no', 'No', 'Show my page')).toHaveLength(3);
});
