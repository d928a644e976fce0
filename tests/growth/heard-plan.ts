import * as v from 'valibot';
import type { LogLine } from './hearing.ts';

/** A node of a plan as EXPLAIN returns it. The counts exist if the plan was analyzed. */
export interface PlanNode {
  'Node Type': string;
  Schema?: string | undefined;
  'Relation Name'?: string | undefined;
  'Index Name'?: string | undefined;
  'Actual Rows'?: number | undefined;
  'Actual Loops'?: number | undefined;
  'Rows Removed by Filter'?: number | undefined;
  'Rows Removed by Index Recheck'?: number | undefined;
  Plans?: PlanNode[] | undefined;
}

export interface LoggedPlan {
  query: string;
  plan: PlanNode;
}

const count = v.optional(v.number());
const node: v.GenericSchema<PlanNode> = v.object({
  'Node Type': v.string(),
  Schema: v.optional(v.string()),
  'Relation Name': v.optional(v.string()),
  'Index Name': v.optional(v.string()),
  'Actual Rows': count,
  'Actual Loops': count,
  'Rows Removed by Filter': count,
  'Rows Removed by Index Recheck': count,
  Plans: v.optional(v.array(v.lazy(() => node))),
});
const told = v.object({ 'Query Text': v.string(), Plan: node });
/** The plan in a line of the log. Null if the line has none. */
export function parsePlan({ message }: LogLine): LoggedPlan[] {
  const found = /^duration: [\d.]+ ms {2}plan:\n([\s\S]*)$/.exec(message);
  if (!found?.[1]) return [];
  const { 'Query Text': query, Plan: plan } = v.parse(told, JSON.parse(found[1]));
  return [{ query, plan }];
}

/** All nodes of a plan, from the top down. */
export function nodesOf(plan: PlanNode): PlanNode[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}
