import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { PaperPage } from '#domain/papers/paper.ts';
import { enlargement } from '../../../src/web/features/documents/reading/enlargement.ts';
import { pageFromPicture } from '../../../src/web/features/documents/reading/picture/page-from-picture.ts';
import { toGrayPicture } from '../../../src/web/features/documents/reading/picture/grey-picture.ts';
import type { OpenCore } from '../../../src/web/features/documents/reading/picture/ocr-core.ts';
import {
  type PictureReader,
  openPictureReader,
} from '../../../src/web/features/documents/reading/picture/picture-reader.ts';

const require = createRequire(import.meta.url);

/** The recognizer as the worker opens it, but in this process. */
export async function openReader(): Promise<PictureReader> {
  const open: OpenCore = require('tesseract.js-core/tesseract-core-simd-lstm.js');
  const language = await readFile(
    require.resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'),
  );
  return openPictureReader(await open({}), new Uint8Array(gunzipSync(language)));
}

export async function readPictureFile(reader: PictureReader, file: string): Promise<PaperPage> {
  const image = await loadImage(file);
  const scale = enlargement(image);
  const canvas = createCanvas(Math.round(image.width * scale), Math.round(image.height * scale));
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return pageFromPicture(reader(toGrayPicture(data, canvas.width, canvas.height)), 0);
}
