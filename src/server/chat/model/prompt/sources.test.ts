import { expect, test } from 'vitest';
import { openLibraries } from '../../library/open-libraries.ts';
import type { Turn } from '../../engine.ts';
import { interpret } from '../../talk/heard.ts';
import { openListeningBank } from '../../talk/listening-bank.ts';
import { sourceBlock, sourcesFor } from './sources.ts';

const library = openLibraries();

function sourcesOf(text: string, over: Partial<Turn> = {}) {
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
    boundary: null,
    passedOver: [],
    ...over,
  };
  return sourcesFor(library, turn, interpret(turn, openListeningBank()));
}

test('in a state that was named before, the state’s own text is among the sources', () => {
  const sources = sourcesOf('do we have to live apart first', {
    questions: ['we live in chicago and want a divorce'],
    history: [{ role: 'user', text: 'we live in chicago and want a divorce' }],
  });
  expect(sources.map(({ passage }) => passage.id)).toContain('hannah-illinois-filing');
});

test('a question finds its passage first and no state passage if no state is named', () => {
  const sources = sourcesOf('how many days do i have to answer');
  expect(sources[0]?.passage.id).toBe('hannah-answer-deadline');
  expect(sources.filter(({ passage }) => passage.state)).toEqual([]);
});

test('with a known state, no passage of another state is included', () => {
  const states = sourcesOf('how many days do i have to answer in ohio').map(({ passage }) => passage.state);
  expect(states).toContain('OH');
  expect(states.filter((state) => state && state !== 'OH')).toEqual([]);
});

test('two questions get passages from two libraries, and a library outside the plan provides none', () => {
  const text = 'is it bad that my daughter saw me cry? and should i tell their school about the divorce';
  const guides = (accessible: Turn['accessible']) =>
    sourcesOf(text, { advisor: 'lena', accessible }).map(({ from }) => from);
  expect(guides(['lena', 'james'])).toEqual(expect.arrayContaining([null, 'james']));
  expect(guides(['lena'])).not.toContain('james');
});

test('a question that says little by itself is combined with the earlier topic', () => {
  const sources = sourcesOf('and how long does it take?', {
    questions: ['he moved out and i want to file for divorce'],
  });
  expect(sources.map(({ passage }) => passage.title)).toContain('How long a divorce takes');
});

test('does not search for thanks and good night', () => {
  for (const text of ['thank you', 'ok good night', 'yeah']) expect(sourcesOf(text)).toEqual([]);
});

test('a source starts with its short answer and names its library', () => {
  const block = sourceBlock(
    sourcesOf('what is community property', { advisor: 'max', accessible: ['max', 'hannah'] }),
  );
  expect(block).toMatch(/^<source n="1" title=/);
  expect(block).toContain('In short: ');
  expect(block).toContain('guide="Hannah"');
});
