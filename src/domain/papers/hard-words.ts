/** A hard word of court papers in plain words. */
export interface Term {
  name: string;
  pattern: RegExp;
  /** The general meaning, independent of the case. */
  meaning: string;
}

/** A part of a text. If it is a hard word, with its term. */
export interface TextPart {
  from: number;
  text: string;
  term: Term | null;
}

/**
 * Splits a text at its hard words. Each is marked only at its first occurrence, and the longer of two overlapping ones
 * takes precedence.
 */
export function partsOf(text: string, terms: readonly Term[]): TextPart[] {
  const found = terms
    .flatMap((term) => {
      const match = term.pattern.exec(text);
      return match ? [{ term, from: match.index, to: match.index + match[0].length }] : [];
    })
    .toSorted((a, b) => b.to - b.from - (a.to - a.from));
  const kept = found
    .filter((one, at) => !found.slice(0, at).some((longer) => one.from < longer.to && longer.from < one.to))
    .toSorted((a, b) => a.from - b.from);
  const parts: TextPart[] = [];
  let end = 0;
  for (const { term, from, to } of kept) {
    parts.push({ from: end, text: text.slice(end, from), term: null });
    parts.push({ from, text: text.slice(from, to), term });
    end = to;
  }
  parts.push({ from: end, text: text.slice(end), term: null });
  return parts.filter((part) => part.text !== '');
}
