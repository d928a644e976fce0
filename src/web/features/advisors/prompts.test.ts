import { expect, test } from 'vitest';
import { promptsByAdvisor } from '#content/prompts.ts';
import { advisorIds } from '#domain/advisor.ts';
import { groupPrompts } from './prompts.ts';

const prompt = (id: string, category: string) => ({ id, category, text: id, tags: [] });

// Specification: 2.advisor.2
test('every advisor has five prompts', () => {
  expect(advisorIds.map((advisor) => promptsByAdvisor[advisor].length)).toEqual([5, 5, 5, 5, 5, 5]);
});

// Specification: 2.advisor.2, 3.prompt
test('prompts are grouped by category, in the order of the categories', () => {
  const groups = groupPrompts([prompt('a', 'Sleep'), prompt('b', 'Grief'), prompt('c', 'Sleep')]);
  expect(groups.map(({ category, prompts }) => [category, prompts.map(({ id }) => id)])).toEqual([
    ['Sleep', ['a', 'c']],
    ['Grief', ['b']],
  ]);
});
