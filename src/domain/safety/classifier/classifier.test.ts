import { expect, test } from 'vitest';
import { normalize } from '../normalize.ts';
import { sharesOf, topics } from './classifier.ts';
import { BUCKETS, featuresOf } from './features.ts';
import { saying } from './saying.ts';
import { isSpanish } from '../spanish.ts';

test('the probabilities of all topics add up to one', () => {
  const shares = sharesOf(normalize('how do we split christmas'), saying('harm', 0.25));
  expect(Object.values(shares).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  expect(shares.harm).toBeCloseTo(0.25);
});

test('a weight affects only the topic of its row', () => {
  const text = normalize('the garage');
  const weights = new Int8Array(BUCKETS * topics.length);
  for (const bucket of featuresOf(text)) weights[bucket * topics.length + topics.indexOf('suicide')] = 4;
  const classifier = { ...saying('none', 0.5), scale: 1, weights };
  expect(sharesOf(text, { ...classifier, bias: topics.map(() => 0) }).suicide).toBeGreaterThan(0.9);
  expect(sharesOf(normalize('xyz'), classifier).suicide).toBeLessThan(0.01);
});

test('features survive obfuscation and are distinct', () => {
  const dressed = featuresOf(normalize('K1LL my\u200bself'));
  expect(dressed).toEqual(featuresOf(normalize('kill myself')));
  expect(new Set(dressed).size).toBe(dressed.length);
});

test('words of the same category share features', () => {
  const friend = new Set(featuresOf(normalize('my roommate is scared')));
  const shared = featuresOf(normalize('my cousin is terrified')).filter((bucket) => friend.has(bucket));
  expect(shared.length).toBeGreaterThan(8);
});

test('an empty text is classified as ordinary', () => {
  expect(sharesOf(normalize(''), saying('none')).none).toBeCloseTo(1);
});

test.each([
  ['mi hijo no quiere ir con su papá', true],
  ['la casa es de los dos', true],
  ['tell me about la casa', false],
  ['my ex told me no', false],
])('recognizes Spanish: %j (%j)', (text, expected) => {
  expect(isSpanish(normalize(text))).toBe(expected);
});
