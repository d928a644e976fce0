import { enlargement } from './enlargement.ts';
import { fileKind } from './file-kind.ts';
import { PICTURE_PIXELS } from './limits.ts';
import { pictureSize } from './picture-size.ts';
import { UnreadablePaper } from './unreadable-paper.ts';

/**
 * Draws a picture at the size for recognition. Its dimensions are read first, because a small file may claim huge
 * ones.
 */
export async function openPicture(file: File): Promise<OffscreenCanvas> {
  const head = new Uint8Array(await file.slice(0, 600_000).arrayBuffer());
  const kind = fileKind(head);
  if (kind !== 'picture' && kind !== 'heic') throw new UnreadablePaper('not-a-paper');
  const size = pictureSize(head);
  if (size && size.width * size.height > PICTURE_PIXELS) throw new UnreadablePaper('too-large');
  const bitmap = await decoded(file, kind);
  try {
    if (bitmap.width * bitmap.height > PICTURE_PIXELS) throw new UnreadablePaper('too-large');
    const scale = enlargement(bitmap);
    const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return canvas;
  } finally {
    bitmap.close();
  }
}

/** Safari decodes HEIC itself. Other browsers may only support it in `ImageDecoder`. */
async function decoded(file: File, kind: 'picture' | 'heic'): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file);
  } catch {
    const bitmap = kind === 'heic' ? await heicBitmap(file).catch(() => null) : null;
    if (!bitmap) throw new UnreadablePaper(kind === 'heic' ? 'picture-format' : 'broken');
    return bitmap;
  }
}

async function heicBitmap(file: File): Promise<ImageBitmap | null> {
  const type = 'image/heic';
  if (!('ImageDecoder' in globalThis) || !(await ImageDecoder.isTypeSupported(type))) return null;
  const decoder = new ImageDecoder({ type, data: await file.arrayBuffer() });
  try {
    const { image } = await decoder.decode();
    try {
      return await createImageBitmap(image);
    } finally {
      image.close();
    }
  } finally {
    decoder.close();
  }
}
