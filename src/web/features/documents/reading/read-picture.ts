import type { PaperPage } from '#domain/papers/paper.ts';
import { fetchedFiles } from './fetched-files.ts';
import { PICTURE_TIMEOUT_MS } from './limits.ts';
import type { ReadingOptions, PagePreview } from './paper-reading.ts';
import { inTime } from './in-time.ts';
import type { GrayPicture } from './picture/grey-picture.ts';
import type { CoreAddresses, PictureRequest } from './picture/ocr-core.ts';
import { pageFromPicture } from './picture/page-from-picture.ts';
import type { PictureAnswer, ReadPicture } from './picture/picture-answer.ts';
import { UnreadablePaper } from './unreadable-paper.ts';

const SHOWN_WIDTH = 1100;

let worker: Worker | undefined;

/** Levels, rotates and reads one page. The first page loads 4 MB. The worker is terminated if it is stopped or hangs. */
export async function readPicture(
  canvas: OffscreenCanvas,
  number: number,
  { signal, onProgress }: ReadingOptions,
): Promise<{ page: PaperPage; shown: PagePreview }> {
  const { width, height } = canvas;
  const colors = canvas.getContext('2d')?.getImageData(0, 0, width, height).data;
  if (!colors) throw new UnreadablePaper('broken');
  if (!worker) onProgress({ kind: 'fetching', part: 0 });
  try {
    const request = { addresses: addresses(), width, height, colors: new Uint8ClampedArray(colors) };
    const read = await inTime(ask(request), PICTURE_TIMEOUT_MS, signal);
    return { page: pageFromPicture(read, number), shown: await shownPage(read.picture) };
  } catch (error) {
    worker?.terminate();
    worker = undefined;
    throw error;
  }
}

function ask(request: PictureRequest): Promise<ReadPicture> {
  worker ??= new Worker(fetchedFiles.picture.worker);
  const reader = worker;
  // A remaining listener would retain its page's picture as long as the worker lives.
  const listening = new AbortController();
  const { signal } = listening;
  return new Promise<ReadPicture>((resolve, reject) => {
    const hear = ({ data }: MessageEvent<PictureAnswer>) => {
      if (data.kind === 'read') resolve(data.read);
      if (data.kind === 'failed') reject(new UnreadablePaper(data.reason));
    };
    reader.addEventListener('message', hear, { signal });
    reader.addEventListener('error', () => reject(new UnreadablePaper('not-fetched')), { signal });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's has none
    reader.postMessage(request, [request.colors.buffer]);
  }).finally(() => listening.abort());
}

/** Stored at a smaller size than the recognized picture: twenty pages are in memory at once. */
async function shownPage({ width, height, dots }: GrayPicture): Promise<PagePreview> {
  const colors = new Uint8ClampedArray(dots.length * 4).fill(255);
  for (const [at, dot] of dots.entries()) colors.fill(dot, at * 4, at * 4 + 3);
  const bitmap = await createImageBitmap(new ImageData(colors, width, height), {
    resizeWidth: Math.min(width, SHOWN_WIDTH),
    resizeQuality: 'medium',
  });
  return {
    shape: width / height,
    draw: (target, shownWidth) => {
      target.width = shownWidth;
      target.height = Math.round((shownWidth * height) / width);
      target.getContext('2d')?.drawImage(bitmap, 0, 0, target.width, target.height);
      return Promise.resolve();
    },
  };
}

function addresses(): CoreAddresses {
  if (!WebAssembly.validate(vectorInstructions)) throw new UnreadablePaper('old-browser');
  const { script, wasm, language } = fetchedFiles.picture;
  return { script: absolute(script), wasm: absolute(wasm), language: absolute(language) };
}

/** A worker resolves URLs relative to its own URL. */
function absolute(address: string): string {
  return new URL(address, location.href).href;
}

/** The smallest module with a SIMD instruction: browsers without SIMD refuse it. */
const vectorInstructions = Uint8Array.from([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98,
  11,
]);
