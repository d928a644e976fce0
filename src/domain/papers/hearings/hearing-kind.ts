export type HearingKind = 'hearing' | 'trial' | 'conference' | 'mediation' | 'deposition';

const kinds: readonly [HearingKind, RegExp][] = [
  ['hearing', /\bhearing\b|\bshow cause\b/gi],
  ['trial', /(?<!pre-?)\btrial\b/gi],
  ['mediation', /\bmediation\b/gi],
  ['conference', /\bconference\b/gi],
  ['deposition', /\bdeposition\b/gi],
];

/** The kind of hearing, by the closest word before the date. */
export function hearingKindOf(around: string, before: string): HearingKind {
  for (const text of [before, around]) {
    const found = kinds
      .map(([kind, pattern]) => ({ kind, at: [...text.matchAll(pattern)].at(-1)?.index ?? -1 }))
      .filter(({ at }) => at >= 0)
      .toSorted((a, b) => b.at - a.at);
    if (found[0]) return found[0].kind;
  }
  return 'hearing';
}
