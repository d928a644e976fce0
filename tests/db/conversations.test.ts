import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { type AdvisorId, advisorIds } from '#domain/advisor.ts';
import { openEachDatabase } from '../database.ts';
import { addPerson, makeSuperadmin, type Person, type PlanChange, setPlan } from './people.ts';

const databases = await openEachDatabase();

async function start(
  database: Database,
  { claims }: Person,
  userId: string,
  advisor: string,
): Promise<string> {
  const id = randomUUID();
  await database.asUser(claims, (transaction) =>
    transaction.query('insert into public.conversations (id, user_id, advisor) values ($1, $2, $3)', [
      id,
      userId,
      advisor,
    ]),
  );
  return id;
}

async function openTo(database: Database, person: Person): Promise<AdvisorId[]> {
  const open: AdvisorId[] = [];
  for (const advisor of advisorIds) {
    try {
      await start(database, person, person.id, advisor);
      open.push(advisor);
    } catch (error) {
      expect(error, advisor).toMatchObject({ code: '42501' });
    }
  }
  return open;
}

const plans: { plan: PlanChange; advisors: AdvisorId[] }[] = [
  { plan: {}, advisors: ['lena', 'emma', 'hannah', 'james'] },
  { plan: { trialDays: -1 }, advisors: [] },
  { plan: { tier: 'starter' }, advisors: ['lena', 'emma'] },
  { plan: { tier: 'core' }, advisors: ['lena', 'emma', 'hannah', 'james'] },
  { plan: { tier: 'unlimited' }, advisors: [...advisorIds] },
  { plan: { tier: 'paused', team: ['max'] }, advisors: ['max'] },
  { plan: { tier: 'canceled' }, advisors: [] },
];

test.for(databases)(
  'a person can start conversations only with advisors in their plan ($name)',
  async ({ database }) => {
    for (const { plan, advisors } of plans) {
      const person = await addPerson(database);
      await setPlan(database, person, plan);
      expect(await openTo(database, person), JSON.stringify(plan)).toEqual(advisors);
    }
  },
);

test.for(databases)(
  'a superadmin can talk to all advisors, and nobody to an unknown one ($name)',
  async ({ database }) => {
    const person = await addPerson(database);
    await makeSuperadmin(database, person);
    expect(await openTo(database, person)).toEqual([...advisorIds]);
    await expect(start(database, person, person.id, 'nobody')).rejects.toMatchObject({ code: '42501' });
  },
);

test.for(databases)('nobody can start a conversation for another person ($name)', async ({ database }) => {
  const person = await addPerson(database);
  const other = await addPerson(database);
  await expect(start(database, other, person.id, 'lena')).rejects.toMatchObject({ code: '42501' });
});

test.for(databases)(
  'deleting a conversation also deletes its messages and running turn ($name)',
  async ({ database }) => {
    const person = await addPerson(database);
    const conversation = await start(database, person, person.id, 'lena');
    const message = randomUUID();
    await database.asService(async (transaction) => {
      await transaction.query(
        `insert into public.messages (id, conversation_id, role, status) values ($1, $2, 'assistant', 'streaming')`,
        [message, conversation],
      );
      await transaction.query(`insert into public.turn_events (message_id, seq, data) values ($1, 0, '{}')`, [
        message,
      ]);
    });
    await database.asUser(person.claims, (transaction) =>
      transaction.query('delete from public.conversations where id = $1', [conversation]),
    );
    const left = await database.asService((transaction) =>
      transaction.query(
        `select id from public.messages where id = $1 union all select message_id from public.turn_events where message_id = $1`,
        [message],
      ),
    );
    expect(left).toEqual([]);
  },
);

test.for(databases)('deleting an account deletes all its conversations ($name)', async ({ database }) => {
  const person = await addPerson(database);
  await start(database, person, person.id, 'lena');
  await database.asAuthAdmin((transaction) =>
    transaction.query('delete from auth.users where id = $1', [person.id]),
  );
  const [left] = await database.asService((transaction) =>
    transaction.query(
      `select (select count(*)::integer from public.conversations where user_id = $1) as conversations,
         (select count(*)::integer from public.subscriptions where user_id = $1) as subscriptions,
         (select count(*)::integer from public.profiles where id = $1) as profiles`,
      [person.id],
    ),
  );
  expect(left).toEqual({ conversations: 0, subscriptions: 0, profiles: 0 });
});

test.for(databases)('a person can store at most 2000 conversations ($name)', async ({ database }) => {
  const person = await addPerson(database);
  await database.migrate((owner) =>
    owner.query(
      `insert into public.conversations (user_id, advisor) select $1, 'lena' from generate_series(1, 1999)`,
      [person.id],
    ),
  );
  await expect(start(database, person, person.id, 'lena')).resolves.toBeTypeOf('string');
  await expect(start(database, person, person.id, 'lena')).rejects.toMatchObject({ code: '23514' });
  // The error for another person doesn't reveal how many conversations there are.
  const other = await addPerson(database);
  await expect(start(database, other, person.id, 'lena')).rejects.toMatchObject({ code: '42501' });
  await expect(start(database, other, other.id, 'lena')).resolves.toBeTypeOf('string');
});

test.for(databases)(
  'an update or delete without a filter does not affect ephemeral conversations of another session ($name)',
  async ({ database }) => {
    const person = await addPerson(database);
    const elsewhere = randomUUID();
    await database.migrate(async (owner) => {
      await owner.query('insert into auth.sessions (id, user_id) values ($1, $2)', [elsewhere, person.id]);
    });
    const own = await start(database, person, person.id, 'lena');
    const hidden = await start(database, person, person.id, 'emma');
    await database.asService((service) =>
      service.query('update public.conversations set unkept_in = $2::uuid where id = $1::uuid', [
        hidden,
        elsewhere,
      ]),
    );
    const ids = async () => {
      const rows = await database.asService((service) =>
        service.query<{ id: string; title: string | null }>(
          'select id, title from public.conversations where user_id = $1::uuid',
          [person.id],
        ),
      );
      return new Map(rows.map(({ id, title }) => [id, title]));
    };
    const act = (text: string) => database.asUser(person.claims, (transaction) => transaction.query(text));
    await act(`update public.conversations set title = 'renamed'`);
    expect(await ids()).toEqual(
      new Map([
        [own, 'renamed'],
        [hidden, ''],
      ]),
    );
    await act('delete from public.conversations');
    expect([...(await ids()).keys()]).toEqual([hidden]);
  },
);
