import { expect, test } from 'vitest';
import { pictureSize } from './picture-size.ts';

/** A box of the file format: its length, name and content. */
function box(name: string, ...content: Uint8Array[]): Uint8Array {
  const length = content.reduce((sum, { length: bytes }) => sum + bytes, 8);
  return Buffer.concat([uint32(length), Buffer.from(name), ...content]);
}

function uint32(...values: number[]): Buffer {
  return Buffer.concat(
    values.map((value) => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(value);
      return bytes;
    }),
  );
}

const ispe = (width: number, height: number) => box('ispe', uint32(0, width, height));
const heic = (...boxes: Uint8Array[]) =>
  new Uint8Array(
    Buffer.concat([box('ftyp', Buffer.from('heic'), uint32(0)), box('meta', uint32(0), ...boxes)]),
  );

test('the size of a HEIC photo is the size of its largest image, not of a tile', () => {
  expect(pictureSize(heic(ispe(512, 512), ispe(4032, 3024), ispe(320, 240)))).toEqual({
    width: 4032,
    height: 3024,
  });
});

test('returns no size for a HEIC file that has none or is truncated inside it', () => {
  expect(pictureSize(heic())).toBeNull();
  expect(pictureSize(heic(ispe(4032, 3024)).subarray(0, 40))).toBeNull();
});
