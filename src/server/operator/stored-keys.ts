import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { Config } from '../config/config.ts';
import { isPaperKey, paperKeyFile } from '../papers/paper-key.ts';
import { isPrivateKey } from '../reminders/push-config.ts';
import { pushKeyFile } from '../reminders/open-push.ts';
import { parseSigningKeys, signingKeysFile } from '../auth/tokens/signing-keys.ts';

export type KeyLocation = Pick<Config, 'dataFolder' | 'signingKeys' | 'push' | 'paperKey'>;

/** Private keys that an installation stores next to its database. Absent: the key is configured, or there is none. */
export interface InstallationKeys {
  /** Private keys of access tokens. */
  signingKeys?: string | undefined;
  /** The private key of push notifications. */
  pushKey?: string | undefined;
  /** The encryption key of the papers that people store. */
  paperKey?: string | undefined;
}

/** The new location of the keys. `lost`: new keys were generated. */
export type RestoredKeys = 'restored' | 'configured' | 'lost';

export async function readStoredKeys(config: KeyLocation): Promise<InstallationKeys> {
  const [signingKeys, pushKey, paperKey] = await Promise.all([
    config.signingKeys ? undefined : readKept(signingKeysFile(config.dataFolder)),
    config.push.privateKey ? undefined : readKept(pushKeyFile(config.dataFolder)),
    config.paperKey ? undefined : readKept(paperKeyFile(config.dataFolder)),
  ]);
  return {
    ...(signingKeys !== undefined && { signingKeys }),
    ...(pushKey !== undefined && { pushKey }),
    ...(paperKey !== undefined && { paperKey }),
  };
}

function readKept(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined);
}

/** Fails before anything is restored. With all keys configured no file is written, so the folder may be read-only. */
export async function prepareKeyFolder({
  dataFolder,
  signingKeys,
  push,
  paperKey,
}: KeyLocation): Promise<void> {
  if (signingKeys && push.privateKey && paperKey) return;
  await mkdir(dataFolder, { recursive: true, mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    throw new Error(
      `Can’t create ${dataFolder} (${error.code}). Set DATA_DIR to a folder this account can write, for the keys.`,
    );
  });
}

/** Throws if the backup contains anything else. */
export async function restoreKeys(
  config: KeyLocation,
  { signingKeys, pushKey, paperKey }: InstallationKeys,
): Promise<{ keys: RestoredKeys; pushKey: RestoredKeys; paperKey: RestoredKeys }> {
  if (signingKeys !== undefined) parseSigningKeys(signingKeys);
  if (pushKey !== undefined && !isPrivateKey(pushKey.trim())) {
    throw new Error('The key of notices in this backup cannot be used.');
  }
  if (paperKey !== undefined && !isPaperKey(paperKey.trim())) {
    throw new Error('The key of kept papers in this backup cannot be used.');
  }
  return {
    keys: config.signingKeys
      ? 'configured'
      : await restoreStoredKeys(signingKeysFile(config.dataFolder), signingKeys),
    pushKey: config.push.privateKey
      ? 'configured'
      : await restoreStoredKeys(pushKeyFile(config.dataFolder), pushKey),
    paperKey: config.paperKey
      ? 'configured'
      : await restoreStoredKeys(paperKeyFile(config.dataFolder), paperKey),
  };
}

async function restoreStoredKeys(file: string, kept: string | undefined): Promise<RestoredKeys> {
  if (kept === undefined) return 'lost';
  try {
    await writeFile(file, kept, { mode: 0o600, flag: 'wx' });
    return 'restored';
  } catch {
    // An existing key may be in use, so it is not replaced.
    return 'lost';
  }
}
