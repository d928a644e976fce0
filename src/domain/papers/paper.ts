/** A part of a page from the top left. Each number is a share of the page's width or height. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface PaperLine {
  /** The page index, from 0. */
  page: number;
  text: string;
  /** Null if a paper has no pages, such as a word processor's file. */
  box: Box | null;
  /** The OCR confidence, 0 to 100. It is 100 for text from the file. */
  confidence: number;
  /** The words that were hard to recognize, as character ranges of the text. */
  unclear?: readonly { from: number; to: number }[];
}

/** The origin of a page's text. */
export type PageSource = 'text' | 'picture';

export interface PaperPage {
  source: PageSource;
  lines: readonly PaperLine[];
  /** Areas with ink in which no text was recognized. */
  gaps: readonly Box[];
  /** Whether the picture was too coarse, too dark or too empty to be trusted. */
  isPoor: boolean;
}

/** The position of a finding. `from` and `to` are character offsets in the line's text. */
export interface Place {
  /** Index into the lines of the whole paper. */
  line: number;
  from: number;
  to: number;
}

/** The reason why the person should check the finding. */
export type Doubt =
  /** The picture was hard to read here. */
  | 'unclear-print'
  /** The year is far from now. */
  | 'unlikely-year'
  | 'no-year'
  | 'no-time'
  /** No words near a date give its meaning. */
  | 'unclear-meaning'
  /** Words near a date give its meaning, but other words are in between. */
  | 'likely-meaning'
  /** The weekday beside a date doesn't match it. */
  | 'weekday-differs'
  /** The paper gives another day or time for the same event. */
  | 'disagrees'
  /** An upcoming event is before the paper's own date, or a past event is in the future. */
  | 'out-of-order'
  /** It has more than one possible reading. */
  | 'ambiguous';

export interface Finding {
  id: string;
  places: readonly Place[];
  doubts: readonly Doubt[];
}

export function linesOf(pages: readonly PaperPage[]): PaperLine[] {
  return pages.flatMap(({ lines }) => lines);
}
