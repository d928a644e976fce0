import { expect, test } from 'vitest';
import { alternativeLine, talkWords, whoKnows } from '#content/talk-words.ts';
import type { Turn } from '../engine.ts';
import { composeNearest } from './compose-nearest.ts';
import type { Interpretation } from './heard.ts';

const turn = {
  advisor: 'hannah',
  text: 'x',
  questions: [],
  history: [],
  position: 1,
} as Partial<Turn> as Turn;
const told = { questions: [] } as Partial<Interpretation> as Interpretation;
const asked = { questions: [{ text: 'x?', inContext: 'x?' }] } as Partial<Interpretation> as Interpretation;
const two = ['How do I file?', 'What does it cost?'];

test('offers the closest answers to a question, an alternative, and another advisor', () => {
  const { paragraphs, cards } = composeNearest({ kind: 'nearest', choices: two }, turn, asked);
  expect(talkWords.nearestToQuestion).toContain(paragraphs[0]);
  expect(paragraphs[1]).toBe(whoKnows.hannah);
  expect(cards).toEqual([{ type: 'data-suggestions', data: { items: [...two, talkWords.somethingElse] } }]);
});

test('refers the person to other help when no answer closely matches the question', () => {
  expect(composeNearest({ kind: 'nearest', choices: [] }, turn, asked).paragraphs).toEqual([
    alternativeLine.hannah[0],
  ]);
});

test('a statement gets a choice of at least two, or a listening reply', () => {
  const { cards } = composeNearest({ kind: 'nearest', choices: two }, turn, told);
  expect(cards).toHaveLength(1);
  const one = composeNearest({ kind: 'nearest', choices: two.slice(0, 1) }, turn, told);
  expect(talkWords.goOn).toContain(one.paragraphs[0]);
  expect(one.cards).toEqual([]);
});
