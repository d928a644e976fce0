import type { WrittenDate } from './written-date.ts';

/** Number of characters before and after a date that are analyzed. */
export const CHARACTERS_BEFORE = 260;
export const CHARACTERS_AFTER = 150;

export function sentence(text: string, written: WrittenDate): string {
  return `${sentenceBefore(text, written)} # ${sentenceAfter(text, written)}`;
}

export function sentenceBefore(text: string, { from }: WrittenDate): string {
  const before = text.slice(Math.max(0, from - CHARACTERS_BEFORE), from);
  const end = [
    ...before.matchAll(
      /(?<!\b(?:[A-Z]|hon|mag|comm|mr|ms|mrs|dr|no|dept|st|p\.m|a\.m))[.;] (?=[A-Z0-9(]|$)/gi,
    ),
  ].at(-1);
  return end ? before.slice(end.index + 2) : before;
}

export function sentenceAfter(text: string, { to }: WrittenDate): string {
  const after = text.slice(to, to + CHARACTERS_AFTER);
  const end =
    /(?<!\b(?:[A-Z]|hon|Hon|[Mm]ag|[Cc]omm|[Aa]ppt|Mr|Ms|Mrs|Dr|no|No|dept|Dept|p\.m|a\.m))[.;] (?=[A-Z(])/.exec(
      after,
    );
  return end ? after.slice(0, end.index) : after;
}

/** The text since the previous date, which has its own words, unless the two are listed: "on June 3 and June 5". */
export function textSinceLastDate(
  before: string,
  written: WrittenDate,
  dates: readonly WrittenDate[],
): string {
  const last = dates[dates.indexOf(written) - 1];
  const own = before.slice(-(written.from - (last?.to ?? 0)));
  return /^,? ?(?:and|or|&|to)?\W*$/i.test(own) ? before : own;
}

/** A quotation from another paper or a person, which begins before the date and ends after it. */
export function isQuoted(text: string, written: WrittenDate): boolean {
  const before = sentenceBefore(text, written);
  return (
    (before.match(/"/g) ?? []).length % 2 === 1 &&
    text.slice(written.to, written.to + CHARACTERS_AFTER).includes('"')
  );
}
