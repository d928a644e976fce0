import { enlargement } from './enlargement.ts';
import { fileKind } from './file-kind.ts';
import { PICTURE_PIXELS } from './limits.ts';
import { pictureSize } from './picture-size.ts';
import { UnreadablePaper } from './unreadable-paper.ts';

/** Draws a picture at the size at which it is read. Its size is looked up first: a small file may claim to be huge. */
export async function openPicture(file: File): Promise<OffscreenCanvas> {
  const head = new Uint8Array(await file.slice(0, 600_000).arrayBuffer());
  const kind = fileKind(head);
  if (kind !== 'picture' && kind !== 'heic') throw new UnreadablePaper('not-a-paper');
  const size = pictureSize(head);
  if (size && size.width * size.height > PICTURE_PIXELS) throw new UnreadablePaper('too-large');
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new UnreadablePaper(kind === 'heic' ? 'picture-format' : 'broken');
  });
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
