import type { AnswerReader } from '#domain/guided/value.ts';

export interface Homes {
  mine: string;
  theirs: string;
  /** What the person wrote, if it doesn't name exactly two homes. */
  other: string | null;
}

const unnamed = { mine: 'my home', theirs: 'the other home' };
const LONGEST_NAME = 50;

/** The names of the two homes, the person's own first. */
export function parseHomes(told: AnswerReader): Homes {
  const text = told
    .text('homes')
    .trim()
    .replace(/[.!]+$/, '');
  const names = text
    .split(/,|;|\n|\/|&|\band\b/i)
    .map((name) => name.trim())
    .filter(Boolean);
  const [first, second, ...more] = names;
  const pair =
    first && second && more.length === 0 ? (described(first, second) ?? plain(first, second)) : null;
  return pair ? { ...pair, other: null } : { ...unnamed, other: text || null };
}

/** A schedule that names home A and home B, with the names that the person gave. Home B is the one with most nights. */
export function insertHomeNames(how: string, { mine, theirs }: Homes, main: string): string {
  if (main === '')
    return how.replaceAll(/\bhome B\b/g, 'one home').replaceAll(/\bhome A\b/g, 'the other home');
  const [most, least] = main === 'mine' ? [mine, theirs] : [theirs, mine];
  return how.replaceAll(/\bhome B\b/g, most).replaceAll(/\bhome A\b/g, least);
}

const place = String.raw`(?: (?:home|house|place|one|apartment))?`;
const whose = new RegExp(
  String.raw`^(?:(?:well|so|yes),? )*(?:(mine|my|ours?)|(his|hers?|theirs?|(?:the )?other|(?:their |the )?(?:dad|mom|father|mother)(?:['’]?s)?))${place}(?:(?:['’]s| (?:is|will be|would be|should be|can be))(?: called)?| ?[:=])\s+(.+)$`,
  'i',
);
const nameThenWhose =
  /^(?:the )?(.+?) (?:is|for) (?:(mine|my (?:home|house|place)|me)|(his|hers|theirs|him|her|them|(?:the other|their) \w+))$/i;

/** "Mine is the house on Pine St, his is the lake house". Null if it doesn't say which home is whose. */
function described(first: string, second: string) {
  const [one, other] = [first, second].map((words) => {
    const [, mine, theirs, name] = whose.exec(words) ?? [];
    const [, named, isMine, isTheirs] = nameThenWhose.exec(words) ?? [];
    const own = name ?? named;
    const isSelf = mine !== undefined || isMine !== undefined;
    return own && (isSelf || theirs !== undefined || isTheirs !== undefined) && isName(own)
      ? { name: inSentence(own), isMine: isSelf }
      : null;
  });
  if (!one || !other || one.isMine === other.isMine) return null;
  return one.isMine ? { mine: one.name, theirs: other.name } : { mine: other.name, theirs: one.name };
}

/** Two names without a sentence around them, the person's own first. */
function plain(first: string, second: string) {
  if (!isName(first) || !isName(second)) return null;
  const isSwapped = isOwn.test(second) && isOthers.test(first);
  const [mine, theirs] = isSwapped ? [second, first] : [first, second];
  return { mine: inSentence(mine), theirs: inSentence(theirs) };
}

const isOwn = /^(?:my|mine|our|ours)\b/i;
const isOthers = /^(?:his|her|hers|their|theirs|the other|dad|mom)\b/i;

const sentence =
  /\b(?:is|are|was|were|will|would|should|call(?:ed)?|has|have|had|do|does|don'?t|doesn'?t|want|wants|lives?|stays?|isn'?t|it'?s|that'?s|i|i'm|we|he|she|they|you)\b/i;

function isName(words: string): boolean {
  return words.length <= LONGEST_NAME && !sentence.test(words);
}

function inSentence(name: string): string {
  return /^(?:My|The|Their|His|Her|Our)\b/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
