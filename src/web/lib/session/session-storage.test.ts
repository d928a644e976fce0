import { expect, test } from 'vitest';
import { openSessionStorage } from './session-storage.ts';

function session(aal: string, status?: 'verified' | 'unverified'): string {
  const payload = btoa(JSON.stringify({ sub: '1', aal, name: 'ÿ>?' }))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  return JSON.stringify({
    access_token: `h.${payload}.s`,
    user: { id: '1', factors: status && [{ status }] },
  });
}

function browser(quota = Number.POSITIVE_INFINITY) {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > quota) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
  };
  return { kept, storage: storage as unknown as Storage };
}

test.for([
  ['one step, and none more needed', session('aal1')],
  ['one step, while the second is being set up', session('aal1', 'unverified')],
  ['both steps', session('aal2', 'verified')],
] as const)('a session after %s is stored in the browser', async ([, value]) => {
  const { kept, storage } = browser();
  await openSessionStorage(storage).setItem('key', value);
  expect(kept.get('key')).toBe(value);
});

test('a session that still needs the second sign-in step stays in memory', async () => {
  const { kept, storage } = browser();
  const half = session('aal1', 'verified');
  const page = openSessionStorage(storage);
  await page.setItem('key', half);
  expect(kept.size).toBe(0);
  expect(page.getItem('key')).toBe(half);
  expect(openSessionStorage(storage).getItem('key')).toBeNull();

  const whole = session('aal2', 'verified');
  await page.setItem('key', whole);
  expect(kept.get('key')).toBe(whole);
  await page.removeItem('key');
  expect([page.getItem('key'), kept.size]).toEqual([null, 0]);
});

test('a session stays in memory when browser storage is unavailable', async () => {
  for (const storage of [null, browser(0).storage]) {
    const page = openSessionStorage(storage);
    await page.setItem('key', session('aal1'));
    expect(page.getItem('key')).toBe(session('aal1'));
  }
});
