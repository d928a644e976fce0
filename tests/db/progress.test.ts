import { expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { defaultJourneySteps } from '#domain/journey/journey.ts';
import { openEachDatabase } from '../database.ts';
import { addPerson, type Person } from './people.ts';

const databases = await openEachDatabase();

/** Sends what the app sends: an upsert of the person's row. */
async function save(database: Database, { id, claims }: Person, steps: unknown): Promise<void> {
  await database.asUser(claims, (transaction) =>
    transaction.query(
      `insert into public.user_progress (user_id, journey_steps, updated_at) values ($1, $2::text::jsonb, 'epoch')
       on conflict (user_id) do update
         set journey_steps = excluded.journey_steps, updated_at = excluded.updated_at`,
      [id, JSON.stringify(steps)],
    ),
  );
}

async function load(database: Database, { claims }: Person) {
  const [row] = await database.asUser(claims, (transaction) =>
    transaction.query<{ journey_steps: unknown; is_new: boolean }>(
      `select journey_steps, updated_at > now() - interval '1 minute' as is_new from public.user_progress`,
    ),
  );
  return row;
}

const done = (...ids: number[]) =>
  defaultJourneySteps.map((step) => ({ ...step, done: ids.includes(step.id) }));

// Specification: 3.progress, 7.data.3
test.for(databases)(
  "progress on the product’s own steps is stored unchanged, with the server's time ($name)",
  async ({ database }) => {
    const person = await addPerson(database);
    await save(database, person, done(1));
    await save(database, person, done(1, 3));
    expect(await load(database, person)).toEqual({ journey_steps: done(1, 3), is_new: true });
  },
);

// Specification: 4.journey.1, D.safe.3
test.for(databases)('a completed step cannot become incomplete ($name)', async ({ database }) => {
  const person = await addPerson(database);
  await save(database, person, done(1, 2));
  for (const steps of [done(1), done(), [], done(1, 2).slice(1), [{ id: '1', done: true }]]) {
    await expect(save(database, person, steps)).rejects.toMatchObject({ code: '23514' });
  }
  expect(await load(database, person)).toMatchObject({ journey_steps: done(1, 2) });
});

// Specification: D.safe.3
test.for(databases)('rejects steps with an invalid format ($name)', async ({ database }) => {
  const person = await addPerson(database);
  const step = { id: 1, done: false };
  for (const steps of [
    null,
    'text',
    1,
    step,
    [1],
    [null],
    [[]],
    [{ done: true }],
    [{ id: 1 }],
    [{ id: 'a', done: true }],
    [{ id: 1, done: 'yes' }],
    [{ ...step, label: 1 }],
    [{ ...step, description: null }],
    Array.from({ length: 51 }, () => step),
    [{ ...step, label: 'x'.repeat(20_001) }],
  ]) {
    await expect(save(database, person, steps), JSON.stringify(steps).slice(0, 80)).rejects.toMatchObject({
      code: '23514',
    });
  }
  expect(await load(database, person)).toBeUndefined();
});

test.for(databases)("nobody can write another person's progress ($name)", async ({ database }) => {
  const person = await addPerson(database);
  const other = await addPerson(database);
  await expect(save(database, { ...other, id: person.id }, [])).rejects.toMatchObject({ code: '42501' });
  await save(database, person, done(1));
  await expect(save(database, { ...other, id: person.id }, done(1, 2))).rejects.toMatchObject({
    code: '42501',
  });
  expect(await load(database, person)).toMatchObject({ journey_steps: done(1) });
});
