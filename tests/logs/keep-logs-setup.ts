import { mkdir, rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { logFolderOf } from './log-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    logFolder: string;
  }
}

/**
 * The folder to which the servers of this project's tests write their logs. scripts/search-logs.ts searches them at the
 * end.
 */
export async function setup(project: TestProject): Promise<void> {
  const folder = logFolderOf(project.name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  project.provide('logFolder', folder);
}
