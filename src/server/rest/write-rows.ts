import * as v from 'valibot';
import { type Answer, answerWrite } from './answer.ts';
import { type RestRequest, header } from './asked.ts';
import { buildDelete, buildInsert, buildUpdate } from './build-write.ts';
import type { Table } from './catalog.ts';
import { acceptsObject, requireJson } from './media-type.ts';
import { parseQuery } from './parse-query.ts';
import { type Preferences, parsePreferences } from './prefer.ts';
import { readObject, readObjects } from './read-body.ts';
import { type Result, run } from './run.ts';
import type { Statement } from './statement.ts';

/** POST on a table: one row, many, or an upsert. */
export async function insertRows(asked: RestRequest, table: Table): Promise<Answer> {
  const query = parseQuery(asked.url, { own: ['select', 'columns', 'on_conflict'], filters: false });
  requireJson(header(asked, 'Content-Type'));
  const wish = wishOf(asked);
  const statement = buildInsert(table, query, await readObjects(asked.request), wish.preferences);
  const result = await write(asked, statement, wish);
  const location = wish.preferences.returns === 'headers-only' ? locationOf(table, result) : undefined;
  return answerWrite('insert', result, wish.preferences, wish.wantsObject, location);
}

/** PATCH on a table. Without a filter it changes every row that the caller may change. */
export async function updateRows(asked: RestRequest, table: Table): Promise<Answer> {
  const query = parseQuery(asked.url, { own: ['select', 'columns'], filters: true });
  requireJson(header(asked, 'Content-Type'));
  const wish = wishOf(asked);
  const statement = buildUpdate(table, query, await readObject(asked.request), wish.preferences);
  return answerWrite('update', await write(asked, statement, wish), wish.preferences, wish.wantsObject);
}

/** DELETE on a table. Without a filter it deletes every row that the caller is allowed to delete. */
export async function deleteRows(asked: RestRequest, table: Table): Promise<Answer> {
  const query = parseQuery(asked.url, { own: ['select'], filters: true });
  const wish = wishOf(asked);
  const statement = buildDelete(table, query, wish.preferences);
  return answerWrite('delete', await write(asked, statement, wish), wish.preferences, wish.wantsObject);
}

interface Wish {
  preferences: Preferences;
  wantsObject: boolean;
}

function wishOf(asked: RestRequest): Wish {
  return {
    preferences: parsePreferences(header(asked, 'Prefer')),
    wantsObject: acceptsObject(header(asked, 'Accept')),
  };
}

function write(asked: RestRequest, statement: Statement | null, wish: Wish): Promise<Result> {
  return asked.asCaller((transaction) =>
    run(transaction, statement, { onOne: wish.wantsObject, maxAffected: wish.preferences.maxAffected }),
  );
}

const storedKeys = v.array(v.record(v.string(), v.unknown()));

/** The URL of the one inserted row by its key; undefined if it has no key, or several rows were inserted. */
function locationOf(table: Table, result: Result): string | undefined {
  const [row, ...others] = v.parse(storedKeys, JSON.parse(result.body));
  if (!row || others.length > 0 || table.key.length === 0) return undefined;
  const key = table.key.map((name) => [name, `eq.${String(row[name])}`]);
  return `/${table.name}?${new URLSearchParams(key).toString()}`;
}
