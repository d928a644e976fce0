import type { DateRole, WrittenDate } from './dates.ts';
import { columnAbove, headingAbove, labelBelow, restOfRow, wordsBefore } from './page-layout.ts';
import type { RunningText } from './running-text.ts';

const REACH = 110;

/** What a date is for, by the words before it. The nearest word wins. A rule that ends in `$` needs the date right behind it. */
const roles: readonly [DateRole, RegExp][] = [
  [
    'background',
    /\b(?:born|birth|d\.?o\.?b\.?|(?:were|was|are|got) (?:\w+ )?married|married (?:on|in)|date of (?:marriage|separation)|separated|separation date|separate and apart)(?!\w)/gi,
  ],
  ['other', /\b(?:since|as of)\W*$/gi],
  [
    'due',
    /\b(?:(?:no|not) later than|on or before|on or prior to|due|deadline|cut-?off|discovery (?:ends|closes)|complet(?:ed|ion) (?:by|date)|to be completed)\b|\b(?:by|before|prior to)(?: the)?\W*$/gi,
  ],
  [
    'expires',
    /\b(?:expires?|expiration|until|ends?|ending|terminates?|remains? in effect)\b|\bthrough\W*$/gi,
  ],
  [
    'served',
    /\b(?:served|(?:e-?)?mailed|service|delivered|faxed|(?:respondent|petitioner|plaintiff|defendant|party|I|you) received|notice sent|sent by|certified mail|sent on)\b/gi,
  ],
  [
    'filed',
    /\b(?:e-?filed|filed|received|(?<!respectfully )submitted|accepted|lodged|entered|recorded|docketed|init\.? ?date|filing date)\b/gi,
  ],
  [
    'signed',
    /\b(?:dated|signed|issued?|executed|done and ordered|done this|(?:so |hereby |is )*ordered this|so ordered|entered this|(?:made|entered) (?:and entered )?into|agreement is made|subscribed|sworn|respectfully submitted|given under my hand|date of (?:the )?order|under oath)\b/gi,
  ],
  [
    'starts',
    /\b(?:beginning|starting|commencing|effective|begins?|starts?|first payment|takes? effect)\b|\bcommences?\W*$/gi,
  ],
];

/** A date right behind these words stands beside a signature, unless they name something else. */
const rightBehind =
  /(?<!\b(?:hearing|return|trial|court|due|expiration|effective|conference|appearance|calendar|filing|start|end|mediation) )\bdate\W*$|\bthis\W*(?:the )?$/i;
/** What an agreement, order or notice says of itself may stand behind the date: "on this 19th day of May, 2026, a copy was mailed". */
const sentAfter =
  /^,? (?:I|we|a (?:true )?(?:and \w+ )?copy|copies|the (?:undersigned|foregoing|above))\b[^.;]{0,70}\b(?:served|(?:e-?)?mailed|delivered|sent|faxed)\b/i;
/** A certificate of mailing is dated below its sentence. */
const sentOnThisDate = /\bon this date,? I (?:served|(?:e-?)?mailed|sent|delivered)\b/i;
const SENT_REACH = 200;
const dateLine = /(?:\bon|\bthis)\W*(?:the )?$/i;
const signature = /\/s\/|\b(?:judge|magistrate|justice|clerk|signature|commissioner|referee)\b/i;
/** A form tells what to write: "on or before (date):". */
export const instruction = /[({[] ?(?:specify|date|month|mm\/|time|fecha)[^)}\]]{0,30}[)}\]]/gi;

export function roleOf(running: RunningText, written: WrittenDate, dates: readonly WrittenDate[]): DateRole {
  if (written.isStamp) return 'filed';
  const before = sentenceEnd(wordsBefore(running, written.from), running, written, dates);
  const after = running.text.slice(written.to, written.to + REACH);
  if (dateLine.test(before) && sentAfter.test(after)) return 'served';
  if (/\bfirst payment\b[^.]{0,20}\bdue\b/i.test(before)) return 'starts';
  return (
    nearestRole(before) ??
    nearestRole(headingAbove(running, written.from)) ??
    (columnAbove(running, written.from).slice(0, 4).some(isStamp) ? 'filed' : null) ??
    besideSignature(running, written, before)
  );
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
    .replaceAll(instruction, '')
    .replace(/^.*(?<!\b[ap]\.m|\b[A-Z]|\bdiv|\bno|\binit)[.;]\s/is, '');
}

function nearestRole(words: string): DateRole | null {
  let nearest: { role: DateRole | null; at: number } = { role: null, at: -1 };
  for (const [role, pattern] of roles) {
    const match = [...words.matchAll(pattern)].at(-1);
    const at = match ? match.index + match[0].trimEnd().length : -1;
    if (at > nearest.at) nearest = { role, at };
  }
  return nearest.role;
}

function isStamp(text: string): boolean {
  return text.length < 30 && /\b(?:e-?)?filed\b|\breceived\b|\bendorsed\b/i.test(text);
}

function besideSignature(running: RunningText, written: WrittenDate, before: string): DateRole {
  const isSigned =
    rightBehind.test(before) ||
    /^\W*(?:date|dated)\W*$/i.test(labelBelow(running, written.from)) ||
    (before.trim() === '' && signature.test(restOfRow(running, written.to)));
  if (!isSigned) return 'other';
  return sentOnThisDate.test(running.text.slice(Math.max(0, written.from - SENT_REACH), written.from))
    ? 'served'
    : 'signed';
}
