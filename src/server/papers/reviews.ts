import * as v from 'valibot';
import {
  type StartedReview,
  type SavedFindings,
  type SavedReview,
  type SavedReviewList,
  startedReview,
  savedReview,
  savedReviewList,
} from '#contract/papers.ts';
import type { VerifiedClaims } from '../auth/tokens/access-token.ts';
import type { Database } from '../database/database.ts';
import { paperError } from './errors.ts';

const beginning = v.picklist(['begun', 'no-plan', 'no-credits', 'too-many']);

const SUPERADMIN_UPLOADS = 999;
/** In ISO format, independent of the driver. */
const SAVED_AT = `to_char(saved_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "savedAt"`;

/** The database consumes the credit, once for each ID. */
export function beginReview(database: Database, claims: VerifiedClaims, id: string): Promise<StartedReview> {
  return database.asUser(claims, async (transaction) => {
    const [begun] = await transaction.query('select public.begin_paper_review($1::text::uuid) as answer', [
      id,
    ]);
    const { answer } = v.parse(v.object({ answer: beginning }), begun);
    if (answer === 'no-plan') throw paperError('no_plan');
    if (answer === 'no-credits') throw paperError('no_credits');
    if (answer === 'too-many') throw paperError('too_many');
    const [left] = await transaction.query(
      `select case when public.is_superadmin() then $1::integer else document_uploads_remaining end as "uploadsRemaining"
       from public.subscriptions`,
      [SUPERADMIN_UPLOADS],
    );
    return v.parse(startedReview, left ?? { uploadsRemaining: SUPERADMIN_UPLOADS });
  });
}

/** Only a started review can be saved. It can be saved again after changes. */
export async function saveReview(
  database: Database,
  claims: VerifiedClaims,
  id: string,
  findings: SavedFindings,
): Promise<void> {
  const saved = await database.asUser(claims, (transaction) =>
    transaction.query(
      `update public.paper_reviews set title = $2, findings = $3::text::jsonb, saved_at = now()
       where id = $1::text::uuid returning id`,
      [id, findings.title, JSON.stringify(findings)],
    ),
  );
  if (saved.length === 0) throw paperError('not_found');
}

export async function listReviews(database: Database, claims: VerifiedClaims): Promise<SavedReviewList> {
  const rows = await database.asUser(claims, (transaction) =>
    transaction.query(
      `select id, title, ${SAVED_AT} from public.paper_reviews
       where saved_at is not null order by saved_at desc, id limit 500`,
    ),
  );
  return v.parse(savedReviewList, rows);
}

export async function openReview(
  database: Database,
  claims: VerifiedClaims,
  id: string,
): Promise<SavedReview> {
  const [row] = await database.asUser(claims, (transaction) =>
    transaction.query(
      `select id, ${SAVED_AT}, findings from public.paper_reviews
       where id = $1::text::uuid and saved_at is not null`,
      [id],
    ),
  );
  if (!row) throw paperError('not_found');
  return v.parse(savedReview, row);
}

/** Deleting a review twice is not an error. */
export async function deleteReview(database: Database, claims: VerifiedClaims, id: string): Promise<void> {
  await database.asUser(claims, (transaction) =>
    transaction.query('delete from public.paper_reviews where id = $1::text::uuid', [id]),
  );
}
