import { plainText } from './plain-text.ts';
import { harshNames } from './rules/abuse.ts';
import { acronyms, findShouting } from './rules/shouting.ts';

/** Returns a sentence that the writer can send: without hostile filler, and with requests instead of orders. */
export function calmSentence(sentence: string): string {
  const bare = bareSentence(sentence);
  const isPolite = /\bplease\b/i.test(bare);
  const [sharing, asking] = [sharedWords, isPolite ? [] : politeWords];
  return tidy([...sharing, ...asking].reduce((text, [pattern, words]) => text.replace(pattern, words), bare));
}

/**
 * Removes hostile filler from a sentence, but only words that state no fact, because cutting "never" or "if" would
 * reverse the meaning. A sentence that is still hostile is left out.
 */
export function bareSentence(sentence: string): string {
  const quiet = lowerShouting(plainText(sentence))
    .replace(/[!?]*\?[!?]*/g, '?')
    .replace(/!+/g, '.');
  return tidy(removals.reduce((text, pattern) => text.replace(pattern, ' '), quiet));
}

const swearWords = String.raw`(?:goddam\w*|god-?damn\w*|damn(?:ed)?|fucking|f\*+ing|f-ing|effing|freaking|frigging|bloody|stupid|crappy|shitty)`;

const removals: readonly RegExp[] = [
  // Matches "the damn form", but not "damn you".
  new RegExp(String.raw`\b${swearWords}\s+(?=(?!you\b|it\b|him\b|her\b)[a-z0-9])`, 'gi'),
  /\b(?:for (?:fuck'?s|god'?s|christ'?s|pete'?s|heaven'?s) sake|jesus christ|goddammit|dammit|damn it),?\s*/gi,
  /\b(?:the hell|the heck|the fuck|on earth)\b\s*/gi,
  /,?\s*\b(?:for once|yet again|(?:just )?(?:as|like|per) (?:always|usual)|as ever|like you always do)\b,?(?=\s|[.?!]|$)/gi,
  // "You always get Tuesday dinner" states who has which day.
  /(?<=\byou )always\s+(?=(?:get|have|take|keep|do|pick|drop|host)\s+(?:(?:the )?(?:kids|children|boys|girls|school|pick-?up|drop-?off|mornings?|evenings?|week)|him\b|her\b|them\b|(?:up|off)\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekends?|christmas|thanksgiving|easter|spring break|dinners?))/gi,
  /^(?:oh (?:great|sure|please|wow|really)|wow|seriously|honestly|ugh|hey)[,.]?\s+(?=\S)/i,
  // "Look it up" keeps its verb.
  /^(?:look|listen)(?:[,.]\s+|\s+(?=(?:i|you|we|here's|this is)\b))/i,
  // Forms of address at the beginning or the end.
  new RegExp(String.raw`(?:,\s*(?:you (?:\w+ )?)?|^you (?:\w+ )?)(?:${harshNames})(?=\s*[.?!,]|$)`, 'gi'),
  /,?\s*\bor else\b(?=\s*[.?!]|$)/gi,
  /,?\s*\bor (?:don't|dont|do not) (?:even )?(?:come|bother|show up|call)(?: at all)?(?=\s*[.?!]|$)/gi,
  // Matches "Will you finally send it?"
  /\bfinally\s+(?=(?:send|pay|bring|sign|answer|call|give|return|fill|tell|reply)\b)/gi,
];

type Replacement = readonly [RegExp, string];

const sharedWords: readonly Replacement[] = [
  [/\bmy (?:own )?(kids|children)\b/gi, 'the $1'],
  [/\bmy (?:own )?(sons?|daughters?|boys|girls|baby|child)\b(?! from\b)/gi, 'our $1'],
  [/\byour visitation(?: time)?\b/gi, 'your time'],
];

const politeWords: readonly Replacement[] = [
  [/^(?:and |so )?you(?:'d| had)? better not\s+(?=[a-z])/i, 'Please don’t '],
  [
    /^(?:and |so |but )?(?:i (?:need|want|expect) you to|you (?:need|have|are going) to|you(?:'d| had)? better|you must)\s+(?=[a-z])/i,
    'Please ',
  ],
  [
    // Matches an order, as opposed to a statement or question: "Pick up is 3:05", "Text from the school", "Have you
    // paid?"
    /^(?!\S+\s+(?:(?!it\b|he\b|she\b|they\b|me\b|us\b|him\b|her\b|them\b|sure\b)[\w'-]+\s+){0,2}(?:is|are|was|were|will|has|starts?|begins?|ends?|moved|costs?|lands|changed|came|goes)\b)(?:send|bring|sign|answer|call|give|return|pay|text|email|tell|let|make sure|pick|drop|check|fill|read|reply|confirm|forward|have(?! (?:you|we|i|they|a|an)\b)|take(?! care\b)|be(?= (?:on time|there|ready|home|back|early)\b)|stop)\b(?=\s+(?!from\b|about\b)\S)/i,
    'Please $&',
  ],
];

function lowerShouting(text: string): string {
  return findShouting(text).reduceRight((calm, { start, end }) => {
    const run = calm.slice(start, end);
    const lowered = run
      .replace(/(?<!\bAN )\bA\b(?= [A-Z])/g, 'a')
      .replace(/[A-Z][A-Z']+/g, (word) => days[word] ?? (isShort(word) ? word : word.toLowerCase()));
    return calm.slice(0, start) + lowered + calm.slice(end);
  }, text);
}

// Abbreviations that are also everyday words. In capitals they are more often shouting.
const alsoWords = new Set(['OK', 'ID', 'ADD', 'ACT', 'SAT', 'PIN', 'LA', 'US', 'AM', 'PM', 'ICE', 'FIT']);

function isShort(word: string): boolean {
  return acronyms.has(word) && !alsoWords.has(word);
}

const days: Readonly<Record<string, string>> = {
  MONDAY: 'Monday',
  TUESDAY: 'Tuesday',
  WEDNESDAY: 'Wednesday',
  THURSDAY: 'Thursday',
  FRIDAY: 'Friday',
  SATURDAY: 'Saturday',
  SUNDAY: 'Sunday',
  JANUARY: 'January',
  FEBRUARY: 'February',
  APRIL: 'April',
  JUNE: 'June',
  JULY: 'July',
  AUGUST: 'August',
  SEPTEMBER: 'September',
  OCTOBER: 'October',
  NOVEMBER: 'November',
  DECEMBER: 'December',
};

function tidy(text: string): string {
  const spaced = text
    .replace(/\s+/g, ' ')
    .replace(/\s+(?=[.,;:?!])/g, '')
    .replace(/^[\s,;:.-]+/, '')
    .replace(/,+(?=[.?!]|$)/g, '')
    .trim();
  const lowered = spaced.replace(
    /^Please ([A-Z])(?=[a-z])/,
    (_whole, letter: string) => `Please ${letter.toLowerCase()}`,
  );
  const begun = lowered.charAt(0).toUpperCase() + lowered.slice(1);
  return begun === '' || /[.?!]$/.test(begun) ? begun : `${begun}.`;
}
