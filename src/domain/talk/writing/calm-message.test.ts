import { expect, test } from 'vitest';
import { reviseMessage } from './calm-message.ts';

const message =
  'Hi. Could you please bring the kids at 5 on Sunday? I will pick them up Monday. I think the blue bag is at your place. Thanks.';

test('shorter removes greeting, thanks and guesses, and keeps every fact', () => {
  expect(reviseMessage(message, 'shorter')).toBe(
    'Could you please bring the kids at 5 on Sunday? I will pick them up Monday.',
  );
});

test('firmer turns a polite request into a plain one and changes no fact', () => {
  expect(reviseMessage(message, 'firmer')).toBe(
    'Please bring the kids at 5 on Sunday. I will pick them up Monday. The blue bag is at your place.',
  );
});

test('warmer frames the same sentences more kindly', () => {
  expect(reviseMessage('Please bring the kids at 5 on Sunday. I will pick them up Monday.', 'warmer')).toBe(
    "Hi, I hope you're doing okay. Could you please bring the kids at 5 on Sunday? I will pick them up Monday. Thank you, I appreciate it.",
  );
});

test('a message made warmer twice has its friendly words only once', () => {
  const once = reviseMessage(message, 'warmer');
  expect(reviseMessage(once, 'warmer')).toBe(once);
});

const facts = (text: string) => text.match(/\d+|\b\w+day\b/g) ?? [];

test('no revision adds a number or a day', () => {
  for (const how of ['firmer', 'warmer'] as const)
    expect(facts(reviseMessage(message, how))).toEqual(facts(message));
  for (const fact of facts(reviseMessage(message, 'shorter'))) expect(facts(message)).toContain(fact);
});
