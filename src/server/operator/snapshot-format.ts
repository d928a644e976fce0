import * as v from 'valibot';

/*
 * A backup is gzip over lines of JSON: the header; for every table its name and columns and then its rows, each a
 * list of what the database writes for the columns as text; the sequences; the end. Text is what both databases
 * write and read without loss, whatever the type.
 */

export const FORMAT = 1;

export const header = v.object({
  evenkeel: v.literal('backup'),
  format: v.literal(FORMAT, 'This backup was made by a newer version of the product.'),
  madeAt: v.string(),
  versions: v.object({ platform: v.array(v.string()), migrations: v.array(v.string()) }),
  /** Private keys of access tokens, where the installation keeps its own. */
  signingKeys: v.optional(v.string()),
  /** The private key of notices to closed pages, where it keeps its own. */
  pushKey: v.optional(v.string()),
  /** What kept papers are encrypted with, where it keeps its own. */
  paperKey: v.optional(v.string()),
});
export type Header = v.InferOutput<typeof header>;

export const line = v.union([
  v.array(v.nullable(v.string())),
  v.object({ table: v.string(), columns: v.array(v.string()) }),
  v.object({ sequence: v.string(), value: v.string(), isCalled: v.boolean() }),
  v.object({ end: v.literal(true), rows: v.number() }),
]);
export type Line = v.InferOutput<typeof line>;
