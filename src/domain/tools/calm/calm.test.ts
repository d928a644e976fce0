import { expect, test } from 'vitest';
import { breathIds, breathingSteps } from './breathing.ts';
import { groundingSteps } from './grounding.ts';

test('grounding covers five senses between two slow breaths, without a gap', () => {
  const steps = groundingSteps();
  expect(steps.map(({ id }) => id)).toEqual([
    'breathe-first',
    'see',
    'touch',
    'hear',
    'smell',
    'taste',
    'breathe-last',
  ]);
  for (const [index, step] of steps.entries()) {
    const before = steps[index - 1];
    expect(step.at).toBe(before ? before.at + before.seconds : 0);
  }
});

test('box breathing has four phases of four seconds', () => {
  expect(breathingSteps('box', 1).slice(0, 5)).toEqual([
    { id: 'in', at: 0, seconds: 4 },
    { id: 'hold', at: 4, seconds: 4 },
    { id: 'out', at: 8, seconds: 4 },
    { id: 'rest', at: 12, seconds: 4 },
    { id: 'in', at: 16, seconds: 4 },
  ]);
});

test.each(breathIds)(
  '%s ends after a full breath, stays within the given minutes and has at least one breath',
  (breath) => {
    for (const minutes of [0.1, 0.5, 3, 10, 500]) {
      const steps = breathingSteps(breath, minutes);
      const last = steps.at(-1);
      const seconds = last ? last.at + last.seconds : 0;
      expect(steps[0]?.id).toBe('in');
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(Math.max(16, Math.min(minutes, 10) * 60));
      // Breathing out must take at least as long as breathing in, because a short out-breath does not calm.
      const total = (id: string) =>
        steps.filter((step) => step.id === id).reduce((sum, step) => sum + step.seconds, 0);
      expect(total('out')).toBeGreaterThanOrEqual(total('in'));
    }
  },
);
