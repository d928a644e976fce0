import type { Reading } from './clause-rule.ts';

const labels =
  /^(?:it'?s |its )?about:? +([^.;\n]+?)[.,;\n]+ *(?:i |i'd |and )*want (?:him|her|them|my ex):? +to:? *(.+?)(?:[.,;\n]+ *(?:and )*by:? *(?:an? )?(?:answer |reply )?(.+))?$/i;

/** The facts in the form in which they are asked for: what it is about, what is wanted, and by when. */
export function labeledFacts(message: string): Reading[] | null {
  const [, about, wanted, by] = labels.exec(message.trim()) ?? [];
  if (!about || !wanted) return null;
  return [
    { kind: 'fact', text: `it's about ${bare(about)}` },
    { kind: 'request', text: `could you ${bare(wanted)}?` },
    ...(by ? [{ kind: 'answer-by' as const, text: `please let me know by ${bare(by)}` }] : []),
  ];
}

function bare(words: string): string {
  return words.replace(/[.?!\s]+$/, '').replace(/^(?:please|kindly)\s+/i, '');
}
