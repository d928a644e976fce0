import { dayAfter, monthAway } from '#domain/deadline-calendar.ts';

/** The day that a navigation key leads to in a grid of days. Null for any other key. */
export function dayAfterKey(key: string, day: Date): Date | null {
  switch (key) {
    case 'ArrowLeft':
      return dayAfter(day, -1);
    case 'ArrowRight':
      return dayAfter(day, 1);
    case 'ArrowUp':
      return dayAfter(day, -7);
    case 'ArrowDown':
      return dayAfter(day, 7);
    case 'Home':
      return dayAfter(day, -day.getDay());
    case 'End':
      return dayAfter(day, 6 - day.getDay());
    case 'PageUp':
      return monthAway(day, -1);
    case 'PageDown':
      return monthAway(day, 1);
    default:
      return null;
  }
}
