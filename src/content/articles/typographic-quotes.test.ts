import { expect, test } from 'vitest';
import { openArticles } from './open-articles.ts';
import { typographicQuotes } from './typographic-quotes.ts';

test.each([
  ["You don't need to.", 'You don’t need to.'],
  ["both parents' pay", 'both parents’ pay'],
  ['Press "Quick exit."', 'Press “Quick exit.”'],
  ['("income shares")', '(“income shares”)'],
  ['"She said \'no\' twice."', '“She said ‘no’ twice.”'],
])('replaces straight quotes in %j with curly ones', (typed, shown) => {
  expect(typographicQuotes(typed)).toBe(shown);
});

test('no article shows a straight quote', () => {
  expect(openArticles().filter(({ article }) => /["']/.test(textOf(article)))).toEqual([]);
});

function textOf({ title, description, content }: ReturnType<typeof openArticles>[number]['article']): string {
  const parts = content.flatMap(({ heading, paragraphs, bulletPoints = [], callout }) => [
    heading,
    ...paragraphs,
    ...bulletPoints,
    callout?.title ?? '',
    callout?.text ?? '',
  ]);
  return [title, description, ...parts].join('\n');
}
