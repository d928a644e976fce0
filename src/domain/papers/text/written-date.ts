import type { Day } from '../../tools/day.ts';
import type { Doubt } from '../paper.ts';

/** A date as written in the running text. */
export interface WrittenDate {
  from: number;
  to: number;
  day: Day;
  doubts: readonly Doubt[];
  isStamp: boolean;
}
