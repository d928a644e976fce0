import {
  type Deadline,
  type DeadlineStatus,
  byDueDate,
  deadlineStatus,
  parseDeadlineDate,
} from '#domain/deadline.ts';

export interface ListedDeadline extends Deadline {
  status: DeadlineStatus;
  /** When it falls due, seen from now: 'Today', 'Tomorrow', 'In 3 days', 'Past'; empty further away. */
  when: string;
}

/** What comes next stands first, then what is past (the latest first), the samples among it last. */
export function listDeadlines(deadlines: readonly Deadline[], now: Date): ListedDeadline[] {
  const listed = deadlines.map((deadline) => {
    const status = deadlineStatus(deadline, now);
    return { ...deadline, status, when: wording(deadline, status, now) };
  });
  const coming = listed.filter(({ status }) => status !== 'past').toSorted(byDueDate);
  const past = listed.filter(({ status }) => status === 'past').toSorted((a, b) => byDueDate(b, a));
  return [...coming, ...past.filter(({ isSample }) => !isSample), ...past.filter(({ isSample }) => isSample)];
}

function wording(deadline: Deadline, status: DeadlineStatus, now: Date): string {
  if (status === 'past') return 'Past';
  if (status === 'today') return 'Today';
  const day = parseDeadlineDate(deadline.date);
  if (status === 'later' || !day) return '';
  const days = daysBetween(now, day);
  return days === 1 ? 'Tomorrow' : `In ${days} days`;
}

function daysBetween(from: Date, to: Date): number {
  return dayNumber(to) - dayNumber(from);
}

/** Counted in UTC, because a local day on which the clocks change has no 24 hours. */
function dayNumber(day: Date): number {
  return Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / 86_400_000;
}
