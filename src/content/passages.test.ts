import { expect, test } from 'vitest';
import { advisorIds } from '#domain/advisor.ts';
import { median, readingGrade } from '../../evals/reading-grade.ts';
import type { Source } from './passage.ts';
import { passagesByAdvisor } from './passages.ts';

const all = advisorIds.flatMap((advisor) => passagesByAdvisor[advisor]);
const phoneNumber = /\b(?:\d{3}[-. ]\d{3}[-. ]\d{4}|1-8\d\d|911|988)\b/;
/** False comfort, promises, loudness and addresses. */
const unwanted =
  /\b(?:sorry to hear|sorry for your|we understand how|i feel your|stay strong|guarantee|don't worry)\b|!|https?:/i;

/** Words of law, money and research: who uses one says something that a stranger can check. */
const factWords =
  /\b(?:courts?|judges?|(?<!in-)laws?|legal|tax(?:es)?|IRS|statutes?|benefits?|insurance|percent|deeds?|mortgages?|pensions?|Social Security|subpoenas?|motions?|research|studies|\d+ days)\b|[$%]/i;
/** Where to ask is a pointer, no fact. */
const pointers = /\b(?:legal aid|(?:court )?self-help centers?)\b/gi;
/** Passages that use such a word and state nothing with it, each with what the word is there for. */
const statesNothing: Readonly<Record<string, string>> = {
  'lena-overwhelmed': 'court papers among the things with a date',
  'lena-long-limbo': 'nobody can hurry a court',
  'lena-am-i-healing': 'a court letter among the things that stir one up',
  'emma-choose-battles': 'a court among those who could decide',
};

function statesFacts({ text }: { text: string }): boolean {
  return factWords.test(text.replace(pointers, ''));
}

function lacksSource(passage: { id: string; text: string; sources: readonly Source[] }): boolean {
  return passage.sources.length === 0 && statesFacts(passage) && !Object.hasOwn(statesNothing, passage.id);
}

function idsWhere(isWrong: (passage: (typeof all)[number]) => boolean): string[] {
  return all.filter(isWrong).map(({ id }) => id);
}

function wordsIn(text: string): number {
  return text.split(/\s+/).length;
}

function isSound({ url, checked, title, publisher }: Source): boolean {
  const isWebPage = /^https?:$/.test(new URL(url).protocol);
  return isWebPage && /^20\d\d-\d\d-\d\d$/.test(checked) && title !== '' && publisher !== '';
}

test('a passage has an id of its own that begins with its advisor', () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const advisor of advisorIds) {
    const strays = passagesByAdvisor[advisor].filter(
      (passage) => passage.advisor !== advisor || !passage.id.startsWith(`${advisor}-`),
    );
    expect(strays).toEqual([]);
  }
});

test.each(advisorIds)('%s knows at least fifty subjects', (advisor) => {
  expect(passagesByAdvisor[advisor].length).toBeGreaterThanOrEqual(50);
});

test('all of them together know more than three hundred', () => {
  expect(all.length).toBeGreaterThan(300);
});

test('a passage has at least three sample questions and a short title', () => {
  expect(idsWhere(({ asks, title }) => asks.length < 3 || title.length > 60)).toEqual([]);
});

test('a passage is 60 to 220 words long', () => {
  expect(idsWhere(({ text }) => wordsIn(text) < 60 || wordsIn(text) > 220)).toEqual([]);
});

test('a source is a web page with the day it was checked', () => {
  expect(idsWhere(({ sources }) => !sources.every(isSound))).toEqual([]);
});

test('a passage that states facts of law, money or research names its source', () => {
  expect(idsWhere(lacksSource)).toEqual([]);
});

test.each([
  ['The court gives you 20 days to answer.', true],
  ['Support for a spouse is no longer income for the IRS.', true],
  ['Ask legal aid or the court self-help center. Then rest.', false],
])('%s needs a source: %s', (text, needed) => {
  expect(lacksSource({ id: 'max-planted', text, sources: [] })).toBe(needed);
});

test('what is let off naming a source is a passage, uses such a word and has no source', () => {
  const letOff = all.filter(({ id }) => Object.hasOwn(statesNothing, id));
  expect(letOff.map(({ id }) => id).toSorted()).toEqual(Object.keys(statesNothing).toSorted());
  expect(letOff.filter((passage) => !statesFacts(passage) || passage.sources.length > 0)).toEqual([]);
});

/** Pages that two passages name in two ways, or with two days. */
function namedTwice(sources: readonly Source[]): string[] {
  return [...Map.groupBy(new Set(sources), ({ url }) => url)]
    .filter(([, named]) => new Set(named.map((source) => JSON.stringify(source))).size > 1)
    .map(([url]) => url);
}

test('a page has one name and one day, whichever passages stand on it', () => {
  const sources = all.flatMap((passage) => passage.sources);
  expect(namedTwice(sources)).toEqual([]);
  const [first] = sources;
  if (!first) throw new Error('There is no source');
  expect(namedTwice([...sources, { ...first, checked: '2020-01-01' }])).toEqual([first.url]);
});

test('help numbers stand in one place of the code, never in a passage', () => {
  expect(idsWhere(({ title, text }) => phoneNumber.test(`${title}\n${text}`))).toEqual([]);
});

test('a passage promises nothing, shouts nothing and links nowhere', () => {
  expect(idsWhere(({ title, text }) => unwanted.test(`${title}\n${text}`))).toEqual([]);
});

test('a passage for one state names it', () => {
  expect(idsWhere(({ state }) => state !== undefined && !/^[A-Z]{2}$/.test(state))).toEqual([]);
});

test('half of the passages read at grade 6 or below, and none above 8', () => {
  const grades = all.map(({ text }) => readingGrade(text));
  expect(median(grades)).toBeLessThanOrEqual(6);
  expect(idsWhere(({ text }) => readingGrade(text) > 8)).toEqual([]);
});
