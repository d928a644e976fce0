import * as v from 'valibot';
import type { AdvisorId } from '#domain/advisor.ts';

/**
 * Something an advisor works out by rule. The chat shows it as a form, a model may call it by `name`; both
 * send the same input and get the same plain data back. Nothing is read or stored on the way.
 */
export interface Tool<Result extends object = object> {
  /** What a model calls: snake_case, never changed once offered. */
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

/** What the tool that such a function makes answers with. */
export type ResultOf<Make extends (...given: never[]) => Tool> = Extract<
  ReturnType<ReturnType<Make>['run']>,
  { ok: true }
>['result'];

/** A page that states a fact, and the ISO day on which somebody last read it there. */
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
