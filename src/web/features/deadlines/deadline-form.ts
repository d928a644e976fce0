import { type DeadlineFields, formatDeadlineDate } from '#domain/reminders/deadline.ts';
import { type Priority, deadlineFieldNames, priorities } from '#domain/reminders/deadline-fields.ts';

export type RequiredField = 'title' | 'time';

export type FormReading = { deadline: DeadlineFields } | { missing: readonly RequiredField[] };

/** Reads the form's fields. Text is unchanged, except `date` (yyyy-mm-dd; empty for today), `time` and `priority`. */
export function readDeadlineForm(fields: FormData, today: Date): FormReading {
  const title = text(fields, 'title');
  const time = clockTime(text(fields, 'time'));
  if (!title || !time)
    return { missing: [...(title ? [] : ['title' as const]), ...(time ? [] : ['time' as const])] };
  return {
    deadline: {
      ...Object.fromEntries(deadlineFieldNames.map((name) => [name, text(fields, name)])),
      title,
      date: formatDeadlineDate(pickedDay(text(fields, 'date')) ?? today),
      time,
      priority: asPriority(text(fields, 'priority')),
    },
  };
}

function text(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** The date of a date field (yyyy-mm-dd), at local midnight. */
export function pickedDay(value: string): Date | null {
  const [year, month, day] = value.split('-').map(Number);
  if (!year || !month || !day) return null;
  return new Date(year, month - 1, day);
}

function asPriority(value: string): Priority {
  return priorities.find((priority) => priority === value) ?? 'medium';
}

/** Normalizes '9.30pm', '9 pm' and '21:30' to the format that reminders parse. Other text stays. */
export function clockTime(typed: string): string {
  const match = /^(\d{1,2})(?:[:.](\d{2}))?\s*(?:([ap])\.?m\.?)?$/i.exec(typed);
  const hour = Number(match?.[1]);
  const minute = match?.[2];
  const half = match?.[3]?.toUpperCase();
  if (!match || (!minute && !half) || Number(minute ?? 0) > 59) return typed;
  if (half) return hour >= 1 && hour <= 12 ? `${hour}:${minute ?? '00'} ${half}M` : typed;
  if (hour > 23) return typed;
  return `${hour % 12 || 12}:${minute ?? '00'} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** A day for a date field: yyyy-mm-dd in the person's own time zone. */
export function fieldDate(day: Date): string {
  return `${day.getFullYear()}-${twoDigits(day.getMonth() + 1)}-${twoDigits(day.getDate())}`;
}

function twoDigits(part: number): string {
  return String(part).padStart(2, '0');
}
