import type { Day } from '../../tools/day.ts';
import type { WrittenDate } from '../text/written-date.ts';
import { type HearingKind, hearingKindOf } from './hearing-kind.ts';
import { placeNear } from './hearing-place.ts';
import { isMoved, isOnlyProposed } from './moved-days.ts';
import type { Doubt, Finding } from '../paper.ts';
import { leftOfRow, restOfRow } from '../text/page-layout.ts';
import { type RunningText, doubtsAt, placesOf } from '../text/running-text.ts';
import { CHARACTERS_AFTER, CHARACTERS_BEFORE, sentenceBefore } from '../text/sentences.ts';
import type { WrittenTime } from './times.ts';

export interface HearingFinding extends Finding {
  day: Day;
  /** `HH:MM` in 24-hour format. Null if the paper gives none near the date. */
  time: string | null;
  /** Courtroom, department and address, as written in the paper. */
  place: string | null;
  kind: HearingKind;
  /** "Trial, day 1": the event has several days. */
  isOneOfSeveral?: boolean;
}

interface Circumstances {
  time: WrittenTime | null;
  dates: readonly WrittenDate[];
  /** True if only words further away mention an event. */
  isVague?: boolean;
}

export function hearingFinding(
  running: RunningText,
  written: WrittenDate,
  { time, dates, isVague = false }: Circumstances,
): HearingFinding {
  const places = [
    ...placesOf(running, written.from, written.to),
    ...(time ? placesOf(running, time.from, time.to) : []),
  ];
  const doubts: Doubt[] = [...doubtsAt(running, places), ...written.doubts];
  if (!time) doubts.push('no-time');
  // One entry sets the day, and a later one may move it.
  const isMovedAnywhere = dates.some((other) => other.day === written.day && isMoved(running, other, dates));
  const isUnsettled = isOnlyProposed(running, written) || isMovedAnywhere;
  if (time?.isHalfKnown === false || isVague || isUnsettled) doubts.push('ambiguous');
  const around = running.text.slice(
    Math.max(0, written.from - CHARACTERS_BEFORE),
    written.to + CHARACTERS_AFTER,
  );
  return {
    id: `hearing-${written.from}`,
    places,
    doubts: [...new Set(doubts)],
    day: written.day,
    time: time?.time ?? null,
    place: placeNear(running, written, time),
    kind: hearingKindOf(around, sentenceBefore(running.text, written)),
    ...(isNumberedDay(running, written) && { isOneOfSeveral: true }),
  };
}

function isNumberedDay(running: RunningText, { from, to }: WrittenDate): boolean {
  return /\bday (?:\d|one|two|three)\b/i.test(`${leftOfRow(running, from)} ${restOfRow(running, to)}`);
}
