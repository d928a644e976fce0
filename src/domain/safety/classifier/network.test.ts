import { expect, test } from 'vitest';
import { DIMENSIONS, type WordVectors } from '../../retrieval/word-vectors.ts';
import { sharesOf, topics } from './classifier.ts';
import { type Network, PHRASE_SCALE, PHRASE_WORDS, meaningOf, scoresOf } from './network.ts';
import { saying } from './saying.ts';

/** Each word points along a direction of its own; "dread" and "fear" share one. */
const vectors: WordVectors = {
  rows: new Map([
    ['dread', 0],
    ['fear', 0],
    ['paint', 1],
    ['the', 2],
  ]),
  values: Int8Array.from({ length: 3 * DIMENSIONS }, (_value, at) => (at % (DIMENSIONS + 1) === 0 ? 50 : 0)),
};
const none = new Map<string, number>();

/** One hidden unit along the first direction, which speaks for violence. */
const network: Network = {
  vectors,
  common: none,
  hidden: {
    scale: 1,
    bias: [0],
    weights: Int8Array.from({ length: DIMENSIONS }, (_w, at) => (at === 0 ? 1 : 0)),
  },
  phrases: { scale: 1, bias: [], weights: new Int8Array(0) },
  output: {
    scale: 1,
    bias: topics.map(() => 0),
    weights: Int8Array.from(topics, (topic) => (topic === 'violence' ? 1 : 0)),
  },
};

/** "Fear" and right after it "paint", which speaks for violence; and no hidden unit. */
const phrased: Network = {
  ...network,
  hidden: { scale: 1, bias: [], weights: new Int8Array(0) },
  phrases: {
    scale: 1,
    bias: [-60 * PHRASE_SCALE],
    weights: Int8Array.from({ length: PHRASE_WORDS * DIMENSIONS }, (_w, at) =>
      at === DIMENSIONS || at === 2 * DIMENSIONS + 1 ? 1 : 0,
    ),
  },
};
function violenceIn(text: string): number | undefined {
  return scoresOf(text, phrased)[topics.indexOf('violence')];
}

test('words of like meaning give one meaning, whichever was learnt', () => {
  expect(meaningOf('fear', vectors, none)).toEqual(meaningOf('dread', vectors, none));
  expect(meaningOf('paint', vectors, none)).not.toEqual(meaningOf('dread', vectors, none));
});

test('a meaning is as long for a story as for a word', () => {
  expect(Math.hypot(...meaningOf('fear paint the paint', vectors, none))).toBeCloseTo(8);
});

test('a common word says little beside a rare one', () => {
  const [, , rare] = meaningOf('fear the', vectors, none);
  const [, , common] = meaningOf('fear the', vectors, new Map([['the', 0.3]]));
  expect(common).toBeLessThan((rare ?? 0) / 50);
});

test('a text without a known word means nothing and is scored by what is usual', () => {
  expect(scoresOf('xyz', network)).toEqual(topics.map(() => 0));
});

test('a unit that is below nought stays silent', () => {
  const against = {
    ...network,
    hidden: { ...network.hidden, weights: network.hidden.weights.map((w) => -w) },
  };
  expect(scoresOf('fear', against)).toEqual(topics.map(() => 0));
});

test('the second reader moves the shares towards what the words mean, and is not sure alone', () => {
  const alone = saying('violence', 0.2);
  const together = { ...alone, network };
  expect(sharesOf('fear', together).violence).toBeGreaterThan(sharesOf('fear', alone).violence);
  expect(sharesOf('paint', together).violence).toBeLessThan(sharesOf('fear', together).violence);
});

test('a phrase is found wherever it stands, and counts once', () => {
  expect(violenceIn('fear paint')).toBeGreaterThan(0);
  expect(violenceIn('the the fear paint the')).toBe(violenceIn('fear paint'));
  expect(violenceIn('fear paint | fear paint')).toBe(violenceIn('fear paint'));
});

test('the same words in another order, or in two clauses, are another phrase', () => {
  expect(violenceIn('paint fear')).toBe(0);
  expect(violenceIn('fear the paint')).toBe(0);
  expect(violenceIn('fear | paint')).toBe(0);
});

test('a word that is not known does not part a phrase', () => {
  expect(violenceIn('fear xyz paint')).toBe(violenceIn('fear paint'));
});
