import { expect, test } from 'vitest';
import { cleanUpAuth } from '#server/auth/clean-up.ts';
import { readConfig } from '#server/config/config.ts';
import { openEachDatabase } from '../database.ts';
import { openTestLog } from '../logs/test-log.ts';
import { startAuth } from './auth-server.ts';

const DAY = 86_400_000;
const databases = await openEachDatabase();

// ASVS: 16.3.1
test.for(databases)(
  'failed sign-ins with wrong passwords or codes are recorded only in the security log ($name)',
  async ({ database }) => {
    const server = await startAuth(database);
    const events = async () =>
      (
        await database.asAuthAdmin((auth) =>
          auth.query<{ event: string }>(
            `select concat_ws(' ', payload ->> 'action', payload ->> 'actor_id', ip_address) as event
             from auth.audit_log_entries where payload ->> 'action' = 'sign_in_refused'`,
          ),
        )
      ).map(({ event }) => event);
    const { id, email, password } = await server.newPerson();
    const client = server.newClient();
    await client.signInWithPassword({ email, password: 'not-this-one' });
    const refused = `sign_in_refused ${id} 127.0.0.1`;
    expect(await events()).toEqual([refused]);
    await client.signInWithPassword({ email: server.newEmail(), password });
    await client.signInWithOtp({ email });
    const code = /^\d{6}$/m.exec(server.mailsTo(email).at(-1)?.text ?? '')?.[0] ?? '';
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    await client.verifyOtp({ email, token: wrong, type: 'email' });
    expect(await events()).toEqual([refused, refused]);
    expect((await client.verifyOtp({ email, token: code, type: 'email' })).error).toBeNull();
    expect((await client.signInWithPassword({ email, password })).error).toBeNull();
    expect(await events()).toEqual([refused, refused]);
    expect(server.logged()).not.toContain(email);
    // Requests from many IP addresses could reach a hundred in fifteen minutes.
    await database.asAuthAdmin((auth) =>
      auth.query(
        `insert into auth.audit_log_entries (id, payload, created_at)
         select gen_random_uuid(), jsonb_build_object('action', 'sign_in_refused', 'actor_id', $1::text), $2
         from generate_series(1, 17)`,
        [id, server.now()],
      ),
    );
    for (let guess = 0; guess < 3; guess += 1)
      await client.signInWithPassword({ email, password: 'not-this-one' });
    expect(await events()).toHaveLength(20);
    server.advance(91 * DAY);
    await cleanUpAuth({ config: readConfig({}), database, log: openTestLog().log, now: server.now });
    expect(await events()).toEqual([]);
    await server.close();
  },
);
