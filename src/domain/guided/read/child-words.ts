const onlyAge =
  /^(?:(?:yes|yeah|so|well|um+|just one|only one|one)[,.]? )*(?:(?:he|she|they|it)(?:['’]?s|['’]?re| is| are)?|hes|shes|theyre|(?:just )?turned)(?: (?:is|are|only|just|about|almost|nearly|both|now|going on|turning|turned))* [\d\w.,& /]{1,20}?(?: (?:years?|yrs?|months?|mos?)(?: old)?| yo)?(?: now)?[.!]*$/i;

/** Whether words beside the ages say more than an age: "Hes 3" doesn't. */
export function namesChild(words: string): boolean {
  return !onlyAge.test(words.trim()) || / (?:and|with|who|has|loves|needs) \D*$/i.test(words.trim());
}
