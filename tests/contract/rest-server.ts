import { PostgrestClient } from '@supabase/postgrest-js';
import { Hono } from 'hono';
import { afterAll } from 'vitest';
import { type AccessTokens, generateSigningKey, openAccessTokens } from '#server/auth/tokens/access-token.ts';
import type { Database } from '#server/database/database.ts';
import { requestLog } from '#server/http/request-log.ts';
import { restRoutes } from '#server/rest/routes.ts';
import { type NamedDatabase, openEachDatabase } from '../database.ts';
import type { Person } from '../db/people.ts';
import { openTestLog } from '../logs/test-log.ts';
import { addNotes } from './rest-fixture.ts';
import { accessClaims } from './access-claims.ts';
import { serveLocally } from './local-server.ts';

export interface RestServer {
  url: string;
  tokens: AccessTokens;
  /** The server's log since its start. */
  logged: () => string;
  /** The statements of requests since the last call, without `begin`, `commit` and the claims. */
  takeStatements: () => string[];
  token(person: Person): Promise<string>;
  /** The official client, as that person or without a session. */
  client(person?: Person): Promise<PostgrestClient>;
  close(): Promise<void>;
}

/** Starts a server on each kind of database, with the table of notes, for the whole test file. */
export async function startRestOnEach(): Promise<(NamedDatabase & { server: RestServer })[]> {
  const started = await Promise.all(
    (await openEachDatabase()).map(async ({ name, database }) => {
      await addNotes(database);
      return { name, database, server: await startRest(database) };
    }),
  );
  afterAll(() => Promise.all(started.map(({ server }) => server.close())));
  return started;
}

/** Serves /rest/v1 on a real socket, with this database. */
export async function startRest(database: Database, now: () => Date = () => new Date()): Promise<RestServer> {
  const tokens = await openAccessTokens({
    keys: [await generateSigningKey()],
    issuer: 'http://rest.test',
    now,
  });
  const { log, logged } = openTestLog();
  const statements: string[] = [];
  const app = new Hono()
    .use(requestLog(log))
    .route(
      '/rest/v1',
      restRoutes({ database: recording(database, statements), accessTokens: tokens, log, now }),
    );
  const server = await serveLocally(app);
  const url = `${server.origin}/rest/v1`;

  const token = async ({ id, email }: Person) => {
    const signed = await tokens.sign(accessClaims({ id, email }));
    return signed.token;
  };
  return {
    url,
    tokens,
    logged,
    takeStatements: () => statements.splice(0),
    token,
    client: async (person) =>
      new PostgrestClient(url, {
        headers: { Authorization: `Bearer ${person ? await token(person) : 'sb_publishable_evenkeel'}` },
      }),
    close: () => server.close(),
  };
}

/** The same database, with a record of each statement that a request runs as its caller. */
function recording(database: Database, statements: string[]): Database {
  return {
    ...database,
    asUser: (claims, work) =>
      database.asUser(claims, (transaction) =>
        work({
          query: (text, parameters) => {
            statements.push(text);
            return transaction.query(text, parameters);
          },
        }),
      ),
  };
}

/** Sends a request without the official client, for requests that the client would not send. */
export async function ask(server: RestServer, path: string, init: RequestInit = {}, person?: Person) {
  const headers = new Headers(init.headers);
  if (person) headers.set('Authorization', `Bearer ${await server.token(person)}`);
  if (init.body && !headers.has('Content-Type')) headers.set('Content-Type', 'application/json');
  const response = await fetch(`${server.url}${path}`, { ...init, headers });
  const text = await response.text();
  const { status } = response;
  return { status, headers: response.headers, text, body: text === '' ? null : JSON.parse(text) };
}
