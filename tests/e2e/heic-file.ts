/** The header of a HEIC photo with its format and size, but no image data. */
export function heicFile(width: number, height: number): Buffer {
  const head = Buffer.alloc(48);
  head.writeUInt32BE(16, 0);
  head.write('ftypheic', 4);
  head.writeUInt32BE(32, 16);
  head.write('meta', 20);
  head.writeUInt32BE(20, 28);
  head.write('ispe', 32);
  head.writeUInt32BE(width, 40);
  head.writeUInt32BE(height, 44);
  return head;
}
