import { expect, test } from 'vitest';
import { BATCH, ENCODED_DIMENSIONS, EncoderUnavailable, createEncoder, openEncoder } from './encoder.ts';
import { type EncoderThread, startEncoderThread } from './encoder-thread.ts';

test('a vector has unit length, and sentences with the same meaning have closer vectors', async () => {
  const [asked, alike, other] = await openEncoder().encode([
    'How do I tell my kids about the divorce?',
    'What should I say to our children about us separating?',
    'What does a process server cost?',
  ]);
  if (!asked || !alike || !other) throw new Error('A vector is missing.');
  expect(asked).toHaveLength(ENCODED_DIMENSIONS);
  expect(product(asked, asked)).toBeCloseTo(1, 4);
  expect(product(asked, alike)).toBeGreaterThan(product(asked, other) + 0.2);
});

test('a text has the same vector alone and in a long list, and the list keeps its order', async () => {
  const texts = Array.from({ length: 2 * BATCH + 3 }, (_, index) => `Sentence number ${index}`);
  const listed = await openEncoder().encode(texts);
  const [alone] = await openEncoder().encode([texts.at(-1) ?? '']);
  expect(listed).toHaveLength(texts.length);
  expect(product(listed.at(-1) ?? empty, alone ?? empty)).toBeCloseTo(1, 3);
});

test('an empty list, an empty text, half a surrogate pair and a very long text all get a result', async () => {
  expect(await openEncoder().encode([])).toEqual([]);
  const vectors = await openEncoder().encode(['', ' \n', '\ud83d', 'word '.repeat(20_000)]);
  for (const vector of vectors) expect(product(vector, vector)).toBeCloseTo(1, 4);
});

test('a crashed worker thread rejects its pending texts, and the next text starts a new thread', async () => {
  const broken = new URL('data:text/javascript,process.exit(1)');
  const threads = [startEncoderThread(broken), startEncoderThread()];
  const encoder = createEncoder(() => threads.shift() ?? startEncoderThread());
  await expect(encoder.encode(['hello'])).rejects.toThrow(EncoderUnavailable);
  expect(await encoder.encode(['hello'])).toHaveLength(1);
});

test('a worker thread that never responds times out', async () => {
  const silent = new URL(
    'data:text/javascript,import("node:worker_threads").then((w)=>w.parentPort.on("message",()=>{}))',
  );
  const encoder = createEncoder(() => startEncoderThread(silent, 50));
  await expect(encoder.encode(['hello'])).rejects.toThrow(EncoderUnavailable);
});

test('a message does not wait for a long list', async () => {
  const taken: number[] = [];
  const encoder = createEncoder(() => noting(taken));
  const list = encoder.encode(Array.from({ length: 5 * BATCH }, () => 'listed'));
  const message = encoder.encode(['message']);
  await Promise.all([list, message]);
  expect(taken.indexOf(1)).toBe(1);
});

test('messages waiting for the same worker thread are sent together', async () => {
  const taken: number[] = [];
  const encoder = createEncoder(() => noting(taken));
  const vectors = await Promise.all(
    Array.from({ length: BATCH + 4 }, (_, at) => encoder.encode([`${at}`, 'sentence'])),
  );
  expect(taken).toEqual([2, BATCH, BATCH, 6]);
  expect(vectors.map((list) => list.length)).toEqual(vectors.map(() => 2));
});

test('texts beyond the queue limit are refused immediately', async () => {
  const encoder = createEncoder(() => ({ encode: () => new Promise(() => undefined) }));
  await expect(encoder.encode(Array.from({ length: 10_000 }, () => 'text'))).rejects.toThrow('overloaded');
});

const empty = new Float32Array(ENCODED_DIMENSIONS);

function noting(taken: number[]): EncoderThread {
  return {
    encode: async (texts) => {
      taken.push(texts.length);
      return texts.map(() => empty);
    },
  };
}

function product(one: Float32Array, other: Float32Array): number {
  return one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);
}
