import { expect, test } from 'vitest';
import { stageIn, stages } from '#domain/situation/stage.ts';
import { stageAnswers } from './ask-back.ts';

test('what can be pressed says a stage, each another one and all of them', () => {
  expect(stageAnswers.map(stageIn)).toEqual(stages);
});
