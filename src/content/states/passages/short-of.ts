const MOST_WORDS = 30;

/** The first sentence, and as many of the others as fit into a short answer. */
export function shortOf(first: string, ...others: readonly (string | null)[]): string {
  return others.reduce<string>((short, other) => {
    const longer = other === null ? short : `${short} ${other}`;
    return wordsIn(longer) <= MOST_WORDS ? longer : short;
  }, first);
}

function wordsIn(text: string): number {
  return text.split(/\s+/).length;
}
