import { createHash, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { validationFailed } from '../error.ts';

/** The PKCE challenge from the browser that starts a sign-in (RFC 7636). */
export interface Challenge {
  value: string;
  method: 's256' | 'plain';
}

/** Fields of every request that sends an email with a link. */
export const challengeFields = {
  code_challenge: v.nullish(v.string('code_challenge must be a string')),
  code_challenge_method: v.nullish(v.string('code_challenge_method must be a string')),
};

const LENGTH_MIN = 43;
const LENGTH_MAX = 128;

/** Null if there is no challenge. Throws GoTrue's error for an incomplete or invalid one. */
export function readChallenge(form: {
  code_challenge?: string | null | undefined;
  code_challenge_method?: string | null | undefined;
}): Challenge | null {
  const { code_challenge: value, code_challenge_method: named } = form;
  if (!value && !named) return null;
  if (!value || !named) throw validationFailed('PKCE flow requires code_challenge_method and code_challenge');
  if (value.length < LENGTH_MIN || value.length > LENGTH_MAX) {
    throw validationFailed(`code challenge has to be between ${LENGTH_MIN} and ${LENGTH_MAX} characters`);
  }
  if (!/^[\w.~-]+$/.test(value)) {
    throw validationFailed(
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    );
  }
  const method = named.toLowerCase();
  if (method !== 's256' && method !== 'plain') {
    throw validationFailed(`unsupported code_challenge method: ${named.slice(0, 20)}`);
  }
  return { value, method };
}

export function isVerifierOf({ value, method }: Challenge, verifier: string): boolean {
  const shown = method === 'plain' ? verifier : createHash('sha256').update(verifier).digest('base64url');
  const [given, wanted] = [shown, value].map((text) => createHash('sha256').update(text).digest());
  return given !== undefined && wanted !== undefined && timingSafeEqual(given, wanted);
}
