import type { TestProject } from 'vitest/node';
import { cachedSnapshot } from './kept-snapshot.ts';
import { makeTemplate } from './migrated.ts';
import { type TestPostgres, startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    snapshotFile: string;
  }
}

let postgres: TestPostgres | undefined;

/** Starts one PostgreSQL for the whole project. Each test file gets copies of databases that are migrated here, once. */
export async function setup(project: TestProject): Promise<void> {
  postgres = await startPostgres();
  // Done one after the other: the embedded database blocks this process, and a connection would time out.
  await makeTemplate(postgres.url);
  project.provide('postgresUrl', postgres.url);
  project.provide('snapshotFile', await cachedSnapshot());
}

export async function teardown(): Promise<void> {
  await postgres?.stop();
}
