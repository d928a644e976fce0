import { expect, test } from 'vitest';
import type { Page } from '#domain/guided/page.ts';
import { newRun } from '#domain/guided/run.ts';
import type { Outcome } from '#domain/guided/outcome.ts';
import { pauseRun, takeAnswer } from '#domain/guided/take-answer.ts';
import { readAnswers } from '#domain/guided/value.ts';
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
  'a reply that a court order forbids is refused again: %s',
  (text) => {
    expect(wordsOf(talk('Yes', text))).toContain('Please don’t answer, even if they wrote first.');
    expect(talk('Yes', text)?.run.status).toBe('paused');
  },
);

test('a reply is refused again after a mention of fear and after a report of violence', () => {
  expect(wordsOf(talk('No', 'Yes', 'I still need to answer this text'))).toBe(contactPause.refusal);
  const held = pauseRun(newRun(flow), contactPause);
  const outcome = takeAnswer(flow, held, 'I still need to answer this text', TODAY);
  expect(wordsOf(outcome)).toBe(contactPause.refusal);
});

test('during such a pause, other messages go to the advisor', () => {
  expect(takeAnswer(flow, talk('Yes')?.run ?? newRun(flow), 'where do I find a lawyer', TODAY)).toBeNull();
});

const upToRequest = ['No', 'No', 'did you pay the dentist', 'A question or a decision', 'I paid on Nov 20.'];

function pageAfter(...texts: string[]): Page {
  const values = talk(...upToRequest, ...texts)?.run.values ?? {};
  return flow.result(readAnswers(values), null, TODAY);
}

test.for(['no', 'nothing', 'no thanks', 'nope', 'I don’t need anything', 'skip'])(
  'the message contains no request if the other person asked for nothing: %s',
  (text) => {
    expect(pageAfter(text, 'No').message).toBe('Hi. I paid on Nov 20. Thank you.');
  },
);

test('a message can ask for an answer now instead of by a date', () => {
  expect(pageAfter('Please send her coat', 'now', 'No').message).toContain(
    'Please let me know now. Thank you.',
  );
});

test('a request after a "no" is kept', () => {
  expect(pageAfter('no just tell me if she threw up', 'skip', 'No').message).toBe(
    'Hi. I paid on Nov 20. Please just tell me if she threw up. Thank you.',
  );
});

test.for(['remove it', 'skip', 'nothing', 'delete that'])('the review can remove a request: %s', (text) => {
  const page = pageAfter('Please send her coat', 'Friday', 'No', 'Change answer 6', text);
  expect(page.message).toBe('Hi. I paid on Nov 20. Thank you.');
});

test('a message that the person calls a question is not described as needing no reply', () => {
  const texts = pageAfter('no', 'No').parts.flatMap(({ lines }) => lines.map(({ text }) => text));
  expect(texts.join(' ')).not.toContain('No reply needed');
});

test('a correction changes only the fact that it refers to', () => {
  const facts = ['No', 'No', 'skip', 'A question or a decision', 'I can be there at 5 on Nov 20.'];
  expect(talk(...facts, 'wait, 5:30 not 5')?.run.values).toMatchObject({
    fact: 'I can be there at 5:30 on Nov 20.',
  });
  expect(talk(...facts, 'wait, 5:30 not 5')?.run.values).not.toHaveProperty('request');
  expect(talk(...facts, 'Friday, not Saturday')?.run.values).toMatchObject({
    request: 'Friday, not Saturday',
  });
});

test.for([
  ['and she needs to bring their winter coats back', 'Please bring their winter coats back.'],
  ['yes i want him to keep texts about max only', 'Please keep texts about max only.'],
  ['tell her i already sent the form on nov 3', 'I already sent the form on nov 3.'],
] as const)('the reply speaks to its reader: %s', ([request, said]) => {
  const { message } = pageAfter(request, 'skip', 'No');
  expect(message).toContain(said);
  expect(message).not.toMatch(/tell h|\bPlease (?:and|yes|I|tell)\b/);
});

test('quotation marks around the message are no part of it', () => {
  const values = {
    needs: 'question',
    message: '"you never help. are you picking up Max at 3 or not"',
    fact: 'Yes.',
  };
  const page = JSON.stringify(flow.result(readAnswers(values), null, TODAY));
  expect(page).toMatch(/picking up Max at 3 or not/i);
  expect(page).not.toMatch(/or not\\?["”]\./);
});

test.for([
  ['yes I have Max', 'tell her i paid on nov 3', 'Hi. Yes I have Max. I paid on nov 3. Thank you.'],
  ['tell her i paid on nov 3', 'tell her i paid on nov 3', 'Hi. I paid on nov 3. Thank you.'],
] as const)('news beside an answer is a sentence of its own: %s', ([fact, request, message]) => {
  const page = flow.result(readAnswers({ needs: 'question', fact, request, by: null }), null, TODAY);
  expect(page.message).toBe(message);
});
