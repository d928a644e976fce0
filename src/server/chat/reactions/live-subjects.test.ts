import { expect, test } from 'vitest';
import type { HistoryMessage, Turn } from '../engine.ts';
import { findRecentSubjects } from './live-subjects.ts';
import { shelfOf } from './open-reactions.ts';

const reaction = { kind: 'how', examples: ['how'], reply: 'Ask {them} on paper.' } as const;
const shelf = shelfOf(
  ['max-account', 'max-own-account', 'max-bills'].map((id) => ({
    id,
    all: [{ ...reaction, reply: `${id}: ask {them}.` }],
  })),
  {
    all: [
      {
        id: 'max-account',
        title: 'It is empty',
        examples: ['empty'],
        reply: 'Save proof of what {they} took.',
        offers: 'max-own-account',
        followUps: [{ reply: 'Then call today.', examples: ['yes'], followUps: [] }],
      },
    ],
  },
);

function turn(history: readonly HistoryMessage[], turnsDown = false): Turn {
  return { text: 'ok and now', history, turnsDown } as Partial<Turn> as Turn;
}
const said = (text: string, passages?: readonly string[]): HistoryMessage => ({
  role: 'assistant',
  text,
  ...(passages ? { passages } : {}),
});

test('a written reply leads to its own reactions and the reactions of the text it offers', () => {
  expect(findRecentSubjects(turn([said('Save proof of what she took.\n\nWhen?')]), shelf)).toEqual([
    { id: 'max-account', ago: 0 },
    { id: 'max-own-account', ago: 0 },
  ]);
});

test('a follow-up reply, a reaction and a cited text keep their subject', () => {
  expect(findRecentSubjects(turn([said('Then call today.')]), shelf)[0]).toEqual({
    id: 'max-account',
    ago: 0,
  });
  expect(findRecentSubjects(turn([said('max-bills: ask him.')]), shelf)).toEqual([
    { id: 'max-bills', ago: 0 },
  ]);
  expect(findRecentSubjects(turn([said('Pay rent first. [1]', ['max-bills'])]), shelf)).toEqual([
    { id: 'max-bills', ago: 0 },
  ]);
});

test('an earlier subject ranks after the newest one, and a rejected subject is left out', () => {
  const history = [said('max-bills: ask her.'), said('Then call today.')];
  expect(findRecentSubjects(turn(history), shelf).map(({ id, ago }) => [id, ago])).toEqual([
    ['max-bills', 0],
    ['max-account', 1],
    ['max-own-account', 1],
  ]);
  expect(findRecentSubjects(turn(history, true), shelf).map(({ id }) => id)).toEqual([
    'max-account',
    'max-own-account',
  ]);
});

test('an answer without written reactions has no subject', () => {
  expect(findRecentSubjects(turn([said('Okay.'), said('More of it. [1]', ['max-unknown'])]), shelf)).toEqual(
    [],
  );
});

test('a rejected subject stays excluded after another answer', () => {
  const history: HistoryMessage[] = [
    said('Then call today.'),
    { role: 'user', text: 'No, I asked about the account.' },
    said('max-bills: ask her.'),
    { role: 'user', text: 'They emptied it.' },
  ];
  expect(findRecentSubjects(turn(history), shelf).map(({ id }) => id)).toEqual([
    'max-account',
    'max-own-account',
  ]);
});
