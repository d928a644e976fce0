export interface Span {
  start: number;
  end: number;
}

// A period after these abbreviations doesn't end a sentence.
const shortened =
  /(?:\b(?:dr|mr|mrs|ms|st|ave|rd|vs|no|approx|jr|sr|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|mon|tues?|wed|thurs?|fri|sat|sun)|\b[ap]\.m|\b[a-z])\.$/i;
// After "3 p.m." a capital letter starts the next sentence.
const hourAtEnd = /\b[ap]\.m\.$/i;

/** Returns the sentences of a text, without the spaces between them. */
export function sentencesOf(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const { index, 0: mark } of text.matchAll(/[.!?…]+["')\]]*(?=\s|$)|\n+|$/g)) {
    const end = index + mark.length;
    if (!isMidSentence(text, start, index, end)) {
      push(spans, text, start, end);
      start = end;
    }
  }
  push(spans, text, start, text.length);
  return spans;
}

function isMidSentence(text: string, start: number, mark: number, end: number): boolean {
  if (text[mark] !== '.' || end >= text.length) return false;
  const before = text.slice(start, end);
  if (hourAtEnd.test(before)) return !/^\s*[A-Z]/.test(text.slice(end));
  return shortened.test(before);
}

function push(spans: Span[], text: string, start: number, end: number): void {
  const part = text.slice(start, end);
  const trimmed = part.trim();
  if (trimmed === '') return;
  const from = start + part.indexOf(trimmed);
  spans.push({ start: from, end: from + trimmed.length });
}
