import type { TestProject } from 'vitest/node';
import { type TestPostgres, startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

let postgres: TestPostgres | undefined;

/** One PostgreSQL for the whole project; each test file makes its own database in it. */
export async function setup(project: TestProject): Promise<void> {
  postgres = await startPostgres();
  project.provide('postgresUrl', postgres.url);
}

export async function teardown(): Promise<void> {
  await postgres?.stop();
}
