type Completion = readonly [RegExp, string];

/** What a phone message leaves out at its beginning: "got the receipt", "order says 6", "due friday". */
const completions: readonly Completion[] = [
  [
    /^i(?:'ve)? got (?=(?:the|a|an|my|no|our|all|some|proof|receipts?|pictures|screenshots|copies|adoption|papers)\b)/i,
    'I have ',
  ],
  [/^(?:still )?(?:got|have) (?=(?:the|a|an|my|no|our|proof|receipts?|pictures|screenshots)\b)/i, 'I have '],
  [/^(?:is )?(?=(?:due|payable|owed|paid to|open until)\b)/i, "it's "],
  [/^(?=(?:starts?|ends?) at\b)/i, 'it '],
  [
    /^(?=(?:bought|paid|called|texted|emailed|told|waited|worked|took|dropped|picked|signed|sent|was (?:there|waiting|at|in)|can'?t|cant|won'?t|wont|will be|can (?:do|take|pick|be|meet|come)|couldn'?t|didn'?t|haven'?t)\b)/i,
    'I ',
  ],
  [
    /^(?=(?:order|plan|agreement|decree|schedule|trip|bill|receipt|(?:dr|doctor)'?s? (?:visit|appt|appointment)|kids|judge|car|house|school|dentist|recital|pediatrician|mortgage|rent|title|game|party|wedding|appointment|appt|pickup|drop ?off|exchange|total|cost|deposit|invoice|camp|daycare|field trip|vet|dog|cat)\b(?!,)(?= (?:\w+ )?(?:is|are|was|were|says?|said|has|have|had|costs?|can|will|should|would|need|needs|starts?|ends?|comes|opens|closes|owes?)\b))/i,
    'the ',
  ],
  [/^the (pickup|drop ?off|total|school|daycare)\b(?= (?:is|was))/i, '$1'],
  [/^(?:u|ya)\b/i, 'you'],
];

/** A clause with its subject and article where those were left out. */
export function completed(clause: string): string {
  const begun = completions.reduce((text, [pattern, words]) => text.replace(pattern, words), clause.trim());
  return begun === clause.trim()
    ? begun
    : begun.replace(
        /^(the|I|it's|it) ([A-Z])(?=[a-z])/,
        (_whole, word: string, letter: string) => `${word} ${letter.toLowerCase()}`,
      );
}
