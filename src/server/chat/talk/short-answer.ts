import type { Passage } from '#content/passage.ts';
import { sentencesForState } from '#domain/retrieval/sentences-for-state.ts';

const MAX_WORDS = 45;
const MAX_STEPS = 3;

/**
 * The written short answer of a passage and its steps; without one, the beginning of its text. A general passage leaves
 * out the law of states other than the person's.
 */
export function shortAnswer(
  { short, steps = [], text, state: ofState }: Passage,
  state: string | null,
): {
  short: string;
  steps: readonly string[];
} {
  if (!short) return { short: beginning(text), steps: firstSteps(text) };
  return { short: ofState ? short : sentencesForState(short, state), steps };
}

function beginning(text: string): string {
  const first = text.split(/\n{2,}/).find((paragraph) => !/^(?:- |\d+\. )/.test(paragraph)) ?? '';
  const kept: string[] = [];
  for (const sentence of first.split(/(?<=[.?!])\s+/)) {
    if ([...kept, sentence].join(' ').split(/\s+/).length > MAX_WORDS && kept.length > 0) break;
    kept.push(sentence);
  }
  return kept.join(' ').replace(/:$/, '.');
}

function firstSteps(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => /^(?:- |\d+\. )(.+)$/.exec(line)?.[1] ?? [])
    .slice(0, MAX_STEPS);
}
