/** Turns a person's own words into a sentence with a capital first letter and a period. Their spelling stays. */
export function asSentence(words: string): string {
  const own = words.trim();
  if (own === '' || own.startsWith('{{')) return own;
  return `${own.charAt(0).toUpperCase()}${own.slice(1)}${/[.!?…"”]$/.test(own) ? '' : '.'}`;
}
