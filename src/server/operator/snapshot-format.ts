import * as v from 'valibot';

/*
 * A backup is gzipped lines of JSON: the header; for every table its name and columns and then its rows, each a list of
 * the columns as text; the sequences; the end. Both databases write and read text of any type without loss.
 */

export const FORMAT = 1;

export const header = v.object({
  evenkeel: v.literal('backup'),
  format: v.literal(FORMAT, 'This backup was made by a newer version of the product.'),
  madeAt: v.string(),
  versions: v.object({ platform: v.array(v.string()), migrations: v.array(v.string()) }),
  /** Private keys of access tokens, if the installation stores its own. */
  signingKeys: v.optional(v.string()),
  /** The private key of push notifications, if the installation stores its own. */
  pushKey: v.optional(v.string()),
  /** The encryption key of stored papers, if the installation stores its own. */
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
