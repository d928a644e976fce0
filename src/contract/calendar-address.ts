import * as v from 'valibot';
import { proof } from './account.ts';
import { calendarView } from './calendar.ts';

/**
 * A person at an unattended screen must not be able to subscribe to the titles, so creating such an address requires a
 * proof of identity.
 */
export const calendarAddressForm = v.variant('showsTitles', [
  v.strictObject({ ...calendarView, showsTitles: v.literal(false) }),
  v.strictObject({ ...calendarView, showsTitles: v.literal(true), proof }),
]);
export type CalendarAddressForm = v.InferOutput<typeof calendarAddressForm>;
