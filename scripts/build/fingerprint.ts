import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const stamp = path.join(root, 'dist/web.fingerprint');
const FOLDERS = [
  ...['web', 'chat-frame', 'design', 'domain', 'contract', 'content'].map((name) => `src/${name}`),
  'content/states',
  'content/cases',
  'content/prompts',
  'content/resources',
  'content/safety',
  'content/tools',
];
const FILES = [
  'src/index.html',
  'src/chat-frame.html',
  'scripts/build.mjs',
  'vite.config.ts',
  'content/advisors.yaml',
  'content/first-steps.yaml',
  'content/sources.yaml',
  'package-lock.json',
];

/** A hash over all inputs of the build. */
export async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of [...FILES, ...(await filesIn([...FOLDERS, 'scripts/build']))]) {
    hash.update(`${file}\0`).update(await readFile(path.join(root, file)));
  }
  return hash.digest('hex');
}

export async function isBuilt(inputs: string): Promise<boolean> {
  if (!existsSync(stamp) || !existsSync(path.join(root, 'dist/web/csp.json'))) return false;
  return (await readFile(stamp, 'utf8')) === inputs;
}

export function markBuilt(inputs: string): Promise<void> {
  return writeFile(stamp, inputs);
}

async function filesIn(folders: readonly string[]): Promise<string[]> {
  const lists = folders.map(async (folder) => {
    const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
  });
  return (await Promise.all(lists)).flat().toSorted();
}
