import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import type { Config } from '../config.ts';
import { openEmbeddedDatabase, openPostgresDatabase } from '../database.ts';
import { parseSigningKeys, signingKeysFile } from '../signing-keys.ts';
import { backupLines } from './backup-file.ts';
import { type Loaded, loadSnapshot } from './load-snapshot.ts';
import { closing, embeddedFolder, holdsEmbedded, withLock } from './open-directly.ts';

interface Restored {
  madeAt: string;
  rows: number;
  /** Where the keys of access tokens are from now on; `lost`: everybody signs in again. */
  keys: 'restored' | 'configured' | 'lost';
}

type Place = Pick<Config, 'dataFolder' | 'databaseUrl' | 'signingKeys'>;

/** Into an empty database or a data folder without one. With an error nothing is left behind. */
export async function restore(config: Place, file: string): Promise<Restored> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const loaded = config.databaseUrl
    ? await closing(openPostgresDatabase(config.databaseUrl, { connections: 1 }), (database) =>
        loadSnapshot(database, backupLines(file)),
      )
    : await restoreEmbedded(config, file);
  return { madeAt: loaded.madeAt, rows: loaded.rows, keys: await restoreKeys(config, loaded.signingKeys) };
}

function restoreEmbedded(config: Place, file: string): Promise<Loaded> {
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

async function restoreKeys(config: Place, kept: string | undefined): Promise<Restored['keys']> {
  if (config.signingKeys) return 'configured';
  if (kept === undefined) return 'lost';
  parseSigningKeys(kept);
  await mkdir(config.dataFolder, { recursive: true, mode: 0o700 });
  try {
    await writeFile(signingKeysFile(config.dataFolder), kept, { mode: 0o600, flag: 'wx' });
    return 'restored';
  } catch {
    // A key that is there already is somebody's: it is left.
    return 'lost';
  }
}
