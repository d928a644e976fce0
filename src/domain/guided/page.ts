import type { NewDeadline } from '../reminders/deadline.ts';

export interface PageLine {
  text: string;
  /** Where it comes from: slots of the flow by id, a passage as `passage:<id>`, a tool as `tool:<name>`, or `advice`
   * for a plain next step that states no fact. */
  from: readonly string[];
}

export interface PagePart {
  heading: string;
  lines: readonly PageLine[];
}

/** What a guided conversation ends in. */
export interface Page {
  title: string;
  /** Said above the parts. */
  lead: string;
  parts: readonly PagePart[];
  /** Of the tools that worked something out. Those of passages stand with the passages. */
  sources: readonly { title: string; publisher: string; url: string; checked: string }[];
  deadlines: readonly NewDeadline[];
  /** A message to copy by itself. */
  message?: string;
}

/** Lines of the page that stand on a passage name it; each one once, in the order of the page. */
export function passagesOf({ parts }: Page): string[] {
  const named = parts.flatMap(({ lines }) => lines.flatMap(({ from }) => from));
  return [...new Set(named.flatMap((one) => (one.startsWith('passage:') ? [one.slice(8)] : [])))];
}
