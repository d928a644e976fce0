import type { StateFile } from '../state-file.ts';
import type { StateLines } from '../state-lines.ts';

/** The input from which a passage about a state is made. */
export interface MadeFrom {
  state: StateFile;
  /** The state's name as used in an ID, e.g. "new-york". */
  key: string;
  lines: StateLines;
}
