import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { advisorIds } from '#domain/advisor.ts';
import { NONE } from '#domain/intents/intent-model.ts';
import { openIntentModels } from '#server/chat/intents/open-intent-model.ts';
import { openEncoder } from '#server/chat/encoder/encoder.ts';
import { openIntentReader } from '#server/chat/intents/open-intent-reader.ts';
import { openIntents } from '#server/chat/intents/open-intents.ts';
import { UNHURRIED_WAIT_MS } from '#server/chat/safety-readers.ts';
import { firstQuestion } from './first-question.ts';
import { intentLines, originOf } from '../../train-intents.ts';

const file = path.join(import.meta.dirname, '../../../src/content/intent-model.json');

test('the stored model is fitted on the current examples (otherwise run node evals/train-intents.ts)', () => {
  const stored: unknown = JSON.parse(readFileSync(file, 'utf8'));
  expect(stored).toMatchObject({ origin: originOf(intentLines()) });
});

test('planted: adding or removing an example changes the origin hash', () => {
  const lines = intentLines();
  const [first] = lines;
  const longer = [...lines, { advisor: 'lena', id: 'lena-planted', text: first?.text ?? '' }];
  expect(new Set([lines, longer, lines.slice(1)].map(originOf)).size).toBe(3);
});

test('the models know exactly the defined intents', () => {
  const known = [...openIntentModels().byAdvisor.values()].flatMap(({ ids }) => ids);
  const ids = known.filter((id) => id !== NONE);
  expect(ids.toSorted()).toEqual([...openIntents().byId.keys()].toSorted());
});

const read = openIntentReader(openEncoder(), UNHURRIED_WAIT_MS);

// These lines were written separately from the examples.
test.each([
  ['lena', 'i still set out two plates every night like a fool', 'lena-still-cooking-for-two'],
  ['ava', 'my daughter barely says a word to me now that i have my own place', 'ava-child-wont-talk-to-me'],
  ['max', 'there is a stack of unopened bills on my counter', 'max-cant-open-mail'],
  ['james', 'anything i text her ends in a big argument', 'james-every-text-becomes-fight'],
  ['emma', 'late for pickup again, kids waited on the porch with their shoes on', 'emma-late-again'],
  ['hannah', 'what happens if i throw the papers away and do nothing', 'hannah-ignore-it'],
] as const)('%s recognizes the intent of "%s"', async (advisor, text, id) => {
  const { found } = await read(firstQuestion(advisor, text));
  expect(found[0]?.intent.id).toBe(id);
});

test.each(['what is a good recipe for lasagna', 'who won the world series', 'fix my printer'])(
  '"%s" matches no intent',
  async (text) => {
    const { found } = await read(firstQuestion('lena', text));
    expect(found.filter(({ likely }) => likely >= 0.3)).toEqual([]);
  },
);

const toldFile = path.join(import.meta.dirname, '../../banks/intent-told-in-talk.tsv');

/** Only every third is tested: all of them take half a minute. */
const EVERY = 3;

test('for most mid-conversation messages, the correct intent is among the top three', async () => {
  const lines = readFileSync(toldFile, 'utf8').trim().split('\n');
  const chosen = lines.filter((_line, at) => at % EVERY === 0);
  const isFound = await Array.fromAsync(chosen, async (line) => {
    const [id = '', text = ''] = line.split('\t');
    const advisor = advisorIds.find((each) => id.startsWith(`${each}-`)) ?? 'lena';
    return (await read(firstQuestion(advisor, text))).found.some(({ intent }) => intent.id === id);
  });
  expect(isFound.filter(Boolean).length / chosen.length).toBeGreaterThan(0.7);
});
