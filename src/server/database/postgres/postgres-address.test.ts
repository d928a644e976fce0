import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readPostgresAddress } from './postgres-address.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'evenkeel-roots-'));
afterAll(() => rm(folder, { recursive: true }));
const roots = path.join(folder, 'global-bundle.pem');
const pem = '-----BEGIN CERTIFICATE-----\n…\n-----END CERTIFICATE-----\n';
await writeFile(roots, pem);
const noRoots = path.join(folder, 'notes.txt');
await writeFile(noRoots, 'river-stone');

const neon = 'postgresql://kim:river-stone@ep-calm-a1b2-pooler.eu-central-1.aws.neon.tech/evenkeel';
const rds = 'postgres://kim:river-stone@calm.c9akciq32.eu-central-1.rds.amazonaws.com:5432/evenkeel';
const supabase = 'postgresql://postgres.abcdef:river-stone@aws-0-eu-central-1.pooler.supabase.com';

test.each([
  // As shown on the provider's page: no certificate is named, and man-in-the-middle attacks must be prevented.
  ['Neon', `${neon}?sslmode=require&channel_binding=require`, { checks: 'host' }],
  ['Neon without binding', `${neon}?sslmode=require`, { checks: 'nothing' }],
  ['Neon with the public roots', `${neon}?sslmode=verify-full&sslrootcert=system`, { checks: 'host' }],
  ['the public roots alone', `${neon}?sslrootcert=system`, { checks: 'host' }],
  ['RDS', `${rds}?sslmode=verify-full&sslrootcert=${roots}`, { checks: 'host', roots: pem }],
  [
    'RDS by its roots alone',
    `${rds}?sslmode=verify-ca&sslrootcert=${roots}`,
    { checks: 'chain', roots: pem },
  ],
  [
    'require with roots, as libpq has it',
    `${rds}?sslmode=require&sslrootcert=${roots}`,
    { checks: 'chain', roots: pem },
  ],
  [
    'Supabase',
    `${supabase}:5432/postgres?sslmode=verify-full&sslrootcert=${roots}`,
    { checks: 'host', roots: pem },
  ],
  ['Supabase as its page gives it', `${supabase}:6543/postgres?pgbouncer=true&connection_limit=1`, 'none'],
  ['a server that may have TLS', `${rds}?sslmode=prefer&channel_binding=prefer`, 'offered'],
  ['no TLS', `${rds}?sslmode=disable`, 'none'],
])('reads the Postgres URL: %s', (_name, value, tls) => {
  const { address, isVerified, problems } = readPostgresAddress(value);
  expect(problems).toEqual([]);
  expect(address.tls).toEqual(tls);
  expect(isVerified).toBe(typeof tls === 'object' && tls.checks !== 'nothing');
  // The server treats the remaining parameters as its own settings, and refuses unknown ones.
  expect(address.url).toBe(value.split('?', 1)[0]);
});

test('passes all other parameters of the URL to the driver', () => {
  const { address } = readPostgresAddress(
    `${neon}?sslmode=require&options=endpoint%3Dcalm&sslnegotiation=direct`,
  );
  expect([...new URL(address.url).searchParams.keys()]).toEqual(['options', 'sslnegotiation']);
});

test.each(['127.0.0.1', 'localhost:5433', '[::1]', '%2Fvar%2Frun%2Fpostgresql', 'localhost,127.0.0.1:5433'])(
  'a server on this machine counts as verified: %s',
  (host) => expect(readPostgresAddress(`postgres://kim@${host}/evenkeel`).isVerified).toBe(true),
);

test.each(['db.internal', '10.0.0.7', 'localhost,db.internal', 'localhost.example.org'])(
  'a server on another machine does not count as verified: %s',
  (host) => expect(readPostgresAddress(`postgres://kim@${host}/evenkeel`).isVerified).toBe(false),
);

test.each([
  ['sslmode=verify_full', 'verify-full'],
  ['sslmode=verify-ca', 'sslrootcert'],
  ['sslmode=require&sslrootcert=system', 'sslmode=verify-full'],
  ['sslmode=verify-full&sslrootcert=/nowhere/at/all.pem', 'sslrootcert'],
  [`sslmode=verify-full&sslrootcert=${noRoots}`, 'sslrootcert'],
  ['sslmode=disable&channel_binding=require', 'channel_binding'],
  ['channel_binding=always', 'channel_binding'],
  ['ssl=true', 'holds ssl,'],
  ['sslcert=/etc/client.pem', 'holds sslcert,'],
])('rejects %s with a message that does not reveal the URL', (words, reason) => {
  const { problems } = readPostgresAddress(`${rds}?${words}`);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^DATABASE_URL /);
  expect(problems[0]).toContain(reason);
  expect(problems[0]).not.toMatch(/river-stone|amazonaws|nowhere|kim/);
});

test('the last value of a repeated parameter counts, as in libpq', () => {
  expect(readPostgresAddress(`${rds}?sslmode=verify-full&sslmode=disable`).isVerified).toBe(false);
});
