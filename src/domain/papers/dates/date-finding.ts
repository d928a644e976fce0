import type { Day } from '../../tools/day.ts';
import type { WrittenDate } from '../text/written-date.ts';
import type { Doubt, Finding, Place } from '../paper.ts';
import { type RunningText, doubtsAt, placesOf } from '../text/running-text.ts';

export type DateRole =
  | 'hearing'
  | 'due'
  | 'filed'
  | 'signed'
  | 'served'
  | 'expires'
  | 'starts'
  | 'past-hearing'
  /** A birth, a marriage, a separation. */
  | 'background'
  /** The end of a notary's commission, which is irrelevant to the case. */
  | 'commission'
  /** The meaning is unknown, and the date is no later than the paper's own date. */
  | 'earlier'
  /** No words nearby give its meaning. */
  | 'other';

export interface DateFinding extends Finding {
  day: Day;
  role: DateRole;
}

export function dateFinding(
  running: RunningText,
  written: WrittenDate,
  { role, doubts = [] }: { role: DateRole; doubts?: readonly Doubt[] },
): DateFinding {
  const places = placesOf(running, written.from, written.to);
  const own: Doubt[] = [...doubtsAt(running, places), ...written.doubts, ...doubts];
  if (role === 'other') own.push('unclear-meaning');
  const isFarExpected =
    (role === 'expires' || role === 'commission') && doubts.length === 0 && isTyped(running, places);
  const kept = isFarExpected ? own.filter((doubt) => doubt !== 'unlikely-year') : own;
  return { id: `date-${written.from}`, places, doubts: [...new Set(kept)], day: written.day, role };
}

/**
 * Whether all of the date comes from typed text. Child support ends many years from now, so a far year is only
 * suspicious in a scan.
 */
function isTyped({ lines }: RunningText, places: readonly Place[]): boolean {
  return places.every(({ line }) => lines[line]?.confidence === 100);
}
