import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { OFFLINE_PAGE, type OfflineFiles } from '../../src/web/service-worker/offline-files.ts';
import { type Chunks, chunkOf, chunksSchema, closure, closureWithLater, entries } from './chunks.ts';

/** The routes for reading offline: the deadlines, the library, the safety pages. */
const screens: Readonly<Record<string, readonly string[]>> = {
  '/': ['signed-in-frame.tsx', 'dashboard-screen.tsx'],
  '/resources': ['signed-in-frame.tsx', 'features/resources/resources-page.tsx'],
  '/resources/:id': ['signed-in-frame.tsx', 'features/resources/resource-page.tsx'],
  '/safety': ['features/safety-help/safety-page.tsx'],
  '/safety-protocol': ['features/safety-help/protocol-page.tsx'],
};

/** Lists the files that the worker caches, and writes their size in bytes to offline.json for the settings. */
export async function listOfflineFiles(web: string): Promise<OfflineFiles> {
  const chunks = v.parse(chunksSchema, JSON.parse(await readFile(path.join(web, 'chunks.json'), 'utf8')));
  const names = v.parse(
    v.record(v.string(), v.string()),
    JSON.parse(await readFile(path.join(web, 'pages.json'), 'utf8')),
  );
  const pages = Object.keys(screens).map((screen) => [screen, `/${names[screen]}`] as const);
  const files = [
    OFFLINE_PAGE,
    ...pages.map(([, file]) => file),
    ...codeOf(chunks),
    ...(await fontsAndIcons(web)),
  ];
  const contents = await Promise.all(files.map((file) => readFile(path.join(web, file))));
  const hash = createHash('sha256');
  for (const [at, content] of contents.entries()) hash.update(`${files[at]}\0`).update(content);
  const bytes = contents.reduce((sum, content) => sum + content.length, 0);
  await writeFile(path.join(web, 'offline.json'), JSON.stringify({ bytes }));
  return { version: hash.digest('hex').slice(0, 16), pages, files };
}

/** Only the entry itself, because every screen there is derived from it. */
function codeOf(chunks: Chunks): string[] {
  const app = closure(chunks, entries.web);
  const entry = chunkOf(chunks, entries.web);
  const sources = [...new Set(Object.values(screens).flat())].map((source) => `web/${source}`);
  return [...new Set([...app, ...closureWithLater(chunks, [entry], ...sources)])];
}

async function fontsAndIcons(web: string): Promise<string[]> {
  const names = await readdir(web, { recursive: true });
  return names.filter((name) => /\.woff2$|^(favicon|faces\/\w+)\.svg$/.test(name)).map((name) => `/${name}`);
}
