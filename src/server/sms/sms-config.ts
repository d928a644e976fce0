import * as v from 'valibot';
import { serviceAddressProblems } from '../config/service-address.ts';

export interface SmsConfig {
  /** The URL that messages are sent to. Absent: none are sent. */
  webhook?: SmsWebhook;
  /** Allowed calling codes (`takesTexts`). */
  countries: readonly string[];
  /** The daily limit for all people together. Callers without a session can use half of it. */
  messagesPerDay: number;
  /** The name shown before the code. Absent: none. */
  name?: string;
  /** The sign-in screen offers a code by text message to accounts with a number. */
  signsIn: boolean;
}

export interface SmsWebhook {
  url: string;
  /** The key of the signature. */
  secret: Buffer;
}

const settings = v.object({
  SMS_WEBHOOK_SECRET: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^whsec_[\w+/-]{32,88}={0,2}$/,
        'SMS_WEBHOOK_SECRET must be whsec_ and 24 to 64 bytes in base64',
      ),
      v.transform((secret) => Buffer.from(secret.slice('whsec_'.length), 'base64')),
      v.check(
        ({ length }) => length >= 24 && length <= 64,
        'SMS_WEBHOOK_SECRET must be whsec_ and 24 to 64 bytes in base64',
      ),
    ),
  ),
  SMS_COUNTRIES: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => list.split(',').map((code) => code.trim().replace(/^\+/, ''))),
      v.array(
        v.pipe(
          v.string(),
          v.regex(/^[1-9]\d{0,6}$/, 'SMS_COUNTRIES must be calling codes separated by commas, such as 1,44'),
        ),
      ),
    ),
    '1',
  ),
  SMS_PER_DAY: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,6}$/, 'SMS_PER_DAY must be a number of messages'),
      v.transform(Number),
    ),
    '200',
  ),
  SMS_SIGN_IN: v.optional(v.picklist(['on', 'off'], 'SMS_SIGN_IN must be on or off'), 'off'),
  SMS_NAME: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^[\p{L}\p{N} ._-]{1,20}$/u, 'SMS_NAME must be one to twenty letters, digits and spaces'),
    ),
  ),
});

/** Reads the settings of text messages and reports invalid ones. No message repeats a value. */
export function readSmsConfig(variables: Record<string, string | undefined>): {
  sms: SmsConfig;
  problems: string[];
} {
  const { SMS_WEBHOOK_URL: url } = variables;
  const parsed = v.safeParse(settings, variables);
  const problems = [
    ...(parsed.issues?.map(({ message }) => message) ?? []),
    ...(url ? serviceAddressProblems('SMS_WEBHOOK_URL', url) : []),
  ];
  if (url && !variables['SMS_WEBHOOK_SECRET']) {
    problems.push('SMS_WEBHOOK_SECRET must be set with SMS_WEBHOOK_URL: it signs what is sent there');
  }
  if (!url && variables['SMS_WEBHOOK_SECRET']) problems.push('SMS_WEBHOOK_SECRET needs SMS_WEBHOOK_URL');
  const {
    SMS_COUNTRIES: countries,
    SMS_PER_DAY: messagesPerDay,
    SMS_NAME: name,
    SMS_SIGN_IN: signIn,
    SMS_WEBHOOK_SECRET: secret,
  } = parsed.success ? parsed.output : v.parse(settings, {});
  return {
    sms: {
      countries,
      messagesPerDay,
      signsIn: signIn === 'on',
      ...(url && secret && { webhook: { url, secret } }),
      ...(name && { name }),
    },
    problems,
  };
}
