import { expect, test } from 'vitest';
import type { Reaction } from './reaction.ts';
import { type MessageRead, type ReactionWeights, likelihoodsOf, signsOf } from './score-reaction.ts';

const weights: ReactionWeights = {
  bias: -4,
  nearest: 6,
  sharedWords: 1,
  reply: 0,
  kind: 1,
  isAsk: 0,
  subject: 2,
  ago: -1,
};
const words: Reaction = { kind: 'words', examples: ['what do i say to him'], reply: 'Say: "Not today."' };
const normal: Reaction = { kind: 'normal', examples: ['is that normal'], reply: 'Yes, for some weeks.' };

function message(text: string, near: Record<string, number>, kind: Reaction['kind']): MessageRead {
  return {
    text,
    nearnessTo: (example) => near[example] ?? 0,
    likelyKind: (other) => (other === kind ? 0.9 : 0.01),
  };
}

function likelihoods(read: MessageRead, ago = 0, subjectNear = 0.4): number[] {
  return likelihoodsOf(
    [words, normal].map((reaction) => signsOf(read, reaction, { ago, subjectNear })),
    weights,
  );
}

test('the kind with the closest embedding is the most likely', () => {
  const [ofWords = 0, ofNormal = 0] = likelihoods(
    message('and what should i tell him', { 'what do i say to him': 0.8 }, 'words'),
  );
  expect(ofWords).toBeGreaterThan(0.5);
  expect(ofNormal).toBeLessThan(0.05);
});

test('a message far from every example is most likely not a reaction', () => {
  const all = likelihoods(message('the car is in the shop', {}, 'more'), 0, 0);
  expect(all.reduce((sum, each) => sum + each, 0)).toBeLessThan(0.1);
});

test('a reaction to an earlier answer is less likely than the same reaction to the newest', () => {
  const read = message('is this normal', { 'is that normal': 0.7 }, 'normal');
  const [, now = 0] = likelihoods(read, 0);
  const [, before = 0] = likelihoods(read, 2);
  expect(before).toBeLessThan(now);
});

test('a message close to the texts of an answer is more likely a reaction to it', () => {
  const read = message('and now', { 'is that normal': 0.4 }, 'normal');
  const [, near = 0] = likelihoods(read, 0, 0.8);
  const [, far = 0] = likelihoods(read, 0, 0.1);
  expect(near).toBeGreaterThan(far);
});
