import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openEncoder } from '#server/chat/encoder/encoder.ts';
import { openIntents } from '#server/chat/intents/open-intents.ts';
import { openReactions } from '#server/chat/reactions/open-reactions.ts';
import { axesFile, vectorsFile } from '#server/chat/written-vectors/open-written-vectors.ts';
import {
  type VectorFile,
  openVectorFile,
  packFile,
  readAxes,
  rowsIn,
} from '#server/chat/written-vectors/vector-file.ts';
import { writtenTexts } from '#server/chat/written-vectors/written-texts.ts';

const axes = readAxes(readFileSync(axesFile));
const bytes = readFileSync(vectorsFile);
const file = openVectorFile(axes, bytes);
const { all, themes } = openIntents();
const texts = writtenTexts(
  [...all, ...themes.flatMap(({ replies }) => replies)],
  [...openReactions().byId.values()],
);

const messages = [
  'he keeps texting me at night and i dont know if i should answer',
  'is that normal',
  'what exactly do i say to her when she is at the door',
];
/** Every text at this interval is checked. */
const SAMPLED = 601;

test('every text has a stored vector (otherwise run node evals/store-vectors.ts)', () => {
  expect(shareMissing(file)).toBeLessThanOrEqual(0.01);
});

test('planted: missing vectors are detected', () => {
  const kept = new Map([...rowsIn(bytes)].filter((_row, at) => at % 50 > 0));
  expect(shareMissing(openVectorFile(axes, packFile(kept)))).toBeGreaterThan(0.01);
});

test('stored vectors give the same similarity to a message as freshly encoded vectors', async () => {
  const sample = texts.filter((text, at) => at % SAMPLED === 0 && file.has(text));
  const vectors = await openEncoder().encode(sample);
  const encoded = await openEncoder().encode(messages);
  const errors = encoded.flatMap((message) => {
    const nearnessTo = file.nearnessTo(message);
    return sample.map(
      (text, at) => (nearnessTo(text) ?? Number.NaN) - product(message, vectors[at] ?? new Float32Array()),
    );
  });
  expect(errors.length).toBeGreaterThan(300);
  expect(Math.sqrt(errors.reduce((sum, error) => sum + error ** 2, 0) / errors.length)).toBeLessThan(0.01);
  expect(Math.max(...errors.map(Math.abs))).toBeLessThan(0.1);
});

function shareMissing(stored: VectorFile): number {
  return texts.filter((text) => !stored.has(text)).length / texts.length;
}

function product(one: Float32Array, other: Float32Array): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
}
