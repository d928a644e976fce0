import { Zip, ZipDeflate } from 'fflate';

/** A file of the export. It is streamed in pieces, so that a long text is never completely in memory. */
export interface ExportFile {
  path: string;
  pieces: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;
}

/** The next piece is read when the consumer has taken the previous one. */
export function zipStream(files: AsyncIterable<ExportFile>, at: Date): ReadableStream<Uint8Array> {
  const packed = pack(files, at);
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await packed.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await packed.return(undefined);
    },
  });
}

async function* pack(files: AsyncIterable<ExportFile>, at: Date): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const encoder = new TextEncoder();
  for await (const { path, pieces } of files) {
    const entry = new ZipDeflate(path, { level: 6 });
    entry.mtime = at;
    zip.add(entry);
    for await (const piece of pieces) {
      entry.push(typeof piece === 'string' ? encoder.encode(piece) : piece);
      yield* ready.splice(0);
    }
    entry.push(new Uint8Array(), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
