import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/longest-first.ts';

// Most files run in a process of their own, and so do the servers that they start: what has been compiled once is read.
process.env['NODE_COMPILE_CACHE'] ??= path.join(import.meta.dirname, 'artefacts/compiled');

const inBrowser = ['src/web/**/*.test.{ts,tsx}', 'src/chat-frame/**/*.test.{ts,tsx}'];

// Imported by Node itself, as the server is: under Vite's runner each use of an imported name is a look-up, and what
// computes takes several times as long.
const byNode = { experimental: { viteModuleRunner: false, nodeLoader: false } };

// The database, contract and browser projects share one PostgreSQL cluster; each file has its own database.
export default defineConfig({
  test: {
    // By itself Vitest leaves one core unused, which is half of a small machine.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.ts',
            'dev/**/*.test.ts',
            'evals/**/*.test.ts',
            'tests/*.test.ts',
            'tests/logs/*.test.ts',
          ],
          exclude: inBrowser,
          testTimeout: 20_000,
          hookTimeout: 60_000,
          ...byNode,
          // The files of a worker share its modules: the models and texts that many of them need are read once.
          isolate: false,
        },
      },
      {
        // What the browser runs has JSX, which Node does not read.
        test: {
          name: 'unit-web',
          include: inBrowser,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'db',
          include: ['tests/db/**/*.test.ts'],
          globalSetup: ['tests/postgres-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          globalSetup: ['tests/postgres-setup.ts', 'tests/logs/keep-logs-setup.ts'],
          setupFiles: ['tests/logs/hear-in-worker.ts'],
          // Long enough for a machine that is busy with other work as well.
          testTimeout: 90_000,
          hookTimeout: 120_000,
          // A worker often waits for a killed or restarted server.
          maxWorkers: 3,
          ...byNode,
          // The files of a worker share its modules: the app, its models and the compiled embedded database.
          isolate: false,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/logs/keep-logs-setup.ts', 'tests/first-start-setup.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
          // As long as Playwright itself waits; by itself Vitest gives up after a second.
          expect: { poll: { timeout: 30_000 } },
          // Each file has an app and a database of its own. A worker waits a third of its time for pages and answers.
          maxWorkers: 3,
          ...byNode,
          // The files of a worker share its modules and, through them, its browser (stage.ts).
          isolate: false,
        },
      },
    ],
  },
});
