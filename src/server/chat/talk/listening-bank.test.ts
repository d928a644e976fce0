import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseYAML } from 'confbox/yaml';
import { expect, test } from 'vitest';
import { openListeningBank } from './listening-bank.ts';

interface Entry {
  id: string;
  cues: string[];
  reflections?: string[];
  questions?: string[];
}

const folder = path.join(import.meta.dirname, '../../../../content/listening');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const entries = ['feelings.yaml', 'subjects.yaml'].flatMap((file) => parseYAML<Entry[]>(read(file)));
const replies = parseYAML<Record<string, string[]>>(read('replies.yaml'));

function repeated(texts: readonly string[]): string[] {
  const plain = texts.map((text) => text.trim().toLowerCase());
  return plain.filter((text, at) => plain.indexOf(text) !== at);
}

test('the files have all keys and no unused ones', () => {
  expect(Object.keys(openListeningBank().replies).toSorted()).toEqual(Object.keys(replies).toSorted());
});

test('no two feelings or subjects have the same name', () => {
  expect(repeated(entries.map(({ id }) => id))).toEqual([]);
});

test('no sentence occurs twice in the files', () => {
  const sentences = [
    ...entries.flatMap(({ reflections = [], questions = [] }) => [...reflections, ...questions]),
    ...Object.values(replies).flat(),
  ];
  expect(sentences.length).toBeGreaterThan(400);
  expect(repeated(sentences)).toEqual([]);
});

test('each cue detects its feeling or subject', () => {
  const bank = openListeningBank();
  const deaf = entries.flatMap(({ id, cues }) =>
    cues
      .map((cue) => cue.replaceAll('*', ''))
      .filter((cue) => ![...bank.feelingsIn(cue), ...bank.subjectsIn(cue)].some((heard) => heard.id === id))
      .map((cue) => `${id}: ${cue}`),
  );
  expect(deaf).toEqual([]);
});

test('every line marked as a question is phrased as a question', () => {
  const questions = entries.flatMap(({ questions: asked = [] }) => asked);
  expect(questions.filter((question) => !question.endsWith('?'))).toEqual([]);
});

test("an advisor's own lines for a general act come before the shared lines", () => {
  const bank = openListeningBank();
  const [first] = bank.linesFor('plan', 'hannah');
  expect(bank.linesFor('plan', 'lena')).not.toContain(first);
  expect(bank.linesFor('plan', 'hannah').slice(-bank.linesFor('plan', 'lena').length)).toEqual(
    bank.linesFor('plan', 'lena'),
  );
});
