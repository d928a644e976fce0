import { expect, test } from 'vitest';
import { NotAdmitted, openEmbeddedDatabase } from '#server/database/database.ts';
import { openEachDatabase } from '../database.ts';
import { addPerson } from './people.ts';

// The caller's claims are sent with the first statement. This test checks which rights apply before that.

const databases = await openEachDatabase();
const nobody = { role: 'authenticated', sub: '00000000-0000-4000-8000-000000000000' } as const;
const INSERT = `insert into public.bench (text) values ('behind the opening')`;

for (const { database } of databases) {
  await database.migrate((owner) =>
    owner.script(`create table public.bench (text text); grant all on public.bench to authenticated, service_role;
      create table public.seen as select 1 as number; grant select on public.seen to service_role;`),
  );
}

test.for(databases)(
  'when opening a transaction fails, no statement is executed, prepared or not ($name)',
  async ({ database }) => {
    const person = await addPerson(database);
    await database.asUser(person.claims, (user) => user.query(INSERT));
    for (const text of [INSERT, `${INSERT} returning text`]) {
      await expect(database.asUser(nobody, (user) => user.query(text))).rejects.toThrow(NotAdmitted);
    }
    await expect(database.asUser(nobody, async () => 'nothing asked')).rejects.toThrow(NotAdmitted);
    expect(await database.asService((service) => service.query('select text from public.bench'))).toEqual([
      { text: 'behind the opening' },
    ]);
  },
);

// ASVS: 13.2.2
test.for(databases)(
  "after an error the next caller has their own role, not the owner's ($name)",
  async ({ database }) => {
    await expect(database.asUser(nobody, (user) => user.query('select current_user'))).rejects.toThrow();
    const asked = () =>
      database.asUser({ role: 'anon' }, (user) =>
        user.query<{ name: string; claims: string }>(
          `select current_user as name, current_setting('request.jwt.claims') as claims`,
        ),
      );
    const expected = [{ name: 'anon', claims: '{"role":"anon"}' }];
    expect([await asked(), await asked()]).toEqual([expected, expected]);
  },
);

test.for(databases)('two concurrent statements run in the same transaction ($name)', async ({ database }) => {
  const both = await database.asService((service) =>
    Promise.all([
      service.query<{ at: string }>('select txid_current()::text as at'),
      service.query<{ at: string }>('select txid_current()::text as at, 2 as two'),
    ]),
  );
  expect(both[0]?.[0]?.at).toBe(both[1]?.[0]?.at);
});

test.for(databases)(
  'a statement is planned again after its table has changed ($name)',
  async ({ database }) => {
    const read = () => database.asService((service) => service.query('select * from public.seen'));
    expect(await read()).toEqual([{ number: 1 }]);
    await database.migrate((owner) => owner.script('alter table public.seen add column more text'));
    await read().catch(() => undefined);
    expect(await read()).toEqual([{ number: 1, more: null }]);
  },
);

test('the embedded database does not cancel a slow statement, because it never checks its timer', async () => {
  const database = await openEmbeddedDatabase();
  const counted = await database.migrate(async (owner) => {
    await owner.query(`set local statement_timeout = 1`);
    return owner.query<{ rows: number }>('select count(*)::integer as rows from generate_series(1, 300000)');
  });
  expect(counted).toEqual([{ rows: 300_000 }]);
  await database.close();
});

// ASVS: 2.3.3
test.for(databases)(
  'the last statement of a transaction commits when it succeeds and rolls everything back when it fails ($name)',
  async ({ database }) => {
    const write = (text: string) =>
      database.asService(async (service) => {
        await service.query(`insert into public.bench (text) values ('before the last')`);
        return service.query(`insert into public.bench (text) values (${text}) returning text`, [], {
          isLast: true,
        });
      });
    const before = `select count(*)::integer as rows from public.bench where text = 'before the last'`;
    expect(await write(`'the last'`)).toEqual([{ text: 'the last' }]);
    await expect(write(`(1 / 0)::text`)).rejects.toMatchObject({ code: '22012' });
    expect(await write(`'the last'`)).toEqual([{ text: 'the last' }]);
    expect(await database.asService((service) => service.query(before))).toEqual([{ rows: 2 }]);
  },
);
