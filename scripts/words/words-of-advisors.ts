import type { ProductWord } from './all-words.ts';

type PlacedText = Pick<ProductWord, 'line' | 'text'>;

const spokenField = /^\s*(?:- )?(?:title|reply|question): "/;
const quoted = /"((?:[^"\\]|\\.)*)"/g;

/** The replies, questions, titles and messages of intents and themes. Their examples are what people say. */
export function wordsInReplies(source: string): PlacedText[] {
  let isMessage = false;
  return source.split('\n').flatMap((line, index) => {
    isMessage = /^\s*message:$/.test(line) || (isMessage && /^\s*- ["[]/.test(line));
    if (!isMessage && !spokenField.test(line)) return [];
    return [...line.matchAll(quoted)].map(([, text = '']) => ({
      line: index + 1,
      text: text.replaceAll('\\"', '"'),
    }));
  });
}

/** The replies of a file of reactions. The list above each one is what people say, and its heading is a kind. */
export function wordsInReactions(source: string): PlacedText[] {
  return source
    .split('\n')
    .map((line, index) => ({ line: index + 1, text: line.trim() }))
    .filter(({ text }) => text !== '' && !/^(?:#|- |---)/.test(text));
}
