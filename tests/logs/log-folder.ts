import path from 'node:path';

/** The folder of a test project's server logs and recorded input, kept until the next run. */
export function logFolderOf(project: string): string {
  return path.resolve(import.meta.dirname, '../../artefacts/logs', project);
}
