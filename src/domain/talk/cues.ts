/** A topic or feeling with the words that people use for it. */
export interface Cue {
  id: string;
  /** Lowercase words or phrases; `cry*` matches any ending. */
  cues: readonly string[];
}

/** An entry with its score: the number of words in the text that match its cues. */
export type WeightedCue<Entry> = Entry & { weight: number };

export type CueReader<Entry extends Cue> = (text: string) => WeightedCue<Entry>[];

/** Returns all topics that a text mentions, highest score first. A longer phrase counts more than a single word. */
export function openCues<Entry extends Cue>(entries: readonly Entry[]): CueReader<Entry> {
  const readers = entries.map((entry) => ({ entry, pattern: patternOf(entry.cues) }));
  return (text) => {
    const plain = plainWords(text);
    return readers
      .map(({ entry, pattern }) => ({ ...entry, weight: weightIn(plain, pattern) }))
      .filter(({ weight }) => weight > 0)
      .toSorted((one, other) => other.weight - one.weight);
  };
}

/** Normalizes a text to lowercase words with single spaces around each, without apostrophes or punctuation. */
export function plainWords(text: string): string {
  const words = text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9$]+/g, ' ')
    .trim();
  return ` ${words} `;
}

function patternOf(cues: readonly string[]): RegExp {
  const alternatives = cues
    .map((cue) => plainWords(cue.replaceAll('*', 'ANYENDING')).trim().replaceAll('anyending', '[a-z]*'))
    .filter((cue) => cue !== '')
    .toSorted((one, other) => other.length - one.length);
  return alternatives.length === 0 ? /(?!)/g : new RegExp(`(?<= )(?:${alternatives.join('|')})(?= )`, 'g');
}

function weightIn(plain: string, pattern: RegExp): number {
  return [...plain.matchAll(pattern)].reduce((sum, [found]) => sum + found.split(' ').length, 0);
}
