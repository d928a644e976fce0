import type { Encoder } from '../encoder/encoder.ts';
import { inTime } from '../encoder/in-time.ts';
import { rememberingEncoder } from '../encoder/remembering-encoder.ts';
import type { VectorFile } from './vector-file.ts';

/** The similarity of a message to a prewritten text: a cosine, 0 or more. */
export type WrittenNearness = (text: string) => number;

/** Compares messages with the examples and replies that ship with the installation. */
export interface WrittenVectors {
  /**
   * Resolves when these texts can be compared: immediately if all are stored. The others are encoded, and count as
   * dissimilar if that takes longer than `maxWaitMs`.
   */
  open(texts: readonly string[], maxWaitMs: number): Promise<(message: Float32Array) => WrittenNearness>;
  /** Encodes, in the background, the texts without stored vectors that the reply to this answer will be compared with. */
  prepare(texts: readonly string[]): void;
}

/** Vectors of texts that are newer than the file; two kilobytes each. */
const MAX_NEW_TEXTS_KEPT = 2048;

export function writtenVectors(stored: VectorFile, encoder: Encoder): WrittenVectors {
  const remembering = rememberingEncoder(encoder, MAX_NEW_TEXTS_KEPT);
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
      // Requests during a preparation are dropped: they must not pile up ahead of people's messages.
      if (isPreparing || missing.length === 0) return;
      isPreparing = true;
      remembering
        .encode(missing)
        // The text is encoded when it is needed.
        .catch(() => undefined)
        .finally(() => (isPreparing = false));
    },
  };
}

const none = new Float32Array(0);

/** A text is requested more than once: as an example, and as one of all texts for its answer. */
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
