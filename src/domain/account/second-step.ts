import * as v from 'valibot';

/** The code of an authenticator app, with or without the space in the middle. */
export const timeCodeForm = v.object({
  code: v.pipe(
    v.string(),
    v.transform((code) => code.replaceAll(/\s/g, '')),
    v.regex(/^\d{6}$/, 'Enter the 6-digit code your app shows'),
  ),
});

/** The code in a text message. */
export const textCodeForm = v.object({
  code: v.pipe(
    v.string(),
    v.transform((code) => code.replaceAll(/\s/g, '')),
    v.regex(/^\d{6}$/, 'Enter the 6-digit code from the text'),
  ),
});

/** A phone number as people type it. Ten digits without a country code are a North American number. */
export const typedPhone = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll(/[\s().-]/g, '')),
  v.transform((text) => (/^\d{10}$/.test(text) ? `+1${text}` : text)),
  v.regex(/^\+?[1-9]\d{6,14}$/, 'Enter your phone number'),
);

export const recoveryCodeForm = v.object({
  code: v.pipe(
    v.string(),
    v.transform((code) => code.toLowerCase().replaceAll(/[\s-]/g, '')),
    v.regex(/^[0-9a-z]{16}$/, 'A recovery code has 16 letters and numbers'),
  ),
});

/** Groups a code for people to read and type: `k4m9-x7qp-2ab8-ht3z`. */
export function grouped(code: string, by = '-'): string {
  return (code.match(/.{1,4}/g) ?? []).join(by);
}
