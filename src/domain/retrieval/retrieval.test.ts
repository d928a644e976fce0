import { expect, test } from 'vitest';
import { termWeights, tierOf } from './coverage.ts';
import { followUp } from './follow-up.ts';
import { stem } from './stem.ts';
import { terms } from './terms.ts';
import { stateNamed, stripStateNames } from './us-state.ts';

test.each([
  [['moved', 'moving', 'moves', 'move'], 'mov'],
  [['worry', 'worries', 'worried', 'worrying'], 'worry'],
  [['stopped', 'stopping', 'stops', 'stop'], 'stop'],
  [['expenses', 'expense'], 'expens'],
  [['taxes', 'tax'], 'tax'],
  [['stress', 'stressed'], 'stress'],
  [['bus'], 'bus'],
  [['custody'], 'custody'],
])('the words %j share one stem', (words, expected) => {
  expect(new Set(words.map(stem))).toEqual(new Set([expected]));
});

test('a question is reduced to its distinctive words, with synonyms normalized', () => {
  expect(terms("How do I get my husband's kids to answer a text?")).toEqual(
    new Set(['ex', 'kid', 'answer', 'messag']),
  );
  expect(terms('and then what?')).toEqual(new Set());
});

test('rare words have more weight', () => {
  const weight = termWeights([new Set(['divorce', 'qdro']), new Set(['divorce']), new Set(['divorce'])]);
  expect(weight('qdro')).toBeGreaterThan(weight('divorce'));
});

test.each([
  [0.5, 'answer'],
  [0.49, 'closest'],
  [0.25, 'closest'],
  [0.24, 'nothing'],
])('a coverage of %d belongs to the tier %s', (covered, tier) => {
  expect(tierOf(covered)).toBe(tier);
});

test.each([
  ['and for weekends?', 'continues'],
  ['what about his new girlfriend and the holidays we planned together', 'stands-alone'],
  ['California', 'may-continue'],
  ['i cant afford one', 'continues'],
  ['ok and who gets the dog', 'continues'],
  ['how do i tell my boss and my whole family about the separation', 'stands-alone'],
])('the question %j is classified as %s', (question, expected) => {
  expect(followUp(question)).toBe(expected);
});

test.each([
  ['how does it work in California', 'CA'],
  ['i live in west virginia', 'WV'],
  ['TX', 'TX'],
  ['OK', null],
  ['ok', null],
  ['what do i do', null],
])('%j mentions the state %s', (text, state) => {
  expect(stateNamed(text)).toBe(state);
});

test('removing the state from a question does not change its terms', () => {
  expect(stripStateNames('deadline in New York').trim()).toBe('deadline in');
});
