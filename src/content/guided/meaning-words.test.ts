import { expect, test } from 'vitest';
import { newRun } from '#domain/guided/run.ts';
import { takeAnswer } from '#domain/guided/take-answer.ts';
import type { Values } from '#domain/guided/value.ts';
import { flows } from './flows.ts';
import { reply } from './words.ts';

const TODAY = '2026-11-28';

function talk(id: string, values: Values, ...texts: string[]) {
  const flow = flows.find((one) => one.id === id);
  if (!flow) throw new Error('There is no such flow');
  let run = { ...newRun(flow), values };
  let words = '';
  for (const text of texts) {
    const outcome = takeAnswer(flow, run, text, TODAY);
    if (!outcome) throw new Error('Not taken');
    run = outcome.run;
    words = reply(flow, run, outcome.note).note;
  }
  return { run, words };
}

const papers = { safe: 'yes', state: 'OH', paper: 'petition', served: '2026-11-17', way: 'hand' };
const filing = {
  afraid: 'no',
  state: 'OH',
  lived: 'long',
  other: 'same',
  agreed: 'all',
  children: 'no',
  property: [],
};

test('a question about a word is answered with the word, and skipping then leaves nothing on the page', () => {
  const { words } = talk('i-was-served', papers, 'idk wat does that mean');
  expect(words).toContain('A summons is the paper');
  const { run } = talk('i-was-served', papers, 'idk wat does that mean', 'skip');
  expect(run.values['days']).toBeNull();
});

test('a question about the fee is answered and is no answer about it', () => {
  const asked = talk('i-want-to-file', { ...filing, military: 'no' }, 'whats the fee');
  expect(asked.words).toContain('The clerk can tell you');
  expect(asked.run.values).not.toHaveProperty('fee');
  const { run } = talk('i-want-to-file', { ...filing, military: 'no' }, 'whats the fee', 'idk', 'idk');
  expect(run.values['fee']).toBeNull();
});

test('other questions about our question get what it is for', () => {
  const { words, run } = talk(
    'tell-the-children',
    { afraid: 'no', ages: [6], who: 'both', when: null },
    'like what',
  );
  expect(words).toBe(
    'Children take comfort in things that stay the same. For example: “School, the cat, soccer on Tuesdays.”',
  );
  expect(run.values).not.toHaveProperty('stays');
});

test('a question during "Is that right?" confirms nothing', () => {
  const { run } = talk(
    'i-was-served',
    papers,
    '30 days, and the hearing is december 15',
    'what does that mean',
  );
  expect(run.values).toEqual(papers);
});

test('a question about a word that one of the choices contains is no answer', () => {
  const { run } = talk(
    'joint-accounts',
    { danger: 'no', case: 'no', accounts: [], pay: null },
    'what is a joint account',
  );
  expect(run.values).not.toHaveProperty('cards');
});

test.for(['how much is it in my county', 'what about if im on food stamps', 'do i have to pay it now'])(
  'a question that nobody understood is never printed as the answer: %s',
  (text) => {
    const { run } = talk('i-want-to-file', { ...filing, military: 'no' }, text, 'idk', 'idk');
    expect(run.values['fee']).toBeNull();
  },
);
