import { plainWords } from './plain.ts';

const written = /(?<![\d/:-])(\d{1,2})(?:[:.]?([0-5]\d))? ?(am|pm|a\.m\.?|p\.m\.?|a|p)(?![a-z])/;
const clock = /(?<![\d/:-])(\d{1,2}):([0-5]\d)(?![\d/:-])/;
const hour =
  /\bat (\d{1,2})(?: ?o'?clock)?(?= ?(?:$|[,.;!?)]|not\b|sharp\b|in\b|on\b|courtroom\b|room\b|dept\b))/;
const noon = /\b(?:12 )?noon\b/;

/** Parses "9:30 am", "2pm" or "at 1:30" as "1:30 PM". Without am or pm, assumes a court's opening hours. */
export function readTime(text: string): string | null {
  const plain = plainWords(text);
  const [, hours, minutes = '00', half = ''] =
    written.exec(plain) ?? clock.exec(plain) ?? hour.exec(plain) ?? [];
  if (hours === undefined) return noon.test(plain) ? '12:00 PM' : null;
  const number = Number(hours);
  if (number > 23 || (half && number > 12) || (number === 0 && half)) return null;
  const isAfternoon = half ? half.startsWith('p') : number >= 12 || number < FIRST_COURT_HOUR;
  return `${number % 12 === 0 ? 12 : number % 12}:${minutes} ${isAfternoon ? 'PM' : 'AM'}`;
}

const FIRST_COURT_HOUR = 7;
