import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { passagesByAdvisor } from '#content/passages.ts';
import { DIMENSIONS } from '#domain/retrieval/word-vectors.ts';
import { concatenate, meaningReader, highestCosine } from './meaning.ts';
import { openLibrary } from './open-library.ts';
import { openWordVectors, wordVectors } from './open-word-vectors.ts';

const folder = new URL('../../../content/word-vectors/', import.meta.url);
const vectors = openWordVectors();
const sampleQuestions = Object.values(passagesByAdvisor).flatMap((all) => all.flatMap(({ asks }) => asks));
const meaningOf = meaningReader(sampleQuestions, vectors);

function alike(one: string, other: string): number {
  return highestCosine(meaningOf(one), concatenate([meaningOf(other)]));
}

/** The file can be made only with the encoder, so it changes only with evals/make-word-vectors.ts. */
function checksum(files: readonly Uint8Array[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file);
  return hash.digest('hex');
}

const MADE = 'be9278f7d07187dd0e3c26a7a5401db28abc3194bbdc5d64079a27a75c5237bb';

test('the stored word vectors match the generated ones', () => {
  const files = ['words.txt', 'vectors.bin'].map((name) => readFileSync(new URL(name, folder)));
  expect(checksum(files)).toBe(MADE);
});

test('detects a changed byte in the word vectors, and a missing row', () => {
  const list = readFileSync(new URL('words.txt', folder));
  const values = readFileSync(new URL('vectors.bin', folder));
  values[7] = (values[7] ?? 0) ^ 1;
  expect(checksum([list, values])).not.toBe(MADE);
  expect(() => wordVectors('one\ntwo\n', new Int8Array(DIMENSIONS))).toThrow('another shape');
});

test('the list of words is sorted and unique, each with its own vector', () => {
  const list = [...vectors.rows.keys()];
  expect(list).toEqual([...new Set(list)].toSorted());
  const lengths = list.map((word) => Math.hypot(...meaningOf(word)));
  expect(lengths.filter((length) => Math.abs(length - 1) > 1e-6)).toEqual([]);
});

test.each([
  ['how much does a lawyer cost', 'what do i pay an attorney', 'how do i fall asleep'],
  ['my son will not talk to me', 'our daughter has gone silent', 'who keeps the car'],
  ['what happens to my pension', 'do we split retirement savings', 'i cannot sleep at night'],
])('%j is nearer to %j than to %j', (asked, near, far) => {
  expect(alike(asked, near)).toBeGreaterThan(alike(asked, far) + 0.15);
});

test('a word that occurs in every question has less weight than a rare one', () => {
  const heard = meaningReader(['pets', ...Array.from({ length: 99 }, () => 'divorce')], vectors);
  const pets = heard('divorce pets');
  expect(highestCosine(pets, concatenate([heard('pets')]))).toBeGreaterThan(
    highestCosine(pets, concatenate([heard('divorce')])),
  );
});

test('a text without a known word is similar to nothing', () => {
  expect(alike('qqqzzz', 'who keeps the car')).toBe(0);
  expect(highestCosine(meaningOf('car'), concatenate([]))).toBe(0);
});

test('a paraphrased question finds the passage that a search by words misses', () => {
  const [sought] = passagesByAdvisor.max;
  if (!sought) throw new Error('Max has no passages.');
  const other = { ...sought, id: 'other', title: 'Sleep', asks: ['how do i fall asleep'], text: 'Rest.' };
  const passage = {
    ...sought,
    title: 'Fees',
    asks: ['how much does an attorney charge'],
    text: 'It varies.',
  };
  const [best] = openLibrary({ max: [other, passage] }).search('max', 'what do lawyers cost');
  expect(best?.passage).toBe(passage);
});

test('a search takes a millisecond', () => {
  const library = openLibrary(passagesByAdvisor);
  const asked = passagesByAdvisor.hannah.flatMap(({ asks }) =>
    asks.slice(0, 5).map((ask) => `${ask} please`),
  );
  for (const question of asked) library.search('hannah', question);
  // Measures CPU time, because the machine may be busy. Twice the limit, to allow for the compiler.
  const before = process.cpuUsage();
  for (const question of asked) library.search('hannah', question);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000 / asked.length).toBeLessThan(2);
});

test('in a library of three thousand passages a shortlist finds what a full search finds', () => {
  // Ten questions each. More questions would take longer and show the same.
  const passages = Object.values(passagesByAdvisor)
    .flat()
    .map((passage) => ({ ...passage, asks: passage.asks.slice(0, 10) }));
  const small = openLibrary({ lena: passages.slice(0, 200) });
  const large = openLibrary({
    lena: Array.from({ length: 15 }, (_, copy) =>
      passages.slice(0, 200).map((passage) => ({ ...passage, id: `${passage.id}/${copy}` })),
    ).flat(),
  });
  const asked = passages.slice(0, 200).map(({ asks }) => `please tell me: ${asks[0]}`);
  const differing = asked.filter((question) => {
    const [one] = small.search('lena', question);
    const [other] = large.search('lena', question);
    return one?.passage.id !== other?.passage.id.split('/')[0];
  });
  expect(differing.length).toBeLessThanOrEqual(asked.length / 50);
}, 60_000);

test('the fast search returns the highest cosine for each question', () => {
  const asked = sampleQuestions.filter((_question, at) => at % 50 === 0).map(meaningOf);
  for (const passage of Object.values(passagesByAdvisor).flat()) {
    const known = passage.asks.map(meaningOf);
    const piece = concatenate(known);
    for (const question of asked) {
      const cosines = known.map((other) =>
        question.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0),
      );
      const plain = Math.max(0, ...cosines);
      // Uses one assertion, because one for each of the 35,000 pairs would take longer than comparing the pairs.
      if (Math.abs(highestCosine(question, piece) - plain) > 1e-12) expect.fail(passage.id);
    }
  }
});
