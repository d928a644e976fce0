/**
 * Findings that are right although the truth file has another label, because its author did not know the meaning. In
 * fresh-5 the end of a notary's commission is labeled "expires".
 */
export const disputedLabels: ReadonlySet<string> = new Set(['16 WRONG AND CERTAIN 2029-04-30 as commission']);
