import type { ProductWord } from './all-words.ts';

type PlacedText = Pick<ProductWord, 'line' | 'text'>;

/** Front matter fields that people don't see as they are: names, dates, and sample questions. */
const unreadFields = new Set([
  'id',
  'asks',
  'exactFor',
  'reviewed_by',
  'reviewed_on',
  'sources',
  'category',
  'icon',
  'color',
  'used',
  'numbers',
  'checked',
]);

/** The heading above a variant of a safety text. */
const variantHeading = /^## (?:Second|Third) time$/;

/** The lines of a text of the library: its title, its short answer, its next questions, and its paragraphs. */
export function wordsInMarkdown(source: string): PlacedText[] {
  let field = '';
  let fences = 0;
  return source.split('\n').flatMap((line, index) => {
    if (line === '---') fences += 1;
    if (fences === 1) field = /^(\w+):/.exec(line)?.[1] ?? field;
    const text = line
      .replace(/^(?:\w+:|\s*- |\d+\. |## |> )\s*/, '')
      .replaceAll(/^"|"$|\*\*| \{#[a-z-]+\}$/g, '')
      .trim();
    const isRead = line !== '---' && !variantHeading.test(line) && (fences > 1 || !unreadFields.has(field));
    return isRead && /[a-z]{2}/i.test(text) ? [{ line: index + 1, text }] : [];
  });
}

/** The lines of a page or an email, without its tags. */
export function wordsInPage(source: string): PlacedText[] {
  // The removed parts leave their line breaks, so that the lines keep their numbers.
  const plain = source.replaceAll(/<!--[\s\S]*?-->|<style[\s\S]*?<\/style>|<[^>]*>/g, (tag) =>
    tag.replaceAll(/[^\n]/g, ''),
  );
  return plain
    .split('\n')
    .map((line, index) => ({ line: index + 1, text: line.replaceAll(/\{\{.*?\}\}/g, '{…}').trim() }))
    .filter(({ text }) => /[a-z]{2}/i.test(text));
}
