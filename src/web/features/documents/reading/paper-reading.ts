import type { PaperPage } from '#domain/papers/paper.ts';

/** A page in the form that the screen shows next to the facts. */
export interface PagePreview {
  /** Width divided by height. Null if the paper has no pages. */
  shape: number | null;
  /** Draws the page. Absent if the page has only text. */
  draw?: (canvas: HTMLCanvasElement, width: number) => Promise<void>;
}

export interface PaperReading {
  pages: PaperPage[];
  shown: PagePreview[];
  /** Releases the file and the resources for reading it. */
  close: () => void;
}

export type Progress = { kind: 'fetching'; part: number } | { kind: 'reading'; page: number; of: number };

export interface ReadingOptions {
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
}
