import type { Encoder } from './encoder.ts';

/** The same encoder, which reads a text only once as long as it is among the `most` last ones. They stay in memory alone. */
export function rememberingEncoder(encoder: Encoder, most: number): Encoder {
  const known = new Map<string, Promise<Float32Array>>();

  const vectorOf = (text: string, read: () => Promise<Float32Array>): Promise<Float32Array> => {
    const vector = known.get(text) ?? read();
    // Set anew, so that the first is the one that was asked for longest ago.
    known.delete(text);
    known.set(text, vector);
    // What could not be read is read anew.
    vector.catch(() => known.delete(text));
    return vector;
  };

  return {
    async encode(asked) {
      // A sentence is cut out of its message with the space before it, or without.
      const texts = asked.map((text) => text.trim());
      // A long list would put out all that is known.
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
