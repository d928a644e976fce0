import type { PaperKind } from './paper-kinds.ts';

/** Courts' own form numbers, which are printed at the bottom or top of a form. */
const forms: readonly [PaperKind, RegExp][] = [
  // California
  ['petition', /\bFL-100\b/],
  ['summons', /\bFL-110\b/],
  ['proof-of-service', /\bFL-(?:115|117|330|335)\b/],
  ['answer', /\bFL-120\b/],
  ['financial-affidavit', /\bFL-1(?:40|42|50|55|60)\b/],
  ['discovery', /\bFL-145\b/],
  ['other', /\bFL-1(?:05|65)\b/],
  ['judgment', /\bFL-1(?:80|90)\b/],
  ['order', /\bFL-(?:195|340|435)\b/],
  ['motion', /\bFL-3(?:00|06|20)\b/],
  ['temporary-order', /\bFL-305\b/],
  ['parenting-plan', /\bFL-3(?:11|41)\b/],
  ['notice-of-hearing', /\bFL-410\b/],
  ['proof-of-service', /\bDV-200\b/],
  ['protective-order', /\bDV-1(?:00|09|10|20|30)\b/],
  // Florida
  ['petition', /\b12\.901\b/],
  ['financial-affidavit', /\b12\.902\((?:b|c)\)/],
  ['settlement-agreement', /\b12\.902\(f\)/],
  ['answer', /\b12\.903\b/],
  ['summons', /\b12\.910\b/],
  ['notice-of-hearing', /\b12\.92[3-4]\b/],
  ['discovery', /\b12\.930\b/],
  ['proof-of-service', /\b12\.932\b/],
  ['protective-order', /\b12\.980\b/],
  ['judgment', /\b12\.990\b/],
  ['parenting-plan', /\b12\.995\b/],
  // New York
  ['summons', /\bUD-1a?\b/],
  ['petition', /\bUD-2\b/],
  ['judgment', /\bUD-11\b/],
  // Forms of North Carolina.
  ['summons', /\bAOC-CV-100\b/],
  ['protective-order', /\bAOC-CV-30[346]\b/],
  // Michigan
  ['summons', /\bMC 01\b/],
  ['protective-order', /\bCC 37[56]\b/],
  // Colorado
  ['petition', /\bJDF 1101\b/],
  ['summons', /\bJDF 1102\b/],
  ['answer', /\bJDF 1103\b/],
  ['proof-of-service', /\bJDF 1104\b/],
  ['financial-affidavit', /\bJDF 1111\b/],
  ['parenting-plan', /\bJDF 1113\b/],
  ['settlement-agreement', /\bJDF 1115\b/],
  ['judgment', /\bJDF 1116\b/],
  // Washington
  ['summons', /\bFL Divorce 200\b/i],
  ['petition', /\bFL Divorce 201\b/i],
  ['answer', /\bFL Divorce 211\b/i],
  ['temporary-order', /\bFL Divorce 224\b/i],
  ['judgment', /\bFL Divorce 241\b/i],
  ['parenting-plan', /\bFL All Family 140\b/i],
  // Connecticut
  ['summons', /\bJD-FM-3\b/],
  ['temporary-order', /\bJD-FM-158\b/],
  ['petition', /\bJD-FM-159\b/],
  ['answer', /\bJD-FM-160\b/],
  ['financial-affidavit', /\bJD-FM-6\b/],
  // Maryland
  ['petition', /\bCC-DR-020\b/],
  ['financial-affidavit', /\bCC-DR-03[01]\b/],
  ['answer', /\bCC-DR-050\b/],
];

export function kindOfForm(text: string): { kind: PaperKind; from: number; to: number } | null {
  for (const [kind, pattern] of forms) {
    const match = pattern.exec(text);
    if (match && !isMention(text.slice(0, match.index)))
      return { kind, from: match.index, to: match.index + match[0].length };
  }
  return null;
}

/** "A completed declaration (form FL-150) is attached" refers to another form. */
function isMention(before: string): boolean {
  return /\((?:see )?(?:judicial council )?form,? $|\b(?:use|complete|file|serve|see|on) (?:\w+ )?form $/i.test(
    before,
  );
}
