import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Config } from '../config/config.ts';
import { openEmbeddedDatabase, openPostgresDatabase } from '../database/database.ts';
import { backupLines } from './backup-file.ts';
import { type RestoredKeys, type KeyLocation, prepareKeyFolder, restoreKeys } from './stored-keys.ts';
import { type LoadedSnapshot, loadSnapshot } from './load-snapshot.ts';
import { closing, embeddedFolder, holdsEmbedded, withLock } from './open-directly.ts';

interface Restored {
  madeAt: string;
  rows: number;
  /** The new location of the keys of access tokens. `lost`: everybody has to sign in again. */
  keys: RestoredKeys;
  /** The location of the push notification key. `lost`: people have to turn notifications on again. */
  pushKey: RestoredKeys;
  /** The location of the key of stored papers. `lost`: stored papers cannot be opened. */
  paperKey: RestoredKeys;
}

type Place = KeyLocation & Pick<Config, 'databaseUrl'>;

/** Restores into an empty database, or into a data folder without one. After an error nothing is left behind. */
export async function restore(config: Place, file: string): Promise<Restored> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  await prepareKeyFolder(config);
  const loaded = config.databaseUrl
    ? await closing(openPostgresDatabase(config.databaseUrl, { connections: 1 }), (database) =>
        loadSnapshot(database, backupLines(file)),
      )
    : await restoreEmbedded(config, file);
  return { madeAt: loaded.madeAt, rows: loaded.rows, ...(await restoreKeys(config, loaded.keys)) };
}

function restoreEmbedded(config: Place, file: string): Promise<LoadedSnapshot> {
  if (holdsEmbedded(config)) {
    throw new Error(
      `${config.dataFolder} holds a database. A backup is restored into an empty folder: nothing is ever overwritten.`,
    );
  }
  return withLock(config, async () => {
    const folder = embeddedFolder(config);
    try {
      return await closing(await openEmbeddedDatabase(folder), (database) =>
        loadSnapshot(database, backupLines(file)),
      );
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
  });
}
