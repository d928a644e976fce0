import { expect, test } from 'vitest';
import { openPostgresDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrations.ts';
import { newPostgresDatabase, openEachDatabase } from '../database.ts';

const databases = await openEachDatabase();

test.for(databases)('running the migrations again changes nothing ($name)', async ({ database }) => {
  expect(await migrate(database)).toEqual([]);
});

test('when two server copies start at once, one migrates while the other waits', async () => {
  const url = await newPostgresDatabase();
  const copies = [
    openPostgresDatabase(url, { connections: 1 }),
    openPostgresDatabase(url, { connections: 1 }),
  ];
  const applied = await Promise.all(copies.map(migrate));
  await Promise.all(copies.map((copy) => copy.close()));
  expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
});

test('new databases of one cluster migrate concurrently, though they share roles', async () => {
  const urls = await Promise.all([1, 2, 3].map(() => newPostgresDatabase()));
  const applied = await Promise.all(
    urls.map(async (url) => {
      const database = openPostgresDatabase(url, { connections: 1 });
      const names = await migrate(database);
      await database.close();
      return names.length;
    }),
  );
  expect(new Set(applied).size).toBe(1);
});
