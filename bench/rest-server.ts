import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { pino } from 'pino';
import { generateSigningKey, openAccessTokens } from '#server/auth/tokens/access-token.ts';
import { type Database, openEmbeddedDatabase, openPostgresDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrations.ts';
import { restRoutes } from '#server/rest/routes.ts';
import { accessClaims } from '../tests/contract/access-claims.ts';
import { notesRows, notesTable } from './notes-table.ts';

// Started by bench/rest.ts in a separate process with one of: memory | folder PATH | unflushed PATH | postgres URL.

const [kind = 'memory', where = ''] = process.argv.slice(2);
const database = await open();
await migrate(database);
const owner = randomUUID();
await database.asAuthAdmin((auth) =>
  auth.query(
    `with person as (
       insert into auth.users (id, email, email_confirmed_at) values ($1, $2, now()) returning id
     )
     insert into auth.sessions (id, user_id) select id, id from person`,
    [owner, `${owner}@bench.test`],
  ),
);
await database.migrate((own) => own.script(notesTable + notesRows.replaceAll(':owner', owner)));

const now = () => new Date();
const accessTokens = await openAccessTokens({
  keys: [await generateSigningKey()],
  issuer: 'http://bench.test',
  now,
});
const claims = accessClaims({ id: owner, email: '' });
const { token } = await accessTokens.sign(claims);
const log = pino({ level: 'silent' });
const app = new Hono().route('/rest/v1', restRoutes({ database, accessTokens, log, now }));
const postgresId = kind === 'postgres' ? await processOfPostgres() : undefined;
const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  process.stdout.write(`${JSON.stringify({ port, token, claims, postgresId })}\n`);
});
process.on('SIGTERM', () => {
  server.close();
  void database.close().then(() => process.exit(0));
});

async function open(): Promise<Database> {
  if (kind === 'postgres') return openPostgresDatabase(where);
  if (kind === 'unflushed') {
    // Everything is unchanged except that writes are not flushed to disk.
    fs.fsyncSync = () => undefined;
    fs.fdatasync = Object.assign(
      (_descriptor: number, done: (error: null) => void) => setImmediate(done, null),
      { __promisify__: async () => undefined },
    );
  }
  return openEmbeddedDatabase(kind === 'memory' ? undefined : where);
}

async function processOfPostgres(): Promise<number | undefined> {
  const [row] = await database.asService((service) =>
    service.query<{ id: number }>('select pg_backend_pid() as id'),
  );
  return row?.id;
}
