import { fromMarriage, fromRole, fromVersus } from './captioned-parties.ts';
import type { TextFinding } from './case-number.ts';
import { fromHeaded, fromLabel } from './labeled-parties.ts';
import type { Candidate } from './party-names.ts';
import type { PaperLine, Place } from '../paper.ts';
import { doubtsAt, runningText } from '../text/running-text.ts';

export type PartySide = 'first' | 'second';

export interface Parties {
  /** The party that began the case: petitioner or plaintiff. */
  first: TextFinding | null;
  /** The other party: respondent or defendant. */
  second: TextFinding | null;
}

const CAPTION_LINES = 45;

const firstRole =
  /\b(?:petitioner|plaintiff|applicant|movant|father\/petitioner|mother\/petitioner)(?:\/(?:petitioner|plaintiff|father|mother|husband|wife|counter-?defendant))?(?: ?\(s\)|\/?s)?\b/i;
const secondRole =
  /\b(?:(?:co-?petitioner\/)?(?:co-?)?(?:respondent|defendant)(?:\/(?:respondent|defendant|father|mother|husband|wife|counter-?plaintiff))?(?: ?\(s\)|\/?s)?|co-?petitioner)\b/i;

/**
 * The names in the caption. The person must confirm them, because the styles of courts differ more than the rules cover.
 */
export function findParties(lines: readonly PaperLine[]): Parties {
  const caption = lines.slice(0, CAPTION_LINES);
  const marriage = fromMarriage(caption);
  const versus = fromVersus(caption);
  const first =
    fromLabel(caption, firstRole) ??
    fromHeaded(caption, firstRole) ??
    versus[0] ??
    fromRole(caption, firstRole) ??
    marriage[0];
  const second =
    fromLabel(caption, secondRole) ??
    fromHeaded(caption, secondRole, first?.name) ??
    versus[1] ??
    fromRole(caption, secondRole) ??
    marriage[1];
  return { first: finding(lines, 'first', first), second: finding(lines, 'second', second) };
}

function finding(
  lines: readonly PaperLine[],
  side: PartySide,
  found: Candidate | undefined,
): TextFinding | null {
  const line = found && lines[found.line];
  if (!line) return null;
  const from = Math.max(0, line.text.indexOf(found.name));
  const places: Place[] = [
    { line: found.line, from, to: Math.min(line.text.length, from + found.name.length) },
  ];
  return { id: `party-${side}`, places, doubts: doubtsAt(runningText(lines), places), value: found.name };
}
