import { RateLimiterRes } from 'rate-limiter-flexible';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { BackendUnavailable } from '#server/database/backend-unavailable.ts';
import { openPostgresDatabase } from '#server/database/database.ts';
import { claimJobs } from '#server/jobs/jobs.ts';
import { openRateLimiter } from '#server/limits/rate-limiter.ts';
import { openWriteBehindRateLimiter } from '#server/limits/write-behind-rate-limiter.ts';
import { openVoiceLimits } from '#server/voice/voice-limits.ts';
import { newPostgresDatabase, openDatabase } from '../database.ts';
import { TEMPLATE } from '../migrated.ts';

const url = await newPostgresDatabase(TEMPLATE);
const copies = [1, 2].map(() => openPostgresDatabase(url, { connections: 2 }));
afterAll(() => Promise.all(copies.map((copy) => copy.close())));
const [one, two] = copies as [(typeof copies)[0], (typeof copies)[0]];
const embedded = await openDatabase('PGlite');
const now = () => new Date();

async function take(counter: ReturnType<typeof openWriteBehindRateLimiter>, key: string, times: number) {
  const taken = await Promise.allSettled(Array.from({ length: times }, () => counter.consume(key)));
  const refused = taken.filter((one) => one.status === 'rejected');
  expect(refused.every(({ reason }) => reason instanceof RateLimiterRes)).toBe(true);
  return times - refused.length;
}

test('requests counted by one server copy reduce the remaining limit on the other', async () => {
  const allowance = { points: 100, seconds: 60 };
  const [here, there] = [one, two].map((copy) =>
    openWriteBehindRateLimiter('both', allowance, copy, now),
  ) as [ReturnType<typeof openWriteBehindRateLimiter>, ReturnType<typeof openWriteBehindRateLimiter>];
  expect(await take(here, 'somebody', 70)).toBe(70);
  expect(await take(there, 'somebody', 20)).toBe(20);
  await here.sync();
  await there.sync();
  expect(await take(there, 'somebody', 50)).toBe(10);
  expect(await take(there, 'somebody else', 50)).toBe(50);
});

test('counts that were already loaded are not subtracted twice', async () => {
  const allowance = { points: 100, seconds: 60 };
  const here = openWriteBehindRateLimiter('again', allowance, one, now);
  const there = openWriteBehindRateLimiter('again', allowance, two, now);
  for (const counter of [here, there, here, there]) {
    await take(counter, 'somebody', 20);
    await counter.sync();
  }
  expect(await take(there, 'somebody', 50)).toBe(20);
});

test('a rarely used key is dropped when its rate-limit window ends', async () => {
  let time = Date.now();
  const counts = new Map();
  const allowance = { points: 100, seconds: 60 };
  const counter = openWriteBehindRateLimiter('many', allowance, one, () => new Date(time), counts);
  for (let minute = 0; minute < 5; minute += 1) {
    for (let person = 0; person < 800; person += 1) await counter.consume(`${minute} ${person}`);
    time += 61_000;
  }
  expect(counts.size).toBeLessThanOrEqual(1600);
});

test('infrequent requests cost no statement', async () => {
  const counter = openWriteBehindRateLimiter('little', { points: 100, seconds: 60 }, one, now);
  await take(counter, 'somebody', 9);
  await counter.sync();
  const rows = await one.asService((service) =>
    service.query(`select key from private.rate_limits where key like 'little:%'`),
  );
  expect(rows).toEqual([]);
});

test('two server copies together send a speech service no more requests than one copy', async () => {
  const limits = [openVoiceLimits(one), openVoiceLimits(two)];
  const asked = await Promise.allSettled(
    Array.from({ length: 16 }, async (_, index) => limits[index % 2]?.admitClip('somebody')),
  );
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
});

test('correcting a clock that ran fast, by an hour or by years, locks nobody out', async () => {
  const counter = openRateLimiter('ahead', { points: 3, seconds: 60 }, one);
  const there = openRateLimiter('ahead', { points: 3, seconds: 60 }, two);
  onTestFinished(() => void vi.useRealTimers());
  const start = Date.now();
  for (const hours of [1, 24 * 365 * 10]) {
    const key = `${hours} hours`;
    vi.useFakeTimers({ toFake: ['Date'], now: start + hours * 3_600_000 });
    for (let point = 0; point < 3; point += 1) await counter.consume(key);
    await expect(counter.consume(key)).rejects.toBeInstanceOf(RateLimiterRes);
    vi.setSystemTime(start);
    // The limit still applies.
    for (let point = 0; point < 3; point += 1) await there.consume(key);
    await expect(there.consume(key)).rejects.toMatchObject({ msBeforeNext: 60_000 });
  }
});

test('adds up counts from server copies whose clocks differ by a minute', async () => {
  const [here, there] = [one, two].map((copy) => openRateLimiter('apart', { points: 3, seconds: 60 }, copy));
  onTestFinished(() => void vi.useRealTimers());
  const start = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: start + 60_000 });
  for (let point = 0; point < 3; point += 1) await here?.consume('somebody');
  vi.setSystemTime(start);
  await expect(there?.consume('somebody')).rejects.toBeInstanceOf(RateLimiterRes);
});

test('a clock that ran fast does not extend in-process counts', async () => {
  let time = Date.now() + 3_600_000;
  const counter = openWriteBehindRateLimiter(
    'process',
    { points: 100, seconds: 60 },
    one,
    () => new Date(time),
  );
  await take(counter, 'somebody', 60);
  await counter.sync();
  time -= 3_600_000;
  await take(counter, 'somebody', 20);
  await counter.sync();
  const [row] = await one.asService((service) =>
    service.query<{ expire: string }>(`select expire from private.rate_limits where key like 'process:%'`),
  );
  expect(Number(row?.expire)).toBeLessThanOrEqual(time + 60_000);
});

test('a counter does not reveal which account it belongs to', async () => {
  await openVoiceLimits(one).admitPiece('a-known-account');
  const rows = await one.asService((service) =>
    service.query<{ key: string }>('select key from private.rate_limits'),
  );
  expect(JSON.stringify(rows)).not.toContain('a-known-account');
  expect(rows.length).toBeGreaterThan(0);
});

test('exactly one of twenty concurrent claims of the hourly jobs succeeds', async () => {
  const claims = await Promise.all(
    Array.from({ length: 20 }, (_, index) => claimJobs(index % 2 === 0 ? one : two, 'hourly')),
  );
  expect(claims.filter(Boolean)).toHaveLength(1);
  await one.asService((service) =>
    service.query(`update private.job_runs set due_at = clock_timestamp() - interval '1 second'`),
  );
  expect([await claimJobs(two, 'hourly'), await claimJobs(one, 'hourly')]).toEqual([true, false]);
});

test('with an embedded database, every claim of the hourly jobs succeeds', async () => {
  expect([await claimJobs(embedded, 'hourly'), await claimJobs(embedded, 'hourly')]).toEqual([true, true]);
});

test('when all connections are in use, a request is told to retry and the next one succeeds', async () => {
  const pool = openPostgresDatabase(url, { connections: 2, timeouts: { waitMs: 50, workMs: 60_000 } });
  const held = Promise.withResolvers<void>();
  const entered = [1, 2].map(() => Promise.withResolvers<void>());
  const busy = entered.map(({ resolve }) =>
    pool.asService(async () => {
      resolve();
      await held.promise;
    }),
  );
  await Promise.all(entered.map(({ promise }) => promise));
  const refused = pool.asService((service) => service.query('select 1'));
  await expect(refused).rejects.toMatchObject({ name: 'BackendUnavailable', reason: 'busy' });
  // Maintenance and readiness have a separate connection.
  expect(await pool.migrate((owner) => owner.query('select 1 as one'))).toEqual([{ one: 1 }]);
  held.resolve();
  await Promise.all(busy);
  expect(await pool.asService((service) => service.query('select 1 as one'))).toEqual([{ one: 1 }]);
  await pool.close();
});

test('a database that hangs is reported, and is used again when it responds', async () => {
  const pool = openPostgresDatabase(url, { connections: 1, timeouts: { waitMs: 60_000, workMs: 2000 } });
  const held = Promise.withResolvers<void>();
  const entered = Promise.withResolvers<void>();
  const blocker = one.asService(async (service) => {
    await service.query(`insert into private.job_runs (name, due_at) values ('blocked', now())`);
    await service.query(`select name from private.job_runs where name = 'hourly' for update`);
    entered.resolve();
    await held.promise;
  });
  await entered.promise;
  const slow = pool.asService((service) =>
    service.query(`select name from private.job_runs where name = 'hourly' for update`),
  );
  await expect(slow).rejects.toBeInstanceOf(BackendUnavailable);
  await expect(slow).rejects.toMatchObject({ reason: 'slow' });
  held.resolve();
  await blocker;
  expect(await pool.asService((service) => service.query('select 1 as one'))).toEqual([{ one: 1 }]);
  await pool.close();
});
