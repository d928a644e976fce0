import { expect, test } from 'vitest';
import { ENCODED_DIMENSIONS, type Encoder } from './encoder.ts';
import { rememberingEncoder } from './remembering-encoder.ts';

test('a text is encoded only once, even if it is requested again before its vector is ready', async () => {
  const { encoder, read } = noting();
  const remembering = rememberingEncoder(encoder, 16);
  const both = [remembering.encode(['one', 'two']), remembering.encode(['two', 'three', 'two'])];
  const [first = [], second = []] = await Promise.all(both);
  expect(read).toEqual([['one', 'two'], ['three']]);
  expect(second[0]).toBe(first[1]);
  expect(second[2]).toBe(first[1]);
  expect(second).toHaveLength(3);
});

test('ignores a leading space when looking up a text', async () => {
  const { encoder, read } = noting();
  const remembering = rememberingEncoder(encoder, 16);
  await remembering.encode(['one', ' two']);
  await remembering.encode(['two']);
  expect(read).toEqual([['one', 'two']]);
});

test('the least recently used text is dropped first', async () => {
  const { encoder, read } = noting();
  const remembering = rememberingEncoder(encoder, 4);
  for (const text of ['one', 'two', 'three', 'four', 'one', 'five', 'one', 'two'])
    await remembering.encode([text]);
  expect(read.flat()).toEqual(['one', 'two', 'three', 'four', 'five', 'two']);
});

test('a long list bypasses the cache and evicts nothing', async () => {
  const { encoder, read } = noting();
  const remembering = rememberingEncoder(encoder, 4);
  await remembering.encode(['one']);
  await remembering.encode(['a', 'b', 'c']);
  await remembering.encode(['one']);
  expect(read).toEqual([['one'], ['a', 'b', 'c']]);
});

test('encodes a text again after a failure', async () => {
  const { encoder, read } = noting();
  let isAway = true;
  const encode: Encoder['encode'] = (texts) =>
    isAway ? Promise.reject(new Error('away')) : encoder.encode(texts);
  const remembering = rememberingEncoder({ encode }, 16);
  await expect(remembering.encode(['one'])).rejects.toThrow('away');
  isAway = false;
  await expect(remembering.encode(['one'])).resolves.toHaveLength(1);
  expect(read).toEqual([['one']]);
});

test('an empty list does not call the encoder', async () => {
  const { encoder, read } = noting();
  expect(await rememberingEncoder(encoder, 16).encode([])).toEqual([]);
  expect(read).toEqual([]);
});

function noting(): { encoder: Encoder; read: string[][] } {
  const read: string[][] = [];
  const encode: Encoder['encode'] = (texts) => {
    read.push([...texts]);
    return Promise.resolve(texts.map(() => new Float32Array(ENCODED_DIMENSIONS)));
  };
  return { encoder: { encode }, read };
}
