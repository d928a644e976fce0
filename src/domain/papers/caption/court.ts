import type { TextFinding } from './case-number.ts';
import type { PaperLine } from '../paper.ts';
import { doubtsAt, runningText } from '../text/running-text.ts';

const CAPTION_LINES = 26;
const named =
  /\b(?:superior|circuit|district|family|county|probate|common pleas|chancery|supreme|domestic relations|juvenile|municipal|trial|justice|surrogate'?s?|general court of justice|judicial|commonwealth) court\b|\bcourt (?:of|at law|for|in)\b|\bcourt,/i;
const notCourt =
  /\b(?:clerk|courtroom|courthouse|court reporter|file|case (?:no|number)|you|must|shall|has|have|will|petition|judge of|address|this court|the court|court's|order(?:ed)?|form)\b/i;

/** The line with the name of the court, or the first line of a name over several lines. */
export function findCourt(lines: readonly PaperLine[]): TextFinding | null {
  const running = runningText(lines);
  const at = lines
    .slice(0, CAPTION_LINES)
    .findIndex(
      ({ text }) =>
        named.test(text) && !isSentence(text) && (!notCourt.test(text) || /^in the .*court/i.test(text)),
    );
  const line = lines[at];
  if (!line) return null;
  const value = line.text.replace(/^[\s§|)(:]+|[\s§|)(:,]+$/g, '');
  const from = line.text.indexOf(value);
  const places = [{ line: at, from, to: from + value.length }];
  return { id: 'court', places, doubts: doubtsAt(running, places), value };
}

function isSentence(text: string): boolean {
  return text.length > 95 || /[a-z]\.$/.test(text.trim());
}
