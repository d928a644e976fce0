/** What the build made for reading without a network; scripts/build/offline-files.ts writes it into the worker. */
export interface OfflineFiles {
  /** Changes with every byte of them. */
  version: string;
  /** The page of a path as the router writes it: `/resources/:id` stands for every article. */
  pages: readonly (readonly [path: string, file: string])[];
  /** Everything that is kept, the pages among them. */
  files: readonly string[];
}

/** Shown for every other address. */
export const OFFLINE_PAGE = '/offline.html';
