import type { GrayPicture } from './grey-picture.ts';
import { INK } from './level-picture.ts';

/** The maximum tilt of a page placed by hand. */
const MAX_DEGREES = 6;
const STEP = 0.5;
const FINE_STEP = 0.1;
/** A smaller rotation doesn't change the result. */
const MIN_DEGREES = 0.15;

/**
 * Rotates the page until its lines are level: on a page tilted by two degrees the recognizer silently skips whole lines.
 */
export function turnLevel(picture: GrayPicture): GrayPicture {
  const degrees = skewOf(picture);
  return Math.abs(degrees) < MIN_DEGREES ? picture : turned(picture, degrees);
}

/** The angle at which the ink forms the sharpest rows. */
function skewOf(picture: GrayPicture): number {
  const ink = inkOf(picture);
  const coarse = bestAngle(ink, picture.height, range(-MAX_DEGREES, MAX_DEGREES, STEP));
  return bestAngle(ink, picture.height, range(coarse - STEP, coarse + STEP, FINE_STEP));
}

/** Pixels with ink, sampling every third pixel. */
function inkOf({ width, height, dots }: GrayPicture): { x: Int16Array; y: Int16Array } {
  const found: number[] = [];
  // The edge of a picture shows the table under the page.
  const [marginX, marginY] = [Math.round(width * 0.04), Math.round(height * 0.04)];
  for (let y = marginY; y < height - marginY; y += 3) {
    for (let x = marginX; x < width - marginX; x += 3) {
      if ((dots[y * width + x] ?? 255) < INK) found.push(x, y);
    }
  }
  return {
    x: Int16Array.from({ length: found.length / 2 }, (_, at) => found[at * 2] ?? 0),
    y: Int16Array.from({ length: found.length / 2 }, (_, at) => found[at * 2 + 1] ?? 0),
  };
}

function bestAngle(ink: ReturnType<typeof inkOf>, height: number, angles: readonly number[]): number {
  let best = { angle: 0, score: -1 };
  for (const angle of angles) {
    const slope = Math.tan((angle * Math.PI) / 180);
    const rows = new Uint32Array(Math.ceil(height / 3) + 400);
    for (let at = 0; at < ink.x.length; at += 1) {
      const row = Math.round(((ink.y[at] ?? 0) - (ink.x[at] ?? 0) * slope) / 3) + 150;
      if (row >= 0 && row < rows.length) rows[row] = (rows[row] ?? 0) + 1;
    }
    let score = 0;
    for (let row = 1; row < rows.length; row += 1) score += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2;
    if (score > best.score) best = { angle, score };
  }
  return best.angle;
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => from + at * step);
}

function turned({ width, height, dots }: GrayPicture, degrees: number): GrayPicture {
  const result = new Uint8Array(dots.length).fill(255);
  const angle = (degrees * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const [middleX, middleY] = [width / 2, height / 2];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const fromX = cosine * (x - middleX) - sine * (y - middleY) + middleX;
      const fromY = sine * (x - middleX) + cosine * (y - middleY) + middleY;
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue;
      const [shareX, shareY] = [fromX - left, fromY - top];
      const at = top * width + left;
      const upper = (dots[at] ?? 255) * (1 - shareX) + (dots[at + 1] ?? 255) * shareX;
      const lower = (dots[at + width] ?? 255) * (1 - shareX) + (dots[at + width + 1] ?? 255) * shareX;
      result[y * width + x] = upper * (1 - shareY) + lower * shareY;
    }
  }
  return { width, height, dots: result };
}
