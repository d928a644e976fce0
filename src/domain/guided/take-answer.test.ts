import { expect, test } from 'vitest';
import { type Run, newRun } from './run.ts';
import { openSlot, progress, migrateRun } from './steps.ts';
import type { Outcome } from './outcome.ts';
import { pauseRun, takeAnswer } from './take-answer.ts';

import { sampleFlow as flow } from './sample-flow.ts';

const today = '2026-11-23';
function talk(...texts: string[]): Outcome | null {
  let outcome: Outcome | null = null;
  let run = newRun(flow);
  for (const text of texts) {
    outcome = takeAnswer(flow, run, text, today);
    run = outcome?.run ?? run;
  }
  return outcome;
}

test('after an answer, the next question is the first open one that applies', () => {
  const { run, note } = talk('Ohio', 'no') ?? fail();
  expect(note).toEqual({ kind: 'heard', slots: ['hearing'] });
  expect(openSlot(flow, run)?.id).toBe('note');
  expect(progress(flow, run)).toEqual({ number: 3, about: 4 });
});

test('changing an answer removes its dependent answers', () => {
  const { run } = talk('Ohio', 'yes', 'December 14', 'Change: Hearing', 'no') ?? fail();
  expect(run.values).toEqual({ state: 'OH', hearing: 'no' });
});

test('a correction sets its slot and continues where the conversation was', () => {
  const { run, note } = talk('Ohio', 'no', 'the state should be Texas') ?? fail();
  expect(note).toEqual({ kind: 'changed', slots: ['state'] });
  expect([run.values['state'], openSlot(flow, run)?.id]).toEqual(['TX', 'note']);
});

test('going back keeps the old answer until a new one is given, then continues at the first open question', () => {
  const back = talk('Ohio', 'no', 'back', 'back') ?? fail();
  expect([back.run.again, back.run.values]).toEqual(['state', { state: 'OH', hearing: 'no' }]);
  expect(talk('back')?.note).toEqual({ kind: 'at-start' });
  expect(openSlot(flow, (talk('Ohio', 'no', 'back', 'back', 'skip') ?? fail()).run)?.id).toBe('note');
});

test("an answer that can't be parsed twice is stored in the person’s own words, and the conversation continues", () => {
  expect(talk('mumble')?.note).toMatchObject({ kind: 'misfit', time: 1 });
  const { run, note } = talk('mumble', 'near the river') ?? fail();
  expect(note).toEqual({ kind: 'own-words', slot: 'state' });
  expect(run.values).toEqual({ state: { words: 'mumble; near the river' } });
  expect(openSlot(flow, run)?.id).toBe('hearing');
  expect(talk('mumble', 'Mumble')?.run.values).toEqual({ state: { words: 'Mumble' } });
});

test("words that couldn't be parsed are kept if the person then skips the question", () => {
  expect(talk('near the river', 'skip')?.run.values).toEqual({ state: { words: 'near the river' } });
});

test("an answer about fear that can't be parsed counts as the choice that leads to help", () => {
  const { run, note } = talk('Ohio', 'no', 'nothing', 'hard to say', 'it changes') ?? fail();
  expect([run.values['fear'], note.kind]).toEqual(['yes', 'paused']);
});

test('a required question is refused once, then left open', () => {
  expect(talk('skip')?.note.kind).toBe('cannot-skip');
  const { run, note } = talk('skip', 'i dont know') ?? fail();
  expect([run.values['state'], note.kind]).toEqual([null, 'skipped']);
});

test('several facts at once are confirmed together', () => {
  const read = talk('There is a hearing in Ohio on December 14') ?? fail();
  expect(read.note).toEqual({
    kind: 'confirm',
    values: { state: 'OH', hearing: 'yes', day: '2026-12-14' },
  });
  expect(talk('There is a hearing in Ohio on December 14', 'yes')?.run.values).toEqual({
    state: 'OH',
    hearing: 'yes',
    day: '2026-12-14',
  });
  expect(talk('There is a hearing in Ohio on December 14', 'no')?.run.values).toEqual({});
});

test('a side question from the person does not change the flow', () => {
  const { run, note } = talk('Ohio', 'How long does a divorce take?') ?? fail();
  expect([note, openSlot(flow, run)?.id]).toEqual([{ kind: 'question', isShort: true }, 'hearing']);
});

test('a required question is marked as such, and an optional one can be skipped', () => {
  expect(talk('skip')?.note).toEqual({ kind: 'cannot-skip', slot: 'state' });
  const { run, note } = talk('Ohio', 'no', 'I don’t know') ?? fail();
  expect([note.kind, run.values['note']]).toEqual(['skipped', null]);
});

test('the length of a pause depends on its reason', () => {
  const held = talk('Ohio', 'no', 'skip', 'yes') ?? fail();
  expect([held.run.status, held.note.kind]).toEqual(['paused', 'paused']);
  expect(takeAnswer(flow, held.run, 'go on', today)?.note.kind).toBe('paused');
  expect(takeAnswer(flow, held.run, 'tell me about mediation', today)).toBeNull();
  const changed = takeAnswer(flow, held.run, 'Change: Fear', today) ?? fail();
  expect(takeAnswer(flow, changed.run, 'no', today)?.run.status).toBe('asking');
});

test('danger pauses the flow with its answers, and "go on" resumes it', () => {
  const { run } = talk('Ohio') ?? fail();
  const still = pauseRun(run);
  expect(still).toMatchObject({ status: 'paused', values: { state: 'OH' } });
  expect(takeAnswer(flow, still, 'Go on: question 2 of about 4', today)?.run.status).toBe('asking');
});

test('the answers are shown for review before the result', () => {
  const all = talk('Ohio', 'no', 'skip', 'no') ?? fail();
  expect([openSlot(flow, all.run), all.run.status]).toEqual([null, 'asking']);
  expect(takeAnswer(flow, all.run, 'show my page', today)?.run.status).toBe('done');
  expect(takeAnswer(flow, { ...all.run, status: 'done' }, 'hello there', today)).toBeNull();
});

test('a newer version keeps the answers to questions that still exist', () => {
  const old: Run = { ...newRun(flow), version: 1, values: { state: 'OH', gone: 'x' }, status: 'done' };
  expect(migrateRun(flow, old)).toMatchObject({ version: 2, values: { state: 'OH' }, status: 'asking' });
});

test('"why" is answered at every step, also after an answer and before a confirmation', () => {
  const { run, note } = talk('Ohio. why does that matter?') ?? fail();
  expect([note, run.values]).toEqual([{ kind: 'why', slot: 'state' }, { state: 'OH' }]);
  expect(talk('mumble. why do you need that')?.note).toEqual({ kind: 'why', slot: 'state' });
  const asked = talk('Ohio', 'yes', 'tomorrow', 'why are you asking me that?') ?? fail();
  expect([asked.note, asked.run.pending]).toEqual([{ kind: 'why', slot: 'day' }, { day: '2026-11-24' }]);
  expect(talk('Ohio', 'no', 'why do you need to know that')?.note).toEqual({ kind: 'why', slot: 'note' });
});

function fail(): never {
  throw new Error('Nothing was said');
}
