import {
  type Deadline,
  type DeadlineStatus,
  byDueDate,
  daysUntil,
  deadlineStatus,
  parseDeadlineDate,
} from '#domain/reminders/deadline.ts';

export interface ListedDeadline extends Deadline {
  status: DeadlineStatus;
  /** The due date relative to now: 'Today', 'In 3 days', '2 days ago'. Empty if it is further away. */
  when: string;
}

export interface DeadlineGroup {
  status: DeadlineStatus;
  title: string;
  deadlines: ListedDeadline[];
}

const groupTitles: Readonly<Record<DeadlineStatus, string>> = {
  overdue: 'Overdue',
  today: 'Today',
  soon: 'Soon',
  later: 'Later',
  past: 'Past',
};

/**
 * Groups deadlines by date, from overdue to later. The last group contains long-past ones, the most recent first and
 * samples last.
 */
export function groupDeadlines(deadlines: readonly Deadline[], now: Date): DeadlineGroup[] {
  const listed = deadlines.map((deadline) => {
    const status = deadlineStatus(deadline, now);
    return { ...deadline, status, when: wording(deadline, status, now) };
  });
  return (['overdue', 'today', 'soon', 'later', 'past'] as const)
    .map((status) => ({
      status,
      title: groupTitles[status],
      deadlines: listed
        .filter((each) => each.status === status)
        .toSorted(status === 'past' ? latest : byDueDate),
    }))
    .filter((group) => group.deadlines.length > 0);
}

function latest(a: Deadline, b: Deadline): number {
  return Number(a.isSample) - Number(b.isSample) || byDueDate(b, a);
}

function wording(deadline: Deadline, status: DeadlineStatus, now: Date): string {
  const day = parseDeadlineDate(deadline.date);
  if (!day || status === 'later' || status === 'past') return '';
  const days = daysUntil(day, now);
  if (status === 'overdue')
    return days === 0 ? 'Earlier today' : days === -1 ? 'Yesterday' : `${-days} days ago`;
  return days === 0 ? 'Today' : days === 1 ? 'Tomorrow' : `In ${days} days`;
}
