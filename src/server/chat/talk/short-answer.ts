import type { Passage } from '#content/passage.ts';

const MAX_WORDS = 45;
const MAX_STEPS = 3;

/** The written short answer of a passage and its steps; without one, the beginning of its text. */
export function shortAnswer({ short, steps = [], text }: Passage): {
  short: string;
  steps: readonly string[];
} {
  return short ? { short, steps } : { short: beginning(text), steps: firstSteps(text) };
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
