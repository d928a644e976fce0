/** The build's list of files for reading offline. scripts/build/offline-files.ts writes it into the worker. */
export interface OfflineFiles {
  /** A hash that changes with every byte of the files. */
  version: string;
  /** The route of a path: `/resources/:id` is every article. */
  pages: readonly (readonly [path: string, file: string])[];
  /** Every cached file, including the pages. */
  files: readonly string[];
}

/** Shown for every address that is not cached. */
export const OFFLINE_PAGE = '/offline.html';
