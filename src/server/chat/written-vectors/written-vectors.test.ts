import { expect, test } from 'vitest';
import { ENCODED_DIMENSIONS, type Encoder } from '../encoder/encoder.ts';
import type { VectorFile } from './vector-file.ts';
import { writtenVectors } from './written-vectors.ts';

const LONG_MS = 60_000;
const message = new Float32Array(ENCODED_DIMENSIONS).fill(1, 0, 1);
const stored: VectorFile = {
  has: (text) => text.startsWith('stored'),
  nearnessTo: () => (text) => (text.startsWith('stored') ? 0.7 : null),
};

/** Every text points in the direction of the message, at half its length. */
function noting(): { encoder: Encoder; read: string[][] } {
  const read: string[][] = [];
  const encode: Encoder['encode'] = (texts) => {
    read.push([...texts]);
    return Promise.resolve(texts.map(() => message.map((value) => value / 2)));
  };
  return { encoder: { encode }, read };
}

test('texts that are stored are compared without the encoder', async () => {
  const { encoder, read } = noting();
  const written = writtenVectors(stored, encoder);
  written.prepare(['stored one']);
  const compare = await written.open(['stored one', 'stored two'], LONG_MS);
  expect(compare(message)('stored two')).toBe(0.7);
  expect(read).toEqual([]);
});

test('encodes a text that is newer than the stored vectors only once', async () => {
  const { encoder, read } = noting();
  const written = writtenVectors(stored, encoder);
  for (let turn = 0; turn < 2; turn += 1) {
    const compare = await written.open(['stored one', 'new', 'new'], LONG_MS);
    expect([compare(message)('stored one'), compare(message)('new')]).toEqual([0.7, 0.5]);
  }
  expect(read).toEqual([['new']]);
});

test('a slow or missing encoder does not affect stored vectors', async () => {
  for (const encode of [() => new Promise<never>(() => undefined), () => Promise.reject(new Error('away'))]) {
    const compare = await writtenVectors(stored, { encode }).open(['stored one', 'new'], 1);
    expect([compare(message)('stored one'), compare(message)('new')]).toEqual([0.7, 0]);
  }
});

test('a text whose vector points away from a message is not similar to the message', async () => {
  const away: VectorFile = { has: () => true, nearnessTo: () => () => -0.2 };
  const compare = await writtenVectors(away, noting().encoder).open(['any'], LONG_MS);
  expect(compare(message)('any')).toBe(0);
});

test('one list is prepared at a time, and a failure does not stop later ones', async () => {
  const asked: string[][] = [];
  const gates: PromiseWithResolvers<Float32Array[]>[] = [];
  const encode: Encoder['encode'] = (texts) => {
    asked.push([...texts]);
    const gate = Promise.withResolvers<Float32Array[]>();
    gates.push(gate);
    return gate.promise;
  };
  const written = writtenVectors(stored, { encode });
  written.prepare(['first']);
  written.prepare(['left out']);
  gates[0]?.reject(new Error('away'));
  await new Promise(setImmediate);
  written.prepare(['third']);
  expect(asked).toEqual([['first'], ['third']]);
});
