import { terms } from '../retrieval/terms.ts';

/** The rarity of a term in a collection of texts: the negative logarithm of the share of texts that contain it. */
export type Rarity = (term: string) => number;

export function rarityIn(texts: readonly ReadonlySet<string>[]): Rarity {
  const counts = new Map<string, number>();
  for (const text of texts) for (const term of text) counts.set(term, (counts.get(term) ?? 0) + 1);
  return (term) => Math.log((texts.length + 1) / ((counts.get(term) ?? 0) + 1));
}

/** Returns the share of a message's terms that a text also contains, 0 to 1. Rare terms count more. */
export function sharedWords(message: string, text: ReadonlySet<string>, rarity: Rarity): number {
  let all = 0;
  let shared = 0;
  for (const term of terms(message)) {
    all += rarity(term);
    if (text.has(term)) shared += rarity(term);
  }
  return all === 0 ? 0 : shared / all;
}
