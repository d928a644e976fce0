import { expect, test } from 'vitest';
import { pointer } from './pointer.ts';

test('whose field it is and how to get there is said in two short sentences', () => {
  expect(pointer({ assistants: ['max'], isSure: true }, { accessible: ['lena', 'max'] })).toBe(
    "That is Max's field. Ask the same in the chat with Max.",
  );
});

test('what only comes near is said as a guess', () => {
  expect(pointer({ assistants: ['ava'], isSure: false }, { accessible: ['ava'] })).toBe(
    "I may be wrong, but this sounds like Ava's field. Ask the same in the chat with Ava.",
  );
});

test('two whose fields meet are both named', () => {
  expect(pointer({ assistants: ['emma', 'james'], isSure: true }, { accessible: ['emma', 'james'] })).toBe(
    "That is Emma's or James's field. Ask the same in the chat with Emma or with James.",
  );
});

test('a guide whom the plan opens is named alone before one whom it does not', () => {
  expect(pointer({ assistants: ['emma', 'james'], isSure: true }, { accessible: ['james'] })).toBe(
    "That is James's field. Ask the same in the chat with James.",
  );
});

test('a plan without the guide hears whose field it is, and no promise of what it would get', () => {
  const said = pointer({ assistants: ['max', 'hannah'], isSure: true }, { accessible: ['lena'] });
  expect(said).toBe("That is Max's field. Your plan does not include Max.");
});

test('a question of the app goes to the support chat, which is open to everybody', () => {
  expect(pointer({ assistants: ['support'], isSure: true }, { accessible: [] })).toContain('Support Chat');
});
