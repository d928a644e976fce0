import * as v from 'valibot';
import { californiaHolidayIds } from '#domain/tools/court-closures.ts';
import { federalHolidayIds } from '#domain/tools/federal-holidays.ts';
import { line } from '../library/front-matter-fields.ts';
import { lineWithSlots, source, textsFor } from './text-fields.ts';

/** How long someone has to answer in a state, and the pages that say so. */
const rule = v.strictObject({
  state: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be a two-letter code such as CA')),
  days: v.pipe(v.number(), v.integer(), v.minValue(1)),
  unit: v.picklist(['calendar', 'court']),
  direction: v.picklist(['after', 'before']),
  roll: v.picklist(['next-open-day', 'next-monday', 'none']),
  calendar: v.exactOptional(v.picklist(['federal', 'CA'])),
  from: line,
  time: v.exactOptional(v.literal('10:00 AM')),
  exception: line,
  sources: v.pipe(v.array(source), v.minLength(1, 'names no page that says so')),
});

export const courtDeadline = v.strictObject({
  rules: v.array(rule),
  closures: textsFor(['saturday', 'sunday', ...federalHolidayIds, ...californiaHolidayIds]),
  weekdays: v.pipe(v.array(line), v.length(7)),
  answerTitle: line,
  ownTitle: line,
  unknownState: lineWithSlots('state'),
  confirm: line,
  holidays: line,
  holidaySource: source,
});
