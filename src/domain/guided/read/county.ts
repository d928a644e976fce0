import { stateChoices } from '../../retrieval/us-state.ts';
import { plainWords } from './plain.ts';

const place =
  /((?:[\p{L}.'’-]+ ){1,3})(county|parish|borough)\b(?! (?:court|clerk|line|seat|jail|sheriff|road|rd|fair|website|office))/giu;
/** Words before a county's name, or in place of it. */
const none = new Set(
  (
    'the a an in of my our his her their this that same another other next different which what any every each one both from to at is ' +
    'its and or live lives lived living moved i im we were hes shes near outside inside small big rural local its called think for by with ' +
    'state yes no not just still since out here'
  ).split(' '),
);
const MOST_WORDS = 3;
const states = stateChoices.map(([, name]) => name.toLowerCase());

/** "Harris County" in "Texas, Harris county". Null if no county is named, or more than one. */
export function readCounty(text: string): string | null {
  const found = Array.from(text.matchAll(place), ([, words = '', kind = '']) => named(words, kind, text));
  const [county, ...others] = new Set([...found.filter((one) => one !== null), ...boroughsIn(text)]);
  return county !== undefined && others.length === 0 ? county : null;
}

/** The boroughs of New York City are counties with other names: Kings County is Brooklyn. */
const boroughs: Readonly<Record<string, string>> = {
  brooklyn: 'Kings County',
  manhattan: 'New York County',
  queens: 'Queens County',
  bronx: 'Bronx County',
  'staten island': 'Richmond County',
};

function boroughsIn(text: string): string[] {
  const plain = plainWords(text);
  if (!/\b(?:new york|ny|nyc)\b/.test(plain) || /\b(?:county|borough)\b/.test(plain)) return [];
  return Object.entries(boroughs).flatMap(([name, county]) =>
    new RegExp(`\\b${name}\\b`).test(plain) ? [county] : [],
  );
}

/** At the question itself, "Harris" is enough. */
export function readBareCounty(text: string): string | null {
  const known = readCounty(text);
  if (known) return known;
  const words = plainWords(text)
    .replace(/^(?:its|it's|it is|it should be) /, '')
    .split(' ');
  const isName =
    words.length <= MOST_WORDS && words.every((word) => /^[\p{L}.'-]+$/u.test(word) && !none.has(word));
  return isName && !states.includes(words.join(' ')) ? `${words.map(capital).join(' ')} County` : null;
}

function named(before: string, kind: string, text: string): string | null {
  const words = before.trim().split(' ');
  const start = words.findLastIndex((word) => none.has(word.toLowerCase().replace(/['’.]/g, '')));
  const own = withoutState(words.slice(start + 1), text);
  return own.length > 0 ? [...own, kind].map(capital).join(' ') : null;
}

/** "Ohio Hamilton county" begins with the state. "New York County" doesn't. */
function withoutState(words: readonly string[], text: string): readonly string[] {
  const state = states.find((name) => words.join(' ').toLowerCase().startsWith(`${name} `));
  if (state) return words.slice(state.split(' ').length);
  const isState = states.includes(words.join(' ').toLowerCase());
  const isNamedTwice = plainWords(text).split(words.join(' ').toLowerCase()).length > 2;
  return isState && !isNamedTwice ? [] : words;
}

function capital(word: string): string {
  return /^\p{Lu}/u.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1);
}
