import type { Passage } from '#content/passage.ts';
import { terms } from '#domain/retrieval/terms.ts';
import type { Turn } from '../engine.ts';
import { hasUsedText } from './conversation-memory.ts';

/**
 * Returns the unused part of a passage that best matches a follow-up question. Null if all of it was shown, or if no
 * part is about the question.
 */
export function furtherPart({ text }: Passage, question: string, turn: Turn): string | null {
  // The short answer already covers the first part.
  const parts = partsOf(text)
    .slice(1)
    .filter((part) => !hasUsedText(turn, part));
  const asked = terms(question);
  const [nearest] = parts
    .map((part) => ({ part, shared: sharedTerms(part, asked) }))
    .toSorted((one, other) => other.shared - one.shared);
  return nearest && nearest.shared > 0 ? nearest.part : null;
}

/** Splits a text into paragraphs. A list stays with the line that introduces it. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  for (const block of text.split(/\n{2,}/)) {
    const last = parts.at(-1);
    if (last?.endsWith(':')) parts[parts.length - 1] = `${last}\n\n${block}`;
    else parts.push(block);
  }
  return parts;
}

function sharedTerms(part: string, asked: ReadonlySet<string>): number {
  const told = terms(part);
  return [...asked].filter((term) => told.has(term)).length;
}
