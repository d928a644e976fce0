import * as v from 'valibot';
import { timeZone } from './reminders.ts';

/*
 * Deadlines for another calendar, under /functions/v1/calendar, with `Authorization: Bearer <access token>`.
 *
 *   GET    /          CalendarStanding
 *   POST   /file      CalendarFile → text/calendar
 *   POST   /address   CalendarAddressForm → CalendarAddress; revokes an earlier one
 *   DELETE /address   CalendarStanding
 *
 * And without a token, for everybody who knows the address:
 *
 *   GET    /calendar/:secret.ics   text/calendar
 */

export const calendarView = {
  /** The time zone of the dates and times. */
  zone: timeZone,
  /** If false, all entries have the same title. */
  showsTitles: v.boolean(),
};

/** One deadline, or all of them. */
export const calendarFile = v.strictObject({
  ...calendarView,
  deadline: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});
export type CalendarFile = v.InferOutput<typeof calendarFile>;

export const calendarStanding = v.object({
  /** Null if there is no address. An existing one can't be shown again. */
  address: v.nullable(v.object({ showsTitles: v.boolean(), createdAt: v.string() })),
});
export type CalendarStanding = v.InferOutput<typeof calendarStanding>;

export const calendarAddress = v.object({ url: v.string() });
export type CalendarAddress = v.InferOutput<typeof calendarAddress>;
