import type { PageLine, PagePart } from '#domain/guided/page.ts';

/** A line of a result with its sources: slots by ID, `passage:<id>`, `tool:<name>` or `advice`. */
export function line(text: string, ...from: readonly [string, ...string[]]): PageLine {
  return { text, from };
}

/** A part of a result. Null if it has no lines. */
export function part(
  heading: string,
  ...lines: readonly (PageLine | false | null | undefined)[]
): PagePart | null {
  const kept = lines.filter((one): one is PageLine => Boolean(one));
  return kept.length > 0 ? { heading, lines: kept } : null;
}

export function parts(...all: readonly (PagePart | null | false)[]): PagePart[] {
  return all.filter((one): one is PagePart => Boolean(one));
}
