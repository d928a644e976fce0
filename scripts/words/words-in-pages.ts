import type { ProductWord } from './all-words.ts';

type PlacedText = Pick<ProductWord, 'line' | 'text'>;

/** Fields of the front matter that nobody reads as they stand: names, days, and questions as people ask them. */
const unreadFields = new Set(['id', 'asks', 'reviewed_by', 'reviewed_on', 'sources']);

/** The lines of a text of the help base: its title, its short answer, what it offers next, and its paragraphs. */
export function wordsInMarkdown(source: string): PlacedText[] {
  let field = '';
  let fences = 0;
  return source.split('\n').flatMap((line, index) => {
    if (line === '---') fences += 1;
    if (fences === 1) field = /^(\w+):/.exec(line)?.[1] ?? field;
    const text = line
      .replace(/^(?:\w+:|\s*- |\d+\. )\s*/, '')
      .replaceAll(/^"|"$|\*\*/g, '')
      .trim();
    const isRead = line !== '---' && (fences > 1 || !unreadFields.has(field));
    return isRead && /[a-z]{2}/i.test(text) ? [{ line: index + 1, text }] : [];
  });
}

/** The lines of a page or of a letter, without its tags. */
export function wordsInPage(source: string): PlacedText[] {
  // What is taken out leaves its line breaks, so that the lines keep their numbers.
  const plain = source.replaceAll(/<!--[\s\S]*?-->|<style[\s\S]*?<\/style>|<[^>]*>/g, (tag) =>
    tag.replaceAll(/[^\n]/g, ''),
  );
  return plain
    .split('\n')
    .map((line, index) => ({ line: index + 1, text: line.replaceAll(/\{\{.*?\}\}/g, '{…}').trim() }))
    .filter(({ text }) => /[a-z]{2}/i.test(text));
}
