import { type Day, weekdayOf } from '../../tools/day.ts';

const starts = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const weekday = String.raw`(sun|mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?)(?:day)?`;
const before = new RegExp(String.raw`\b${weekday}\b[.,:]? ?(?:the )?$`, 'i');
const after = new RegExp(String.raw`^,? ?\(?${weekday}\b(?!-)`, 'i');

/** Whether a weekday beside the date doesn't match it. Then one of the two was copied from an older paper. */
export function hasOtherWeekday(day: Day, text: string, { from, to }: { from: number; to: number }): boolean {
  const named = before.exec(text.slice(Math.max(0, from - 18), from)) ?? after.exec(text.slice(to, to + 14));
  return named !== null && starts.indexOf((named[1] ?? '').slice(0, 3).toLowerCase()) !== weekdayOf(day);
}
