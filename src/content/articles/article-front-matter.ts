import * as v from 'valibot';
import { advisorIds } from '#domain/advisor.ts';
import { line, notYet } from '../library/front-matter-fields.ts';
import { isoDate } from '../library/source-list.ts';
import { resourceCategories } from '../resource.ts';

/** The front matter of an article. The keys are those of the file: see content/README.md. */
export const articleFrontMatter = v.strictObject({
  id: v.pipe(v.number(), v.integer()),
  category: v.picklist(resourceCategories),
  title: line,
  description: line,
  icon: line,
  color: v.picklist(advisorIds),
  readTime: v.pipe(v.string(), v.regex(/^\d+ min read$/, 'must read like "15 min read"')),
  tags: v.array(line),
  sources: v.optional(v.array(line), []),
  reviewed_by: notYet(line),
  reviewed_on: notYet(isoDate),
});
