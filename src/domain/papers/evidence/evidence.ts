import type { DateFinding } from '../dates/date-finding.ts';
import type { HearingFinding } from '../hearings/hearing-finding.ts';
import type { Doubt, Finding } from '../paper.ts';
import type { RunningText } from '../text/running-text.ts';
import type { WrittenDate } from '../text/written-date.ts';
import { isPlainlyMeant } from './date-evidence.ts';
import { isPlainlySet } from './event-evidence.ts';

/** A hearing without clear evidence keeps its day and time and has to be checked. */
export function checkHearingEvidence(
  running: RunningText,
  dates: readonly WrittenDate[],
  hearings: readonly HearingFinding[],
): HearingFinding[] {
  return hearings.map((hearing) =>
    isEvident(hearing, dates, (written) => isPlainlySet(running, written, dates))
      ? hearing
      : doubted(hearing, 'likely-meaning'),
  );
}

export function checkMeaningEvidence(
  running: RunningText,
  dates: readonly WrittenDate[],
  found: readonly DateFinding[],
): DateFinding[] {
  return found.map((date) => {
    const needsEvidence = date.role !== 'hearing' && date.role !== 'other';
    if (!needsEvidence) return date;
    return isEvident(date, dates, (written) => isPlainlyMeant(running, written, { role: date.role, dates }))
      ? date
      : doubted(date, 'likely-meaning');
  });
}

/** A finding that is already doubtful needs no evidence. */
function isEvident(
  { id, doubts }: Finding,
  dates: readonly WrittenDate[],
  hasEvidence: (written: WrittenDate) => boolean,
): boolean {
  const written = dates.find(({ from }) => id.endsWith(`-${from}`));
  return doubts.length > 0 || written === undefined || hasEvidence(written);
}

function doubted<Found extends Finding>(finding: Found, doubt: Doubt): Found {
  return { ...finding, doubts: [...finding.doubts, doubt] };
}
