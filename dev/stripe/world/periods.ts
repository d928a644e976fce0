import type { Interval, PriceRecord } from './state.ts';

export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Counted from the anchor, so that the 31st is used again after February. */
function addIntervals(anchor: number, interval: Interval, count: number): number {
  if (interval === 'day') return anchor + count * DAY;
  if (interval === 'week') return anchor + count * 7 * DAY;
  return addMonths(anchor, interval === 'year' ? count * 12 : count);
}

export function addMonths(anchor: number, months: number): number {
  const date = new Date(anchor * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const daysInMonth = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, daysInMonth));
  return date.getTime() / 1000;
}

export interface Period {
  start: number;
  end: number;
}

export function periodOf(price: PriceRecord, anchor: number, cycle: number): Period {
  const { interval, intervalCount } = price;
  return {
    start: addIntervals(anchor, interval, cycle * intervalCount),
    end: addIntervals(anchor, interval, (cycle + 1) * intervalCount),
  };
}

// Creating a formatter takes a hundred times as long as using it.
const days = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const amounts = new Map<string, Intl.NumberFormat>();

/** A date such as 22 Nov 2026. */
export function dayText(moment: number): string {
  return days.format(moment * 1000);
}

export function moneyText(cents: number, currency = 'usd'): string {
  const amount = amounts.get(currency) ?? new Intl.NumberFormat('en-US', { style: 'currency', currency });
  amounts.set(currency, amount);
  return amount.format(cents / 100);
}
