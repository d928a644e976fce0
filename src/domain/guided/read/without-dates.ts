const MONTH = String.raw`(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\.?`;
const dates = new RegExp(
  String.raw`\b${MONTH} \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?\b|\b(?:the )?\d{1,2}(?:st|nd|rd|th)\b|\b\d{1,2}[/-]\d{1,2}(?:[/-]\d{2,4})?\b|\b\d{1,2}(?::\d\d)? ?(?:am|pm|a\.m\.?|p\.m\.?)(?![a-z])|\b\d{1,2}:\d\d\b|\b(?:at|around|by) \d{1,2}\b(?! days?\b)`,
  'gi',
);

/** The text without dates and times, whose numbers count nothing. */
export function withoutDates(text: string): string {
  return text.replaceAll(dates, ' ');
}
