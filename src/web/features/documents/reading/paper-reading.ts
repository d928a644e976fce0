import type { PaperPage } from '#domain/papers/paper.ts';

/** A page as the screen shows it beside what was found. */
export interface ShownPage {
  /** Width divided by height; null where the paper has no pages. */
  shape: number | null;
  /** Draws the page; absent where there is nothing to draw but its text. */
  draw?: (canvas: HTMLCanvasElement, width: number) => Promise<void>;
}

export interface PaperReading {
  pages: PaperPage[];
  shown: ShownPage[];
  /** Lets go of the file and of what it took to read it. */
  close: () => void;
}

export type Progress = { kind: 'fetching'; part: number } | { kind: 'reading'; page: number; of: number };

export interface ReadingOptions {
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
}
