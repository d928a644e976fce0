import { READ_PIXELS } from './limits.ts';

/** Small print is recognized better when enlarged a little. More has no effect. */
const MAX_SCALE = 1.2;

/** The scale factor for a picture before it is recognized. */
export function enlargement({ width, height }: { width: number; height: number }): number {
  return Math.min(MAX_SCALE, Math.sqrt(READ_PIXELS / (width * height)));
}
