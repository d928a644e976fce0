import * as v from 'valibot';

/** A person's progress in an article. */
export interface ReadingMark {
  /** The last position: the index of a section, 0 for the beginning. */
  section: number;
  /** Whether they have reached the end. */
  isRead: boolean;
  /** The checked lines by their text, so that a line that is added later doesn't check its neighbor. */
  ticked: readonly string[];
}

/** Reading progress by the last part of the article's URL, e.g. `guides-1`. */
export type ReadingRecord = Readonly<Record<string, ReadingMark>>;

export const emptyRecord: ReadingMark = { section: 0, isRead: false, ticked: [] };

const record = v.record(
  v.string(),
  v.object({
    section: v.pipe(v.number(), v.integer(), v.minValue(0)),
    isRead: v.boolean(),
    ticked: v.array(v.string()),
  }),
);

/** A stored record. Anything else counts as absent. */
export function parseReading(kept: unknown): ReadingRecord {
  const parsed = v.safeParse(record, kept);
  return parsed.success ? parsed.output : {};
}

export function reachSection(mark: ReadingMark, section: number): ReadingMark {
  // Opening an article again shows its beginning, which must not overwrite the position.
  return section === 0 || section === mark.section ? mark : { ...mark, section };
}

export function reachEnd(mark: ReadingMark): ReadingMark {
  return mark.isRead ? mark : { ...mark, isRead: true };
}

export function toggleLine(mark: ReadingMark, line: string): ReadingMark {
  const others = mark.ticked.filter((ticked) => ticked !== line);
  return { ...mark, ticked: others.length < mark.ticked.length ? others : [...others, line] };
}

export function clearLines(mark: ReadingMark): ReadingMark {
  return { ...mark, ticked: [] };
}

/** How many of these lines are checked. Checks of lines that were removed don't count. */
export function countChecked(mark: ReadingMark, lines: readonly string[]): number {
  return lines.filter((line) => mark.ticked.includes(line)).length;
}

/** The section to offer on the next visit. Null if the article was not started or was finished. */
export function placeToContinue(mark: ReadingMark, sectionCount: number): number | null {
  const isMidway = mark.section > 0 && mark.section < sectionCount && !mark.isRead;
  return isMidway ? mark.section : null;
}
