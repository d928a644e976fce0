import * as v from 'valibot';
import { type StoredPaperList, storedPaperList } from '#contract/papers.ts';
import type { VerifiedClaims } from '../auth/tokens/access-token.ts';
import type { Database, Transaction } from '../database/database.ts';
import { paperError } from './errors.ts';
import { seal, unseal } from './seal.ts';

export interface PaperPlace {
  review: string;
  position: number;
}

/** The limit per account. A paper is a few hundred kilobytes, a photo of a page a few megabytes. */
const MAX_BYTES = 200 * 1024 * 1024;

/** Stores a paper of a saved review. Replaces an existing one. */
export async function storePaper(
  database: Database,
  { claims, key }: { claims: VerifiedClaims; key: Buffer },
  { review, position }: PaperPlace,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<void> {
  await refuseStrangers(database, claims, review);
  const kept = await database.asService(async (transaction) => {
    // Requests from two tabs wait for each other here. Otherwise both would pass the limit.
    await transaction.query(
      'select id from public.paper_reviews where user_id = $1::text::uuid order by id for update',
      [claims.sub],
    );
    return transaction.query(
      `insert into private.kept_papers (user_id, review_id, position, name, size, sealed)
       select $1::text::uuid, $2::text::uuid, $3::text::smallint, $4, $5::text::integer, $6
       where (
         select coalesce(sum(size), 0) from private.kept_papers
         where user_id = $1::text::uuid and (review_id, position) <> ($2::text::uuid, $3::text::smallint)
       ) + $5::text::integer <= $7::text::integer
       on conflict (user_id, review_id, position) do update
         set name = excluded.name, size = excluded.size, sealed = excluded.sealed, kept_at = private.now()
       returning position`,
      [
        claims.sub,
        review,
        String(position),
        name,
        String(bytes.length),
        seal(key, placeName(claims.sub, { review, position }), bytes),
        String(MAX_BYTES),
      ],
    );
  });
  if (kept.length === 0) throw paperError('full');
}

export async function listStoredPapers(
  database: Database,
  claims: VerifiedClaims,
  review: string,
): Promise<StoredPaperList> {
  await refuseStrangers(database, claims, review);
  const rows = await database.asService((transaction) =>
    transaction.query(
      `select position, name, size from private.kept_papers
       where user_id = $1::text::uuid and review_id = $2::text::uuid order by position`,
      [claims.sub, review],
    ),
  );
  return v.parse(storedPaperList, rows);
}

export async function openStoredPaper(
  database: Database,
  { claims, key }: { claims: VerifiedClaims; key: Buffer },
  place: PaperPlace,
): Promise<Buffer<ArrayBuffer>> {
  await refuseStrangers(database, claims, place.review);
  const bytes = await database.asService((transaction) => readSealed(transaction, key, claims.sub, place));
  if (!bytes) throw paperError('not_found');
  return bytes;
}

/** Deleting a paper twice is not an error. */
export async function deleteStoredPapers(
  database: Database,
  claims: VerifiedClaims,
  review: string,
): Promise<void> {
  await refuseStrangers(database, claims, review);
  await database.asService((transaction) =>
    transaction.query(
      'delete from private.kept_papers where user_id = $1::text::uuid and review_id = $2::text::uuid',
      [claims.sub, review],
    ),
  );
}

export async function readSealed(
  transaction: Transaction,
  key: Buffer,
  person: string,
  place: PaperPlace,
): Promise<Buffer<ArrayBuffer> | null> {
  const [row] = await transaction.query(
    `select sealed from private.kept_papers
     where user_id = $1::text::uuid and review_id = $2::text::uuid and position = $3::text::smallint`,
    [person, place.review, String(place.position)],
  );
  if (!row) return null;
  const { sealed } = v.parse(v.object({ sealed: v.string() }), row);
  return unseal(key, placeName(person, place), sealed);
}

function placeName(person: string, { review, position }: PaperPlace): string {
  return `${person}/${review}/${position}`;
}

/** Runs as the person, so that the database's policies decide: own row, all sign-in steps completed, session open. */
async function refuseStrangers(database: Database, claims: VerifiedClaims, review: string): Promise<void> {
  const found = await database.asUser(claims, (transaction) =>
    transaction.query(
      'select id from public.paper_reviews where id = $1::text::uuid and saved_at is not null',
      [review],
    ),
  );
  if (found.length === 0) throw paperError('not_found');
}
