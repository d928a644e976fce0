import { expect, test } from 'vitest';
import { partsOf } from './hard-words.ts';

const motion = { name: 'Motion', pattern: /\bmotion\b/i, meaning: 'A request.' };
const custody = { name: 'Custody', pattern: /\bcustody\b/i, meaning: 'Who decides.' };
const legal = {
  name: 'Legal custody',
  pattern: /\blegal custody\b/i,
  meaning: 'Who decides the big things.',
};

const marked = (text: string) =>
  partsOf(text, [motion, custody, legal]).map((part) => (part.term ? `[${part.term.name}]` : part.text));

test('a text is split at its hard words without losing a character', () => {
  const text = 'The motion asks for custody.';
  expect(marked(text)).toEqual(['The ', '[Motion]', ' asks for ', '[Custody]', '.']);
  expect(
    partsOf(text, [motion, custody])
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

test('if two hard words overlap, the longer one is explained', () => {
  expect(marked('Sole legal custody')).toEqual(['Sole ', '[Legal custody]']);
});

test('a word that occurs twice is explained once, and a text without one stays whole', () => {
  expect(marked('Motion upon motion')).toEqual(['[Motion]', ' upon motion']);
  expect(marked('Nothing here')).toEqual(['Nothing here']);
  expect(marked('')).toEqual([]);
});
