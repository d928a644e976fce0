// A clause of such a sentence can't stand alone, because it would lose its condition.
const dependentWords =
  /\b(?:if|unless|until|till|but|or|because|since|when|once|after|before|then|only|except|without|instead|though|although|while|whether|provided|as long as|in return|in exchange|not only|never|(?:said|told me|think|know|agreed|promised) that)\b/i;
const joint =
  /\s*;\s+|\s+-+\s+|,?\s+and\s+(?=(?:I|you|we|he|she|they|the|it|please|can|could|would|his|her|our|my|your|(?:just )?(?:send|bring|pay|give|return|sign|answer|pick|drop|call|text|let|tell|take)\b(?! up\b))\b)|,\s+so\s+(?=(?:please|can|could|would)\b)|,\s+(?=(?:please|can you|could you|would you)\b)/i;

/** Returns the independent clauses of a sentence, or the whole sentence if splitting could change its meaning. */
export function clausesOf(sentence: string): string[] {
  if (dependentWords.test(sentence)) return [sentence];
  return sentence.split(joint).filter((clause) => clause.trim().split(/\s+/).length > 1);
}
