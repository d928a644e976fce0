import { type Flag, isHardStop } from './flag.ts';

/** Hours to wait before sending. Waiting a day is fine in most cases, unless a child is at risk. */
export type CoolOff = 0 | 1 | 24;

const MANY_FLAGS = 4;

export function coolOffAfter(flags: readonly Flag[], isUrgent: boolean): CoolOff {
  if (isUrgent || flags.length === 0) return 0;
  return flags.some(({ kind }) => isHardStop(kind)) || flags.length >= MANY_FLAGS ? 24 : 1;
}
