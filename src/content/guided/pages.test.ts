import { expect, test } from 'vitest';
import type { Flow, Slot } from '#domain/guided/flow.ts';
import { type Danger, dangers } from '#domain/guided/heard-danger.ts';
import { addOwnWords } from '#domain/guided/own-words.ts';
import type { Page } from '#domain/guided/page.ts';
import { pruned, slotsFor } from '#domain/guided/steps.ts';
import { type Value, type Values, readAnswers } from '#domain/guided/value.ts';
import { numberOf } from '#domain/help.ts';
import { flows } from './flows.ts';
import { withHelp } from './help-parts.ts';

const TODAY = '2026-11-28';
const RUNS = 60;

/** A random generator with a fixed seed, so that each test run has the same answers. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

function anyValue(slot: Slot, next: () => number): Value {
  const kind = next();
  if (kind < (slot.isOptional ? 0.3 : 0.05)) return null;
  if (kind > 0.95 && slot.type !== 'text' && slot.type !== 'names') return { words: `own ${slot.id} unread` };
  switch (slot.type) {
    case 'choice':
      return slot.choices[Math.floor(next() * slot.choices.length)]?.id ?? null;
    case 'several':
      return slot.choices.filter(() => next() < 0.5).map(({ id }) => id);
    case 'date':
      return slot.direction === 'past' ? '2026-11-20' : '2026-12-14';
    case 'number':
      return 20 + Math.floor(next() * 10);
    case 'money':
      return { cents: Math.floor(next() * 200_000), timesAYear: 12 };
    case 'state':
      return next() < 0.5 ? 'TX' : 'OK';
    case 'ages':
      return [3, 14];
    case 'time':
      return '9:30 AM';
    default:
      return slot.type === 'names' ? [`own ${slot.id} name`] : `own ${slot.id} words`;
  }
}

/** Random answers to all questions that apply. Half of the choices have additional words. */
function anyAnswers(flow: Flow, next: () => number, fixed: Values = {}): Values {
  const values: Record<string, Value> = { ...fixed };
  for (const slot of flow.slots) {
    const isAsked = slotsFor(flow, { ...values, [slot.id]: 'any' }).some(({ id }) => id === slot.id);
    const isBeside = slot.wordsOf !== undefined && !slotsFor(flow, values).includes(slot);
    if (isAsked && !(slot.id in values) && (!isBeside || next() < 0.5))
      values[slot.id] = anyValue(slot, next);
  }
  return pruned(flow, values);
}

function pageOf(flow: Flow, values: Values, heard: readonly Danger[] = []): Page {
  const told = readAnswers(values, heard);
  return addOwnWords(flow, values, withHelp(flow.result(told, null, TODAY), told));
}

function textOf({ parts, message }: Page): string {
  return [message ?? '', ...parts.flatMap(({ lines }) => lines.map(({ text }) => text))].join('\n');
}

function manyAnswers(flow: Flow, fixed: Values = {}): Values[] {
  const next = numbers(flow.id.length * 7919);
  return Array.from({ length: RUNS }, () => anyAnswers(flow, next, fixed));
}

/** Answers that a page omits on purpose. */
const leftOut: Readonly<Record<string, (values: Values) => string[]>> = {
  // The other person's message is analyzed but not shown, and without a reply nothing is written.
  'answer-this-text': () => ['message', 'fact', 'request', 'by'],
  // A card for a bad night doesn't repeat what makes it bad.
  'first-night': () => ['sleepWords', 'foodWords', 'hourWords'],
  // If the person is afraid, no page repeats what they said about their fear.
  'joint-accounts': ({ afraid }) => (afraid === 'yes' ? ['afraidWords'] : []),
};

test.for(flows)("the page contains all of the person's answers: $id", (flow) => {
  for (const values of manyAnswers(flow)) {
    const text = textOf(pageOf(flow, values)).toLowerCase();
    const missing = flow.slots
      .filter(({ type }) => type === 'text' || type === 'names')
      .filter(({ id }) => typeof values[id] === 'string' || Array.isArray(values[id]))
      .filter(({ id }) => !leftOut[flow.id]?.(values).includes(id))
      .filter(({ id }) => !text.includes(`own ${id} `.toLowerCase()))
      .map(({ id }) => id);
    expect(missing, JSON.stringify(values)).toEqual([]);
  }
});

test.for(flows)('no line is empty or incomplete: $id', (flow) => {
  for (const values of manyAnswers(flow)) {
    for (const { text } of pageOf(flow, values).parts.flatMap(({ lines }) => lines)) {
      expect(text, JSON.stringify(values)).toMatch(/\S/);
      expect(text, JSON.stringify(values)).not.toMatch(/undefined|null|\[object|“”|:\s*$|: \.|\.\./);
    }
  }
});

test.for(['safety-plan', 'i-want-to-file', 'i-was-served'])(
  'without children, no page mentions children: %s',
  (id) => {
    const flow = flows.find((one) => one.id === id);
    if (!flow) throw new Error('There is no such flow');
    for (const values of manyAnswers(flow, { children: 'no', childrenWords: null }))
      expect(textOf(pageOf(flow, values)).replaceAll('without children', '')).not.toMatch(/\b(?:child|kid)/i);
  },
);

const lines = {
  violence: 'violence',
  self: 'crisis',
  child: 'child',
  overdose: 'poison',
  gun: 'violence',
  abduction: 'violence',
} as const;

test.for(flows.flatMap((flow) => dangers.map((danger) => ({ flow, danger, name: flow.id }))))(
  'after a mention of $danger, the first parts contain the help lines: $name',
  ({ flow, danger }) => {
    for (const values of manyAnswers(flow).slice(0, 30)) {
      const first = pageOf(flow, values, [danger])
        .parts.slice(0, 2)
        .flatMap((one) => one.lines.map(({ text }) => text))
        .join('\n');
      expect(first).toContain(numberOf(lines[danger]));
      expect(first).toContain(numberOf('emergency'));
    }
  },
);

test('with all dangers, the most urgent help comes first', () => {
  for (const flow of flows) {
    const [values = {}] = manyAnswers(flow);
    const first = textOf({ ...pageOf(flow, values, dangers), message: '' });
    const places = dangers.map((danger) => first.indexOf(numberOf(lines[danger])));
    expect(
      places.every((place) => place >= 0),
      flow.id,
    ).toBe(true);
  }
});
