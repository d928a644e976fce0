import { expect, test } from 'vitest';
import { buildRead } from '#server/rest/build-read.ts';
import { type Catalog, openCatalog } from '#server/rest/catalog.ts';
import { RestError } from '#server/rest/error.ts';
import { parseQuery } from '#server/rest/parse-query.ts';
import { openEachDatabase } from '../database.ts';
import { attempt, cast } from './actors.ts';
import { tableOperations } from './table-operations.ts';
import { type Row, readWhoSeesWhat } from './who-sees-what.ts';

const expected = await readWhoSeesWhat();
const databases = await Promise.all(
  (await openEachDatabase()).map(async ({ name, database }) => {
    const catalog = openCatalog(database, () => new Date());
    return {
      name,
      database,
      catalog,
      actors: await cast(database),
      relations: await relationsOf(catalog),
    };
  }),
);

/** Each table that the data API exposes, with each table that it embeds. */
async function relationsOf(catalog: Catalog) {
  const found: { table: string; other: string; operation: string }[] = [];
  for (const name of Object.keys(tableOperations).filter((name) => name.startsWith('public.'))) {
    const table = await catalog.table(name.replace('public.', '')).catch((error: unknown) => {
      if (error instanceof RestError) return null;
      throw error;
    });
    for (const relation of table?.relations ?? []) {
      found.push({
        table: name,
        other: relation.table.name,
        operation: `${name} embeds ${relation.table.name}`,
      });
    }
  }
  return found;
}

const cells = databases.flatMap(({ name, relations, ...over }) =>
  relations.map((relation) => ({ name, over, ...relation })),
);

test.for(cells)(
  'each caller sees the expected number of rows in $operation ($name)',
  async ({ over, table, other, operation }) => {
    const read = await over.catalog.table(table.replace('public.', ''));
    const key = /^(?<key>\w+) = /.exec(tableOperations[table]?.where ?? '')?.groups?.['key'];
    const actual: Row = {};
    for (const [name, actor] of Object.entries(over.actors)) {
      const url = new URL(`http://rest.test/?select=${key},${other}(*)&${key}=eq.${actor.rowOf.id}`);
      const query = parseQuery(url, { own: ['select'], filters: true, embedding: true });
      const { text, parameters } = buildRead(read, query, { offset: 0, limit: 10 }, false);
      const statement = `select embedded::text as outcome from (${text}) as answer`;
      actual[name] = await attempt(over.database, actor, statement, undefined, parameters);
    }
    expect(actual).toEqual(expected.get(operation));
  },
);

test('every embedding in the access matrix exists', () => {
  const named = [...expected.keys()].filter((operation) => operation.includes(' embeds '));
  expect(named.length).toBeGreaterThan(0);
  for (const { relations } of databases) {
    expect(relations.map(({ operation }) => operation).toSorted()).toEqual(named.toSorted());
  }
});
