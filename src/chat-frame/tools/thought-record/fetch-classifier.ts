import * as v from 'valibot';
import address from '#content/safety-model/classifier.json?url';
import { type Classifier, topics } from '#domain/safety/classifier/classifier.ts';

/** `weights` are compressed with gzip and encoded in base64. */
const stored = v.object({
  scale: v.number(),
  bias: v.pipe(v.array(v.number()), v.length(topics.length)),
  weights: v.string(),
});

/** The classifier of the safety gate. It has 260 KB, so only the tool that needs it loads it. */
export async function fetchClassifier(): Promise<Classifier> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The classifier was refused with ${response.status}`);
  const { scale, bias, weights } = v.parse(stored, await response.json());
  const packed = Uint8Array.from(atob(weights), (letter) => letter.charCodeAt(0));
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return { scale, bias, weights: new Int8Array(await new Response(unpacked).arrayBuffer()) };
}
