import type { draftCoachTool, receivedReaderTool } from '#domain/tools/message-coach/coach-tools.ts';
import type { ResultOf } from '#domain/tools/tool.ts';
import { bold, bullets, paragraphs, plain } from './markdown.ts';

/** Returns the calmer version and the changes. The draft itself is not stored. */
export function draftNote(advice: ResultOf<typeof draftCoachTool>): string | null {
  if (advice.kind === 'safety') return null;
  if (advice.kind === 'contact-forbidden') return advice.text;
  const { rewrite, flags } = advice;
  const marks = [...new Map(flags.map((flag) => [flag.name, flag])).values()];
  return paragraphs(
    advice.text,
    rewrite.text && bold('A calmer version'),
    rewrite.text && plain(rewrite.text),
    rewrite.note,
    marks.length > 0 && bold('What we marked'),
    bullets(marks.map(({ name, instead }) => `${name}: ${instead}`)),
    advice.coolOff,
    advice.order,
  );
}

export function receivedNote(advice: ResultOf<typeof receivedReaderTool>): string | null {
  if (advice.kind === 'safety') return null;
  return paragraphs(
    advice.text,
    bullets(advice.items.map(({ text, by }) => (by ? `${plain(text)} (when: ${plain(by)})` : plain(text)))),
    advice.threatened,
    advice.legal,
    advice.coolOff,
  );
}
