import path from 'node:path';
import { build } from 'vite';
import type { OfflineFiles } from '../../src/web/service-worker/offline-files.ts';

const folder = path.resolve(import.meta.dirname, '../../src/web/service-worker');

/**
 * Builds the service worker as one file at a fixed URL, where browsers look for updates, and the script that removes it.
 */
export async function buildServiceWorkers(outDir: string, offline: OfflineFiles): Promise<void> {
  for (const name of ['service-worker', 'no-service-worker']) {
    await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      define: { OFFLINE_FILES: JSON.stringify(offline) },
      build: {
        outDir,
        emptyOutDir: false,
        rolldownOptions: {
          input: path.join(folder, `${name}.ts`),
          output: { format: 'iife', entryFileNames: `${name}.js` },
        },
      },
    });
  }
}
