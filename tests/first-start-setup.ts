import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startAppOn } from './e2e/running-app.ts';
import { logFolderOf } from './logs/log-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    firstStartData: string;
  }
}

const folder = await mkdtemp(path.join(tmpdir(), 'evenkeel-first-start-'));

/** The data folder after a first start: creating the database takes seconds, but copying it is immediate. */
export async function setup(project: TestProject): Promise<void> {
  const app = await startAppOn(folder, {}, logFolderOf(project.name));
  await app.stop();
  // A socket cannot be copied.
  const sockets = (await readdir(folder)).filter((name) => name.endsWith('.sock'));
  await Promise.all(sockets.map((name) => rm(path.join(folder, name))));
  project.provide('firstStartData', folder);
}

export async function teardown(): Promise<void> {
  await rm(folder, { recursive: true });
}
