import type { planTopicsTool } from '#domain/tools/parenting-time/plan-topics-tool.ts';
import type { plannerTool } from '#domain/tools/parenting-time/planner-tool.ts';
import type { ResultOf } from '#domain/tools/tool.ts';
import { bold, bullets, paragraphs } from './markdown.ts';

export function plannerNote({ plans, note }: ResultOf<typeof plannerTool>): string {
  return paragraphs(
    ...plans.map(({ name, how, totals: { homes, exchanges } }) =>
      paragraphs(
        bold(name),
        how,
        bullets([
          `Home A: ${homes.A.nights} nights, ${homes.A.share} percent, longest time away ${homes.A.longestAway} nights`,
          `Home B: ${homes.B.nights} nights, ${homes.B.share} percent, longest time away ${homes.B.longestAway} nights`,
          `${exchanges} exchanges in a year`,
        ]),
      ),
    ),
    note,
  );
}

export function headingsNote({ headings, open }: ResultOf<typeof planTopicsTool>): string {
  const named = (isDone: boolean) =>
    bullets(headings.filter((one) => one.isDone === isDone).map(({ name, ask }) => `${name}: ${ask}`));
  return paragraphs(
    open > 0 && bold('Still open'),
    named(false),
    open < headings.length && bold('Settled'),
    named(true),
  );
}
