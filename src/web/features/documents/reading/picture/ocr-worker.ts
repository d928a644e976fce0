import { toGrayPicture } from './grey-picture.ts';
import type { CoreAddresses, OpenCore, PictureRequest } from './ocr-core.ts';
import type { PictureAnswer } from './picture-answer.ts';
import { type PictureReader, openPictureReader } from './picture-reader.ts';

declare const self: typeof globalThis & {
  importScripts: (address: string) => void;
  TesseractCore: OpenCore;
  postMessage: (answer: PictureAnswer, transfer: Transferable[]) => void;
};

let opening: Promise<PictureReader> | undefined;

self.addEventListener('message', ({ data }: MessageEvent<PictureRequest>) => {
  readOne(data).catch((error: unknown) => {
    tell({ kind: 'failed', reason: error instanceof NotFetched ? 'not-fetched' : 'broken' });
  });
});

async function readOne({ addresses, width, height, colors }: PictureRequest): Promise<void> {
  opening ??= open(addresses);
  const reader = await opening;
  const read = reader(toGrayPicture(colors, width, height));
  tell({ kind: 'read', read }, [read.picture.dots.buffer]);
}

function tell(answer: PictureAnswer, transfer: Transferable[] = []): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's has none
  self.postMessage(answer, transfer);
}

class NotFetched extends Error {}

async function open({ script, wasm, language }: CoreAddresses): Promise<PictureReader> {
  try {
    self.importScripts(script);
  } catch {
    throw new NotFetched();
  }
  const [core, data] = await Promise.all([
    self.TesseractCore({ locateFile: () => wasm }),
    fetchLanguage(language),
  ]);
  return openPictureReader(core, data);
}

async function fetchLanguage(address: string): Promise<Uint8Array> {
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok || !answer.body) throw new NotFetched();
  const unpacked = answer.body.pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(unpacked).arrayBuffer());
}
