import { readFile } from 'node:fs/promises';
import postgres from 'postgres';
import { afterAll, expect, inject, test } from 'vitest';
import { openPostgresDatabase } from '#server/database/database.ts';
import { namingDatabase } from '#server/database/database-place.ts';
import { PostgresConnection } from '#server/database/postgres/postgres-connection.ts';
import { startPostgres } from '../postgres.ts';
import { makeCertificates } from './postgres-certificates.ts';

const certificates = await makeCertificates();
const server = await startPostgres({ settings: certificates.settings });
afterAll(async () => {
  await server.stop();
  await certificates[Symbol.asyncDispose]();
});
const { port } = new URL(server.url);
const { root, strange } = certificates;

/** Whether the connection uses TLS, according to the server. */
async function hasTls(host: string, words: string, at = port): Promise<boolean | undefined> {
  const connection = new PostgresConnection(`postgres://postgres@${host}:${at}/postgres?${words}`);
  try {
    const [row] = await connection.transaction((owner) =>
      owner.query<{ ssl: boolean }>('select ssl from pg_stat_ssl where pid = pg_backend_pid()'),
    );
    return row?.ssl;
  } finally {
    await connection.close();
  }
}

test.each([
  ['localhost', `sslmode=verify-full&sslrootcert=${root}`, true],
  ['localhost', `sslmode=require&sslrootcert=${root}&channel_binding=require`, true],
  ['127.0.0.1', `sslmode=verify-ca&sslrootcert=${root}`, true],
  ['127.0.0.1', `sslmode=require&sslrootcert=${root}`, true],
  ['127.0.0.1', 'sslmode=require', true],
  ['127.0.0.1', 'sslmode=prefer&channel_binding=prefer', true],
  ['127.0.0.1', 'sslmode=disable', false],
  ['127.0.0.1', 'pgbouncer=true', false],
])('%s?%s connects, and the server reports the expected TLS state', async (host, words, tls) => {
  expect(await hasTls(host, words)).toBe(tls);
});

// ASVS: 12.3.2
test.each([
  [
    'another’s root',
    'localhost',
    `sslmode=verify-full&sslrootcert=${strange}`,
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  ],
  [
    'another’s root, without the name',
    'localhost',
    `sslmode=verify-ca&sslrootcert=${strange}`,
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  ],
  ['the public roots', 'localhost', 'sslmode=verify-full', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
  [
    'a binding that is asked for',
    'localhost',
    'sslmode=require&channel_binding=require',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  ],
  [
    'another host’s name',
    '127.0.0.1',
    `sslmode=verify-full&sslrootcert=${root}`,
    'ERR_TLS_CERT_ALTNAME_INVALID',
  ],
])(
  'with %s the connection fails before sending anything, and the next request is told to retry',
  async (_what, host, words, code) => {
    const refused = { name: 'BackendUnavailable', reason: 'unreachable', cause: { code } };
    await expect(hasTls(host, words)).rejects.toMatchObject(refused);
  },
);

test('planted: by default Node accepts a certificate for localhost at an IP address', async () => {
  const ssl = { rejectUnauthorized: true, ca: await readFile(root) };
  const driver = postgres(`postgres://postgres@127.0.0.1:${port}/postgres`, { max: 1, ssl });
  expect(await driver`select 1 as one`).toHaveLength(1);
  await driver.end();
});

// ASVS: 12.3.1
test('if TLS is required, connecting to a server without TLS fails with a clear message', async () => {
  const plain = new URL(inject('postgresUrl')).port;
  const config = { databaseUrl: `postgres://postgres@127.0.0.1:${plain}/postgres`, dataFolder: '' };
  const error = await hasTls('127.0.0.1', 'sslmode=require', plain).catch((error: unknown) => error);
  expect(namingDatabase(config, error)).toMatchObject({
    message: `The database (PostgreSQL at 127.0.0.1:${plain}/postgres) is unreachable: it offers no TLS.`,
  });
  expect(await hasTls('127.0.0.1', 'sslmode=prefer', plain)).toBe(false);
});

test('all database operations work over TLS', async () => {
  const url = `postgres://postgres@localhost:${port}/postgres?sslmode=verify-full&sslrootcert=${root}`;
  const database = openPostgresDatabase(url, { connections: 2 });
  expect(await database.migrate((owner) => owner.query('select 1 as one'))).toEqual([{ one: 1 }]);
  await database.close();
});
