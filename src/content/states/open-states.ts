import { readFileSync, readdirSync } from 'node:fs';
import { type StateFile, readState } from './state-file.ts';

const statesFolder = new URL('../../../content/states/', import.meta.url);

/** Files of every state and D.C., ordered by code. */
export function openStates(folder = statesFolder): StateFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .toSorted()
    .map((name) => readState(readFileSync(new URL(name, folder), 'utf8')));
}
