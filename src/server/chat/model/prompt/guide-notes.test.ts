import { expect, test } from 'vitest';
import type { Turn } from '../../engine.ts';
import { noIntents } from '../../intents/read-intents.ts';
import { guideNotes } from './guide-notes.ts';

const turn = { text: 'my husband took the car', questions: [] as readonly string[] } as Turn;
const intent = {
  id: 'max-car',
  title: 'They took the car',
  reply: 'Ask {them} in writing what happens to it.',
  question: 'Whose name is on the title?',
  examples: ['he took the car'],
  followUps: [],
};

test('a note is a reply to a similar message, with the pronouns of this person', () => {
  const read = { ...noIntents, found: [{ intent, likely: 0.6, near: 0.7 }] };
  expect(guideNotes(turn, read)).toEqual([
    'To “They took the car”: Ask him in writing what happens to it. Whose name is on the title?',
  ]);
});

test('an unlikely reply is no note', () => {
  const read = { ...noIntents, found: [{ intent, likely: 0.02, near: 0.3 }] };
  expect(guideNotes(turn, read)).toEqual([]);
});

test('the reply to an expected answer comes first and is not repeated', () => {
  const read = { ...noIntents, pressed: intent, followUp: intent };
  expect(guideNotes(turn, read)).toHaveLength(1);
});
