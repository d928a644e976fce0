/** The share of words that two texts have in common, with longer words weighted more. */
export function sharedWords(one: readonly string[], other: readonly string[]): number {
  const first = new Set(one);
  const second = new Set(other);
  let common = 0;
  let all = 0;
  for (const word of new Set([...one, ...other])) {
    all += word.length;
    if (first.has(word) && second.has(word)) common += word.length;
  }
  return all === 0 ? 0 : common / all;
}
