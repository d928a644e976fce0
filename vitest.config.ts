import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/longest-first.ts';

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
            'src/**/*.test.{ts,tsx}',
            'dev/**/*.test.ts',
            'evals/**/*.test.ts',
            'tests/*.test.ts',
            'tests/logs/*.test.ts',
          ],
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
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/logs/keep-logs-setup.ts', 'tests/first-start-setup.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
          // Each file has an app, a database and a browser of its own; more at once only wait for one another.
          maxWorkers: 2,
        },
      },
    ],
  },
});
