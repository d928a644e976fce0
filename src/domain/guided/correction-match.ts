import type { Day } from '../tools/day.ts';
import type { Correction } from './correction.ts';
import type { Flow, Slot } from './flow.ts';
import type { Run } from './run.ts';

/** A correction, or the answers that it could be about. */
export type CorrectionMatch =
  | { kind: 'change'; correction: Correction }
  | { kind: 'which'; slots: readonly Slot[] };

export interface Search {
  flow: Flow;
  run: Run;
  /** The open question. Null if all are answered. */
  open: Slot | null;
  text: string;
  today: Day;
}
