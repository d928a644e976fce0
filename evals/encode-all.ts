import { openEncoder } from '#server/chat/encoder/encoder.ts';

/** What the encoder takes at once without refusing. */
const AT_ONCE = 1000;

/** A vector for each text, in their order; 7 milliseconds each. */
export async function encodeAll(texts: readonly string[]): Promise<Float32Array[]> {
  const vectors: Float32Array[] = [];
  for (let start = 0; start < texts.length; start += AT_ONCE)
    vectors.push(...(await openEncoder().encode(texts.slice(start, start + AT_ONCE))));
  return vectors;
}
