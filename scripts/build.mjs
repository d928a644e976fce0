// Builds the web app into dist/web: pages, assets, their compressed copies and the hashes for the policy.
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { compressFiles } from './build/compress.ts';
import { fingerprint, isBuilt, markBuilt } from './build/fingerprint.ts';
import { listOfflineFiles } from './build/offline-files.ts';
import { finishPages } from './build/pages.ts';
import { buildServiceWorkers } from './build/service-worker.ts';
import { root } from './setup.mjs';

process.env.NODE_ENV = 'production';
const dist = path.join(root, 'dist');
const inputs = await fingerprint();

if (await isBuilt(inputs)) console.log('The web app is already built.');
else await buildWeb();

async function buildWeb() {
  const start = performance.now();
  // Built in another folder and then swapped, so that a running server never sees half a build.
  const work = path.join(dist, `.building-${process.pid}`);
  try {
    const web = path.join(work, 'web');
    const { build } = await import('vite');
    const common = { configFile: path.join(root, 'vite.config.ts'), logLevel: 'warn' };
    await build({ ...common, build: { outDir: web } });
    await build({ ...common, build: { ssr: true, outDir: path.join(work, 'drawing') } });
    await finishPages({ web, drawing: path.join(work, 'drawing/prerender.js') });
    await buildServiceWorkers(web, await listOfflineFiles(web));
    await rename(path.join(web, 'chunks.json'), path.join(work, 'web-chunks.json'));
    await compressFiles(web);
    await exchange(work);
    await markBuilt(inputs);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  console.log(`Built the web app in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
}

async function exchange(work) {
  await mkdir(dist, { recursive: true });
  await rename(path.join(dist, 'web'), path.join(work, 'old')).catch((error) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(path.join(work, 'web'), path.join(dist, 'web'));
  await rename(path.join(work, 'web-chunks.json'), path.join(dist, 'web-chunks.json'));
}
