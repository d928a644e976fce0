import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { JWK } from 'jose';
import * as v from 'valibot';
import { generateSigningKey } from './access-token.ts';

const storedKeys = v.pipe(
  v.array(v.looseObject({ kty: v.literal('EC'), crv: v.literal('P-256'), d: v.string(), kid: v.string() })),
  v.minLength(1),
);

/** Parses a JSON array of private JWKs that sign access tokens. Throws on anything else. */
export function parseSigningKeys(json: string): JWK[] {
  return v.parse(storedKeys, JSON.parse(json));
}

export function signingKeysFile(dataFolder: string): string {
  return path.join(dataFolder, 'signing-keys.json');
}

/**
 * The installation's own keys, generated at the first start and readable only by the operating system user that runs the
 * server.
 */
export async function openStoredSigningKeys(dataFolder: string): Promise<JWK[]> {
  const file = signingKeysFile(dataFolder);
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  const kept = await readFile(file, 'utf8').catch(() => null);
  if (kept !== null) return parseSigningKeys(kept);
  const keys = [await generateSigningKey()];
  await writeFile(file, JSON.stringify(keys, null, 2), { mode: 0o600, flag: 'wx' });
  return keys;
}
