import type { WrittenDate } from '../text/written-date.ts';
import { restOfRow } from '../text/page-layout.ts';
import type { RunningText } from '../text/running-text.ts';
import { rowOf } from '../text/table-rows.ts';
import { sentenceAfter, sentenceBefore, textSinceLastDate } from '../text/sentences.ts';

/** Words for an event that is over. */
const past =
  /\b(?:came (?:on|before|regularly)|came on for|coming (?:on|before)|(?:hearing|trial|conference|mediation) held|(?:after|following) (?:a|the) (?:\w+ ){0,2}(?:hearing|conference|trial)(?: held)?\W+on|was (?:held|heard|tried|conducted)|having (?:been|come|heard)|were (?:present|heard)|failed to appear|missed|did not (?:appear|attend)|attended|testified|appeared (?:on|at|in|before|for)|(?<!\bbe )heard (?:this|the) matter|matter was|(?<!\bbe )taken on|transcript of|(?:last|prior|previous|earlier) (?:\w+ )?(?:hearing|trial|conference|deposition|court date))\b/i;
/** Also required, because classes are attended and birthdays are missed, too. */
const atCourt =
  /\b(?:hear(?:d|ings?)|trial|conference|mediation|deposition|court|judge|magistrate|referee|matter|cause|case|motion|petition|appear(?:ed|ances?)?|testified|transcript)\b/i;
/** Matches "Now on this 10th day of November, this cause comes on for hearing". */
const comesOnForHearing =
  /^,? (?:this|the) (?:cause|matter|case)\b.{0,40}\b(?:comes?|came|coming) (?:on|before)\b/i;
/** A docket's entry of an event that was held. */
const result = /^[^.;]{0,90}\b(?:result|status|outcome):? ?(?:held|completed|concluded)\b/i;
/** A row of a table with an event and its status. The rows above and below have their own. */
const heldInRow =
  /\b(?:hearing|trial|conference|mediation|deposition|appearance)\b.*\b(?:held|completed|concluded)\b/i;
const toBeHeld = /\b(?:be|will|shall|must|to)\b/i;
/** After a past event, the same sentence may set an upcoming one: "having been read, ordered to show cause on". */
const upcomingWords =
  /\b(?:show cause|(?:shall|must|will|to) (?:personally )?appear|is (?:hereby )?set|set (?:this|the) matter|returnable|be heard)\b/i;
/** Whether the paper describes a past event on this date. */
export function isPastHearing(
  running: RunningText,
  written: WrittenDate,
  dates: readonly WrittenDate[],
): boolean {
  const { text } = running;
  const row = rowOf(running, written, dates);
  if (row) {
    const event = restOfRow(running, written.to);
    const isHeld = heldInRow.test(event) && !toBeHeld.test(event);
    return isHeld || isPast(row.before) || result.test(row.after);
  }
  const before = textSinceLastDate(sentenceBefore(text, written), written, dates);
  const after = sentenceAfter(text, written);
  return (
    (isPast(before) && atCourt.test(`${before} ${after}`)) ||
    comesOnForHearing.test(after) ||
    result.test(after)
  );
}

function isPast(before: string): boolean {
  const match = past.exec(before);
  if (match === null) return false;
  const rest = before.slice(match.index + match[0].length);
  return !upcomingWords.test(rest) && !rest.includes('/s/');
}
