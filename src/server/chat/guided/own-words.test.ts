import { expect, test } from 'vitest';
import { flows } from '#content/guided/flows.ts';
import { iWasServed } from '#content/guided/i-was-served.ts';
import { changeWords } from '#domain/guided/correction.ts';
import type { Flow, Slot } from '#domain/guided/flow.ts';
import { type Run, newRun } from '#domain/guided/run.ts';
import type { Value } from '#domain/guided/value.ts';
import { type Assessment, assess } from '#domain/safety/assess.ts';
import { openReaders } from '../safety-readers.ts';
import type { TurnContext } from '../turns/turn-context.ts';
import { guidedAssessment } from './guided-assessment.ts';

/*
 * The safety gate checks every message, including those of buttons. If our own texts caused a certain result, a guided
 * conversation would stop at its own question. Guesses about them are ignored.
 */

const readers = openReaders();
const hear = (text: string) => assess(text, { lastKind: null, kinds: [], earlier: [] }, readers);

/** The safety gate must check what people report in these slots. */
const told = new Set(['signs']);

function wordsOf(slot: Slot): readonly string[] {
  if (told.has(slot.id)) return [];
  if (slot.type === 'text') return slot.suggestions ?? [];
  if (slot.type !== 'choice' && slot.type !== 'several') return [];
  const labels = slot.choices.map(({ label }) => label);
  return slot.type === 'several' ? [...labels, labels.join('; ')] : labels;
}

function contextOf(flow: Flow, run: Run | null): TurnContext {
  return {
    advisor: flow.advisor,
    accessible: [flow.advisor],
    concerns: [],
    recent: [],
    asked: [],
    understood: {},
    shares: [],
    isMarkedSensitive: false,
    guided: run,
    isKept: true,
    answers: 0,
    existing: null,
  };
}

/** Treats this slot as the open one, and all others as answered. */
function runAt(flow: Flow, slot: Slot): Run {
  const values = Object.fromEntries(flow.slots.map(({ id }) => [id, null as Value]));
  return { ...newRun(flow), values, again: slot.id };
}

const places = Array.from({ length: 12 }, (_, index) => index + 1);
const named = flows.map((flow) => ({ name: flow.id, flow }));
const guess: Assessment = {
  kind: 'clear',
  note: 'note-self',
  isGuess: true,
  boundary: null,
  hasViolence: false,
  hasChildHarm: false,
};

test.for(named)('no text of the flow $name triggers a certain safety result', async ({ flow }) => {
  const words = [
    flow.opening,
    ...(flow.variants ?? []),
    ...flow.slots.flatMap(wordsOf),
    ...places.map(changeWords),
  ];
  const heard = await Promise.all(words.map(hear));
  expect(words.filter((_words, at) => heard[at]?.kind === 'script')).toEqual([]);
});

test.for(named)('the texts of the flow $name trigger no safety guess', ({ flow }) => {
  expect(guidedAssessment(contextOf(flow, null), flow.opening, guess)).toMatchObject({ note: null });
  for (const slot of flow.slots.filter(({ when }) => !when)) {
    const context = contextOf(flow, runAt(flow, slot));
    for (const words of [...wordsOf(slot), changeWords(1), 'Why do you ask?', 'Back', 'Stop for now'])
      expect(guidedAssessment(context, words, guess), words).toMatchObject({ note: null });
  }
});

test('safety guesses count for longer free text, and certain results always count', async () => {
  const flow = flows.find(({ id }) => id === 'tell-the-children');
  const slot = flow?.slots.find(({ id }) => id === 'stays');
  if (!flow || !slot) throw new Error('There is no such question');
  const context = contextOf(flow, runAt(flow, slot));
  expect(guidedAssessment(context, 'nothing stays, I just want it all to stop', guess)).toBe(guess);
  const danger = await hear('i want to kill myself');
  expect(danger.kind).toBe('script');
  expect(guidedAssessment(context, 'i want to kill myself', danger)).toBe(danger);
  expect(guidedAssessment(contextOf(flow, null), 'they are scared and so am I', guess)).toBe(guess);
});

test('wanting to stop the questions is not a sign of suicide, unless suicide was mentioned before', async () => {
  const [slot] = iWasServed.slots;
  if (!slot) throw new Error('There is no such question');
  const text = "stop. I don't want to do this anymore";
  const context = contextOf(iWasServed, runAt(iWasServed, slot));
  const heard = await hear(text);
  expect(heard).toMatchObject({ kind: 'script', script: 'suicide-asked' });
  expect(guidedAssessment(context, text, heard)).toMatchObject({ kind: 'clear', note: null });
  expect(guidedAssessment({ ...context, concerns: ['suicide-thoughts'] }, text, heard)).toBe(heard);
  expect(guidedAssessment(contextOf(iWasServed, null), text, heard)).toBe(heard);
  const more = `${text}, I want to die`;
  const danger = await hear(more);
  expect(guidedAssessment(context, more, danger)).toBe(danger);
});
