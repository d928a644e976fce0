/** Whether words give a time of day: "Friday at 5", "after school". */
export function namesTime(words: string): boolean {
  return /\b\d{1,2}(?::\d\d)? ?(?:am|pm|a\.m|p\.m|o'?clock)|\bat \d|\b\d{1,2}:\d\d|\bnoon\b|\bafter school\b|\b\d{1,2}(?:am|pm)\b/i.test(
    words,
  );
}
