import * as v from 'valibot';
import { proof } from './account.ts';
import { calendarView } from './calendar.ts';

/** Somebody at an open screen shall not take the titles along: whoever makes such an address shows that it is them. */
export const calendarAddressForm = v.variant('showsTitles', [
  v.strictObject({ ...calendarView, showsTitles: v.literal(false) }),
  v.strictObject({ ...calendarView, showsTitles: v.literal(true), proof }),
]);
export type CalendarAddressForm = v.InferOutput<typeof calendarAddressForm>;
