import type { Tool } from '#domain/tools/tool.ts';

const RESULT_MAX = 8000;

/** A tool's answer for a model: its result or what is wrong with the input, as plain data. */
export function runForModel(tool: Tool, input: unknown): object {
  const outcome = tool.run(input);
  if (!outcome.ok) return { problems: outcome.problems };
  // Calendars and sheets would fill the whole request.
  return JSON.stringify(outcome.result).length <= RESULT_MAX
    ? outcome.result
    : { problems: [{ field: '', message: 'The result is too long. Ask without calendar or sheet.' }] };
}
