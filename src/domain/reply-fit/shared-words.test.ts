import { expect, test } from 'vitest';
import { terms } from '../retrieval/terms.ts';
import { rarityIn, sharedWords } from './shared-words.ts';

const texts = ['the braces bill', 'the court bill', 'a bill for school'].map(terms);
const rarity = rarityIn(texts);

test('a shared rare word counts more than a shared frequent one', () => {
  const message = 'who pays the bill for braces';
  const byRare = sharedWords(message, terms('braces'), rarity);
  const byFrequent = sharedWords(message, terms('bill'), rarity);
  expect(byRare).toBeGreaterThan(byFrequent);
});

test('the score is 1 if all words are shared and 0 if no words are shared', () => {
  expect(sharedWords('braces and court', terms('the court, the braces'), rarity)).toBe(1);
  expect(sharedWords('braces', terms('court'), rarity)).toBe(0);
  expect(sharedWords('so, and the', terms('court'), rarity)).toBe(0);
});
