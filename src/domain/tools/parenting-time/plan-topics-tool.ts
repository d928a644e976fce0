import * as v from 'valibot';
import { choiceField } from '../field.ts';
import { defineTool } from '../tool.ts';

/** The topics of a parenting plan, in the order of most court forms. */
export const planTopicIds = [
  'regular-schedule',
  'holidays',
  'school-breaks',
  'vacations',
  'exchanges',
  'decisions',
  'contact',
  'travel',
  'health',
  'school',
  'activities-and-costs',
  'moving',
  'changes',
  'disputes',
  'order-of-rules',
  'safety',
] as const;
export type PlanTopicId = (typeof planTopicIds)[number];

export type PlanTopicWords = Readonly<Record<PlanTopicId, { name: string; ask: string }>>;

export function planTopicsTool(words: PlanTopicWords) {
  return defineTool({
    name: 'check_plan_headings',
    advisor: 'ava',
    description:
      'Lists what a parenting plan should cover and what’s still open. The input lists the topics that are settled.',
    input: v.object({ done: v.array(choiceField(planTopicIds)) }),
    answer: ({ done }) => {
      const headings = planTopicIds.map((id) => ({ id, ...words[id], isDone: done.includes(id) }));
      return { headings, open: headings.filter(({ isDone }) => !isDone).length };
    },
  });
}
