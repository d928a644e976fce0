import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleList } from './deadline-store.ts';
import { listOrCached } from './cached-deadlines.ts';
import { cachedSince } from '#web/lib/offline/cached-since.ts';

const [first, second] = sampleList().map((deadline, at) => ({ ...deadline, title: `Own ${at}` }));
const own = [first, second].filter((deadline) => deadline !== undefined);
const noNetwork = async () => Promise.reject(new TypeError('no network'));
const storeOf = (list: () => Promise<typeof own>) => async () => ({ list });
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Signed in with a token that expired long ago, as after a night. */
function signIn(id: string): void {
  stored.set(
    'sb-evenkeel-auth-token',
    JSON.stringify({
      access_token: 'a',
      expires_at: 1_700_000_000,
      user: { id, email: `${id}@example.test` },
    }),
  );
}

test('the list that was last loaded is available offline, with its time', async () => {
  signIn('ann');
  stored.set('offline', 'ann');
  expect(await listOrCached(storeOf(async () => own))).toEqual(own);
  expect(cachedSince()).toBeNull();
  expect(await listOrCached(storeOf(noNetwork))).toEqual(own);
  expect(cachedSince()).toEqual(expect.any(Number));
  await listOrCached(storeOf(async () => own));
  expect(cachedSince()).toBeNull();
});

test('stores nothing for people who have offline storage turned off, even if they turn it off during loading', async () => {
  signIn('ann');
  await listOrCached(storeOf(async () => own));
  expect(stored.has('kept-deadlines')).toBe(false);
  stored.set('offline', 'ann');
  const turnedOff = async () => {
    stored.delete('offline');
    return own;
  };
  await listOrCached(storeOf(turnedOff));
  expect(stored.has('kept-deadlines')).toBe(false);
});

test("a person cannot see another person's cached list", async () => {
  signIn('ann');
  stored.set('offline', 'ann');
  await listOrCached(storeOf(async () => own));
  signIn('bea');
  stored.set('offline', 'bea');
  await expect(listOrCached(storeOf(noNetwork))).rejects.toThrow('no network');
});

test('unreadable cached data is ignored', async () => {
  signIn('ann');
  stored.set('offline', 'ann');
  stored.set('kept-deadlines', '{"userId":"ann","deadlines":[{}]}');
  await expect(listOrCached(storeOf(noNetwork))).rejects.toThrow('no network');
});
