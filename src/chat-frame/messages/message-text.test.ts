import { expect, test } from 'vitest';
import { sentencesOf } from './message-text.ts';

test('screen readers announce whole sentences while streaming and the rest at the end', () => {
  expect(sentencesOf('Breathe in', false)).toEqual([]);
  expect(sentencesOf('Breathe in. Then o', false)).toEqual(['Breathe in.']);
  expect(sentencesOf('**One.** Two? Thr', false)).toEqual(['One.', 'Two?']);
  expect(sentencesOf('- a\n- b [1]', true)).toEqual(['a', 'b']);
});
