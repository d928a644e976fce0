import { randomUUID } from 'node:crypto';
import { PostgrestClient } from '@supabase/postgrest-js';
import { Hono } from 'hono';
import { SignJWT, importJWK } from 'jose';
import { expect, test } from 'vitest';
import { openAccessTokens } from '#server/auth/tokens/access-token.ts';
import { readConfig } from '#server/config/config.ts';
import type { Database } from '#server/database/database.ts';
import { runCommand } from '#server/operator/run-command.ts';
import { restRoutes } from '#server/rest/routes.ts';
import { openTestLog } from '../logs/test-log.ts';
import { type AuthServer, startAuthOnEach } from './auth-server.ts';

// A person signs out because someone else has their laptop: from then on the laptop's access token can read and write
// nothing.

const servers = await startAuthOnEach();

/** The result of a read, a write and a function call with that token, with the official client. */
async function operationsWith(server: AuthServer, token: string, asked: typeof fetch = fetch) {
  const headers = { Authorization: `Bearer ${token}` };
  const data = new PostgrestClient(`${server.url}/rest/v1`, { headers, fetch: asked });
  const answers = {
    read: await data.from('profiles').select('first_name').single(),
    write: await data
      .from('deadlines')
      .insert({ user_id: claimsOf(token)['sub'], title: 'Written', date: 'June 15, 2030', time: '10:00 AM' }),
    call: await data.rpc('list_sessions'),
  };
  return Object.fromEntries(
    Object.entries(answers).map(([operation, { status, error }]) => [operation, error ? error.code : status]),
  );
}

const served = { read: 200, write: 201, call: 200 };
const refused = { read: 'PGRST301', write: 'PGRST301', call: 'PGRST301' };

/** A person with two sessions. */
async function atTwoPlaces(server: AuthServer) {
  const person = await server.newPerson();
  const place = async () => {
    const client = server.newClient();
    const { data } = await client.signInWithPassword(person);
    const { access_token: token = '', refresh_token: refreshToken = '' } = data.session ?? {};
    return { client, token, refreshToken };
  };
  const [laptop, phone] = [await place(), await place()];
  expect(await operationsWith(server, laptop.token)).toEqual(served);
  expect(await operationsWith(server, phone.token)).toEqual(served);
  return { person, laptop, phone };
}

type Places = Awaited<ReturnType<typeof atTwoPlaces>>;

/** Ways in which the laptop's session ends. True if the phone's continues. */
const endings: Record<string, (server: AuthServer, places: Places) => Promise<boolean>> = {
  'signing out there': async (_server, { laptop }) => {
    await laptop.client.signOut({ scope: 'local' });
    return true;
  },
  'signing out everywhere': async (_server, { phone }) => {
    await phone.client.signOut({ scope: 'global' });
    return false;
  },
  'signing the others out': async (_server, { phone }) => {
    await phone.client.signOut({ scope: 'others' });
    return true;
  },
  'ending it in the list of sessions': async (server, { phone }) => {
    const data = new PostgrestClient(`${server.url}/rest/v1`, {
      headers: { Authorization: `Bearer ${phone.token}` },
    });
    const { data: sessions } = await data.rpc('list_sessions');
    const other = sessions.find((session: { is_current: boolean }) => !session.is_current);
    expect((await data.rpc('end_session', { session: other.id })).data).toBe(true);
    return true;
  },
  'a new password': async (_server, { phone }) => {
    expect((await phone.client.updateUser({ password: 'quite-another-one' })).error).toBeNull();
    return true;
  },
  'a new password by the service key': async (server, { person }) => {
    const { error } = await server.admin().updateUserById(person.id, { password: 'quite-another-one' });
    expect(error).toBeNull();
    return false;
  },
  'the operator’s reset of the second step': async ({ database }, { person }) => {
    await database.asAuthAdmin((auth) =>
      auth.query(
        `insert into auth.mfa_factors (id, user_id, factor_type, status) values ($1, $2, 'totp', 'verified')`,
        [randomUUID(), person.id],
      ),
    );
    const deps = {
      config: readConfig({}),
      database,
      billing: null,
      mailer: { send: async () => undefined },
      log: openTestLog().log,
      now: () => new Date(),
    };
    const { outcome } = await runCommand(deps, ['two-step', 'reset', person.email, '--yes']);
    expect(outcome).toBe('done');
    return false;
  },
  'a refresh token that is used again': async (server, { laptop }) => {
    await laptop.client.refreshSession();
    server.advance(11_000);
    const body = { refresh_token: laptop.refreshToken };
    const again = await server.request('POST', '/token?grant_type=refresh_token', { body });
    expect(again.status).toBe(400);
    return true;
  },
  'its own end': async ({ database }, { laptop }) => {
    const { session_id: id } = claimsOf(laptop.token);
    await database.asAuthAdmin((auth) =>
      auth.query(`update auth.sessions set not_after = now() - interval '1 second' where id = $1::uuid`, [
        id,
      ]),
    );
    return true;
  },
};

const cells = servers.flatMap((on) => Object.keys(endings).map((ending) => ({ ...on, ending })));

// ASVS: 7.4.1
test.for(cells)(
  "after $ending the data API immediately rejects the laptop's access token ($name)",
  async ({ server, database, ending }) => {
    const places = await atTwoPlaces(server);
    const phoneGoesOn = await endings[ending]?.(server, places);
    expect(await operationsWith(server, places.laptop.token)).toEqual(refused);
    expect(await operationsWith(server, places.phone.token)).toEqual(phoneGoesOn ? served : refused);
    const written = await database.asService((service) =>
      service.query(`select id from public.deadlines where title = 'Written' and user_id = $1::text::uuid`, [
        places.person.id,
      ]),
    );
    expect(written).toHaveLength(phoneGoesOn ? 3 : 2);
  },
);

// ASVS: 7.4.1
test.for(servers)(
  'a server copy rejects a token it has just accepted once another copy ends the session ($name)',
  async ({ server, database }) => {
    const copy = await openCopy(server, database);
    const { laptop, phone } = await atTwoPlaces(server);
    expect(await operationsWith(server, laptop.token, copy)).toEqual(served);
    await phone.client.signOut({ scope: 'others' });
    expect(await operationsWith(server, laptop.token, copy)).toEqual(refused);
    expect(await operationsWith(server, phone.token, copy)).toEqual(served);
  },
);

test.for(servers)(
  'a client whose token is rejected renews the session, or signs out if the session has ended ($name)',
  async ({ server }) => {
    const { laptop, phone } = await atTwoPlaces(server);
    const heard: string[] = [];
    laptop.client.onAuthStateChange((event) => void heard.push(event));
    await phone.client.signOut({ scope: 'others' });
    // Does the same as the page (src/web/layout/refusal-watch.tsx).
    const { error } = await laptop.client.refreshSession();
    expect(error?.code).toBe('refresh_token_not_found');
    await laptop.client.getUser();
    expect(heard).toContain('SIGNED_OUT');
    expect((await laptop.client.getSession()).data.session).toBeNull();
  },
);

test.for(servers)(
  'rejects a token without a session ID, or with an unknown or another person’s session ($name)',
  async ({ server }) => {
    const { laptop } = await atTwoPlaces(server);
    const other = await atTwoPlaces(server);
    const { session_id: own, ...rest } = claimsOf(laptop.token);
    const { session_id: foreign } = claimsOf(other.laptop.token);
    for (const more of [{ session_id: randomUUID() }, { session_id: foreign }, {}]) {
      const token = await signedBy(server, { ...rest, ...more });
      expect(await operationsWith(server, token)).toEqual(refused);
    }
    expect(await operationsWith(server, await signedBy(server, { ...rest, session_id: own }))).toEqual(
      served,
    );
  },
);

/** Another copy of the data API, with its own cache of tokens. */
async function openCopy(server: AuthServer, database: Database): Promise<typeof fetch> {
  const { now } = server;
  const issuer = `${server.url}/auth/v1`;
  const accessTokens = await openAccessTokens({ keys: [server.signingKey], issuer, now });
  const { log } = openTestLog();
  const app = new Hono().route('/rest/v1', restRoutes({ database, accessTokens, log, now }));
  const from = { incoming: { socket: { remoteAddress: '192.0.2.1' } } };
  return async (input, init) => app.fetch(new Request(input, init), from);
}

function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

/** Signs a token as the server itself does. */
async function signedBy(server: AuthServer, claims: Record<string, unknown>): Promise<string> {
  const key = await importJWK(server.signingKey, 'ES256');
  const header = { alg: 'ES256', kid: server.signingKey.kid ?? '' };
  return new SignJWT(claims).setProtectedHeader(header).sign(key);
}
