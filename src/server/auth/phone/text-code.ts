import * as v from 'valibot';
import { phoneNumber, takesTexts } from '#domain/phone-number.ts';
import type { Transaction } from '../../database.ts';
import type { SmsSender } from '../../sms/sms-sender.ts';
import { AuthError, phonesDisabled, validationFailed } from '../error.ts';
import { issueLinkToken } from '../link-token.ts';
import { type Caller, parseForm } from '../request.ts';
import type { AuthServices } from '../services.ts';

/** GoTrue takes `whatsapp` too, where its provider does. */
export const channel = v.nullish(
  v.picklist(
    ['sms', ''],
    "Invalid channel, supported values are 'sms' or 'whatsapp'. 'whatsapp' is only supported if Twilio or Twilio Verify is used as the provider.",
  ),
);

/** The number of a request, where text messages are sent at all; else `refusal`, whatever the number is. */
export function readPhone(services: AuthServices, phone: string, refusal: string): string {
  if (!services.sms) throw phonesDisabled(refusal);
  return parseForm(phoneNumber, phone);
}

/**
 * Before a message is promised: whether one goes to that number, and whether there were not too many. Who is signed in
 * has allowances of their own, so that no stranger can keep their codes from them.
 */
export async function admitText(
  services: AuthServices,
  text: { phone: string; caller: Caller; isStranger: boolean },
): Promise<void> {
  const { phone, isStranger } = text;
  refuseUnreachable(services, phone);
  const { address } = text.caller;
  const account = isStranger ? phone : `signed in ${phone}`;
  await services.limiter.spend('sms', { address, account });
  await services.limiter.spend('smsDay', { address, account });
  try {
    if (isStranger) await services.limiter.spend('smsStrangers', { address: '', account: 'all' });
    await services.limiter.spend('smsAll', { address: '', account: 'all' });
  } catch (error) {
    services.log.warn({ isStranger }, 'the daily number of text messages is reached');
    throw error;
  }
}

export function refuseUnreachable({ config }: AuthServices, phone: string): void {
  if (takesTexts(phone, config.sms.countries)) return;
  throw validationFailed('Text messages are not sent to this number');
}

/** A sign-in code is like a sign-in link: `signup` also confirms the password that waits, `recovery` does not. */
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

/** The same for somebody who is signed in and may know how it went. */
export async function sendTextCodeNow(services: AuthServices, phone: string, code: string): Promise<void> {
  await sendTextCode(services, phone, code).catch((error: unknown) => {
    services.log.error({ error: error instanceof Error ? error.name : 'unknown' }, 'a text was not sent');
    throw new AuthError(422, 'sms_send_failed', 'Error sending the text message');
  });
}

function senderOf({ sms }: AuthServices): SmsSender {
  if (!sms) throw new Error('No text messages are configured');
  return sms;
}
