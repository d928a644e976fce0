import type { IncomingMessage } from 'node:http';
import type { Config } from '../config/config.ts';
import { askServer } from './ask-server.ts';
import { encodeBackup, writeBackup } from './backup-file.ts';
import { type KeyLocation, readStoredKeys } from './stored-keys.ts';
import { recordBackup } from './note-backup.ts';
import { withDatabase } from './open-directly.ts';
import { takeSnapshot } from './take-snapshot.ts';

/**
 * Writes a consistent snapshot to one file, with or without a running server, and returns the number of rows. It
 * includes the keys that the installation stores.
 */
export async function backUp(
  config: KeyLocation & Pick<Config, 'databaseUrl'>,
  file: string,
): Promise<number> {
  const running: IncomingMessage | null = config.databaseUrl
    ? null
    : await askServer(config.dataFolder, { command: 'backup' });
  if (running) return writeBackup(file, running);
  const keys = await readStoredKeys(config);
  return withDatabase(config, async (database) => {
    const at = new Date();
    const rows = await writeBackup(file, encodeBackup(takeSnapshot(database, { at, keys })));
    await recordBackup(database, at);
    return rows;
  });
}
