import * as v from 'valibot';

const INVALID = 'Unable to validate email address: invalid format';

/** The canonical form in which an address is compared and stored. */
export const emailAddress = v.pipe(
  v.string(INVALID),
  // Checked before trimming: a line break in an address is an attempt at header injection.
  v.check((address) => !/\p{Cc}/u.test(address), INVALID),
  v.transform((address) => address.normalize('NFKC').trim().toLowerCase()),
  v.maxLength(254, INVALID),
  v.email(INVALID),
);
