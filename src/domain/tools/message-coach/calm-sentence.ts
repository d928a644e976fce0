import { plainText } from './plain-text.ts';
import { harshNames } from './rules/abuse.ts';
import { shoutingIn } from './rules/shouting.ts';

/** A sentence as the writer may send it: without noise, and asking where it gave orders. */
export function calmSentence(sentence: string): string {
  const bare = bareSentence(sentence);
  const isPolite = /\bplease\b/i.test(bare);
  const [sharing, asking] = [sharedWords, isPolite ? [] : politeWords];
  return tidy([...sharing, ...asking].reduce((text, [pattern, words]) => text.replace(pattern, words), bare));
}

/**
 * A sentence with its noise taken away. Only words go that carry no fact: cutting "never" or "if" would turn
 * the meaning round. What stays hostile after this is left out as a whole.
 */
export function bareSentence(sentence: string): string {
  const quiet = lowerShouting(plainText(sentence))
    .replace(/[!?]*\?[!?]*/g, '?')
    .replace(/!+/g, '.');
  return tidy(removals.reduce((text, pattern) => text.replace(pattern, ' '), quiet));
}

const swearWords = String.raw`(?:goddam\w*|god-?damn\w*|damn(?:ed)?|fucking|f\*+ing|f-ing|effing|freaking|frigging|bloody|stupid|crappy|shitty)`;

const removals: readonly RegExp[] = [
  // "the damn form", but not "damn you".
  new RegExp(String.raw`\b${swearWords}\s+(?=(?!you\b|it\b|him\b|her\b)[a-z0-9])`, 'gi'),
  /\b(?:for (?:fuck'?s|god'?s|christ'?s|pete'?s|heaven'?s) sake|jesus christ|goddammit|dammit|damn it),?\s*/gi,
  /\b(?:the hell|the heck|the fuck|on earth)\b\s*/gi,
  /,?\s*\b(?:for once|yet again|as (?:always|usual|ever)|like always|like you always do)\b,?(?=\s|[.?!]|$)/gi,
  /^(?:oh (?:great|sure|please|wow|really)|wow|seriously|honestly|look|listen|ugh|hey)[,.]?\s+(?=\S)/i,
  // What somebody is called at the beginning or the end.
  new RegExp(String.raw`(?:,\s*(?:you (?:\w+ )?)?|^you (?:\w+ )?)(?:${harshNames})(?=\s*[.?!,]|$)`, 'gi'),
  /,?\s*\bor else\b(?=\s*[.?!]|$)/gi,
  // "Will you finally send it?"
  /\bfinally\s+(?=(?:send|pay|bring|sign|answer|call|give|return|fill|tell|reply)\b)/gi,
];

type Replacement = readonly [RegExp, string];

const sharedWords: readonly Replacement[] = [
  [/\bmy (?:own )?(kids|children)\b/gi, 'the $1'],
  [/\bmy (?:own )?(sons?|daughters?|boys|girls|baby|child)\b(?! from\b)/gi, 'our $1'],
  [/\byour visitation(?: time)?\b/gi, 'your time'],
];

const politeWords: readonly Replacement[] = [
  [/^(?:and |so )?you(?:'d| had)? better not\s+(?=[a-z])/i, 'Please do not '],
  [
    /^(?:and |so |but )?(?:i (?:need|want|expect) you to|you (?:need|have|are going) to|you(?:'d| had)? better|you must)\s+(?=[a-z])/i,
    'Please ',
  ],
  [
    /^(?:send|bring|sign|answer|call|give|return|pay|text|email|tell|let|make sure|pick|drop|check|fill|read|reply|confirm|forward|have|take|stop)\b(?=\s+\S)/i,
    'Please $&',
  ],
];

function lowerShouting(text: string): string {
  return shoutingIn(text).reduceRight((calm, { start, end }) => {
    const run = calm.slice(start, end);
    const lowered = run.replace(/[A-Z][A-Z']+/g, (word) => days[word] ?? word.toLowerCase());
    return calm.slice(0, start) + lowered + calm.slice(end);
  }, text);
}

const days: Readonly<Record<string, string>> = {
  MONDAY: 'Monday',
  TUESDAY: 'Tuesday',
  WEDNESDAY: 'Wednesday',
  THURSDAY: 'Thursday',
  FRIDAY: 'Friday',
  SATURDAY: 'Saturday',
  SUNDAY: 'Sunday',
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
