/**
 * A light English stemmer: removes the plural, -ing, -ed, -ly and a final e, which is enough for "moved" to match
 * "moving".
 */
export function stem(word: string): string {
  return withoutFinalE(withoutEnding(withoutPlural(word)));
}

function withoutPlural(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && /[^suia]s$/.test(word) ? word.slice(0, -1) : word;
}

function withoutEnding(word: string): string {
  if (word.length > 4 && word.endsWith('ied')) return `${word.slice(0, -3)}y`;
  const found = /^(.*[aeiouy].*?)(ing|ed|ly)$/.exec(word);
  const root = found?.[1];
  if (!root || root.length < 3) return word;
  // Removes the doubled letter in "stopped" and "telling"; "calling" and "missed" keep theirs.
  return /([bdgmnprt])\1$/.test(root) ? root.slice(0, -1) : root;
}

function withoutFinalE(word: string): string {
  return word.length > 3 && word.endsWith('e') ? word.slice(0, -1) : word;
}
