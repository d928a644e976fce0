import { formatDeadlineDate } from '../reminders/deadline.ts';
import { stateName } from '../retrieval/us-state.ts';
import { formatCents } from '../tools/budget/money.ts';
import { type Day, weekdayOf } from '../tools/day.ts';
import type { Slot } from './flow.ts';
import { type MoneyValue, type Value, isMoney, isOnDevice, isOwnWords } from './value.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Formats "Tuesday, November 17, 2026", with the weekday, so that a wrong date is noticed. */
export function showDay(day: Day): string {
  // Uses noon, so that the local calendar has the same day.
  return `${weekdays[weekdayOf(day)]}, ${formatDeadlineDate(new Date(`${day}T12:00:00`))}`;
}

const times: Readonly<Record<number, string>> = {
  52: 'a week',
  26: 'every two weeks',
  24: 'twice a month',
  12: 'a month',
  6: 'every two months',
  4: 'a quarter',
  2: 'every six months',
  1: 'a year',
};

export function showMoney({ cents, timesAYear }: MoneyValue): string {
  const amount = formatCents(cents).replace(/\.00$/, '');
  return cents === 0 ? 'nothing' : `${amount} ${times[timesAYear] ?? ''}`.trim();
}

const MONTHS_A_YEAR = 12;

/** "14 months" and "9". Below two years the months matter. */
export function showAge(years: number): string {
  if (years === 0) return 'under 1';
  if (Number.isInteger(years)) return String(years);
  const months = Math.round(years * MONTHS_A_YEAR);
  return months === 1 ? '1 month' : `${months} months`;
}

/** An answer as the person reads it. Null for one that only their device has. */
export function showValue(slot: Slot, value: Value): string | null {
  if (isOnDevice(value)) return null;
  if (value === null) return 'Skipped';
  if (isOwnWords(value)) return `“${value.words}” (in your words)`;
  if (isMoney(value)) return showMoney(value);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return showText(slot, value);
  const choices = slot.type === 'several' ? slot.choices : [];
  const names = value.map((one) =>
    typeof one === 'number' ? showAge(one) : (choices.find(({ id }) => id === one)?.label ?? one),
  );
  return names.length > 0 ? names.join(', ') : 'None';
}

function showText(slot: Slot, text: string): string {
  if (slot.type === 'date') return showDay(text);
  if (slot.type === 'state') return stateName(text);
  if (slot.type === 'choice') return slot.choices.find(({ id }) => id === text)?.label ?? text;
  return text;
}
