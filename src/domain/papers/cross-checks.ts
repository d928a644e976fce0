import type { Day } from '../tools/day.ts';
import type { DateFinding, DateRole } from './dates/date-finding.ts';
import type { HearingFinding } from './hearings/hearing-finding.ts';
import { daysBetween } from '../tools/day.ts';
import type { Doubt } from './paper.ts';

const ownDays = new Set<DateRole>(['filed', 'signed', 'served']);
const isOver = new Set<DateRole>(['filed', 'signed', 'served', 'past-hearing', 'background']);
/** Two days this close for one event are more likely a mistake than two events. */
const NEAR_DAYS = 7;

/** The last day on which something happened to the paper itself, such as its filing or signing. */
export function ownDayOf(dates: readonly DateFinding[]): Day {
  const made = dates.filter(({ role, doubts }) => ownDays.has(role) && doubts.length === 0);
  return (
    made
      .map(({ day }) => day)
      .toSorted()
      .at(-1) ?? ''
  );
}

/**
 * Doubts that depend on several findings. A paper sets no event before its own date, a past event isn't in the future,
 * and one event has one day and one time.
 */
export function hearingDoubts(
  hearing: HearingFinding,
  { hearings, moved, ownDay }: { hearings: readonly HearingFinding[]; moved: ReadonlySet<Day>; ownDay: Day },
): Doubt[] {
  // "Continued from December 8 to December 15": a day that the paper replaces doesn't contradict the new one.
  const isReplaced = ({ day }: HearingFinding) => moved.has(day) && !moved.has(hearing.day);
  const isRivaled = hearings.some((other) => isRival(hearing, other) && !isReplaced(other));
  return [
    ...(hearing.day < ownDay ? (['out-of-order'] as const) : []),
    ...(isRivaled ? (['disagrees'] as const) : []),
  ];
}

/** A past day with a time that no words set as an event: an incident, a message, a transmission. */
export function isPastEvent(
  { day, doubts }: HearingFinding,
  { ownDay, today }: { ownDay: Day; today: Day },
): boolean {
  return day < ownDay && day < today && (doubts.includes('ambiguous') || doubts.includes('no-time'));
}

/**
 * Roles that need no check if they are uncertain and past. The date of service does, because a time limit may start from
 * it.
 */
const needsNoCheck = new Set<DateRole>(['other', 'filed', 'signed', 'past-hearing', 'background', 'starts']);

/** A date no later than the paper's own whose meaning is uncertain. It belongs to no upcoming event. */
export function isBeforePaper(
  { role, day, doubts }: DateFinding,
  { ownDay, today }: { ownDay: Day; today: Day },
): boolean {
  const isOfMeaning = doubts.every((doubt) => doubt === 'unclear-meaning' || doubt === 'likely-meaning');
  const isUncertain = role === 'other' || doubts.length > 0;
  return isUncertain && isOfMeaning && needsNoCheck.has(role) && day <= ownDay && day <= today;
}

function isRival(own: HearingFinding, other: HearingFinding): boolean {
  if (own === other || own.kind !== other.kind || own.time === null || other.time === null) return false;
  if (own.day === other.day) return own.time !== other.time;
  if (own.isOneOfSeveral && other.isOneOfSeveral) return false;
  const isSlip =
    own.day.slice(5) === other.day.slice(5) || Math.abs(daysBetween(own.day, other.day)) <= NEAR_DAYS;
  return own.time === other.time && isSlip;
}

export function dateDoubts(
  { role, day }: DateFinding,
  { ownDay, today }: { ownDay: Day; today: Day },
): Doubt[] {
  const isLate = isOver.has(role) && day > today;
  const isEarly = (role === 'expires' && day < ownDay) || (role === 'due' && day <= ownDay);
  return isLate || isEarly ? ['out-of-order'] : [];
}
