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
