import * as v from 'valibot';
import { safetyScripts } from '#content/safety-scripts.ts';
import type { ScriptId } from '#domain/safety/script.ts';

const safetyResult = v.object({ kind: v.literal('safety'), script: v.string() });
const dangerResult = v.object({ kind: v.literal('danger'), lines: v.array(v.string()) });

/** The script that replaces everything when a tool's safety check found something. */
export function findScript(output: unknown): ScriptId | null {
  if (!v.is(safetyResult, output)) return null;
  return isScript(output.script) ? output.script : 'violence-danger';
}

/** Returns the help lines beside the answer if a screening ended in danger. */
export function findDanger(output: unknown): readonly string[] {
  return v.is(dangerResult, output) ? output.lines : [];
}

/** A tool's findings without its input, so that an invented number doesn't become true by being repeated. */
export function withoutInput(result: string, input: string): string {
  const given = new Set(wordsOf(input));
  return wordsOf(result)
    .filter((word) => !given.has(word))
    .join(' ');
}

function wordsOf(text: string): string[] {
  return text.split(/[\s"\\]+/).map((word) => word.replace(/^[('.,;:!?)]+|['.,;:!?)]+$/g, ''));
}

function isScript(id: string): id is ScriptId {
  return Object.hasOwn(safetyScripts, id);
}
