import { expect, test } from 'vitest';
import { deniedTerms, isDenied } from './denied-terms.ts';

test.each([
  ["who told you im numb, i'm not numb", 'lena-numb', true],
  ['i never snapped at the kids', 'lena-snapped-at-the-kids', true],
  ['There is no letter from anyone', 'emma-lawyer-letter', true],
  ['nobody threatened court', 'james-threatens-court', true],
  ["i'm not sleeping at all", 'lena-cant-sleep', false],
  ['im a guy and i have nobody to talk to', 'lena-men-no-one-to-talk-to', false],
  ['nobody believes me about him', 'emma-nobody-believes-me', false],
  ['she never answers me', 'james-no-answer-for-days', false],
  ['i am numb', 'lena-numb', false],
])('recognizes a denial in "%s" of the topic %s: %s', (message, id, isSo) => {
  expect(isDenied(id, deniedTerms(message))).toBe(isSo);
});
