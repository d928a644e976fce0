import { type Answer, answerRead } from './answer.ts';
import { type RestRequest, header } from './asked.ts';
import { buildRead } from './build-read.ts';
import type { Table } from './catalog.ts';
import { acceptsObject } from './media-type.ts';
import { parseQuery } from './parse-query.ts';
import { parseRange } from './parse-range.ts';
import { parsePreferences } from './prefer.ts';
import { run } from './run.ts';

/** GET and HEAD on a table. */
export async function readRows(asked: RestRequest, table: Table): Promise<Answer> {
  const query = parseQuery(asked.url, {
    own: ['select', 'order', 'limit', 'offset'],
    filters: true,
    embedding: true,
  });
  const range = parseRange({ limit: query.limit, offset: query.offset, header: header(asked, 'Range') });
  const wantsObject = acceptsObject(header(asked, 'Accept'));
  const { isCounted } = parsePreferences(header(asked, 'Prefer'));
  const statement = buildRead(table, query, range, isCounted);
  const insists = { onOne: wantsObject, isRead: true };
  const result = await asked.asCaller((transaction) => run(transaction, statement, insists));
  return answerRead(result, range, wantsObject);
}
