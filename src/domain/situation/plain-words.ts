const expansions: readonly (readonly [RegExp, string])[] = [
  [/\bcan'?t\b/g, 'can not'],
  [/\bwon'?t\b/g, 'will not'],
  [/\b(do|does|did|have|has|had|is|are|was|would|should|could|were)n'?t\b/g, '$1 not'],
  [/\b(?:i'm|im)\b/g, 'i am'],
  [/\b(?:i've|ive)\b/g, 'i have'],
  [/\bi'll\b/g, 'i will'],
  [/^were\b(?= (?:living|separated|not|getting|in|going|about|still|both|working))/g, 'we are'],
  [/\b(?:he's|hes)\b/g, 'he is'],
  [/\b(?:she's|shes)\b/g, 'she is'],
  [/\b(?:who's|whos)\b/g, 'who is'],
  [/\b(?:there's|theres)\b/g, 'there is'],
  [/\b(we|they|you)'re\b/g, '$1 are'],
  [/\b(?:we've|weve)\b/g, 'we have'],
  [/\bwe'll\b/g, 'we will'],
  [/\b(?:it's|its)\b/g, 'it is'],
  [/\bone\b(?= (?:kid|child|son|daughter|boy|girl|teen|baby))/g, '1'],
  [/\btwo\b/g, '2'],
  [/\bthree\b/g, '3'],
  [/\bfour\b/g, '4'],
  [/\bfive\b/g, '5'],
  [/\bsix\b/g, '6'],
  [/\bseven\b/g, '7'],
  [/\beight\b/g, '8'],
  [/\bnine\b/g, '9'],
  [/\bten\b/g, '10'],
];

/** Returns the sentences of a text in lowercase, with contractions expanded and small numbers as digits. */
export function plainSentences(text: string): string[] {
  const plain = expansions.reduce(
    (rest, [short, long]) => rest.replace(short, long),
    text.normalize('NFKC').toLowerCase().replace(/[’‘]/g, "'"),
  );
  return plain
    .split(/[.!?;\n]+/)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '');
}

/** Returns the independent clauses of a sentence. */
export function clausesOf(sentence: string): string[] {
  return sentence
    .split(/\s*(?:,|:| - |\bbut\b|\bthough\b|\bbecause\b|\bso\b)\s*/)
    .filter((clause) => clause !== '');
}
