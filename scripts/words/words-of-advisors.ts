import type { ProductWord } from './all-words.ts';

type PlacedText = Pick<ProductWord, 'line' | 'text'>;

const spokenFields = /^\s*(?:- )?(?:title|reply|question): "(.*)"$/;

/** The replies, questions and titles of intents and themes. Their examples are what people say. */
export function wordsInReplies(source: string): PlacedText[] {
  return source.split('\n').flatMap((line, index) => {
    const text = spokenFields.exec(line)?.[1]?.replaceAll('\\"', '"');
    return text === undefined ? [] : [{ line: index + 1, text }];
  });
}

/** The replies of a file of reactions. The list above each one is what people say, and its heading is a kind. */
export function wordsInReactions(source: string): PlacedText[] {
  return source
    .split('\n')
    .map((line, index) => ({ line: index + 1, text: line.trim() }))
    .filter(({ text }) => text !== '' && !/^(?:#|- |---)/.test(text));
}
