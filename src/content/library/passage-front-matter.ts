import * as v from 'valibot';
import { line, notYet } from './front-matter-fields.ts';
import { isoDate } from './source-list.ts';

/** The front matter of a passage. The keys are those of the file (see content/README.md). */
export const passageFrontMatter = v.strictObject({
  id: line,
  title: line,
  short: notYet(line),
  steps: notYet(v.array(line)),
  corrects: notYet(line),
  state: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be a two-letter code such as CA'))),
  exactFor: v.optional(v.array(line)),
  sources: v.optional(v.array(line), []),
  reviewed_by: notYet(line),
  reviewed_on: notYet(isoDate),
  followUps: v.array(line),
  asks: v.array(line),
});

export type PassageFrontMatter = v.InferOutput<typeof passageFrontMatter>;
