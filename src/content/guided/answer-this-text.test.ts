import { expect, test } from 'vitest';
import { newRun } from '#domain/guided/run.ts';
import { type Outcome, paused, takeAnswer } from '#domain/guided/take-answer.ts';
import { answerThisText as flow } from './answer-this-text.ts';
import { contactPause } from './contact-pause.ts';

const TODAY = '2026-11-28';

function talk(...texts: string[]): Outcome | null {
  let outcome: Outcome | null = null;
  let run = newRun(flow);
  for (const text of texts) {
    outcome = takeAnswer(flow, run, text, TODAY);
    run = outcome?.run ?? run;
  }
  return outcome;
}

const wordsOf = (outcome: Outcome | null) =>
  outcome?.note.kind === 'paused' ? outcome.note.pause.words : null;

test.for(['what do I say to him then', 'but he texted me first, I need to answer'])(
  'a reply that an order bars is refused again: %s',
  (text) => {
    expect(wordsOf(talk('Yes', text))).toContain('Please don’t answer, even if they wrote first.');
    expect(talk('Yes', text)?.run.status).toBe('paused');
  },
);

test('a reply is refused again after fear and after a report of violence', () => {
  expect(wordsOf(talk('No', 'Yes', 'I still need to answer this text'))).toBe(contactPause.refusal);
  const held = paused(newRun(flow), contactPause);
  const outcome = takeAnswer(flow, held, 'I still need to answer this text', TODAY);
  expect(wordsOf(outcome)).toBe(contactPause.refusal);
});

test('other talk during such a pause goes to the advisor', () => {
  expect(takeAnswer(flow, talk('Yes')?.run ?? newRun(flow), 'where do I find a lawyer', TODAY)).toBeNull();
});
