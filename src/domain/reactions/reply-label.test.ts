import { expect, test } from 'vitest';
import { isReplyLabel, replyLabel } from './reply-label.ts';

test.each([
  [['what do i tell my boss'], 'What do I tell my boss?'],
  [['i cant afford it and im scared'], "I can't afford it and I'm scared"],
  [['she was told on monday'], 'She was told on Monday'],
  [['can i use a form'], 'Can I use a form?'],
  [['why write it down now'], 'Why write it down now'],
])('the label of %j is %j', (examples, label) => {
  expect(replyLabel(examples)).toBe(label);
});

test('shows the plainest example: short, neutral, without figures or slang', () => {
  expect(
    replyLabel(['idk lol whatever', 'pay 240 by friday', 'does he always do this to her', 'how do I begin']),
  ).toBe('How do I begin?');
});

test('shows no label if no example is plain', () => {
  expect(replyLabel(['omg', 'he said "no"'])).toBeNull();
});

test('a label is recognized in any spelling', () => {
  expect(isReplyLabel('how do i begin', ['how do I begin'])).toBe(true);
  expect(isReplyLabel('How do I begin?', ['how do I begin'])).toBe(true);
  expect(isReplyLabel('how do I end', ['how do I begin'])).toBe(false);
});
