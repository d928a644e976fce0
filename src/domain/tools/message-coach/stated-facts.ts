const time =
  /\d|\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|april|june|july|august|september|october|november|december|today|tonight|tomorrow|noon|midnight)\b/i;
const verb = String.raw`(?:is|are|was|were|starts?|begins?|ends?|opens?|closes?|moved|costs?|goes|comes|leaves|lands|runs|got moved|has been|needs)`;
/** The sentence contains no promise, question or condition, so it is true in any context. */
const depends =
  /\b(?:if|unless|until|till|or|only|except|without|never|not|no|provided|would|could|should|might|can|i|i'll|i'm|i'd|we|we'll|you|your)\b|n't\b/i;
const subject = String.raw`(?:(?:the|his|her|their|our)\s+(?:[\w'-]+\s+){1,4}?|[A-Z][a-z]+(?:'s)?\s+(?:[\w'-]+\s+){0,3}?|(?:practice|school|camp|pick ?-?up|drop ?-?off|dinner|swim|soccer|class|church)\s+(?:[\w'-]+\s+){0,2}?)`;
const opening = new RegExp(
  String.raw`^(?:and |so )?(${subject}${verb}\b[^.!?;]*?)(?=,| but\b| and\b| so\b| because\b| - |;|[.!?]|$)`,
  'i',
);
/** What a person "forgot" or was "told" is a fact. What they "said" may not be. */
const known = new RegExp(
  String.raw`\b(?:forg[eo]t(?:ten|s|ting)?|remember(?:ed|s)?|know|knew|told you|reminded you|realize|notice(?:d)?)\s+(?:that\s+)?(${subject}${verb}\b[^.!?;,]*)`,
  'i',
);
const joined =
  /^\s*(?:,\s*)?(?:but\s+|and\s+|so\s+)?(?:only\s+)?(?:if|unless|until|except|provided|or|as long as|when)\b/i;

/** Returns the time and place in a hostile sentence, so that the facts are not removed with the anger. */
export function statedFacts(sentence: string): string[] {
  const first = opening.exec(sentence);
  const hangsOnMore = first !== null && joined.test(sentence.slice(first[0].length));
  const begun = first?.[1] && !hangsOnMore ? [first[1]] : [];
  const told = known.exec(sentence)?.[1];
  return [...begun, ...(begun.length === 0 && told ? [told] : [])].filter(
    (fact) => time.test(fact) && !depends.test(fact),
  );
}
