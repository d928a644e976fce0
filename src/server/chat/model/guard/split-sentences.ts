/** Splits after a period that ends a sentence, including its citation, and at every line break. */
const end = /(?:\n+|(?<=[.!?…]["'”’)\]*_]*(?:\s?\[\d+(?:\s?,\s?\d+)*\])*)\s+(?!\s*\[\d))/g;
const abbreviated =
  /(?:\b(?:v|vs|dr|mr|mrs|ms|st|sec|art|ch|e\.g|i\.e|etc|approx|u\.s|[a-z])|^\s*\d{1,2})\.$/i;
/** The maximum length of a sentence. Text without sentence breaks is split here. */
const MAX_LENGTH = 600;

/** Returns the complete sentences, each with the whitespace after it, and the rest. */
export function splitSentences(text: string): { whole: string[]; rest: string } {
  const whole: string[] = [];
  let from = 0;
  for (const { index, 0: gap } of text.matchAll(end)) {
    const to = index + gap.length;
    // A citation for this sentence may follow, so wait for it.
    if (to === text.length && !gap.includes('\n')) break;
    const sentence = text.slice(from, to);
    if (!gap.includes('\n') && (abbreviated.test(sentence.trimEnd()) || isInQuotation(sentence))) continue;
    whole.push(sentence);
    from = to;
  }
  const rest = text.slice(from);
  if (rest.length <= MAX_LENGTH) return { whole, rest };
  const space = rest.lastIndexOf(' ', MAX_LENGTH) + 1;
  const cut = space > 0 ? space : MAX_LENGTH;
  return { whole: [...whole, rest.slice(0, cut)], rest: rest.slice(cut) };
}

/** A suggested message is one piece, because half of it would be a different message. */
function isInQuotation(text: string): boolean {
  const straight = text.match(/"/g)?.length ?? 0;
  return text.lastIndexOf('“') > text.lastIndexOf('”') || straight % 2 === 1;
}
