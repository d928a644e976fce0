import * as v from 'valibot';

/** What a person has done with one article. */
export interface ReadingMark {
  /** Where they were last: the index of a section, 0 for the beginning. */
  section: number;
  /** They have been at its end. */
  isRead: boolean;
  /** The ticked lines by their text: a line that is added later must not tick its neighbour. */
  ticked: readonly string[];
}

/** By the last part of an article's address, e.g. `guides-1`. */
export type ReadingRecord = Readonly<Record<string, ReadingMark>>;

export const untouched: ReadingMark = { section: 0, isRead: false, ticked: [] };

const record = v.record(
  v.string(),
  v.object({
    section: v.pipe(v.number(), v.integer(), v.minValue(0)),
    isRead: v.boolean(),
    ticked: v.array(v.string()),
  }),
);

/** A record as it was kept; anything else is treated as absent. */
export function parseReading(kept: unknown): ReadingRecord {
  const parsed = v.safeParse(record, kept);
  return parsed.success ? parsed.output : {};
}

export function reachSection(mark: ReadingMark, section: number): ReadingMark {
  // Opening an article again shows its beginning: that must not wipe out the place.
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

/** How many of these lines are ticked; a tick whose line has gone from the article does not count. */
export function countTicked(mark: ReadingMark, lines: readonly string[]): number {
  return lines.filter((line) => mark.ticked.includes(line)).length;
}

/** The section to offer on the next visit, or null when there is none: not begun, or read to the end. */
export function placeToContinue(mark: ReadingMark, sectionCount: number): number | null {
  const isMidway = mark.section > 0 && mark.section < sectionCount && !mark.isRead;
  return isMidway ? mark.section : null;
}
