import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, expect, test } from 'vitest';
import { type Database, openPostgresDatabase } from '#server/database/database.ts';
import { migrate, pendingMigrations } from '#server/database/migrations.ts';
import { newPostgresDatabase } from '../../database.ts';
import { makeHostedProject } from './hosted-project.ts';

const url = await newPostgresDatabase();
const owner = await makeHostedProject(url);
const database = openPostgresDatabase(owner, { connections: 2, isHosted: true });
const applied = await migrate(database);
const superuser = postgres(url, { max: 1, onnotice: () => undefined });
afterAll(async () => {
  await database.close();
  await superuser.end();
});

/** Inserts an account like the project's own auth server does. */
async function signUp(): Promise<string> {
  const id = randomUUID();
  await superuser.begin(async (auth) => {
    await auth.unsafe('set local role supabase_auth_admin');
    await auth.unsafe(
      `insert into auth.users (id, aud, role, email, raw_user_meta_data, raw_app_meta_data, created_at, updated_at)
       values ($1, 'authenticated', 'authenticated', $2, '{"first_name": "Alex", "last_name": "Doe"}', '{}', now(), now())`,
      [id, `${id}@example.test`],
    );
    await auth.unsafe('update auth.users set email_confirmed_at = now() where id = $1', [id]);
    await auth.unsafe('insert into auth.sessions (id, user_id, created_at) values ($1, $1, now())', [id]);
  });
  return id;
}

function as<Row>(on: Database, id: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const claims = { role: 'authenticated' as const, sub: id, session_id: id, aal: 'aal1' };
  return on.asUser(claims, (transaction) => transaction.query<Row>(text, values));
}

test('the owner of a hosted project can apply our migrations, without changing the platform’s objects', async () => {
  expect(applied.length).toBeGreaterThan(10);
  expect(applied).toContain('20261120000100_superadmins.sql');
  expect(applied.filter((name) => name.includes('_roles') || name.includes('_auth'))).toEqual([]);
  expect(await pendingMigrations(database)).toEqual([]);
  const [auth] = await superuser.unsafe(`select to_regclass('auth.platform_migrations') as record`);
  expect(auth).toEqual({ record: null });
});

test('an account created by the hosted project gets a profile and a trial', async () => {
  const id = await signUp();
  expect(await as(database, id, 'select first_name from public.profiles')).toEqual([{ first_name: 'Alex' }]);
  expect(await as(database, id, 'select tier from public.subscriptions')).toEqual([{ tier: 'trial' }]);
});

test('people see only their own rows, regardless of the hosted project’s default privileges', async () => {
  const [one, other] = [await signUp(), await signUp()];
  const add = `insert into public.deadlines (user_id, title, date, time) values ($1, 'Hearing', 'June 15, 2030', '10:00 AM')`;
  await as(database, one, add, [one]);
  expect(await as(database, one, 'select title from public.deadlines')).toHaveLength(1);
  expect(await as(database, other, 'select title from public.deadlines')).toEqual([]);
  await expect(as(database, other, add, [one])).rejects.toMatchObject({ code: '42501' });
  const granted = await superuser.unsafe(
    `select table_name, privilege_type from information_schema.role_table_grants
     where grantee = 'anon' and table_schema in ('public', 'private')`,
  );
  expect([...granted]).toEqual([]);
});

test('a second sign-in step that the hosted project knows of is required', async () => {
  const id = await signUp();
  await superuser.unsafe(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
     values ($1, $1, 'totp', 'verified', now(), now())`,
    [id],
  );
  expect(await as(database, id, 'select id from public.profiles')).toEqual([]);
});

test('a person can see their sessions and end one', async () => {
  const id = await signUp();
  const other = randomUUID();
  await superuser.unsafe('insert into auth.sessions (id, user_id, created_at) values ($1, $2, now())', [
    other,
    id,
  ]);
  expect(await as(database, id, 'select id from public.list_sessions()')).toHaveLength(2);
  expect(await as(database, id, 'select public.end_session($1::uuid) as ended', [other])).toEqual([
    { ended: true },
  ]);
  expect(await as(database, id, 'select action from public.list_security_events()')).toEqual([
    { action: 'session_ended' },
  ]);
});

test('deleting an account deletes all its data', async () => {
  const id = await signUp();
  await database.asService((service) => service.query('select private.delete_account($1::uuid)', [id]));
  expect([...(await superuser.unsafe('select id from auth.users where id = $1', [id]))]).toEqual([]);
  await expect(as(database, id, 'select id from public.profiles')).rejects.toThrow();
});

test('the server reads accounts with owner privileges, because it cannot switch to the auth server’s role', async () => {
  const id = await signUp();
  const read = (on: Database) =>
    on.asAuthAdmin((auth) => auth.query('select id from auth.users where id = $1', [id]));
  expect(await read(database)).toEqual([{ id }]);
  const unaware = openPostgresDatabase(owner, { connections: 1 });
  await expect(read(unaware)).rejects.toMatchObject({ code: '42501' });
  await unaware.close();
});
