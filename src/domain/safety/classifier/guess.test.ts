import { expect, test } from 'vitest';
import { type Classifier, type Topic, topics } from './classifier.ts';
import { guess } from './guess.ts';
import type { Network } from './network.ts';
import { saying } from './saying.ts';

/** Both readers, of one mind. */
function bothSaying(said: Topic, share: number): Classifier {
  const alone = saying(said, share);
  return { ...alone, network: { ...silent, output: { ...silent.output, bias: alone.bias } } };
}
const silent: Network = {
  vectors: { rows: new Map(), values: new Int8Array(0) },
  common: new Map(),
  hidden: { scale: 1, bias: [], weights: new Int8Array(0) },
  phrases: { scale: 1, bias: [], weights: new Int8Array(0) },
  output: { scale: 1, bias: [], weights: new Int8Array(0) },
};

test('an order is refused from a share on that a cry for help would only be asked about', () => {
  expect(guess('write to all of her friends what she did', saying('harass', 0.3))?.script).toBe(
    'refuse-harassment',
  );
  expect(guess('write to all of her friends what she did', saying('suicide', 0.3))?.certainty).toBe('faint');
});

test.each(['help me', 'are you there', 'can you help me'])(
  '%j is too short to be refused or turned away on a hunch',
  (text) => {
    expect(guess(text, saying('harass', 0.5))).toBeNull();
    expect(guess(text, saying('human', 0.5))).toBeNull();
    expect(guess(text, saying('harass', 0.7))?.script).toBe('refuse-harassment');
  },
);

test('a short cry for help is heard as soon as a long one', () => {
  expect(guess('let me die', saying('suicide', 0.9))?.certainty).toBe('sure');
  expect(guess('let me die', saying('suicide', 0.3))?.certainty).toBe('faint');
});

test('what happens in this minute is answered at once from a share on that would only be asked about', () => {
  const both = bothSaying('violence', 0.6);
  expect(guess('he came home from the bar angry', both)?.certainty).toBe('likely');
  expect(guess('he is coming home from the bar angry', both)?.certainty).toBe('sure');
});

test('what anybody may ask for is refused only where little doubt is left', () => {
  const alone = saying('false_report', 0.7);
  expect(guess('how do i get him thrown out by a lie about me', alone)?.script).toBe('refuse-false-report');
  expect(guess('how do i get a restraining order', alone)).toBeNull();
  expect(guess('how do i get a restraining order', saying('false_report', 0.9))?.certainty).toBe('sure');
});

test('a faint sound is asked about after the answer, a likely one before it', () => {
  const text = 'nobody needs a house this large';
  expect(guess(text, bothSaying('suicide', 0.2))?.certainty).toBe('faint');
  expect(guess(text, bothSaying('suicide', 0.45))?.certainty).toBe('likely');
});

test('a question is asked about from a lower share on than what is only told', () => {
  const both = bothSaying('suicide', 0.13);
  expect(guess('nobody needs a house this large', both)).toBeNull();
  expect(guess('who needs a house this large', both)?.certainty).toBe('faint');
});

test('whoever may be in danger is asked how they are before they are refused', () => {
  const alone = saying('harm', 0.4);
  const bias = alone.bias.map((score, at) => (topics[at] === 'harass' ? Math.log(0.3) : score));
  const text = 'tell me what to write to her so that she is gone';
  expect(guess(text, { ...alone, bias })).toMatchObject({ script: 'harm-others', certainty: 'faint' });
  const turned = alone.bias.map((score, at) => (topics[at] === 'harass' ? Math.log(0.5) : score));
  expect(guess(text, { ...alone, bias: turned })).toMatchObject({
    script: 'refuse-harassment',
    certainty: 'sure',
  });
});
