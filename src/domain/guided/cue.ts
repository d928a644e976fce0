/*
 * The words with which people correct themselves: "wait, …", "sorry, i meant …", "30 dollars. actually food is 550".
 */

const strong = String.raw`(?:no,? wait|wait,? no|wait|hold on|hang on|hold up|actually|sorry|oops|whoops|oopsie|correction|scratch that|strike that|my bad|my mistake|my apologies|i mean|i meant|i misspoke|i was wrong|i made a (?:mistake|typo)|i (?:got|had|put|said|wrote) (?:that|it) wrong|i messed (?:that |it )?up|let me (?:correct|fix|change) (?:that|this|something)|typo|i forgot|on second thought|come to think of it|apologies)`;
const weak = String.raw`(?:oh|no(?=[,.!;:]| (?:it|its|it's|that|that's|thats|i|he|she|they|we|the|my|wait|not)\b)|nope|ugh|argh|hmm+|um+|uh+|er|ah|ok|okay|and|but|also|well|so|yeah|yes|please)`;
const leading = new RegExp(String.raw`^(?:(?:${strong}|${weak})(?:[,.!:;…-]+|\.\.\.)? +)+`, 'i');
const isStrong = new RegExp(String.raw`\b${strong}\b`, 'i');
const hasNo = /^(?:(?:oh|ok|okay|ugh|hmm+|well|and|but),? )*(?:no|nope|oh)\b/i;
const inside = new RegExp(
  String.raw`(?:[,.;!?…–—-]+\s*|\n+|\s+(?=(?:no,? )?wait\b|scratch that\b|correction\b|oops\b|i meant\b))(?:(?:oh|and|but|also|ok|okay|no|um+|uh+|ugh),? )*(?:${strong}|oh|oh and|and oh|also|btw|by the way)(?:[,.!:;…-]+)? +`,
  'i',
);
const trailing =
  /(?:[,.;!-]* +(?:actually|sorry|my bad|my mistake|oops|i meant|i mean|instead|correction|typo|i think|now|though|please|thanks))+[.!]*$/i;
const endsInCue = /[ ,.;](?:actually|sorry|my bad|my mistake|oops|i meant|correction|typo)[.!]*$/i;

export interface CuedText {
  /** The text without the words of hesitation. */
  said: string;
  /** How clearly the words mark a correction. "No" and "oh" may only begin an answer. */
  cue: 'strong' | 'weak' | 'none';
}

/** A text on one line, with straight quotes and without a full stop. */
export function oneLine(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll('’', "'")
    .trim()
    .replace(/[.!]+$/, '');
}

/** The text without the correcting words at its start and end. */
export function stripCue(text: string): CuedText {
  const line = oneLine(text);
  const lead = leading.exec(line)?.[0] ?? '';
  const said = line.slice(lead.length).replace(trailing, '').trim();
  if (said === '') return { said: line, cue: 'none' };
  if (isStrong.test(lead) || endsInCue.test(line)) return { said, cue: 'strong' };
  return { said, cue: hasNo.test(lead) ? 'weak' : 'none' };
}

/** Splits "30 dollars, wait food is 550" at the correcting words. Null if they aren't in the middle. */
export function splitAtCue(text: string): { before: string; after: string; isAddition: boolean } | null {
  const match = inside.exec(text);
  if (!match || match.index === 0) return null;
  const before = text.slice(0, match.index).trim();
  const after = text.slice(match.index + match[0].length).trim();
  // "No wait, I got them on the 14th" has no answer before the correction.
  const isHesitating =
    /^(?:(?:oh|no|wait|sorry|ok|um+|uh+|well|so)[,. ]*)+$/i.test(before) && /^\s/.test(match[0]);
  // "Also" and "oh and" add to what was said.
  const isAddition = !isStrong.test(match[0]);
  return before && after && !isHesitating ? { before, after, isAddition } : null;
}
