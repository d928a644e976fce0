/* Words around ages that tell no age: "I told you", a name, "who is". The texts are plain. */

const lead =
  /^(?:(?:ok|okay|so|well|um+|like|as i said|i (?:just |already )?(?:told|said)(?: (?:you|u|it))?|there's|theres|there are|it's|its|we have|i have)[, ]+)+/;
/** "12, her name is Zoe", "Tyler whos 13", "the baby, shes 18 months". */
const nameAfter =
  /,? (?:and )?(?:(?:her|his|their|the) names? (?:is|are|'s)|(?:his|hers|theirs) is|named|called) \p{L}+(?: and \p{L}+)*(?= ?(?:,|$))/gu;
const relative = /,? (?:who's|whos|who is|who are) /g;

/** The ages without words that only introduce a child. */
export function withoutTelling(plain: string): string {
  return plain
    .replace(lead, '')
    .replaceAll(nameAfter, '')
    .replaceAll(relative, ' ')
    .replaceAll(/\b(?:shes|hes|theyre)\b/g, ' ')
    .replaceAll(/,? ?\b(?:and )?then\b(?: the)?(?= )/g, ' and')
    .trim();
}
