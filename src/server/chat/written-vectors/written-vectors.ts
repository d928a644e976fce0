import type { Encoder } from '../encoder/encoder.ts';
import { inTime } from '../encoder/in-time.ts';
import { rememberingEncoder } from '../encoder/remembering-encoder.ts';
import type { VectorFile } from './vector-file.ts';

/** How near a message comes to a text that was written beforehand: a cosine, 0 or more. */
export type WrittenNearness = (text: string) => number;

/** Compares messages with the examples and replies that the installation brings. */
export interface WrittenVectors {
  /**
   * Resolves when these texts can be compared: at once where all are stored. Those that aren't are encoded, and count as far
   * away when that takes longer than `maxWaitMs`.
   */
  open(texts: readonly string[], maxWaitMs: number): Promise<(message: Float32Array) => WrittenNearness>;
  /** Encodes, behind an answer, what isn't stored of the texts that its reply will be compared with. */
  prepare(texts: readonly string[]): void;
}

/** Texts that are newer than the stored vectors; two kilobytes each. */
const NEW_TEXTS_KEPT = 2048;

export function writtenVectors(stored: VectorFile, encoder: Encoder): WrittenVectors {
  const remembering = rememberingEncoder(encoder, NEW_TEXTS_KEPT);
  const missingOf = (texts: readonly string[]) => [...new Set(texts)].filter((text) => !stored.has(text));
  let isPreparing = false;
  return {
    async open(texts, maxWaitMs) {
      const missing = missingOf(texts);
      const vectors = missing.length > 0 ? await inTime(remembering.encode(missing), maxWaitMs) : [];
      const added = new Map(missing.map((text, at) => [text, vectors?.[at]]));
      return (message) => {
        const nearness = stored.nearnessTo(message);
        return remembered((text) => Math.max(0, nearness(text) ?? product(message, added.get(text) ?? none)));
      };
    },
    prepare(texts) {
      const missing = missingOf(texts);
      // What comes while one is prepared is left out: it must not pile up before the messages of people.
      if (isPreparing || missing.length === 0) return;
      isPreparing = true;
      remembering
        .encode(missing)
        // It is encoded when it is needed.
        .catch(() => undefined)
        .finally(() => (isPreparing = false));
    },
  };
}

const none = new Float32Array(0);

/** A text is asked for more than once: as an example, and as one of all that was written for its answer. */
function remembered(nearness: WrittenNearness): WrittenNearness {
  const known = new Map<string, number>();
  return (text) => {
    const value = known.get(text) ?? nearness(text);
    known.set(text, value);
    return value;
  };
}

function product(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < other.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}
