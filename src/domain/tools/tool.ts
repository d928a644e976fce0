import * as v from 'valibot';
import type { AdvisorId } from '#domain/advisor.ts';

/**
 * A calculation offered by an advisor. The chat shows it as a form, and a model may call it by `name`. Both send the
 * same input and get the same plain data. Nothing is read or stored during the call.
 */
export interface Tool<Result extends object = object> {
  /** The name for a model: snake_case, never changed once offered. */
  name: string;
  advisor: AdvisorId;
  /** One or two sentences that tell a model when to call it. */
  description: string;
  input: v.GenericSchema;
  run: (input: unknown) => ToolOutcome<Result>;
}

export type ToolOutcome<Result extends object = object> =
  | { ok: true; result: Result }
  | { ok: false; problems: ToolProblem[] };

/** The result type of the tool that such a function creates. */
export type ResultOf<Make extends (...given: never[]) => Tool> = Extract<
  ReturnType<ReturnType<Make>['run']>,
  { ok: true }
>['result'];

/** A page that states a fact, and the ISO date on which it was last checked. */
export interface ToolSource {
  title: string;
  publisher: string;
  url: string;
  checked: string;
}

/** `field` is the path of the input, e.g. `incomes.0.amount`, or empty for the input as a whole. */
export interface ToolProblem {
  field: string;
  message: string;
}

interface ToolDefinition<Schema extends v.GenericSchema, Result extends object> extends Omit<
  Tool,
  'input' | 'run'
> {
  input: Schema;
  answer: (input: v.InferOutput<Schema>) => Result;
}

export function defineTool<Schema extends v.GenericSchema, const Result extends object>({
  answer,
  ...tool
}: ToolDefinition<Schema, Result>): Tool<Result> {
  return {
    ...tool,
    run: (input) => {
      const parsed = v.safeParse(tool.input, input);
      return parsed.success
        ? { ok: true, result: answer(parsed.output) }
        : { ok: false, problems: parsed.issues.map(problemOf) };
    },
  };
}

function problemOf(issue: v.BaseIssue<unknown>): ToolProblem {
  return { field: v.getDotPath(issue) ?? '', message: issue.message };
}
