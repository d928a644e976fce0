import { expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { deadlineFieldNames } from '#domain/reminders/deadline-fields.ts';
import { parseDeadlineDate, sampleDeadlines } from '#domain/reminders/deadline.ts';
import { openEachDatabase } from '../database.ts';
import { addPerson, type Person } from './people.ts';

const databases = await openEachDatabase();

interface New {
  title?: string;
  date?: string;
  time?: string;
  priority?: string;
  isSample?: boolean;
}

async function add(database: Database, { id, claims }: Person, deadline: New = {}): Promise<void> {
  const {
    title = 'Hearing',
    date = 'June 15, 2030',
    time = '10:00 AM',
    priority = 'high',
    isSample = false,
  } = deadline;
  await database.asUser(claims, (transaction) =>
    transaction.query(
      `insert into public.deadlines (user_id, title, date, time, priority, is_sample)
       values ($1, $2, $3, $4, $5, $6::text::boolean)`,
      [id, title, date, time, priority, String(isSample)],
    ),
  );
}

async function hadDeadlines(database: Database, { claims }: Person) {
  const [row] = await database.asUser(claims, (transaction) =>
    transaction.query<{ had_deadlines: boolean }>('select had_deadlines from public.profiles'),
  );
  return row?.had_deadlines;
}

async function count(database: Database, { id }: Person) {
  const [row] = await database.asService((transaction) =>
    transaction.query<{ deadlines: number }>(
      'select count(*)::integer as deadlines from public.deadlines where user_id = $1',
      [id],
    ),
  );
  return row?.deadlines;
}

test.for(databases)(
  'two tabs that insert the samples at the same time create them only once ($name)',
  async ({ database }) => {
    const person = await addPerson(database);
    for (const sample of sampleDeadlines) await add(database, person, sample);
    await expect(add(database, person, sampleDeadlines[0])).rejects.toMatchObject({ code: '23505' });
    expect(await count(database, person)).toBe(3);
  },
);

test.for(databases)(
  'a person’s first own deadline replaces only that person’s samples ($name)',
  async ({ database }) => {
    const [person, other] = [await addPerson(database), await addPerson(database)];
    for (const sample of sampleDeadlines) {
      await add(database, person, sample);
      await add(database, other, sample);
    }
    // A person's own deadline may have the title of a sample, and a title may occur twice.
    await add(database, person, { title: 'Court Hearing' });
    await add(database, person, { title: 'Court Hearing' });
    expect(await count(database, person)).toBe(2);
    expect(await count(database, other)).toBe(3);
    // Another tab that inserts the samples a moment later.
    await add(database, person, sampleDeadlines[0]);
    expect(await count(database, person)).toBe(2);
  },
);

// Specification: D.4
test.for(databases)(
  'an account remembers that it had deadlines even after all of them are deleted ($name)',
  async ({ database }) => {
    const person = await addPerson(database);
    expect(await hadDeadlines(database, person)).toBe(false);
    await add(database, person);
    await database.asUser(person.claims, (transaction) => transaction.query('delete from public.deadlines'));
    expect(await count(database, person)).toBe(0);
    expect(await hadDeadlines(database, person)).toBe(true);
    const forget = database.asUser(person.claims, (transaction) =>
      transaction.query('update public.profiles set had_deadlines = false'),
    );
    await expect(forget).rejects.toMatchObject({ code: '42501' });
  },
);

// Specification: 3.deadline.1
test.for(databases)(
  'a deadline needs a valid title, date, time and priority ($name)',
  async ({ database }) => {
    const person = await addPerson(database);
    for (const wrong of [
      { title: '' },
      { title: '   ' },
      { title: 'x'.repeat(201) },
      { date: '2030-06-15' },
      { date: '' },
      { time: '' },
      { time: 'x'.repeat(41) },
      { priority: 'urgent' },
    ]) {
      await expect(add(database, person, wrong), JSON.stringify(wrong)).rejects.toMatchObject({
        code: '23514',
      });
    }
    await add(database, person, { time: 'in the afternoon' });
    expect(await count(database, person)).toBe(1);
  },
);

test.for(databases)('a person can store at most 500 deadlines ($name)', async ({ database }) => {
  const person = await addPerson(database);
  await database.migrate((owner) =>
    owner.query(
      `insert into public.deadlines (user_id, title, date, time)
       select $1, 'Hearing ' || n, 'June 15, 2030', 'noon' from generate_series(1, 500) as n`,
      [person.id],
    ),
  );
  await expect(add(database, person)).rejects.toMatchObject({ code: '23514' });
  // The error for another person doesn't reveal how many deadlines that person has.
  const other = await addPerson(database);
  await expect(add(database, { ...other, id: person.id })).rejects.toMatchObject({ code: '42501' });
});

test.for(databases)(
  "a deadline can't be moved to another person, or made a sample ($name)",
  async ({ database }) => {
    const person = await addPerson(database);
    const other = await addPerson(database);
    await add(database, person);
    for (const [assignment, parameters] of [
      ['user_id = $1', [other.id]],
      ['is_sample = true', []],
      ['id = default', []],
    ] as const) {
      const update = database.asUser(person.claims, (transaction) =>
        transaction.query(`update public.deadlines set ${assignment}`, parameters),
      );
      await expect(update, assignment).rejects.toMatchObject({ code: '42501' });
    }
  },
);

test.for(databases)(
  "a sample becomes the person's own deadline only when its content changes ($name)",
  async ({ database }) => {
    const person = await addPerson(database);
    for (const sample of sampleDeadlines) await add(database, person, sample);
    const marks = () =>
      database.asUser(person.claims, (transaction) =>
        transaction.query<{ title: string; is_sample: boolean }>(
          'select title, is_sample from public.deadlines order by id',
        ),
      );
    await database.asService((service) =>
      service.query('update public.deadlines set created_at = now() where user_id = $1', [person.id]),
    );
    expect((await marks()).map(({ is_sample }) => is_sample)).toEqual([true, true, true]);
    await database.asUser(person.claims, (transaction) =>
      transaction.query(`update public.deadlines set time = '9:00 AM' where title = 'Mediation Session'`),
    );
    expect(await marks()).toEqual([{ title: 'Mediation Session', is_sample: false }]);
  },
);

const days = ['June 15, 2027', 'February 29, 2028', 'May 1, 0100', 'December 31, 9999', 'June 05, 2027'];
const noDays = [
  'Foo 99, 9999',
  'February 30, 2027',
  'February 29, 2027',
  'June 0, 2027',
  'June 31, 2027',
  'Jun 15, 2027',
  'January 1, 0000',
  'January 1, 0099',
];

test.for(databases)(
  'rejects deadline dates that do not exist, in agreement with the date parser of the pages ($name)',
  async ({ database }) => {
    const person = await addPerson(database);
    const addOn = (date: string) =>
      database.asUser(person.claims, (transaction) =>
        transaction.query(
          `insert into public.deadlines (user_id, title, date, time) values ($1, 'Hearing', $2, '9:00 AM')`,
          [person.id, date],
        ),
      );
    for (const date of days) {
      expect(parseDeadlineDate(date), date).not.toBeNull();
      await addOn(date);
    }
    for (const date of noDays) {
      expect(parseDeadlineDate(date), date).toBeNull();
      await expect(addOn(date), date).rejects.toMatchObject({ code: '23514' });
    }
    const change = database.asUser(person.claims, (transaction) =>
      transaction.query(`update public.deadlines set date = 'Foo 99, 9999'`),
    );
    await expect(change).rejects.toMatchObject({ code: '23514' });
  },
);

test.for(databases)(
  'the owner can write every field of a deadline, and changing any field turns a sample into a regular deadline ($name)',
  async ({ database }) => {
    const [rights] = await database.migrate((owner) =>
      owner.query<{ written: string[]; changed: string[]; adopting: string[] }>(
        `select
           array_agg(attname::text order by attname) filter
             (where has_column_privilege('authenticated', attrelid, attnum, 'insert')) as written,
           array_agg(attname::text order by attname) filter
             (where has_column_privilege('authenticated', attrelid, attnum, 'update')) as changed,
           array_agg(attname::text order by attname) filter (where attnum = any (
             select unnest(tgattr) from pg_trigger where tgname = 'adopt_sample')) as adopting
         from pg_attribute where attrelid = 'public.deadlines'::regclass and attnum > 0 and not attisdropped`,
      ),
    );
    expect(rights).toEqual({
      written: ['user_id', ...deadlineFieldNames, 'is_sample'].toSorted(),
      changed: deadlineFieldNames.toSorted(),
      adopting: deadlineFieldNames.toSorted(),
    });
  },
);
