/** Whether it is a sentence and not only a thing, a name or a day. */
export function hasVerb(sentence: string): boolean {
  if (/\b(?:i|you|we|he|she|they|it) (?!(?:and|or|with|at|on|in|to|for)\b)[a-z']+/i.test(sentence))
    return true;
  if (/[a-z] [a-z]{2,}ed\b/i.test(sentence)) return true;
  return /\b(?:i|you|we|he|she|they|it|that|there|[a-z]+)(?:'(?:m|re|s|ll|ve|d)| (?:am|are|is|was|were|has|have|had|can|can't|will|won't|do|does|did|don't|doesn't|didn't|need|want|would|could|should|get|got|owe|owes|cost|costs|says?|said|starts?|ends?|paid|put|took|bought|sent|agreed|changed|told|asked|saw|came|left|went|gave|made|kept|missed|picked|dropped|brought|called|texted|works?|closes?|opens?|moved|lives?|leaves?|comes?|goes|keeps?|feeds?|agree|closed))\b|^(?:please|could|can|would|is|are|what|when|confirming)\b/i.test(
    sentence,
  );
}
