import type { deescalationTool, rockPhrasesTool } from '#domain/tools/conflict/conflict-tools.ts';
import type { ResultOf } from '#domain/tools/tool.ts';
import { bold, bullets, paragraphs } from './markdown.ts';

/** Only the result of a finished screening is stored, never its answers. */
export function phrasesNote(result: ResultOf<typeof rockPhrasesTool>): string | null {
  if (result.kind !== 'phrases') return null;
  return paragraphs(bold(result.name), bullets([...result.gray, ...result.yellow]), result.note);
}

export function deescalationNote(result: ResultOf<typeof deescalationTool>): string | null {
  if (result.kind !== 'script') return null;
  return paragraphs(
    bold('Calming a heated conversation'),
    bullets(result.steps.map(({ do: act, say }) => (say ? `${act} "${say}"` : act))),
    result.note,
  );
}
