import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const TESTED = ['src', 'dev', 'evals', 'tests'];

/** Every test file, as a path from the root with forward slashes. */
export function testFiles(): string[] {
  return TESTED.flatMap((folder) => globSync(`${folder}/**/*.test.{ts,tsx}`, { cwd: root })).map((file) =>
    file.replaceAll(path.sep, '/'),
  );
}

/** The files that differ from the merge base with `main`: committed, staged, changed and new ones, but no deleted ones. */
export function touchedFiles(folder = root): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .filter((line) => line !== '');
  const base = ['origin/main', 'main'].map((branch) => mergeBase(git, branch)).find(Boolean) ?? 'HEAD';
  const changed = git('diff', '--name-only', '--diff-filter=d', '--relative', base);
  return [...new Set([...changed, ...git('ls-files', '--others', '--exclude-standard')])];
}

/** Undefined in a clone without that branch. */
function mergeBase(git: (...args: string[]) => string[], branch: string): string | undefined {
  try {
    return git('merge-base', 'HEAD', branch)[0];
  } catch {
    return undefined;
  }
}
