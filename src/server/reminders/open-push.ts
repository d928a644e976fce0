import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config/config.ts';
import { isPrivateKey, newPrivateKey } from './push-config.ts';
import { type PushService, pushService } from './push-service.ts';

/**
 * Null if several copies of the server may run without a configured common key: a browser accepts notifications only
 * of the key that it subscribed with.
 */
export async function openPush(config: Config): Promise<PushService | null> {
  const isAlone = config.databaseUrl === undefined || config.environment === 'local';
  const privateKey = config.push.privateKey ?? (isAlone ? await openStoredKey(config.dataFolder) : null);
  return privateKey === null ? null : pushService(config, privateKey);
}

export function pushKeyFile(dataFolder: string): string {
  return path.join(dataFolder, 'push-key');
}

/** The installation's own key, generated at the first start and readable only by its user. */
async function openStoredKey(dataFolder: string): Promise<string> {
  const file = pushKeyFile(dataFolder);
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  const kept = await readFile(file, 'utf8').catch(() => null);
  if (kept !== null) {
    if (!isPrivateKey(kept.trim()))
      throw new Error(`${file} holds no key. Delete it to have a new one made.`);
    return kept.trim();
  }
  const key = newPrivateKey();
  await writeFile(file, `${key}\n`, { mode: 0o600, flag: 'wx' });
  return key;
}
