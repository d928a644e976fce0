/** After a full stop that ends a sentence, with the citation behind it, and at every new line. */
const end = /(?:\n+|(?<=[.!?…]["'”’)\]*_]*(?:\s?\[\d+(?:\s?,\s?\d+)*\])*)\s+(?!\s*\[\d))/g;
const abbreviated =
  /(?:\b(?:v|vs|no|dr|mr|mrs|ms|st|sec|art|ch|e\.g|i\.e|etc|approx|u\.s|[a-z])|^\s*\d{1,2})\.$/i;
/** Longer than any sentence should be: what never ends is read in pieces. */
const LONGEST = 600;

/** The sentences that are whole, each with the gap behind it, and what may still go on. */
export function splitSentences(text: string): { whole: string[]; rest: string } {
  const whole: string[] = [];
  let from = 0;
  for (const { index, 0: gap } of text.matchAll(end)) {
    const to = index + gap.length;
    // What follows the gap may be a citation of this sentence: wait for it.
    if (to === text.length && !gap.includes('\n')) break;
    const sentence = text.slice(from, to);
    if (!gap.includes('\n') && abbreviated.test(sentence.trimEnd())) continue;
    whole.push(sentence);
    from = to;
  }
  const rest = text.slice(from);
  if (rest.length <= LONGEST) return { whole, rest };
  const space = rest.lastIndexOf(' ', LONGEST) + 1;
  const cut = space > 0 ? space : LONGEST;
  return { whole: [...whole, rest.slice(0, cut)], rest: rest.slice(cut) };
}
