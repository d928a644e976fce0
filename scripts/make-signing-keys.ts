import { generateSigningKey } from '#server/auth/tokens/access-token.ts';

/** Prints a new value for AUTH_SIGNING_KEYS. Its owner can sign in as anybody. */
console.log(JSON.stringify([await generateSigningKey()]));
