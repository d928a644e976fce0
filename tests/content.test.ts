import { readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStates } from '#content/states/open-states.ts';
import { readState } from '#content/states/state-file.ts';
import { statePage } from '#content/states/state-page.ts';
import { textFiles } from '#content/texts/text-files.ts';
import { advisorIds } from '#domain/advisor.ts';
import { checkContent } from '../scripts/content/check-content.ts';
import { statesFacts, statesFactWithoutSource, statesNothing } from '../scripts/content/fact-words.ts';
import { missingParts } from '../scripts/content/check-states.ts';
import { openContent } from '../scripts/content/open-content.ts';
import { exemptCopies } from '../scripts/content/weak-hosts.ts';

const contentFolder = path.resolve(import.meta.dirname, '../content');
const file = 'passages/hannah/hannah-first.md';

test('every text of the library is valid', () => {
  expect(checkContent(contentFolder)).toEqual([]);
});

test('every text that is exempt from naming a source is a passage with a fact word and no source', () => {
  const letOff = openContent(contentFolder)
    .passages.map(({ passage }) => passage)
    .filter(({ id }) => Object.hasOwn(statesNothing, id));
  expect(letOff.map(({ id }) => id).toSorted()).toEqual(Object.keys(statesNothing).toSorted());
  expect(letOff.filter(({ text, sources }) => !statesFacts(text) || sources.length > 0)).toEqual([]);
});

test.each([
  ['The court gives you 20 days to answer.', true],
  ['Support for a spouse is no longer income for the IRS.', true],
  ['Ask legal aid or the court self-help center. Then rest.', false],
])('%s needs a source: %s', (text, needed) => {
  expect(statesFactWithoutSource({ id: 'max-planted', text, sources: [] })).toBe(needed);
});

const long = 'Each of these words has no more than one or two beats to it. '.repeat(6).trim();

/** Faults that must be detected: the fault, the edit that causes it, and the message with its line. */
const plants: readonly [name: string, from: string | RegExp, to: string, said: RegExp][] = [
  ['another id than the file', 'id: hannah-first', 'id: hannah-other', /:2 .*name of the file/],
  ['the id of another text', 'id: hannah-first', 'id: hannah-next', /:2 .*id of another text/],
  ['an id of another advisor', 'id: hannah-first', 'id: max-first', /begin with "hannah-"/],
  ['a field that does not exist', 'title:', 'titel:', /titel/],
  ['a missing field', /^title.*\n/m, '', /title/],
  ['broken YAML', 'title: First', 'title: "First', /hannah-first\.md:\d+/],
  ['no front matter', /^---\n/, '', /between two lines of ---/],
  ['a long title', 'title: First', `title: ${'word '.repeat(13)}`, /:3 .*60 is the limit/],
  ['a source that is not listed', '- a-court', '- no-court', /:8 .*"no-court" is not in/],
  ['law without a source', /sources:\n {2}- a-court\n/, 'sources: []\n', /name the page that says so/],
  ['a link to no text', 'asks:', 'exactFor:\n  - hannah-nowhere\nasks:', /names no text/],
  ['a next question without an answer', '- the other one', '- weather on mars', /:\d+ .*no answer: weather/],
  ['too few questions', /- one way to ask\n {2}/, '', /at least 3 ways/],
  ['the same question twice', 'one way to ask', 'second way to ask', /same question twice/],
  ['a short answer that is long', 'short:', `short: ${'a '.repeat(31)}`, /:4 .*30 is the limit/],
  [
    'a short answer that is hard',
    'short:',
    'short: Jurisdictional considerations notwithstanding, administrative determinations necessitate individualized evaluation.',
    /:4 .*grade/,
  ],
  ['four steps', 'short:', 'steps: [Go, Ask, File, Wait]\nshort:', /at most 3 steps/],
  ['a long step', 'short:', `steps:\n  - ${'go '.repeat(21)}\nshort:`, /:5 .*20 words or fewer/],
  ['a review without a day', 'reviewed_by:', 'reviewed_by: Jo Doe', /reviewed_on/],
  ['a day that is none', 'reviewed_on:', 'reviewed_on: last week', /reviewed_on/],
  ['a phone number', long, `${long} Call 555-123-4567.`, /phone number/],
  ['a promise', long, `${long} We guarantee it.`, /must not say "guarantee"/],
  ['a text that is too short', long, '', /60 to 220 fit/],
  [
    'a text that is hard',
    long,
    'Notwithstanding jurisdictional considerations, administrative determinations necessitate individualized evaluation. '.repeat(
      8,
    ),
    /reads at grade/,
  ],
];

test.each(plants)('detects %s and its line', async (_name, from, to, said) => {
  expect(await faultsAfter(file, from, to)).toContainEqual(expect.stringMatching(said));
});

test.each<[string, string | RegExp, string, RegExp]>([
  ['an address without https', 'https:', 'http:', /sources\.yaml:1 .*https/],
  ['a source without a day', /\n {2}checked:.*/, '', /sources\.yaml:1 .*checked/],
  [
    'a page that no text names',
    /$/,
    'extra: { title: A, publisher: B, url: "https://b.test/", checked: 2026-01-01 }\n',
    /named by no text/,
  ],
  ['a page on an upload site', 'court.test', 'www.yumpu.com', /lies on yumpu\.com/],
  [
    'a page that is listed twice',
    /$/,
    'twice: { title: A, publisher: B, url: "https://court.test/", checked: 2026-01-01 }\n',
    /stands in the list already/,
  ],
])('detects %s and its line', async (_name, from, to, said) => {
  expect(await faultsAfter('sources.yaml', from, to)).toContainEqual(expect.stringMatching(said));
});

const intentFile = 'intents/hannah.yaml';

test.each<[string, string | RegExp, string, RegExp]>([
  ['a field that does not exist', 'reply:', 'answer:', /hannah\.yaml:1 /],
  ['a link to no text', 'hannah-first"', 'hannah-nowhere"', /:1 .*offers no text: hannah-nowhere/],
  ['a question that takes one answer only', / {2}otherwise:\n.*\n/, '', /needs "otherwise"/],
  ['a reply for one sex', 'the court', 'her court', /says "her": use/],
  ['a slot that is none', '{they}', '{thou}', /\{thou\} is no slot/],
  [
    'a life that a program has not had',
    'Look at',
    "I've been there. Look at",
    /must not say "I've been there"/,
  ],
  ['one example for two intents', 'a letter came', 'i am lost', /"i am lost" is an example of/],
  ['one answer for two replies', 'not yet', 'yes', /"yes" leads to two replies/],
  ['an id of nobody', '"hannah-lost"', '"nobody-lost"', /name of an advisor/],
])('reports %s in an intent with the line number', async (_name, from, to, said) => {
  expect(await faultsAfter(intentFile, from, to)).toContainEqual(expect.stringMatching(said));
});

const reactionFile = 'reactions/hannah/hannah-first.md';

test.each<[string, string | RegExp, string, RegExp]>([
  [
    'a kind that does not exist',
    '## how',
    '## howto',
    /hannah-first\.md:1 line \d+: “howto” is none of words/,
  ],
  ['a reply for one sex', 'Ask {them}', 'Ask her', /:\d+ .*says "her": use/],
  ['a life that a program has not had', 'Call', "I'm proud of you. Call", /must not say "I'm proud"/],
  ['one example for two replies', '- i did it', '- how do i start', /"how do i start" leads to two replies/],
  ['too few kinds', /## done\n\n.*\n\n.*\n/, '', /has 5 kinds of reaction: 6 at least/],
])('reports %s in a reaction with the line number', async (_name, from, to, said) => {
  expect(await faultsAfter(reactionFile, from, to)).toContainEqual(expect.stringMatching(said));
});

test('detects reactions to an answer that does not exist', async () => {
  await cp(path.join(folder, reactionFile), path.join(folder, 'reactions/hannah/hannah-nowhere.md'));
  expect(checkContent(folder)).toMatchObject([
    { file: 'reactions/hannah/hannah-nowhere.md', message: 'hannah-nowhere is the id of no answer' },
  ]);
  await rm(path.join(folder, 'reactions/hannah/hannah-nowhere.md'));
});

const articleFile = 'resources/guides-1-first.md';

test.each<[string, string | RegExp, string, RegExp]>([
  ['another name than its id', 'id: 1', 'id: 2', /guides-1-first\.md:2 .*guides-2-/],
  ['a field that does not exist', 'title:', 'titel: First\ntitle:', /titel/],
  ['a source that is not listed', '- a-court', '- no-court', /"no-court" is not in/],
  ['law without a source', 'sources:\n  - a-court\n', '', /name the page that says so/],
  ['no section', '## Begin', 'Begin', /stands above the first heading/],
  ['a box without a title', '> **Note**', '> Note', /must begin with/],
  ['a day that is none', 'reviewed_on:', 'reviewed_on: last week', /reviewed_on/],
  [
    'a section that is hard',
    long,
    'Notwithstanding jurisdictional considerations, administrative determinations necessitate individualized evaluation.',
    /:16 "Begin" reads at grade/,
  ],
])('reports %s in an article with the line number', async (_name, from, to, said) => {
  expect(await faultsAfter(articleFile, from, to)).toContainEqual(expect.stringMatching(said));
});

const stateFile = 'states/al.yaml';

test.each<[string, string | RegExp, string, RegExp]>([
  ['another code than its file', 'code: AL', 'code: AK', /al\.yaml:1 .*ak\.yaml/],
  ['a fact that is missing', /^ {2}court:\n(?: {4}.*\n)+/m, '', /court/],
  [
    'a verified fact without a source',
    /status: verified\n(?: {4}note: .*\n)? {4}source:\n(?: {6}.*\n)+/,
    'status: verified\n',
    /al\.yaml:\d+ facts\.\w+/,
  ],
  [
    'a verified fact of an upload site',
    /(status: verified[\s\S]*?https:\/\/)[^/]+/,
    '$1fill.io',
    /by fill\.io/,
  ],
])('reports %s in a state file with the line number', async (_name, from, to, said) => {
  expect(await faultsAfter(stateFile, from, to)).toContainEqual(expect.stringMatching(said));
});

test('detects a state page without its court', () => {
  const page = statePage(readState(readFileSync(path.join(contentFolder, stateFile), 'utf8')));
  expect(missingParts(page)).toEqual([]);
  const [first, ...others] = page.sections;
  if (!first) throw new Error('The page is empty');
  const start = first.paragraphs.filter(
    (paragraph) => !/court in your county|hears divorces/.test(paragraph),
  );
  expect(missingParts({ ...page, sections: [{ ...first, paragraphs: start }, ...others] })).toEqual([
    "the page doesn't name the court or where to find it",
  ]);
});

test('every page that is allowed despite its weak host is used as a source', () => {
  const ofStates = openStates().flatMap(({ facts }) => Object.values(facts).map((fact) => fact.source?.url));
  const urls = new Set([
    ...[...openContent(contentFolder).sources.values()].map(({ url }) => url),
    ...ofStates,
  ]);
  expect(Object.keys(exemptCopies).filter((url) => !urls.has(url))).toEqual([]);
});

test('detects a file that is not text', async () => {
  await writeFile(path.join(folder, 'help/notes.docx'), '');
  expect(checkContent(folder)).toMatchObject([{ file: 'help/notes.docx' }]);
  await rm(path.join(folder, 'help/notes.docx'));
});

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'evenkeel-content-'));
  for (const name of advisorIds) await mkdir(path.join(folder, 'passages', name), { recursive: true });
  await mkdir(path.join(folder, 'help'));
  await writeFile(
    path.join(folder, 'sources.yaml'),
    'a-court:\n  title: A page\n  publisher: A court\n  url: https://court.test/\n  checked: 2026-11-23\n',
  );
  await writeFile(path.join(folder, file), passageFile('first', 'other'));
  await writeFile(path.join(folder, 'passages/hannah/hannah-next.md'), passageFile('next', 'first'));
  await mkdir(path.join(folder, 'intents'));
  await writeFile(path.join(folder, intentFile), intents);
  await mkdir(path.join(folder, 'resources'));
  await writeFile(path.join(folder, articleFile), article);
  await mkdir(path.join(folder, 'states'));
  await cp(path.join(contentFolder, stateFile), path.join(folder, stateFile));
  await mkdir(path.join(folder, 'reactions/hannah'), { recursive: true });
  await writeFile(path.join(folder, reactionFile), reactions);
  for (const name of Object.keys(textFiles))
    await cp(path.join(contentFolder, name), path.join(folder, name));
  expect(checkContent(folder)).toEqual([]);
});
afterAll(() => rm(folder, { recursive: true }));

const article = `---
id: 1
category: guides
title: First
description: What to do first.
icon: scale
color: hannah
readTime: 5 min read
tags: [court]
sources:
  - a-court
reviewed_by:
reviewed_on:
---

## Begin

The court is open today. ${long}

- Call the clerk

> **Note**
> Bring a pen.
`;

const intents = `- id: "hannah-letter"
  title: "A letter came"
  reply: "Look at the first page: it names the court and what {they} asked for."
  question: "Is there a date on it?"
  offers: "hannah-first"
  examples: [a letter came, got mail, there is an envelope, the mail had something, papers in the box, a thick letter]
  followUps:
    - examples: ["yes"]
      reply: "Write that date down where you see it every day."
    - examples: ["no", not yet]
      reply: "Then call the clerk and ask for the date."
  otherwise:
    reply: "Call the clerk and ask what the letter is."
- id: "hannah-lost"
  title: "I am lost"
  reply: "Start with one page. Which one lies on top of the others right now?"
  examples: [i am lost, no idea, help me, where do i start, so confused, what is all this]
`;

const reactions = ['how', 'cannot', 'why', 'normal', 'done', 'more']
  .map((kind) => [
    `## ${kind}`,
    `- ${reactionExamples(kind)}`,
    'Call the clerk today. Ask {them} for the form.',
  ])
  .map((lines) => `${lines.join('\n\n')}\n`)
  .join('\n');

function reactionExamples(kind: string): string {
  const typed: Record<string, string> = { how: 'how do i start', done: 'i did it' };
  return typed[kind] ?? `this is ${kind}`;
}

/** Two texts, `first` and `next`, each with the other's question as the next one. */
function passageFile(name: 'first' | 'next', other: 'other' | 'first'): string {
  const ask = name === 'first' ? 'the first one' : 'the other one';
  return `---
id: hannah-${name}
title: ${name === 'first' ? 'First' : 'Next'}
short:
reviewed_by:
reviewed_on:
sources:
  - a-court
followUps:
  - the ${other} one
asks:
  - ${ask}
  - one way to ask${name === 'first' ? '' : ' again'}
  - second way to ask${name === 'first' ? '' : ' again'}
---

The court is open today. ${long}
`;
}

/** Returns the messages for a valid folder in which one file is changed like this. */
async function faultsAfter(name: string, from: string | RegExp, to: string): Promise<string[]> {
  const planted = await mkdtemp(path.join(tmpdir(), 'evenkeel-planted-'));
  try {
    await cp(folder, planted, { recursive: true });
    const before = await readFile(path.join(planted, name), 'utf8');
    const after = before.replace(from, to);
    expect(after).not.toBe(before);
    await writeFile(path.join(planted, name), after);
    return checkContent(planted).map((fault) => `${fault.file}:${fault.line} ${fault.message}`);
  } finally {
    await rm(planted, { recursive: true });
  }
}
