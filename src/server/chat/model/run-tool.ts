import type { Tool } from '#domain/tools/tool.ts';

const RESULT_MAX = 8000;

/** Returns a tool's answer for a model: its result or the errors in the input, as plain data. */
export function runForModel(tool: Tool, input: unknown): object {
  const outcome = tool.run(input);
  if (!outcome.ok) return { problems: outcome.problems };
  // Left out, because calendars and sheets would fill the whole request.
  return JSON.stringify(outcome.result).length <= RESULT_MAX
    ? outcome.result
    : { problems: [{ field: '', message: 'The result is too long. Ask without calendar or sheet.' }] };
}
