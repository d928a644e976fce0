import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { type ExportFile, zipStream } from './zip-stream.ts';

const at = new Date('2026-11-22T10:00:00Z');

async function* files(count: number, failure?: Error): AsyncGenerator<ExportFile> {
  for (let made = 0; made < count; made += 1)
    yield { path: `file-${made}.txt`, pieces: ['one ', `of ${count}`] };
  if (failure) throw failure;
}

test('files arrive complete in the ZIP', async () => {
  const zip = await readAll(zipStream(files(3), at));
  const texts = Object.entries(unzipSync(zip)).map(([path, file]) => [path, new TextDecoder().decode(file)]);
  expect(texts).toEqual([
    ['file-0.txt', 'one of 3'],
    ['file-1.txt', 'one of 3'],
    ['file-2.txt', 'one of 3'],
  ]);
});

test('a failed export is cut off and does not look like a complete file', async () => {
  const reading = readAll(zipStream(files(2, new Error('the database is gone')), at));
  await expect(reading).rejects.toThrow('the database is gone');
});

test('data is read only as fast as it is consumed', async () => {
  let made = 0;
  async function* endless(): AsyncGenerator<ExportFile> {
    for (;;) yield { path: `file-${(made += 1)}.txt`, pieces: ['text'] };
  }
  const reader = zipStream(endless(), at).getReader();
  await reader.read();
  await reader.cancel();
  expect(made).toBeLessThan(5);
});

/** Not by `bytes()`: the server's web framework replaces the global `Response`, and its own lacks that method. */
async function readAll(stream: ReadableStream): Promise<Uint8Array> {
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
