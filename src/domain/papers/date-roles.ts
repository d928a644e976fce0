import { isConnecting } from './connecting-words.ts';
import type { DateRole, WrittenDate } from './dates.ts';
import { columnAbove, headingAbove, labelBelow, restOfRow, wordsBefore } from './page-layout.ts';
import type { RunningText } from './running-text.ts';

const REACH = 110;

/** What a date is for, by the words before it. The nearest word wins. A rule that ends in `$` needs the date right behind it. */
const roles: readonly [DateRole, RegExp][] = [
  [
    'background',
    /\b(?:born|birth|d\.?o\.?b\.?|(?:were|was|are|got) (?:\w+ )?married|intermarried|married (?:on|in)|date of (?:marriage|separation)|marriage (?:was )?(?:entered into|solemnized|celebrated|contracted|performed)|separated|separation date|(?:separate and|lived) apart(?: since)?)(?!\w)/gi,
  ],
  ['other', /\b(?:since|as of)\W*$/gi],
  [
    'due',
    /\b(?:(?:no|not) later than|on or before|on or prior to|due|last day (?:to|for)(?: \w+){0,5}|time to (?:appeal|respond|answer|object|file)(?: \w+){0,3} (?:ends?|expires|runs?)|deadline|cut-?off|discovery (?:ends|closes)|complet(?:ed|ion) (?:by|date)|to be completed)\b|\b(?:by|before|prior to)(?: the)?\W*(?:(?:noon|\d{1,2}(?::\d\d)? ?[ap]\.?m\.?)(?: on)? )?$/gi,
  ],
  [
    'expires',
    /\b(?:expires?|expiration|until|ends?|ending|(?:last|final) payment|terminates?|remains? in effect)\b|\bthrough\W*$/gi,
  ],
  [
    'served',
    /\b(?:served|(?:e-?)?mailed|service|delivered|faxed|(?:respondent|petitioner|plaintiff|defendant|party|I|you) received|notice sent|sent by|certified mail|sent on)\b|\bsent\W*$/gi,
  ],
  [
    'filed',
    /\b(?:e-?filed|filed|received|(?<!respectfully )submitted|accepted|lodged|entered|recorded|docketed|journalized|init\.? ?date|filing date)\b/gi,
  ],
  [
    'signed',
    /\b(?:dated|signed|issued?|executed|done and ordered|done this|(?:so |hereby |is )*ordered this|so ordered|entered this|(?:made|entered) (?:and entered )?into|agreement is made|subscribed|sworn|respectfully submitted|given under my hand|date of (?:the |this )?(?:order|notice)|by the court(?=\W*$)|under oath|enter(?=:))\b/gi,
  ],
  [
    'starts',
    /\b(?:beginning|starting|commencing|effective|begins?|starts?|first payment|takes? effect)\b|\bcommences?\W*$/gi,
  ],
];

/** A date right behind these words stands beside a signature, unless they name something else. */
const rightBehind =
  /(?<!\b(?:hearing|return|trial|court|due|expiration|effective|conference|appearance|calendar|filing|start|end|mediation) )\bdate\W*$|\bthis\W*(?:the )?$/i;
/** An entry of a list: "02/19/2027  DISCOVERY. All discovery must be completed by this date." */
const dueAfter = /^[^;]{0,90}\b(?:by|on or before|no later than) this date\b/i;
/** "You have until December 15, 2026 to respond." */
const toDo = /^,? (?:in which )?to (?:respond|answer|file|object|appeal|serve|pay|reply|oppose|request)\b/i;
/** What an agreement, order or notice says of itself may stand behind the date: "on this 19th day of May, 2026, a copy was mailed". */
const sentAfter =
  /^,? (?:I|we|a (?:true )?(?:and \w+ )?copy|copies|the (?:undersigned|foregoing|above))\b[^.;]{0,70}\b(?:served|(?:e-?)?mailed|delivered|sent|faxed)\b/i;
/** A certificate of mailing is dated below its sentence. */
const sentOnThisDate = /\bon this date,? I (?:served|(?:e-?)?mailed|sent|delivered)\b/i;
const SENT_REACH = 200;
const dateLine = /(?:\bon|\bthis)\W*(?:the )?$/i;
const signature =
  /\/s\/|\b(?:judge|magistrate|justice|clerk|signature|commissioner|referee|court (?:assistant|coordinator|administrator))\b/i;
/** A form tells what to write: "on or before (date):". */
export const instruction = /[({[] ?(?:specify|date|month|mm\/|time|fecha)[^)}\]]{0,30}[)}\]]/gi;

export interface DateMeaning {
  role: DateRole;
  /** Whether the word that tells it is tied to the date. */
  isSure: boolean;
  /** By a word, and not by the place where the date stands. */
  isNamed: boolean;
}

export function meaningOf(
  running: RunningText,
  written: WrittenDate,
  dates: readonly WrittenDate[],
): DateMeaning {
  if (written.isStamp) return sure('filed');
  const before = sentenceEnd(wordsBefore(running, written.from), running, written, dates);
  const after = running.text.slice(written.to, written.to + REACH);
  if (/^\W*present\W*:/i.test(after)) return sure('signed');
  if (dueAfter.test(after) || (/\buntil\W*$/i.test(before) && toDo.test(after))) return sure('due');
  if (dateLine.test(before) && sentAfter.test(after)) return sure('served');
  if (/\bfirst payment\b[^.]{0,20}\bdue\b/i.test(before)) return sure('starts');
  return (
    nearestRole(before) ??
    nearestRole(headingAbove(running, written.from)) ??
    (columnAbove(running, written.from).slice(0, 4).some(isStamp) ? sure('filed') : null) ?? {
      role: besideSignature(running, written, before),
      isSure: true,
      isNamed: false,
    }
  );
}

function sure(role: DateRole): DateMeaning {
  return { role, isSure: true, isNamed: true };
}

/** The end of the sentence so far, behind any date before this one. */
function sentenceEnd(
  words: string,
  { text }: RunningText,
  { from }: WrittenDate,
  dates: readonly WrittenDate[],
): string {
  const previous = dates.findLast(({ to }) => to <= from);
  const sinceDate = previous ? text.slice(previous.to, from) : words;
  const isJoined = previous && /^,? (?:and|or|to|through|&) ?(?:the )?$/i.test(sinceDate);
  const own = isJoined || sinceDate.length > words.length ? words : sinceDate;
  return own
    .slice(-REACH)
    .replaceAll(/\.{3,}/g, ' ')
    .replace(/\b\w{3,6}day,? ?$/i, '')
    .replaceAll(instruction, '')
    .replace(/^.*(?<!\b[ap]\.m|\b[A-Z]|\bdiv|\bno|\binit)[.;]\s/is, '');
}

function nearestRole(words: string): DateMeaning | null {
  let nearest: { role: DateRole | null; at: number } = { role: null, at: -1 };
  for (const [role, pattern] of roles) {
    const match = [...words.matchAll(pattern)].at(-1);
    const at = match ? match.index + match[0].trimEnd().length : -1;
    if (at > nearest.at) nearest = { role, at };
  }
  if (!nearest.role) return null;
  return { role: nearest.role, isSure: isConnecting(words.slice(nearest.at)), isNamed: true };
}

function isStamp(text: string): boolean {
  return text.length < 30 && /\b(?:e-?)?filed\b|\breceived\b|\bendorsed\b/i.test(text);
}

function besideSignature(running: RunningText, written: WrittenDate, before: string): DateRole {
  const isSigned =
    rightBehind.test(before) ||
    /^\W*(?:date|dated)\W*$/i.test(labelBelow(running, written.from)) ||
    (before.trim() === '' && signature.test(restOfRow(running, written.to))) ||
    isOwnDate(running, written);
  if (!isSigned) return 'other';
  return sentOnThisDate.test(running.text.slice(Math.max(0, written.from - SENT_REACH), written.from))
    ? 'served'
    : 'signed';
}

const DEAR_WITHIN = 14;
const LONGEST_SIGNATURE = 45;
const place = /^[A-Z][\w.' ]{2,24}, [A-Z][\w. ]{1,24}$/;

/** A date alone on its line is the paper's own above a greeting, below "Dated", beside a place, and by a signature. */
function isOwnDate({ lines, starts, text }: RunningText, { from, to }: WrittenDate): boolean {
  const at = starts.findLastIndex((start) => start <= from);
  const own = (lines[at]?.text ?? '').replace(/^\s*\w{3,6}day,? /, '');
  const isAlone =
    own.trim().length <= to - from + 1 && /^\W*(?:\w{3,6}day,? )?$/.test(text.slice(starts[at], from));
  if (!isAlone) return false;
  const textAt = (index: number) => lines[index]?.text.trim() ?? '';
  const isLetter = lines.slice(at + 1, at + DEAR_WITHIN).some(({ text }) => /^\s*dear\b/i.test(text));
  const isDated = /^dated?\b/i.test(textAt(at - 1)) || place.test(textAt(at - 1));
  const isBySignature = [at - 1, at + 1, at + 2].some(
    (index) => textAt(index).length < LONGEST_SIGNATURE && signature.test(textAt(index)),
  );
  return isLetter || isDated || isBySignature;
}
