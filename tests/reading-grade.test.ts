import { expect, test } from 'vitest';
import { resourceKey } from '#content/resource.ts';
import { resourceCards } from '#content/resource-cards.ts';
import type { Resource } from '#content/resource.ts';
import { median, readingGrade } from '../evals/reading-grade.ts';
import { interfaceTexts, findTexts } from './interface-texts.ts';

/*
 * Flesch-Kincaid grades of the texts on the screens and in the library. The help base, the guides' passages, the
 * tools and the safety pages have their own tests (src/content).
 */

// The grade of only a few words is not meaningful.
const WORDS_OF_A_SENTENCE = 4;
const WORDS_OF_A_SCREEN = 20;
const WORDS_OF_A_TEXT = 10;

/** The specification's fixed texts. */
const given = new Set([
  'Return to Resource Library',
  'You have all premium features and unlimited document credits without a subscription.',
  'A valid Stripe API key must be configured in the backend function secrets.',
  'Your trial period has ended. Please subscribe to continue using all features.',
]);

const texts = ['web', 'chat-frame'].flatMap(interfaceTexts).filter(({ text }) => !given.has(text));
const articles = await Promise.all(resourceCards.map((card) => card.load()));

test('at least half of the screens read at grade 4 or below, and none above grade 6', () => {
  const grades = gradesOfFiles();
  expect(grades.length).toBeGreaterThan(40);
  expect(median(grades.map(({ grade }) => grade))).toBeLessThanOrEqual(4);
  expect(grades.filter(({ grade }) => grade > 6)).toEqual([]);
});

test('no text of a screen reads above grade 8', () => {
  const long = texts.filter(({ text }) => wordsIn(text) >= WORDS_OF_A_TEXT);
  expect(long.length).toBeGreaterThan(100);
  expect(long.filter(({ text }) => readingGrade(text) > 8)).toEqual([]);
});

test('half of the articles read at grade 5 or below, no section above grade 7, and no card above grade 8', () => {
  expect(median(articles.map((article) => readingGrade(wordsOf(article))))).toBeLessThanOrEqual(5);
  const parts = articles.flatMap(({ category, id, content }) =>
    content.map((section) => ({
      part: `${category}-${id}: ${section.heading}`,
      grade: readingGrade(wordsOfSection(section)),
    })),
  );
  expect(parts.filter(({ grade }) => grade > 7)).toEqual([]);
  const heavy = resourceCards.filter(({ description }) => readingGrade(description) > 8);
  expect(heavy.map(resourceKey)).toEqual([]);
});

test('finds the texts of a screen in its code and reports a difficult one', () => {
  const planted = `
    const title = 'Your subscription could not be reactivated because of an administrative irregularity.';
    export const Note = () => <p className="mt-4 text-sm">Saved in <b>this</b> {browser} only.</p>;`;
  expect(findTexts(planted)).toEqual([
    'Your subscription could not be reactivated because of an administrative irregularity.',
    'Saved in this it only.',
  ]);
  expect(readingGrade(findTexts(planted)[0] ?? '')).toBeGreaterThan(8);
});

function gradesOfFiles(): { file: string; grade: number }[] {
  const byFile = Map.groupBy(texts, ({ file }) => file);
  return [...byFile]
    .map(([file, own]) => ({
      file,
      sentences: own.filter(({ text }) => wordsIn(text) >= WORDS_OF_A_SENTENCE),
    }))
    .map(({ file, sentences }) => ({ file, words: sentences.map(({ text }) => text).join('\n') }))
    .filter(({ words }) => wordsIn(words) >= WORDS_OF_A_SCREEN)
    .map(({ file, words }) => ({ file, grade: readingGrade(words) }));
}

function wordsOf(article: Resource): string {
  return article.content.map(wordsOfSection).join('\n');
}

function wordsOfSection({ heading, paragraphs, bulletPoints = [], callout }: Resource['content'][number]) {
  return [heading, ...paragraphs, ...bulletPoints, callout?.title, callout?.text].filter(Boolean).join('\n');
}

function wordsIn(text: string): number {
  return text.split(/\s+/).length;
}

test('a period inside quotation marks ends a sentence', () => {
  const inside = readingGrade(
    'Open Settings and press “Cancel Subscription.” You keep your plan until the end.',
  );
  const outside = readingGrade(
    'Open Settings and press “Cancel Subscription”. You keep your plan until the end.',
  );
  expect(inside).toBe(outside);
});
