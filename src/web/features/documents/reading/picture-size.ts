/**
 * The dimensions that a PNG, JPEG or HEIC declares, without decoding it. Null if they are not near the start of the
 * file.
 */
export function pictureSize(bytes: Uint8Array): { width: number; height: number } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length >= 24 && view.getUint32(0) === 0x89_50_4e_47) {
    return { width: view.getUint32(16), height: view.getUint32(20) };
  }
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return jpegSize(view);
  return bytes.length >= 12 && view.getUint32(4) === FTYP ? heicSize(view) : null;
}

const FTYP = 0x66_74_79_70;
const ISPE = 0x69_73_70_65;

/** The largest of the "ispe" boxes: a photo consists of tiles with a box each, and the whole photo has one, too. */
function heicSize(view: DataView): { width: number; height: number } | null {
  let largest = { width: 0, height: 0 };
  for (let at = 0; at + 16 <= view.byteLength; at += 1) {
    if (view.getUint8(at) !== 0x69 || view.getUint32(at) !== ISPE) continue;
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest.width > 0 ? largest : null;
}

/** Skips from marker to marker until the frame header. */
function jpegSize(view: DataView): { width: number; height: number } | null {
  let at = 2;
  while (at + 9 < view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}
