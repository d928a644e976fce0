import path from 'node:path';

/** Where what the servers of that project's tests log, and what is said to them, is kept until the next run. */
export function logFolderOf(project: string): string {
  return path.resolve(import.meta.dirname, '../../artefacts/logs', project);
}
