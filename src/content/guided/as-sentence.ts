/** A person's own words as a sentence of its own: a capital first letter and a period. Their spelling stays. */
export function asSentence(words: string): string {
  const own = words.trim();
  if (own === '' || own.startsWith('{{')) return own;
  return `${own.charAt(0).toUpperCase()}${own.slice(1)}${/[.!?…"”]$/.test(own) ? '' : '.'}`;
}
