import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config/config.ts';

type KeyPlace = Pick<Config, 'databaseUrl' | 'dataFolder' | 'environment' | 'paperKey' | 'supabase'>;

const KEY_BYTES = 32;

/**
 * The encryption key of stored papers. Null if several copies of the server may run without a configured common key:
 * then no paper is stored.
 */
export async function openPaperKey(config: KeyPlace): Promise<Buffer | null> {
  const isAlone = (config.databaseUrl === undefined && !config.supabase) || config.environment === 'local';
  const key = config.paperKey ?? (isAlone ? await openStoredKey(config.dataFolder) : null);
  return key === null ? null : Buffer.from(key, 'base64url');
}

export function isPaperKey(key: string): boolean {
  return /^[\w-]{43}$/.test(key) && Buffer.from(key, 'base64url').length === KEY_BYTES;
}

export function paperKeyFile(dataFolder: string): string {
  return path.join(dataFolder, 'paper-key');
}

/** The installation's own key, generated at the first start and readable only by its user. */
async function openStoredKey(dataFolder: string): Promise<string> {
  const file = paperKeyFile(dataFolder);
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  const kept = await readFile(file, 'utf8').catch(() => null);
  if (kept !== null) {
    // It is not replaced, because stored papers may be encrypted with it.
    if (!isPaperKey(kept.trim())) throw new Error(`${file} holds no key. Restore it from a backup.`);
    return kept.trim();
  }
  const key = randomBytes(KEY_BYTES).toString('base64url');
  await writeFile(file, `${key}\n`, { mode: 0o600, flag: 'wx' });
  return key;
}
