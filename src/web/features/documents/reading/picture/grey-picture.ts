/** Brightness of each pixel, 0 for black to 255 for white, row by row. */
export interface GrayPicture {
  width: number;
  height: number;
  dots: Uint8Array<ArrayBuffer>;
}

export function toGrayPicture(colors: Uint8ClampedArray, width: number, height: number): GrayPicture {
  const dots = new Uint8Array(width * height);
  for (let at = 0; at < dots.length; at += 1) {
    const from = at * 4;
    dots[at] = ((colors[from] ?? 0) * 77 + (colors[from + 1] ?? 0) * 150 + (colors[from + 2] ?? 0) * 29) >> 8;
  }
  return { width, height, dots };
}

/** The input format of the recognizer: a portable graymap. */
export function portableGreyMap({ width, height, dots }: GrayPicture): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + dots.length);
  file.set(head);
  file.set(dots, head.length);
  return file;
}
