import { expect, test } from 'vitest';
import { asksAgain, givesUp, insists, isSent } from './about-draft.ts';

test.each(['do it over', 'thats just what i typed', 'redo it', 'no', 'i cant send that'])(
  '%j asks for another try',
  (message) => {
    expect(asksAgain(message)).toBe(true);
  },
);

test.each(['i already sent it', 'ok sent it', 'i texted her already'])(
  '%j says that it is out',
  (message) => {
    expect(isSent(message)).toBe(true);
  },
);

test('what was sent long ago is told, not reported', () => {
  expect(isSent('I sent the check in March and he never cashed it')).toBe(false);
});

test('"I said Friday" insists, and "forget it" gives up', () => {
  expect(insists('friday. i said friday')).toBe(true);
  expect(givesUp('forget it ill write it myself')).toBe(true);
});
