import * as v from 'valibot';
import { phoneNumber, takesTexts } from '#domain/account/phone-number.ts';
import type { Transaction } from '../../database/database.ts';
import type { SmsSender } from '../../sms/sms-sender.ts';
import { loggedError } from '../../logging/logged-error.ts';
import { AuthError, phonesDisabled, validationFailed } from '../error.ts';
import { isKnownCaller } from '../sign-in/known-network.ts';
import { issueLinkToken } from '../tokens/link-token.ts';
import { type Caller, parseForm } from '../request.ts';
import type { AuthServices } from '../services.ts';
import { findAccountByPhone } from './phone-account.ts';

/** GoTrue also accepts `whatsapp`, if its provider does. */
export const channel = v.nullish(
  v.picklist(
    ['sms', ''],
    "Invalid channel, supported values are 'sms' or 'whatsapp'. 'whatsapp' is only supported if Twilio or Twilio Verify is used as the provider.",
  ),
);

/** Returns the number in a request if text messages are configured. Otherwise throws `refusal`, for any number. */
export function readPhone(services: AuthServices, phone: string, refusal: string): string {
  if (!services.sms) throw phonesDisabled(refusal);
  return parseForm(phoneNumber, phone);
}

/**
 * The person who requests a message: `stranger` is unknown, `person` is signed in but has not verified the number,
 * `owner` has verified it and is signed in, or was signed in from this network before.
 */
export type TextCodeCaller =
  | { kind: 'stranger' }
  | { kind: 'person'; accountId: string }
  | { kind: 'owner'; accountId: string };

/**
 * Checks whether the number can receive a message, and the limits, before a message is promised. A part of each day's
 * limit is reserved for owners, so that unknown callers cannot block codes to verified numbers.
 */
export async function admitText(
  services: AuthServices,
  { phone, caller, asker }: { phone: string; caller: Caller; asker: TextCodeCaller },
): Promise<void> {
  refuseUnreachable(services, phone);
  const { limiter } = services;
  const { kind } = asker;
  const account = kind === 'stranger' ? phone : `signed in ${phone}`;
  const isKnown = kind === 'owner' && (await isKnownCaller(services, { id: asker.accountId }, caller));
  const subject = { address: caller.address, account, isKnown };
  await limiter.consume('sms', subject);
  await limiter.consume('smsDay', subject);
  if (kind !== 'stranger') {
    await limiter.consume('smsPerson', { address: '', account: asker.accountId, isKnown });
  }
  const everybody = { address: '', account: 'all' };
  try {
    if (kind === 'stranger') await limiter.consume('smsStrangers', everybody);
    if (kind !== 'owner') await limiter.consume('smsUnproven', everybody);
    await limiter.consume('smsAll', everybody);
  } catch (error) {
    services.log.warn({ kind }, 'the daily number of text messages is reached');
    throw error;
  }
}

/** Sends a code to a number that a caller without a session entered. */
export async function strangerOrOwner(
  services: AuthServices,
  phone: string,
  caller: Caller,
): Promise<TextCodeCaller> {
  const isKnown = await isKnownCaller(services, { phone }, caller);
  const account = isKnown
    ? await services.database.asAuthAdmin((auth) => findAccountByPhone(auth, phone))
    : null;
  return account?.phone_confirmed_at ? { kind: 'owner', accountId: account.id } : { kind: 'stranger' };
}

export function refuseUnreachable({ config }: AuthServices, phone: string): void {
  if (takesTexts(phone, config.sms.countries)) return;
  throw validationFailed('Text messages cannot be sent to this number');
}

/** A sign-in code is like a sign-in link: `signup` also confirms the pending password, `recovery` does not. */
export async function issueTextCode(
  auth: Transaction,
  code: {
    userId: string;
    phone: string;
    type: 'signup' | 'recovery' | 'phone_change';
    at: Date;
    sessionId?: string | null;
  },
): Promise<string> {
  const { phone, ...ticket } = code;
  return (await issueLinkToken(auth, { ...ticket, email: phone, hasCode: true })).code;
}

export async function sendTextCode(services: AuthServices, phone: string, code: string): Promise<void> {
  const { name } = services.config.sms;
  const text = `Your code is ${code}`;
  await senderOf(services).send({ to: `+${phone}`, text: name ? `${name}: ${text}` : text });
}

/** Same as above, for a signed-in caller, who may learn the outcome. */
export async function sendTextCodeNow(services: AuthServices, phone: string, code: string): Promise<void> {
  await sendTextCode(services, phone, code).catch((error: unknown) => {
    services.log.error(loggedError(error), 'a text was not sent');
    throw new AuthError(422, 'sms_send_failed', 'Error sending the text message');
  });
}

function senderOf({ sms }: AuthServices): SmsSender {
  if (!sms) throw new Error('No text messages are configured');
  return sms;
}
