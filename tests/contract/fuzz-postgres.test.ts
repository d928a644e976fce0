import { expect, test } from 'vitest';
import { endpoints } from './fuzz-endpoints.ts';
import { fuzz } from './fuzz-run.ts';
import { findMarks, startFuzz } from './fuzz-server.ts';

const SEED = 20_261_123;
const TIMEOUT_MS = 20_000;
/** A missing feature reports that it is not configured. */
const notConfigured = new Set([
  'POST /functions/v1/support/messages',
  'POST /functions/v1/stripe-subscription',
]);
const names = Object.keys(endpoints);

test(
  'four thousand random requests on PostgreSQL cause no server error, timeout or leak',
  { timeout: 120_000 },
  async () => {
    const server = await startFuzz('PostgreSQL');
    const { faults, requests, ownSeen } = await fuzz(server, {
      endpoints: names,
      seed: SEED,
      requests: 4000,
      timeoutMs: TIMEOUT_MS,
    });
    expect(faults).toEqual([]);
    expect(requests).toBe(4000);
    expect(ownSeen).toBeGreaterThan(40);
    expect(findMarks(server.logged())).toEqual(new Set());
  },
);

test(
  'without any configuration, only unconfigured features respond with 503',
  { timeout: 60_000 },
  async () => {
    const server = await startFuzz('PostgreSQL', { isBare: true });
    const { faults, statuses } = await fuzz(server, {
      endpoints: names.filter((name) => name.includes('/functions/') && !name.includes('webhook')),
      seed: SEED,
      requests: 900,
      timeoutMs: TIMEOUT_MS,
      isExpected: (endpoint, status) => status === 503 && notConfigured.has(endpoint),
    });
    expect(faults).toEqual([]);
    expect(
      [...statuses]
        .filter(([, seen]) => seen.has(503))
        .map(([name]) => name)
        .toSorted(),
    ).toEqual(['POST /functions/v1/stripe-subscription', 'POST /functions/v1/support/messages']);
  },
);
