import type { PaperKind } from './kinds.ts';

/** Courts' own form numbers, which stand at the foot or head of a form. */
const forms: readonly [PaperKind, RegExp][] = [
  // California
  ['petition', /\bFL-100\b/],
  ['summons', /\bFL-110\b/],
  ['proof-of-service', /\bFL-1(?:15|17)\b/],
  ['answer', /\bFL-120\b/],
  ['financial-affidavit', /\bFL-1(?:40|42|50|55|60)\b/],
  ['judgment', /\bFL-1(?:80|90)\b/],
  ['motion', /\bFL-3(?:00|20)\b/],
  ['temporary-order', /\bFL-305\b/],
  ['parenting-plan', /\bFL-3(?:11|41)\b/],
  ['protective-order', /\bDV-1(?:00|09|10|20|30)\b/],
  // Florida
  ['petition', /\b12\.901\b/],
  ['financial-affidavit', /\b12\.902\((?:b|c)\)/],
  ['settlement-agreement', /\b12\.902\(f\)/],
  ['answer', /\b12\.903\b/],
  ['summons', /\b12\.910\b/],
  ['notice-of-hearing', /\b12\.92[3-4]\b/],
  ['protective-order', /\b12\.980\b/],
  ['judgment', /\b12\.990\b/],
  ['parenting-plan', /\b12\.995\b/],
  // New York
  ['summons', /\bUD-1a?\b/],
  ['petition', /\bUD-2\b/],
  ['judgment', /\bUD-11\b/],
  // North Carolina
  ['summons', /\bAOC-CV-100\b/],
  ['protective-order', /\bAOC-CV-30[346]\b/],
  // Michigan
  ['summons', /\bMC 01\b/],
  ['protective-order', /\bCC 37[56]\b/],
];

export function kindOfForm(text: string): { kind: PaperKind; from: number; to: number } | null {
  for (const [kind, pattern] of forms) {
    const match = pattern.exec(text);
    if (match) return { kind, from: match.index, to: match.index + match[0].length };
  }
  return null;
}
