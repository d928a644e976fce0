import type { NewDeadline } from '../reminders/deadline.ts';

export interface PageLine {
  text: string;
  /**
   * The sources: slots of the flow by ID, a passage as `passage:<id>`, a tool as `tool:<name>`, or `advice` for a next
   * step that states no fact.
   */
  from: readonly string[];
}

export interface PagePart {
  heading: string;
  lines: readonly PageLine[];
}

/** The result of a guided conversation. */
export interface Page {
  title: string;
  /** The text above the parts. */
  lead: string;
  parts: readonly PagePart[];
  /** Sources of the tools that calculated something. Passages list their own. */
  sources: readonly { title: string; publisher: string; url: string; checked: string }[];
  deadlines: readonly NewDeadline[];
  /** A message to copy separately. */
  message?: string;
}

/** The passages that lines of the page refer to, without duplicates, in the order of the page. */
export function passagesOf({ parts }: Page): string[] {
  const named = parts.flatMap(({ lines }) => lines.flatMap(({ from }) => from));
  return [...new Set(named.flatMap((one) => (one.startsWith('passage:') ? [one.slice(8)] : [])))];
}
