import * as v from 'valibot';

export const url = (name: string, protocols: readonly string[]) =>
  v.pipe(
    v.string(),
    v.check(
      (value) => {
        try {
          return protocols.includes(new URL(value).protocol);
        } catch {
          return false;
        }
      },
      `${name} must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    ),
  );

export const email = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.email((issue) => `SUPERADMIN_EMAILS holds "${issue.input}", which is no mail address`),
);

export const number = (name: string, min: number, max: number, fallback?: string) => {
  const message = `${name} must be a number from ${min} to ${max}`;
  const schema = v.pipe(
    v.string(),
    v.regex(/^\d{1,5}$/, message),
    v.transform(Number),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
  return fallback === undefined ? schema : v.optional(schema, fallback);
};
