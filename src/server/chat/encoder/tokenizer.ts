export type Tokenizer = (text: string) => number[];

/** Pieces with their log probabilities. The first ones represent no text. */
export type Vocabulary = readonly (readonly [piece: string, score: number | null])[];

const RESERVED = 6;
const UNKNOWN = 0;
const SPACE = '\u2581';

/** Splits a text into the most probable pieces, as in the encoder's training. Returns their indexes in the vocabulary. */
export function openTokenizer(vocabulary: Vocabulary): Tokenizer {
  const pieces = new Map(
    vocabulary.slice(RESERVED).map(([piece, score], at) => [piece, { id: at + RESERVED, score: score ?? 0 }]),
  );
  const longest = vocabulary.reduce((most, [piece]) => Math.max(most, piece.length), 0);
  return (text) => {
    const symbols = Array.from(readable(text));
    const best = symbols.map(() => ({ id: UNKNOWN, score: 0, length: 1 }));
    const scoreBefore = (at: number) => best[at - 1]?.score ?? 0;
    for (const from of symbols.keys()) {
      let piece = '';
      let isKnown = false;
      const take = (id: number, score: number, length: number) => {
        const end = best[from + length - 1];
        const total = score + scoreBefore(from);
        if (end && (end.score === 0 || total >= end.score)) Object.assign(end, { id, score: total, length });
      };
      for (let length = 1; length <= longest && from + length <= symbols.length; length += 1) {
        piece += symbols[from + length - 1] ?? '';
        const found = pieces.get(piece);
        if (!found) continue;
        isKnown = true;
        take(found.id, found.score, length);
      }
      if (!isKnown) take(UNKNOWN, 0, 1);
    }
    return withoutRunsOfUnknown(idsFromEnd(best));
  };
}

function readable(text: string): string {
  const normal = text.normalize('NFKC');
  return normal === '' ? '' : SPACE + normal.replaceAll(' ', SPACE);
}

function idsFromEnd(best: readonly { id: number; length: number }[]): number[] {
  const ids: number[] = [];
  for (let end = best.length; end > 0; end -= best[end - 1]?.length ?? 1)
    ids.push(best[end - 1]?.id ?? UNKNOWN);
  return ids.toReversed();
}

function withoutRunsOfUnknown(ids: readonly number[]): number[] {
  return ids.filter((id, at) => id !== UNKNOWN || ids[at - 1] !== UNKNOWN);
}
