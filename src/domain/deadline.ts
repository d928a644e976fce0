export const priorities = ['high', 'medium', 'low'] as const;
export type Priority = (typeof priorities)[number];

/** `date` reads 'June 15, 2023', `time` reads '10:00 AM'; other times are kept but set no reminder. */
export interface Deadline {
  id: number;
  title: string;
  date: string;
  time: string;
  priority: Priority;
  isSample: boolean;
}

export type NewDeadline = Omit<Deadline, 'id'>;

/** Offered once to an account that never had a deadline; their dates lie in the past on purpose. */
export const sampleDeadlines: readonly NewDeadline[] = [
  {
    title: 'Financial Disclosure Deadline',
    date: 'June 15, 2023',
    time: '11:59 PM',
    priority: 'high',
    isSample: true,
  },
  { title: 'Mediation Session', date: 'June 22, 2023', time: '10:00 AM', priority: 'medium', isSample: true },
  { title: 'Court Hearing', date: 'July 5, 2023', time: '9:30 AM', priority: 'high', isSample: true },
];

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

export function formatDeadlineDate(day: Date): string {
  return `${months[day.getMonth()]} ${day.getDate()}, ${day.getFullYear()}`;
}

/** Midnight of that day in the person's own time zone; null when it is no date. */
export function parseDeadlineDate(date: string): Date | null {
  const match = /^([A-Z][a-z]+) (\d{1,2}), (\d{4})$/.exec(date.trim());
  if (!match) return null;
  const month = months.indexOf(match[1] ?? '');
  const day = Number(match[2]);
  const parsed = new Date(Number(match[3]), month, day);
  return month >= 0 && parsed.getMonth() === month && parsed.getDate() === day ? parsed : null;
}

/** When the deadline falls due; null when the date or the 'h:mm AM/PM' time cannot be read. */
export function dueAt(deadline: Pick<Deadline, 'date' | 'time'>): Date | null {
  const day = parseDeadlineDate(deadline.date);
  const match = /^(\d{1,2}):(\d{2}) (AM|PM)$/i.exec(deadline.time.trim());
  const hour = Number(match?.[1]);
  const minute = Number(match?.[2]);
  if (!day || !match || hour < 1 || hour > 12 || minute > 59) return null;
  day.setHours((hour % 12) + (match[3]?.toUpperCase() === 'PM' ? 12 : 0), minute);
  return day;
}

export type DeadlineStatus = 'past' | 'today' | 'soon' | 'later';

const SOON_DAYS = 7;

/** `past` once the moment (or, with an unreadable time, the day) is over; `soon` within a week. */
export function deadlineStatus(deadline: Pick<Deadline, 'date' | 'time'>, now: Date): DeadlineStatus {
  const day = parseDeadlineDate(deadline.date);
  if (!day) return 'later';
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  const due = dueAt(deadline);
  if (day < today || (due && due < now)) return 'past';
  if (day.getTime() === today.getTime()) return 'today';
  const soon = new Date(today.getFullYear(), today.getMonth(), today.getDate() + SOON_DAYS);
  return day <= soon ? 'soon' : 'later';
}

/** Earliest first; what cannot be read comes last. */
export function byDueDate(a: Pick<Deadline, 'date' | 'time'>, b: Pick<Deadline, 'date' | 'time'>): number {
  const moment = (deadline: Pick<Deadline, 'date' | 'time'>) =>
    (dueAt(deadline) ?? parseDeadlineDate(deadline.date))?.getTime() ?? Number.MAX_SAFE_INTEGER;
  return moment(a) - moment(b);
}
