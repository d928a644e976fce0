const hearing =
  /\b(?:hearing|court date|court day|appearance|conference|trial)\b[^.;!?\n]{0,20}?(?:\b(?:is|on|set|scheduled|date|for|it's)\b[^.;!?\n]{0,10}?)*(?:\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?|\b\d{1,2}[/-]\d{1,2}(?:[/-]\d{2,4})?|\bthe \d{1,2}(?:st|nd|rd|th)?|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: (?:at )?\d{1,2}(?::\d\d)? ?(?:am|pm)?)?/i;

/** The part of a text that gives the day of a hearing: "a hearing on Dec 5 at 1:30". Null if there is none. */
export function hearingClause(text: string): string | null {
  return hearing.exec(text)?.[0] ?? null;
}

/** The text without the day of a hearing, because nothing else happened on that day. */
export function stripHearing(text: string): string {
  return text.replace(hearing, ' ');
}
