import { expect, test } from 'vitest';
import { composeStateFacts, stateFactsFor } from './state-facts.ts';
import type { Turn } from '../engine.ts';
import type { Interpretation } from './heard.ts';

const question = 'what is the filing fee and is there a waiting period';

function asked(text: string, state: string | null, advisor: Turn['advisor'] = 'hannah') {
  const turn = { advisor, text, history: [] } as Partial<Turn> as Turn;
  const heard = {
    state,
    questions: [{ text, inContext: text }],
  } as Partial<Interpretation> as Interpretation;
  return stateFactsFor(turn, heard);
}

function told(text: string, state: string): string {
  const facts = asked(text, state);
  return facts ? composeStateFacts(facts).paragraphs.join(' ') : '';
}

test('a verified fact is given as a number, with its passage cited', () => {
  expect(told('how much is the filing fee', 'CO')).toContain(
    'The filing fee in Colorado: **$230; answer $116**. [1]',
  );
});

test('an unverified fact is mentioned, and its value is never guessed', () => {
  const answer = told(question, 'VT');
  expect(answer).toContain(
    "I don't have a verified answer for the waiting period or the filing fee in Vermont",
  );
  expect(answer).not.toMatch(/\$|90 days/);
});

test('the rule for dividing property is given for every state', () => {
  expect(told('is it one of those fifty-fifty states', 'FL')).toContain(
    "isn't one of the nine community property",
  );
  expect(told('is it 50/50 here', 'TX')).toContain('one of nine community property states');
});

test('a state with its own text uses that text for an unverified fact', () => {
  expect(asked('how much is the filing fee', 'NC')).toBeNull();
});

test('advisors who only listen give no facts, and neither does a conversation without a state', () => {
  expect(asked(question, null)).toBeNull();
  expect(asked(question, 'VT', 'lena')).toBeNull();
});
