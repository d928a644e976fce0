import { isOnOneRow, wordsAfter, wordsBefore } from '../text/page-layout.ts';
import { type RunningText, lineAt } from '../text/running-text.ts';
import { CHARACTERS_AFTER, sentenceAfter, sentenceBefore, textSinceLastDate } from '../text/sentences.ts';
import type { WrittenDate } from '../text/written-date.ts';
import { isCourtWord, isName, wordsOf } from './court-words.ts';

const LONGEST_LABEL = 60;

/** The words of the sentence or field before a date, without those of an earlier date. */
export function clauseBefore(
  running: RunningText,
  written: WrittenDate,
  dates: readonly WrittenDate[],
): string {
  const sentence = textSinceLastDate(sentenceBefore(running.text, written), written, dates);
  const own = wordsBefore(running, written.from);
  const cell = fieldBefore(running, written.from);
  if (cell.length < LONGEST_LABEL && /:\W*(?:\w{3,6}day\W*)?$/.test(cell)) return cell;
  // "A COURT HEARING WILL BE HELD AS FOLLOWS:"
  const isIntroduced = /:\s*$/.test(running.text.slice(0, written.from - own.length));
  return own.length < sentence.length && !isIntroduced ? own : sentence;
}

/** The cell before a date. Its label may be the cell to the left. */
function fieldBefore(running: RunningText, from: number): string {
  const at = lineAt(running, from);
  const own = running.text.slice(running.starts[at] ?? 0, from);
  const isAfterLabel = own.trim() === '' && isOnOneRow(running.lines[at - 1], running.lines[at]);
  return isAfterLabel ? running.text.slice(running.starts[at - 1], from) : own;
}

/** "9:30 a.m. Each party": the period also ends the sentence. */
const nextSentence =
  /(?:;|(?<=\b[ap]\.?m\b\.?) (?:a|an|the|if|you|your|it|all|any|each|both|either|this|that|these|please|in|on|at|I|we|no|failure|notice|counsel|parties|so ordered|it is|dated|signed|entered?|by the court|done|witness|certificate)\b| \(?(?:\d{1,2}|[A-Z])[.)] (?=[A-Z])).*$/is;

/** The rest of the sentence, without the words of the next date. */
export function clauseAfter(
  running: RunningText,
  written: WrittenDate,
  dates: readonly WrittenDate[],
): string {
  const { text } = running;
  const next = dates[dates.indexOf(written) + 1];
  return sentenceAfter(text, written)
    .slice(0, wordsAfter(running, written.to).length)
    .slice(0, (next?.from ?? text.length) - written.to)
    .replace(/[-_=]{6}.*$/s, '')
    .replace(nextSentence, '');
}

const times = /\b\d{1,2}(?::\d\d)? ?(?:o'?clock )?(?:[ap]\.? ?m\b\.?)?/gi;

export function stripTimes(words: string): string {
  return words.replaceAll(times, ' ');
}

/** The purpose of an event may contain any words. */
const purpose =
  /\b(?:for|on|regarding|re|concerning|why|at which|when|where|which|whether|so that|and (?:you|show|there|then)|or as soon|to (?!be\b|\w+ \d|\d)[a-z]+)\b.*$/is;
const subclause = /\b(?:why|whether|which|who|that|where|so that)\b.*$/is;
/** Duties of people, and common words about the order and length of cases. */
const usual =
  /\bas (?:counsel|the matter|the parties|movant|the same|same|the court|the case) (?:may|can) (?:be heard|hear(?: them)?)\b|\b(?:you|parties|party|counsel|court|judge|attorneys?|petitioner|respondent|plaintiff|defendant|they|I|undersigned|parents?|magistrate|commissioner|officer) (?:\w+ ){0,2}?(?:must|shall|will|(?:is|are) (?:hereby )?(?:required|ordered|directed|commanded)|may (?:appear|attend|participate|join))\b(?! not)|\b(?:is|are) (?:hereby )?(?:set|scheduled|expected|estimated) (?:for|to (?:last|take))\b|, if any,?|,? (?:and )?(?:in case of|upon) (?:your )?failure\b[^;]*|,? without further notice,?|\b(?:will|shall) (?:be continued|continue) (?:thereafter )?from (?:day to day|time to time)\b/gi;
const verb =
  /\b(?:is|are|was|were|has|have|had|may|might|can|could|would|should|does|did|do|will|shall|must|cannot|need|needs|if|unless|not|no)\b|n't\b/i;

/**
 * Whether the words after a date only give the time, the place and the purpose. Any other statement could retract it.
 */
export function isPlainTail(tail: string): boolean {
  const words = tail
    .replaceAll(
      /\([^)]*\b(?:pass|zoom|link|ID|min|hour|day|eastern|central|mountain|pacific|time)\w*[^)]*\)/gi,
      ' ',
    )
    .replaceAll(usual, ' ');
  if (verb.test(words.replace(subclause, ''))) return false;
  const isInCapitals = !/[a-z]{2}/.test(stripTimes(tail));
  return wordsOf(words.replaceAll(/[([{][^)\]}]*[)\]}]/g, ' ').replace(purpose, '')).every(
    (word) => isCourtWord(word) || (!isInCapitals && isName(word)),
  );
}

const taken =
  /[.;] ((?:it(?! is (?:further |so |hereby |therefore |also )*(?:ordered|agreed|stipulated|adjudged))|(?:this|that|the)(?: (?!court\b)\w+){0,2}? (?:hearing|trial|conference|mediation|deposition|date|day|setting|time|matter)) (?:is|was|are|were|has|had|will|does|did|may|cannot|comes?|came|goes|went)\b[^.;]*)/i;
const confirmed =
  /\b(?:will|shall|is) (?:be )?(?:held|heard|conducted|set|scheduled|expected|by|before|at|in|on|last|begin|take place|for|to)\b/i;

const otherDay = /\b(?:prior|previous|former|old|original|other|first|earlier)\b/i;

/** "It will not take place": a statement of the next sentence about the event. */
export function isNextDenied({ text }: RunningText, { to }: WrittenDate): boolean {
  const next = taken.exec(text.slice(to, to + CHARACTERS_AFTER))?.[1];
  return next !== undefined && !otherDay.test(next) && (!confirmed.test(next) || /\bnot\b/i.test(next));
}
