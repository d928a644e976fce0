import type { deadlineTool } from '#domain/tools/court-deadline/deadline-tool.ts';
import type { checklistTool } from '#domain/tools/documents/checklist-tool.ts';
import type { ResultOf } from '#domain/tools/tool.ts';
import { bold, bullets, paragraphs } from './markdown.ts';

export function deadlineNote(counted: ResultOf<typeof deadlineTool>): string {
  if (counted.kind === 'unknown') return counted.text;
  return paragraphs(
    bold(`${counted.deadline.title}: plan for ${counted.deadline.date}`),
    bullets(counted.steps),
    counted.exception,
    counted.confirm,
    counted.holidays,
    `From: ${counted.sources.map(({ title, publisher }) => `${title}, ${publisher}`).join('; ')}.`,
  );
}

export function checklistNote({ first, groups, note }: ResultOf<typeof checklistTool>): string {
  return paragraphs(
    first,
    ...groups.map(({ name, items }) =>
      paragraphs(
        bold(name ?? 'For everyone'),
        bullets(items.map(({ text, isThere }) => (isThere ? `${text} (have it)` : text))),
      ),
    ),
    note,
  );
}
