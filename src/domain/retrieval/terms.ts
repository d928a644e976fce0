import { stem } from './stem.ts';

const stopWords = new Set(
  `a about after all also am an and any anything are as at be been before being but by can cannot cant could
   did didnt do does doesnt doing dont else even every everything for from get gets getting give go going got
   had has have having he her here hers him his how i id if ill im in into is isnt it its ive just keep keeps
   let lets like lot make makes me more most much my need no not now of off ok on one only or our out over
   please really right said say says see she should so some somebody someone something still such take tell
   than that the their them then there these they thing things this those though to too try trying up us use
   very want wants was way we well were what whats when where which while who whos why will with without wont
   would you your yours`.split(/\s+/),
);

/** Synonyms. The left side is the normalized term. */
const synonyms: Readonly<Record<string, string>> = {
  husband: 'ex',
  wife: 'ex',
  spouse: 'ex',
  hubby: 'ex',
  exs: 'ex',
  child: 'kid',
  children: 'kid',
  son: 'kid',
  daughter: 'kid',
  attorney: 'lawyer',
  mum: 'mom',
  mother: 'mom',
  father: 'dad',
  text: 'message',
  texting: 'message',
  cash: 'money',
  xmas: 'christmas',
};

const stemmedSynonyms = new Map(Object.entries(synonyms).map(([word, same]) => [stem(word), stem(same)]));

export function words(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/['’‘]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Returns the normalized term of a word, for the index and for questions. Null for a stop word. */
function term(word: string): string | null {
  if (stopWords.has(word)) return null;
  const stemmed = stem(word);
  return stemmedSynonyms.get(stemmed) ?? stemmed;
}

/** The distinct terms of a text. */
export function terms(text: string): Set<string> {
  return new Set(words(text).flatMap((word) => term(word) ?? []));
}
