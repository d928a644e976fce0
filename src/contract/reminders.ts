import * as v from 'valibot';
import { daysBeforeChoices } from '#domain/reminders/reminder-plan.ts';
import { wordings } from '#domain/reminders/reminder-words.ts';
import { isTimeZone } from '#domain/reminders/zoned-time.ts';

/*
 * Reminders while no page is open, under /functions/v1/reminders. All but the stop pages and
 * /browser/renewed need `Authorization: Bearer <access token>`. None needs a plan.
 *
 *   GET    /              ReminderSettings
 *   PUT    /              ReminderChange → ReminderSettings
 *   PUT    /browser       BrowserAddress → ReminderSettings: this browser gets reminders until its session ends
 *   PUT    /browser/renewed  BrowserRenewal → 204: called by the service worker, which has no session
 *   DELETE /browser       ReminderSettings
 *   GET    /stop/:token   a page with a question; needs no sign-in, and changes nothing
 *   POST   /stop/:token   ends reminders by email
 */

const minutes = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1439));
const address = v.pipe(v.string(), v.maxLength(320));

export const timeZone = v.pipe(
  v.string(),
  v.maxLength(64),
  v.check(isTimeZone, 'This isn’t a valid time zone'),
);

export const OWN_WORDS_MAX = 80;

const choices = {
  zone: timeZone,
  daysBefore: v.pipe(v.array(v.picklist(daysBeforeChoices)), v.maxLength(daysBeforeChoices.length)),
  /** Minutes after midnight. Equal values mean no quiet hours. */
  quietFrom: minutes,
  quietTo: minutes,
  wording: v.picklist(wordings),
};

export const reminderSettings = v.object({
  ...choices,
  ownWords: v.nullable(v.string()),
  /** The confirmed address of the account. Null if there is none. */
  address: v.nullable(v.string()),
  mailsReminders: v.boolean(),
  mailsSignIns: v.boolean(),
  /** The public key of this server's push notifications. Null if it sends none. */
  pushKey: v.nullable(v.string()),
  /** Whether this session's browser gets reminders, and how many others do. */
  isOnHere: v.boolean(),
  otherBrowsers: v.number(),
});
export type ReminderSettings = v.InferOutput<typeof reminderSettings>;

/** Missing fields stay unchanged. */
export const reminderChange = v.partial(
  v.strictObject({
    ...choices,
    ownWords: v.nullable(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(OWN_WORDS_MAX))),
    /** The address for which the person has given consent. Null revokes it. */
    mailTo: v.nullable(address),
    signInMailTo: v.nullable(address),
  }),
);
export type ReminderChange = v.InferOutput<typeof reminderChange>;

const base64url = (length: number) =>
  v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]+$/), v.length(length, 'The key is the wrong length'));

/** A browser's push subscription. */
export const browserAddress = v.strictObject({
  endpoint: v.pipe(v.string(), v.url(), v.maxLength(2000)),
  p256dh: base64url(87),
  auth: base64url(22),
});
export type BrowserAddress = v.InferOutput<typeof browserAddress>;

/** The push service changed the browser's subscription. The old one proves that it is the same browser. */
export const browserRenewal = v.strictObject({
  before: v.pick(browserAddress, ['endpoint', 'auth']),
  now: browserAddress,
});
export type BrowserRenewal = v.InferOutput<typeof browserRenewal>;

export const reminderErrorCodes = {
  invalid: 400,
  unauthorized: 401,
  not_found: 404,
  other_address: 409,
  push_off: 409,
  unknown_push_service: 422,
  too_large: 413,
  rate_limited: 429,
} as const;

export const reminderError = v.object({
  error: v.object({ code: v.string(), message: v.string() }),
});
