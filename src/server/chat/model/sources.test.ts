import { expect, test } from 'vitest';
import { openLibraries } from '../library/open-libraries.ts';
import type { Turn } from '../engine.ts';
import { sourcesFor } from './sources.ts';

const library = openLibraries();

function sourcesOf(text: string) {
  const turn: Turn = {
    id: 'turn',
    person: 'person',
    advisor: 'hannah',
    text,
    today: '2026-11-23',
    position: 0,
    questions: [],
    history: [],
    accessible: ['hannah'],
    hasViolence: false,
    isSensitive: false,
    preface: null,
    passedOver: [],
  };
  return sourcesFor(library, turn);
}

test('without a state, what holds in each of them comes first', () => {
  const [first] = sourcesOf('how many days do i have to answer');
  expect(first?.id).toBe('hannah-answer-deadline');
  const states = sourcesOf('where do i file for divorce').map(({ state }) => state ?? 'any');
  expect(states.length).toBeGreaterThan(1);
  expect(states).toEqual(states.toSorted((one, other) => Number(one !== 'any') - Number(other !== 'any')));
});

test('with a state, no text of another state is given', () => {
  const states = sourcesOf('how many days do i have to answer in ohio').map(({ state }) => state);
  expect(states).toContain('OH');
  expect(states.filter((state) => state && state !== 'OH')).toEqual([]);
});
