import { expect, test } from 'vitest';
import type { VerifiedClaims } from './access-token.ts';
import { rememberVerified } from './remembered-tokens.ts';

const EXPIRES_S = 1000;

function claims(more: Record<string, unknown> = {}): VerifiedClaims {
  return { role: 'authenticated', sub: 'someone', session_id: 'a session', exp: EXPIRES_S, ...more };
}

/** Verifies tokens by a lookup table, and counts the calls. */
function verifier(tokens: Record<string, VerifiedClaims>, places?: number) {
  const asked: string[] = [];
  let seconds = 0;
  const plain = async (token: string) => {
    asked.push(token);
    return seconds < EXPIRES_S ? (tokens[token] ?? null) : null;
  };
  const verify = rememberVerified(plain, () => new Date(seconds * 1000), places);
  return { verify, asked, setTime: (time: number) => (seconds = time) };
}

test('verifies an access token once and rejects it after expiry', async () => {
  const { verify, asked, setTime } = verifier({ good: claims() });
  expect(await verify('good')).toEqual(claims());
  setTime(EXPIRES_S - 1);
  expect(await verify('good')).toEqual(claims());
  expect(asked).toEqual(['good']);
  setTime(EXPIRES_S);
  expect(await verify('good')).toBeNull();
});

test('a refused token is verified each time', async () => {
  const { verify, asked } = verifier({});
  expect([await verify('bad'), await verify('bad')]).toEqual([null, null]);
  expect(asked).toEqual(['bad', 'bad']);
});

test('a token with a start time or without an expiry is not cached', async () => {
  const { verify, asked } = verifier({ later: claims({ nbf: 5 }), endless: claims({ exp: undefined }) });
  for (const token of ['later', 'later', 'endless', 'endless']) await verify(token);
  expect(asked).toEqual(['later', 'later', 'endless', 'endless']);
});

test("the oldest entry is dropped when the cache is full, and cached claims can't be changed", async () => {
  const { verify, asked } = verifier({ a: claims(), b: claims(), c: claims() }, 2);
  for (const token of ['a', 'b', 'c', 'a']) await verify(token);
  expect(asked).toEqual(['a', 'b', 'c', 'a']);
  expect(Object.isFrozen(await verify('a'))).toBe(true);
});
