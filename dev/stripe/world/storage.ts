import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { emptyState, type State } from './state.ts';

/** Increased when the stored form changes: an older file is discarded. */
const VERSION = 1;

const storedFile = v.object({ version: v.literal(VERSION), state: v.looseObject({}) });

export interface Storage {
  state: State;
  save: () => void;
  saved: () => Promise<void>;
}

/** Stores the state in a file, so that a restart finds the objects again. Without a file it stays in memory. */
export async function openStorage(file: string | undefined): Promise<Storage> {
  const state = { ...emptyState(), ...(file && (await readState(file))) };
  let saving: Promise<void> | undefined;
  let isStale = false;

  async function saveAll(into: string): Promise<void> {
    while (isStale) {
      isStale = false;
      await writeState(into, state).catch(() => undefined);
    }
    saving = undefined;
  }

  return {
    state,
    save() {
      if (file === undefined) return;
      isStale = true;
      saving ??= saveAll(file);
    },
    saved: () => saving ?? Promise.resolve(),
  };
}

async function readState(file: string): Promise<Partial<State>> {
  try {
    // Only this program writes the file, so the version guarantees the form.
    return v.parse(storedFile, JSON.parse(await readFile(file, 'utf8'))).state;
  } catch {
    return {};
  }
}

async function writeState(file: string, state: State): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.new`, JSON.stringify({ version: VERSION, state }), { mode: 0o600 });
  await rename(`${file}.new`, file);
}
