import path from 'node:path';

/** The full path of a file of `evals/banks`. */
export function bankFile(name: string): string {
  return path.join(import.meta.dirname, '../banks', name);
}
