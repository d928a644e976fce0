import { readYesNo } from './choice.ts';
import { plainWords } from './plain.ts';
import { saysUnsure } from './says-unsure.ts';

/*
 * Reads whether a payment is late. Words about a bill are a late payment only if they say so or name nothing but the bill.
 */

export interface LateReading {
  value: 'no' | 'mortgage' | 'other' | 'unsure';
  /** False if it can be meant in two ways, so that the person has to confirm it. */
  isSure: boolean;
}

const late =
  /\b(?:late|behind|miss(?:ed|ing)?|over ?due|past due|delinquent|collections?|shut ?off|cut ?off|bounced|default(?:ed)?|foreclos\w*|evict\w*|skipped|unpaid|haven'?t (?:been )?paid|didn'?t (?:pay|get paid)|(?:can'?t|couldn'?t|won'?t|not (?:going to|gonna)) (?:be able to )?(?:pay|make|cover|clear)|(?:don'?t|won'?t|not (?:going to|gonna)) have (?:it|the money|enough))\b/;
const notLate =
  /\b(?:no|not|nothing(?:'?s)?|never|none|nobody|isn'?t|aren'?t|wasn'?t|haven'?t|hasn'?t|don'?t (?:think|believe))\b(?: [\w']+){0,4} (?:late|behind|missed|over ?due|past due|unpaid)\b/;
const inTime =
  /\b(?:caught up|up to date|on time|(?:is|are|all|we'?re|i'?m|stay(?:ed)?|everything|kept) current|current on|paid up|all (?:paid|good|set|fine|ok)|(?:everything|it)(?:'?s| is| gets)? (?:all )?(?:paid|good|fine|ok)|we'?re (?:good|fine|ok)|never (?:late|behind|missed))\b/;
const no =
  /^(?:(?:no|nope|nah|none|nothing|not (?:yet|really|at all|that i know(?: of)?|right now|so far|now|this month)|i (?:don'?t|dont) think so|(?:don'?t|dont) think so|zero|neither|yet|thankfully|thank god|luckily)[ ]*)+$/;
const soon = /\b(?:will|gonna|going to|might|may|about to|next (?:month|week)|probably|tight)\b/;
const housing = /\b(?:rent|mort?gag?e?|house payment|landlord|foreclos\w*|evict\w*|house note)\b/;
const bill =
  /\b(?:rent|mort?gag?e?|house|car|truck|electric\w*|power|gas|water|phone|internet|cable|utilit\w+|visa|mastercard|amex|cards?|credit|loans?|bills?|insurance|taxes|tuition|day ?care|medical|hospital|landlord|heloc)\b/;
const pieceEnd = /[,.;!?\n]+|\b(?:but|except(?: for)?|besides|other than|though|although|just|only)\b/;
const asking = /^(?:what|which|why|when|does|do|is|are|can|should|like what)\b/;
/** More words than this tell a story, in which a bill may be on time. */
const FEW_WORDS = 5;

/** Null if the text doesn't say whether something is late. */
export function readLate(text: string): LateReading | null {
  if (asking.test(plainWords(text))) return null;
  const pieces = plainWords(text)
    .split(pieceEnd)
    .map((piece) => piece.trim())
    .filter(Boolean)
    .map((piece) => ({ piece, kind: kindOf(piece) }));
  const of = (...kinds: readonly string[]) => pieces.filter(({ kind }) => kinds.includes(kind));
  const value = of('late', 'bill').some(({ piece }) => housing.test(piece)) ? 'mortgage' : 'other';
  if (of('late').length > 0) return { value, isSure: true };
  const isYes = readYesNo(text) === 'yes' || /^(?:yeah )?i think so\b/.test(plainWords(text));
  if (of('unsure').length > 0) return { value: 'unsure', isSure: true };
  if (of('in-time').length > 0) {
    // "None, just the credit card" may be late or the only debt.
    const isOpen = of('bill', 'soon').length > 0;
    return isOpen ? { value, isSure: false } : { value: 'no', isSure: true };
  }
  if (isYes) return { value, isSure: true };
  const isOnlyBills = of('bill').length === pieces.length && plainWords(text).split(' ').length <= FEW_WORDS;
  return pieces.length > 0 && isOnlyBills ? { value, isSure: true } : null;
}

function kindOf(piece: string): 'in-time' | 'late' | 'unsure' | 'soon' | 'bill' | '' {
  if (no.test(piece) || notLate.test(piece) || inTime.test(piece)) return 'in-time';
  if (late.test(piece)) return 'late';
  if (saysUnsure(piece)) return 'unsure';
  if (soon.test(piece)) return 'soon';
  return bill.test(piece) ? 'bill' : '';
}
