import { expect, test } from 'vitest';
import { median, readingGrade } from '../../evals/reading-grade.ts';
import { helpBase } from './help-base.ts';

const phoneNumber = /\b(?:\d{3}[-. ]\d{3}[-. ]\d{4}|1-8\d\d|911|988)\b/;

function idsWhere(isWrong: (passage: (typeof helpBase)[number]) => boolean): string[] {
  return helpBase.filter(isWrong).map(({ id }) => id);
}

function wordsIn(text: string): number {
  return text.split(/\s+/).length;
}

test('at least forty subjects, each with an id of its own that begins with support', () => {
  expect(helpBase.length).toBeGreaterThanOrEqual(40);
  expect(new Set(helpBase.map(({ id }) => id)).size).toBe(helpBase.length);
  expect(idsWhere(({ id }) => !id.startsWith('support-'))).toEqual([]);
});

test('each has five or more sample questions, none of them asked twice, and a short title', () => {
  expect(idsWhere(({ asks, title }) => asks.length < 5 || title.length > 60)).toEqual([]);
  const asks = helpBase.flatMap((passage) => passage.asks);
  expect(asks.filter((ask, index) => asks.indexOf(ask) !== index)).toEqual([]);
});

test('an answer can be read whole on a phone: 30 to 130 words', () => {
  expect(idsWhere(({ text }) => wordsIn(text) < 30 || wordsIn(text) > 130)).toEqual([]);
});

test('half of the answers read at grade 5 or below, and none above 6', () => {
  const grades = helpBase.map(({ text }) => readingGrade(text));
  expect(median(grades)).toBeLessThanOrEqual(5);
  expect(idsWhere(({ text }) => readingGrade(text) > 6)).toEqual([]);
});

test('no number to call, no address of a page, no shouting', () => {
  const unwanted = /!|https?:|\bplease\b/i;
  expect(idsWhere(({ title, text }) => phoneNumber.test(text) || unwanted.test(`${title}\n${text}`))).toEqual(
    [],
  );
});
