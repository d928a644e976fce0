import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type Resource, resourceKey } from './resource.ts';
import { resourceCards } from './resource-cards.ts';

const articles = await Promise.all(resourceCards.map(async (card) => ({ card, article: await card.load() })));

// Specification: 2.library.3, 3.resource.2
test.each(articles)('the card of "$card.title" matches its article', ({ card, article }) => {
  const { content, sources: _sources, ...shown } = article;
  const { load: _load, ...kept } = card;
  expect(kept).toEqual({
    ...shown,
    headings: content.map((section) => section.heading),
    lines: linesToTick(article).length,
  });
});

test('every article in the folder has a card', async () => {
  const files = await readdir(path.join(import.meta.dirname, '../../content/resources'));
  const keys = files.map((file) => /^[a-z]+-\d+/.exec(file)?.[0] ?? file);
  expect(new Set(resourceCards.map(resourceKey))).toEqual(new Set(keys));
  expect(resourceCards).toHaveLength(keys.length);
});

test.each(articles)('no two lines of "$card.title" share a storage key', ({ article }) => {
  const lines = linesToTick(article);
  expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
});

test.each(articles)('no two sections of "$card.title" have the same heading', ({ card }) => {
  expect(new Set(card.headings).size).toBe(card.headings.length);
});

test.each(articles)('the sources of "$card.title" are web pages with a last-checked date', ({ article }) => {
  for (const { url, checked } of article.sources) {
    expect(new URL(url).protocol).toMatch(/^https?:$/);
    expect(checked).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  }
});

function linesToTick({ category, content }: Resource): string[] {
  return category === 'checklists' ? content.flatMap((section) => section.bulletPoints ?? []) : [];
}
