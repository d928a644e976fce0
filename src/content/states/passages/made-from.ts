import type { StateFile } from '../state-file.ts';
import type { StateLines } from '../state-lines.ts';

/** What a passage on a state is made from. */
export interface MadeFrom {
  state: StateFile;
  /** The state's name as it stands in an id, e.g. "new-york". */
  key: string;
  lines: StateLines;
}
