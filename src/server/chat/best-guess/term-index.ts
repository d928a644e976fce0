import { type Rarity, rarityIn } from '#domain/reply-fit/shared-words.ts';
import { terms } from '#domain/retrieval/terms.ts';
import { openIntents } from '../intents/open-intents.ts';

/** The terms of prewritten texts, and their rarity among the replies' examples. */
export interface TermIndex {
  rarity: Rarity;
  /** The combined terms of several texts. */
  termsOf: (texts: readonly string[]) => ReadonlySet<string>;
}

let opened: TermIndex | undefined;

/** Built once, because it takes a few tenths of a second. */
export function openTermIndex(): TermIndex {
  opened ??= indexOf(
    openIntents().all.map(({ title, reply, examples }) => terms([title, reply, ...examples].join(' '))),
  );
  return opened;
}

function indexOf(texts: readonly ReadonlySet<string>[]): TermIndex {
  // The keys are lists of the content, which exist as long as the process.
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
