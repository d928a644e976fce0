import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { makeSnapshot, makeTemplate } from './migrated.ts';
import { type TestPostgres, startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    snapshotFile: string;
  }
}

let postgres: TestPostgres | undefined;
let folder: string | undefined;

/** Starts one PostgreSQL for the whole project. Each test file gets copies of databases that are migrated here, once. */
export async function setup(project: TestProject): Promise<void> {
  folder = await mkdtemp(path.join(tmpdir(), 'evenkeel-migrated-'));
  const snapshotFile = path.join(folder, 'snapshot.tar');
  postgres = await startPostgres();
  // Done one after the other: the embedded database blocks this process, and a connection would time out.
  await makeTemplate(postgres.url);
  await makeSnapshot(snapshotFile);
  project.provide('postgresUrl', postgres.url);
  project.provide('snapshotFile', snapshotFile);
}

export async function teardown(): Promise<void> {
  await postgres?.stop();
  if (folder) await rm(folder, { recursive: true });
}
