import { openStates } from './open-states.ts';
import type { StateFile } from './state-file.ts';

/** Every state and D.C. by its two-letter code, loaded once. */
export const statesByCode: ReadonlyMap<string, StateFile> = new Map(
  openStates().map((state) => [state.code, state]),
);
