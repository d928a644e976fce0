import { terms } from '#domain/retrieval/terms.ts';
import { findFigures } from './figures.ts';

/** A source in the form needed to check citations. */
interface Checked {
  terms: ReadonlySet<string>;
  figures: ReadonlySet<number>;
}

export interface CitationCheck {
  /** Returns the sentence with corrected markers, without those that no source supports. */
  corrected(sentence: string): string;
  /** The numbers of the sources to which the shown text refers. */
  readonly cited: ReadonlySet<number>;
}

/** The minimum number and share of a sentence's distinctive words that the cited passage must contain. */
const MIN_SHARED = 2;
const MIN_SHARE = 0.3;
/** Another source is cited only if it clearly supports the sentence. */
const MOVED_THRESHOLD = 0.5;

const marker = /(\s?)\[(?:source\s*)?(\d+(?:\s?,\s?\d+)*)\]/gi;

/** Compares each marker to the text of its source, because a number alone proves nothing. */
export function citationCheck(texts: readonly string[]): CitationCheck {
  const sources: Checked[] = texts.map((text) => ({
    terms: terms(text),
    figures: new Set(findFigures(text)),
  }));
  const cited = new Set<number>();
  return {
    cited,
    corrected(sentence) {
      const shares = sharesOf(sentence.replace(marker, ' '), sources);
      const shown = new Set<number>();
      return sentence.replace(marker, (_marker, space: string, list: string) => {
        const numbers = list.split(',').flatMap((n) => supporting(Number(n), shares) ?? []);
        return [...new Set(numbers)]
          .filter((n) => !shown.has(n))
          .map((n) => {
            shown.add(n);
            cited.add(n);
            return `${space}[${n}]`;
          })
          .join('');
      });
    },
  };
}

/**
 * Returns, for each source, the share of the sentence's distinctive words that it contains. 0 if it lacks one of the
 * numbers.
 */
function sharesOf(claim: string, sources: readonly Checked[]): number[] {
  const telling = [...terms(claim)].filter((term) => !/^\d+$/.test(term));
  const figures = findFigures(claim.replace(/^\s*\d+[.)]\s/, '')).filter((figure) => figure > 2);
  return sources.map((source) => {
    if (figures.some((figure) => !source.figures.has(figure))) return 0;
    const shared = telling.filter((term) => source.terms.has(term)).length;
    const enough = Math.min(MIN_SHARED, telling.length);
    return shared < enough || shared === 0 ? 0 : shared / telling.length;
  });
}

function supporting(n: number, shares: readonly number[]): number | null {
  if ((shares[n - 1] ?? 0) >= MIN_SHARE) return n;
  const best = Math.max(0, ...shares);
  return best >= MOVED_THRESHOLD ? shares.indexOf(best) + 1 : null;
}
