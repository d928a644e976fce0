import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { textFiles } from '#content/texts/text-files.ts';
import { checkTexts } from '../scripts/content/check-texts.ts';

const contentFolder = path.resolve(import.meta.dirname, '../content');

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'evenkeel-texts-'));
  for (const name of Object.keys(textFiles))
    await cp(path.join(contentFolder, name), path.join(folder, name));
});
afterEach(() => rm(folder, { recursive: true }));

test('every file of texts is valid', () => {
  expect(faults()).toEqual([]);
});

/** Errors that must be detected: the error, the file, the edit that causes it, and the message with its line. */
const plants: readonly [name: string, file: string, from: string | RegExp, to: string, said: RegExp][] = [
  [
    'an id of another advisor',
    'prompts/lena.yaml',
    'id: lena-2',
    'id: max-2',
    /:11 1\.id must begin with "lena-"/,
  ],
  [
    'one id for two questions',
    'prompts/lena.yaml',
    'id: lena-2',
    'id: lena-1',
    /:11 1\.id is the id of another/,
  ],
  ['a field that does not exist', 'prompts/lena.yaml', 'category:', 'kind:', /:\d+ .*category|kind/],
  ['an empty text', 'prompts/lena.yaml', /text: .*/, "text: ''", /:5 0\.text is empty/],
  ['no question', 'prompts/lena.yaml', /^- [\s\S]*/m, '[]', /has no question/],
  ['broken YAML', 'prompts/lena.yaml', '- id: lena-2', '- id: "lena-2', /prompts\/lena\.yaml:\d+ /],
  ['a voice without its manner', 'prompts/model/max.yaml', /^manner:.*\n/m, '', /manner/],
  [
    'an example without the answer',
    'prompts/model/max.yaml',
    / {4}advisor:.*\n/,
    '',
    /:5 examples\.0\.advisor/,
  ],
  [
    'a place that the app does not fill in',
    'prompts/model/all.yaml',
    '{topics}',
    '{topic}',
    /:5 advisor must have/,
  ],
  ['rules without the help button', 'prompts/model/all.yaml', '{help}', 'call', /always must have \{help\}/],
  [
    'a space at the end',
    'prompts/model/lena.yaml',
    /person: (.*)/,
    "person: '$1 '",
    /examples\.0\.person has a space/,
  ],
  [
    'a rule of a state without a page',
    'tools/court-deadline.yaml',
    / {4}sources:\n(?: {6}.*\n)+/,
    '    sources: []\n',
    /rules\.0\.sources names no page/,
  ],
  [
    'a page on a weak host',
    'tools/court-deadline.yaml',
    'www.sb-court.org',
    'www.yumpu.com',
    /:18 rules\.0\.sources\.0\.url lies on yumpu/,
  ],
  [
    'a way to count that does not exist',
    'tools/court-deadline.yaml',
    /^ {4}unit: calendar/m,
    '    unit: weeks',
    /:9 rules\.0\.unit/,
  ],
  [
    'a text without {state}',
    'tools/court-deadline.yaml',
    '{state}',
    'it',
    /unknownState must have \{state\}/,
  ],
  ['a text that the app asks for and lacks', 'tools/calm.yaml', /^ {4}see:.*\n/m, '', /calm\.grounding\.see/],
  ['a help line that does not exist', 'tools/conflict.yaml', '- violence', '- violents', /danger\.lines\.0/],
  ['a paper for no situation', 'tools/documents.yaml', 'for: always', 'for: allways', /items\.0\.for/],
  ['an advisor without a name', 'advisors.yaml', /name: .*/, "name: ''", /:\d+ lena\.name is empty/],
  ['a reason that leads to no advisor', 'first-steps.yaml', 'advisor: hannah', 'advisor: hanna', /advisor/],
  [
    'a case that looks real',
    'cases/case-2.yaml',
    'Sample v. Sample (',
    'Miller v. Miller (',
    /:6 name must not look like/,
  ],
];

test.each(plants)('detects %s and its line', async (_name, name, from, to, said) => {
  const file = path.join(folder, name);
  const before = await readFile(file, 'utf8');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  await writeFile(file, after);
  expect(faults()).toContainEqual(expect.stringMatching(said));
});

test('detects a missing file', async () => {
  await rm(path.join(folder, 'prompts/ava.yaml'));
  expect(faults()).toEqual(['prompts/ava.yaml:1 is missing: the app opens it']);
});

test('detects a file that is not opened', async () => {
  await writeFile(path.join(folder, 'prompts/eva.yaml'), '');
  expect(faults()).toEqual(['prompts/eva.yaml:1 is opened by no part of the app']);
});

function faults(): string[] {
  return checkTexts(folder).map(({ file, line, message }) => `${file}:${line} ${message}`);
}
