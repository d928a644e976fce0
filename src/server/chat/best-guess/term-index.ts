import { type Rarity, rarityIn } from '#domain/reply-fit/shared-words.ts';
import { terms } from '#domain/retrieval/terms.ts';
import { openIntents } from '../intents/open-intents.ts';

/** The terms of written texts, and how rare they are among the replies' examples. */
export interface TermIndex {
  rarity: Rarity;
  /** The terms of some texts together. */
  termsOf: (texts: readonly string[]) => ReadonlySet<string>;
}

let opened: TermIndex | undefined;

/** Made once: it takes some tenths of a second. */
export function openTermIndex(): TermIndex {
  opened ??= indexOf(
    openIntents().all.map(({ title, reply, examples }) => terms([title, reply, ...examples].join(' '))),
  );
  return opened;
}

function indexOf(texts: readonly ReadonlySet<string>[]): TermIndex {
  // The lists are those of the content, which lives as long as the process.
  const known = new WeakMap<readonly string[], ReadonlySet<string>>();
  return {
    rarity: rarityIn(texts),
    termsOf(list) {
      const found = known.get(list) ?? terms(list.join(' '));
      known.set(list, found);
      return found;
    },
  };
}
