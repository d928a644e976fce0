const MOST_WORDS = 30;

/** The first sentence, and of the others those that a short answer still has room for. */
export function shortOf(first: string, ...others: readonly (string | null)[]): string {
  return others.reduce<string>((short, other) => {
    const longer = other === null ? short : `${short} ${other}`;
    return wordsIn(longer) <= MOST_WORDS ? longer : short;
  }, first);
}

function wordsIn(text: string): number {
  return text.split(/\s+/).length;
}
