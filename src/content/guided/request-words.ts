const aboutThem =
  /^(?:(?:i (?:want|need|would like|'d like|’d like) (?:him|her|them|you) to)|(?:(?:he|she|they|you) (?:should|needs? to|has to|have to|must|can))) (?=\w)/i;
const fromThem = /\bfrom (?:him|her|them)\b/gi;
const hesitation = /^(?:(?:no|wait|actually|sorry|oh|well)[, ]+)+/i;
const lastBy = /^.*\b(?:by|before|until|till)\s+(?=\S)/i;

/** The person's request, addressed to the recipient of the message: "he should send me the receipt". */
export function asRequest(words: string): string {
  const own = words.trim().replace(fromThem, 'from you');
  return aboutThem.test(own) ? own.replace(aboutThem, 'Please ') : own;
}

/** The day of an answer for "Please let me know by …". Empty if the request names it itself. */
export function answerBy(words: string, request: string): string {
  const day = words
    .trim()
    .replace(hesitation, '')
    .replace(lastBy, '')
    .replace(/[.!]+$/, '');
  return day !== '' && request.toLowerCase().includes(`by ${day.toLowerCase()}`) ? '' : day;
}
