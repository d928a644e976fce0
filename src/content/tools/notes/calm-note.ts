import type { breathingTool, groundingTool } from '#domain/tools/calm/calm-tools.ts';
import { type thoughtRecordTool, recordSteps } from '#domain/tools/calm/thought-record-tool.ts';
import type { ResultOf } from '#domain/tools/tool.ts';
import { recordWords } from '../calm.ts';
import { bold, bullets, paragraphs, plain } from './markdown.ts';

export function groundingNote({ steps, care }: ResultOf<typeof groundingTool>): string {
  return paragraphs(bold('Five senses, one at a time'), bullets(steps.map(({ say }) => say)), care);
}

export function breathingNote({ name, how, care }: ResultOf<typeof breathingTool>): string {
  return paragraphs(bold(name), how, care);
}

export function recordNote(record: ResultOf<typeof thoughtRecordTool>): string | null {
  if (record.kind === 'safety') return null;
  const written = recordSteps.flatMap((step) => {
    const said = record.record[step];
    return said === undefined || said === ''
      ? []
      : [paragraphs(bold(recordWords.steps[step].ask), plain(String(said)))];
  });
  return written.length === 0 ? null : paragraphs(...written, record.text, record.note);
}
