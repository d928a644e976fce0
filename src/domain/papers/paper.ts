/** A part of a page, each number as a share of its width or height, from the top left. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface PaperLine {
  /** From 0. */
  page: number;
  text: string;
  /** Absent where a paper has no pages, as in a word processor's file. */
  box: Box | null;
  /** How sure the reading is, 0 to 100; 100 where the text stood in the file. */
  confidence: number;
  /** The words that were read with effort: characters of the text. */
  unclear?: readonly { from: number; to: number }[];
}

/** How a page came to be text. */
export type PageSource = 'text' | 'picture';

export interface PaperPage {
  source: PageSource;
  lines: readonly PaperLine[];
  /** Places with ink in which nothing was read. */
  gaps: readonly Box[];
  /** Whether the picture was too coarse, too dark or too empty to be trusted. */
  isPoor: boolean;
}

/** Where a finding stands: `from` and `to` count characters of the line's text. */
export interface Place {
  /** Index into the lines of the whole paper. */
  line: number;
  from: number;
  to: number;
}

/** Why the person should look twice. */
export type Doubt =
  /** The picture was hard to read here. */
  | 'unclear-print'
  /** The year is far from now. */
  | 'unlikely-year'
  | 'no-year'
  | 'no-time'
  /** No words near a date say what it is for. */
  | 'unclear-meaning'
  /** Words near a date say what it is for, and other words stand in between. */
  | 'likely-meaning'
  /** The weekday beside a date is another day's. */
  | 'weekday-differs'
  /** The paper gives another day or time for the same event. */
  | 'disagrees'
  /** It is to come and lies before the paper's own day, or is over and lies ahead of today. */
  | 'out-of-order'
  /** It may be read in more than one way. */
  | 'ambiguous';

export interface Finding {
  id: string;
  places: readonly Place[];
  doubts: readonly Doubt[];
}

export function linesOf(pages: readonly PaperPage[]): PaperLine[] {
  return pages.flatMap(({ lines }) => lines);
}
