import * as v from 'valibot';
import type { Transaction } from '../database/database.ts';
import { MAX_EMBEDDED } from './build-embedding.ts';
import { notSingle, tooManyAffected, tooManyEmbedded } from './error.ts';
import type { Statement } from './statement.ts';

const stored = v.object({
  body: v.string(),
  rows: v.number(),
  total: v.nullable(v.number()),
  embedded: v.optional(v.number()),
});

/** `rows` is the number of rows found or affected; `body` contains them as a JSON array if they were requested. */
export type Result = v.InferOutput<typeof stored>;

const nothing: Result = { body: '[]', rows: 0, total: 0 };

interface Insists {
  onOne: boolean;
  maxAffected?: number | null;
  /** The statement only reads, so a refusal needs no rollback. */
  isRead?: boolean;
  mayEmbed?: boolean;
}

/**
 * Runs the statement, or none for null. The caller's conditions are checked before the transaction ends, so that a
 * refusal changes nothing.
 */
export async function run(
  transaction: Transaction,
  statement: Statement | null,
  insists: Insists,
): Promise<Result> {
  if (statement?.setting !== undefined) await transaction.query(statement.setting);
  const isLast = insists.isRead === true || !mayBeRefused(insists);
  const [row] = statement
    ? await transaction.query(statement.text, statement.parameters, { isShaped: true, isLast })
    : [nothing];
  const result = v.parse(stored, row);
  if ((result.embedded ?? 0) > MAX_EMBEDDED) throw tooManyEmbedded(MAX_EMBEDDED);
  if (typeof insists.maxAffected === 'number' && result.rows > insists.maxAffected) {
    throw tooManyAffected(result.rows);
  }
  if (insists.onOne && result.rows !== 1) throw notSingle(result.rows);
  return result;
}

function mayBeRefused({ onOne, maxAffected, mayEmbed = false }: Insists): boolean {
  return onOne || typeof maxAffected === 'number' || mayEmbed;
}
