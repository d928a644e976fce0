import type { IncomingMessage } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { Config } from '../config.ts';
import { signingKeysFile } from '../signing-keys.ts';
import { askServer } from './ask-server.ts';
import { packed, writeBackup } from './backup-file.ts';
import { withDatabase } from './open-directly.ts';
import { takeSnapshot } from './take-snapshot.ts';

/**
 * One moment of everything in one file, whether a server runs or not; returns how many rows it holds. The keys of
 * access tokens are in it where the installation keeps its own.
 */
export async function backUp(
  config: Pick<Config, 'dataFolder' | 'databaseUrl' | 'signingKeys'>,
  file: string,
): Promise<number> {
  const running: IncomingMessage | null = config.databaseUrl
    ? null
    : await askServer(config.dataFolder, { command: 'backup' });
  if (running) return writeBackup(file, running);
  const signingKeys = await keptKeys(config);
  return withDatabase(config, (database) =>
    writeBackup(
      file,
      packed(takeSnapshot(database, { at: new Date(), ...(signingKeys !== undefined && { signingKeys }) })),
    ),
  );
}

/** Undefined where they come from the configuration, or where there are none yet. */
export async function keptKeys(
  config: Pick<Config, 'dataFolder' | 'signingKeys'>,
): Promise<string | undefined> {
  if (config.signingKeys) return undefined;
  return readFile(signingKeysFile(config.dataFolder), 'utf8').catch(() => undefined);
}
