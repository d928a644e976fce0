import { expect, test } from 'vitest';
import { readEvents } from './event-stream.ts';

test('an event arrives with its ID and data', async () => {
  expect(await events(['id: 1\ndata: {"a":1}\n\n'])).toEqual([{ id: '1', data: '{"a":1}' }]);
});

test('chunks may split a line, a line ending or a character', async () => {
  const bytes = new TextEncoder().encode('id: 7\r\ndata: schön\r\n\r\nid: 8\r\ndata: ☂\r\n\r\n');
  const oneByOne = Array.from(bytes, (byte) => Uint8Array.of(byte));
  expect(await events(oneByOne)).toEqual([
    { id: '7', data: 'schön' },
    { id: '8', data: '☂' },
  ]);
});

test('heartbeats and unknown fields are dropped', async () => {
  expect(await events([': hb\n\nretry: 10\ndata: x\n\n'])).toEqual([{ id: null, data: 'x' }]);
});

test('several data lines are joined to one text', async () => {
  expect(await events(['data: a\ndata: b\n\n'])).toEqual([{ id: null, data: 'a\nb' }]);
});

test('an event that is cut off by the end of the stream is not reported', async () => {
  expect(await events(['data: whole\n\ndata: ha'])).toEqual([{ id: null, data: 'whole' }]);
});

async function events(chunks: readonly (string | Uint8Array)[]) {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) {
        controller.enqueue(typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk);
      }
      controller.close();
    },
  });
  return Array.fromAsync(readEvents(body));
}
