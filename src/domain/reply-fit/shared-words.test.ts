import { expect, test } from 'vitest';
import { terms } from '../retrieval/terms.ts';
import { rarityIn, sharedWords } from './shared-words.ts';

const texts = ['the braces bill', 'the court bill', 'a bill for school'].map(terms);
const rarity = rarityIn(texts);

test('a rare word in common counts more than a frequent one', () => {
  const message = 'who pays the bill for braces';
  const byRare = sharedWords(message, terms('braces'), rarity);
  const byFrequent = sharedWords(message, terms('bill'), rarity);
  expect(byRare).toBeGreaterThan(byFrequent);
});

test('all words in common come to one, and none to nought', () => {
  expect(sharedWords('braces and court', terms('the court, the braces'), rarity)).toBe(1);
  expect(sharedWords('braces', terms('court'), rarity)).toBe(0);
  expect(sharedWords('so, and the', terms('court'), rarity)).toBe(0);
});
