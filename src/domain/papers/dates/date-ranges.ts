import { headingAbove, headingRow } from '../text/columns.ts';
import type { RunningText } from '../text/running-text.ts';
import { sentenceBefore } from '../text/sentences.ts';
import type { WrittenDate } from '../text/written-date.ts';

const time = String.raw`(?:(?:,? at)? ?(?:noon|\d{1,2}(?::\d\d)? ?[ap]\.?m\.?),?)`;
const weekday = String.raw`(?:\w{3,6}day,? )?`;
const opening = new RegExp(
  String.raw`(?:\bfrom|\b(?:period|break|vacation|half|week|weekend|holiday|time):) (?:${time} on )?${weekday}$`,
  'i',
);
const between = new RegExp(
  String.raw`^,?${time}?(?: ?\([^)]{1,20}\))? ?(?:to|through|until|till) (?:${time} on )?${weekday}$`,
  'i',
);
/** Something is moved from one day to the other, so the days are not a range. */
const moved =
  /\b(?:continued|moved|adjourned|postponed|reset|re-?scheduled|changed|extended|amended|corrected|travel|drive|fly|flight)\b/i;

/** Whether the date begins or ends a range of days: "from December 23, 2026 to December 29, 2026". */
export function endOfRange(
  running: RunningText,
  written: WrittenDate,
  dates: readonly WrittenDate[],
): 'starts' | 'expires' | null {
  const { text } = running;
  const column = endInTable(running, written);
  if (column) return column;
  const at = dates.indexOf(written);
  const [last, next] = [dates[at - 1], dates[at + 1]];
  const isRange = (first: WrittenDate, second: WrittenDate) => {
    const before = sentenceBefore(text, first);
    const isWithin = between.test(text.slice(first.to, second.from)) && first.day < second.day;
    return isWithin && opening.test(before) && !moved.test(before);
  };
  if (next && isRange(written, next)) return 'starts';
  return last && isRange(last, written) ? 'expires' : null;
}

const begins = /^\W*(?:from|begins?|starts?)\b/i;
const ends = /^\W*(?:to|until|ends?|through)\b/i;
const ofParent = /\b(?:parent|with|mother|father|holiday|break|vacation)\b/i;

/** The columns "FROM", "TO" and "PARENT" of a table of parenting time. */
function endInTable(running: RunningText, { from }: WrittenDate): 'starts' | 'expires' | null {
  const heading = headingAbove(running, from);
  const row = heading === '' ? [] : headingRow(running, from);
  const isRange = [begins, ends, ofParent].every((words) => row.some((text) => words.test(text)));
  if (!isRange) return null;
  return begins.test(heading) ? 'starts' : ends.test(heading) ? 'expires' : null;
}
