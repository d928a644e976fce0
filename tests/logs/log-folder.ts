import path from 'node:path';

/** The folder for the server logs and recorded input of a test project, kept until the next run. */
export function logFolderOf(project: string): string {
  return path.resolve(import.meta.dirname, '../../artefacts/logs', project);
}
