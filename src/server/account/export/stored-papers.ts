import * as v from 'valibot';
import type { Database } from '../../database/database.ts';
import { readSealed } from '../../papers/stored-papers.ts';
import type { ExportFile } from './zip-stream.ts';

const storedRow = v.object({ review: v.string(), position: v.number(), name: v.string() });

/** Streams the documents themselves, one at a time, because each may be 20 MB. */
export async function* streamStoredPapers(
  database: Database,
  key: Buffer | undefined,
  person: string,
): AsyncGenerator<ExportFile> {
  const rows = await database.asService((transaction) =>
    transaction.query(
      `select review_id as review, position, name from private.kept_papers
       where user_id = $1::text::uuid order by kept_at, review_id, position`,
      [person],
    ),
  );
  for (const [index, row] of rows.entries()) {
    const { name, ...place } = v.parse(storedRow, row);
    const bytes =
      key && (await database.asService((transaction) => readSealed(transaction, key, person, place)));
    // The document's key was lost, or the document was removed in the meantime. The export notes this and continues.
    yield bytes
      ? { path: `papers/${index + 1}-${name}`, pieces: [bytes] }
      : { path: `papers/${index + 1}-${name}.txt`, pieces: ['We couldn’t open this document.\n'] };
  }
}
