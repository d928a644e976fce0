import type { Encoder } from './encoder.ts';

/**
 * Wraps an encoder with a cache of the `most` last texts, so that each is encoded only once. The cache is in memory
 * only.
 */
export function rememberingEncoder(encoder: Encoder, most: number): Encoder {
  const known = new Map<string, Promise<Float32Array>>();

  const vectorOf = (text: string, read: () => Promise<Float32Array>): Promise<Float32Array> => {
    const vector = known.get(text) ?? read();
    // Reinserted, so that the first entry is the least recently used.
    known.delete(text);
    known.set(text, vector);
    // Failed texts are encoded again.
    vector.catch(() => known.delete(text));
    return vector;
  };

  return {
    async encode(asked) {
      // A sentence is cut from its message with or without the preceding space.
      const texts = asked.map((text) => text.trim());
      // A long list would evict the whole cache.
      if (texts.length > most / 4) return encoder.encode(texts);
      const missing = [...new Set(texts)].filter((text) => !known.has(text));
      const read = missing.length > 0 ? encoder.encode(missing) : Promise.resolve([]);
      const at = (text: string) => async () => vectorAt(await read, missing.indexOf(text));
      const vectors = Promise.all(texts.map((text) => vectorOf(text, at(text))));
      for (const [oldest] of [...known].slice(0, Math.max(0, known.size - most))) known.delete(oldest);
      return vectors;
    },
  };
}

function vectorAt(vectors: readonly Float32Array[], index: number): Float32Array {
  const vector = vectors[index];
  if (!vector) throw new Error('The encoder gave too few vectors.');
  return vector;
}
