import * as v from 'valibot';
import type { CalendarAddressForm } from '#contract/calendar-address.ts';
import { calendarAddress, calendarStanding } from '#contract/calendar.ts';
import {
  type BrowserAddress,
  type ReminderChange,
  reminderError,
  reminderSettings,
} from '#contract/reminders.ts';
import { accessToken } from '#web/lib/session/auth-client.ts';

/** An error with a message for the person. */
class ReminderProblem extends Error {}

const UNREACHABLE = 'We couldn’t reach the server. Check your connection, then try again.';
const UNEXPECTED = 'Something went wrong on our end. Try again in a moment.';

export const readSettings = () => ask(reminderSettings, 'GET', '/reminders');
export const changeSettings = (change: ReminderChange) => ask(reminderSettings, 'PUT', '/reminders', change);
export const remindBrowser = (browser: BrowserAddress) =>
  ask(reminderSettings, 'PUT', '/reminders/browser', browser);
export const removeBrowser = () => ask(reminderSettings, 'DELETE', '/reminders/browser');

export const readCalendar = () => ask(calendarStanding, 'GET', '/calendar');
export const makeAddress = (form: CalendarAddressForm) =>
  ask(calendarAddress, 'POST', '/calendar/address', form);
export const removeAddress = () => ask(calendarStanding, 'DELETE', '/calendar/address');

async function ask<Schema extends v.GenericSchema>(
  schema: Schema,
  method: string,
  path: string,
  body?: object,
): Promise<v.InferOutput<Schema>> {
  const answer = await request(method, path, body).catch(() => null);
  if (!answer) throw new ReminderProblem(UNREACHABLE);
  const told: unknown = await answer.json().catch(() => null);
  if (answer.ok) return v.parse(schema, told);
  const refusal = v.safeParse(reminderError, told);
  throw new ReminderProblem(refusal.success ? refusal.output.error.message : UNEXPECTED);
}

async function request(method: string, path: string, body: object | undefined): Promise<Response> {
  const token = await accessToken();
  return fetch(`/functions/v1${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token ?? ''}` },
    ...(body && { body: JSON.stringify(body) }),
  });
}

export function problemText(error: unknown): string {
  return error instanceof ReminderProblem ? error.message : UNEXPECTED;
}
