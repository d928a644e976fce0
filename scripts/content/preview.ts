import type { Passage } from '#content/passage.ts';
import { readingGrade } from '../../evals/reading-grade.ts';

/** A text as the chat shows it, for the terminal. */
export function preview(passage: Passage): string {
  const { title, short, steps = [], text, sources, asks, reviewedBy, reviewedOn } = passage;
  return [
    title.toUpperCase(),
    short ?? '(no short answer yet)',
    ...steps.map((step, index) => `${index + 1}. ${step}`),
    text.replaceAll('**', ''),
    `Sources\n${sources.map((page, index) => `[${index + 1}] ${page.publisher}: ${page.title}\n    ${page.url}, ${page.readAs ? 'stored copy ' : ''}read on ${page.checked}`).join('\n') || 'none'}`,
    `Found by ${asks.length} questions, such as "${asks[0]}". Reading grade ${readingGrade(text).toFixed(1)}, ${text.split(/\s+/).length} words.`,
    reviewedBy ? `Reviewed by ${reviewedBy} on ${reviewedOn}.` : 'Not reviewed yet.',
  ].join('\n\n');
}
