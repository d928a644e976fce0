import type { Passage } from '#content/passage.ts';
import { terms } from '#domain/retrieval/terms.ts';
import type { Turn } from '../engine.ts';
import { hasHeard } from './conversation-memory.ts';

/**
 * The part of a passage's text that comes nearest to a further question on it and has not been said; null when all of it
 * has, or when nothing of it speaks of the question.
 */
export function furtherPart({ text }: Passage, question: string, turn: Turn): string | null {
  // The short answer has said what the first part says.
  const parts = partsOf(text)
    .slice(1)
    .filter((part) => !hasHeard(turn, part));
  const asked = terms(question);
  const [nearest] = parts
    .map((part) => ({ part, shared: sharedTerms(part, asked) }))
    .toSorted((one, other) => other.shared - one.shared);
  return nearest && nearest.shared > 0 ? nearest.part : null;
}

/** Paragraphs; a list stays with the line that leads to it. */
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
