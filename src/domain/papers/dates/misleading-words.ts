/** "Proof of Service", but not "date of acceptance of service". */
const actNames =
  /(?<!\bdate of (?:the )?)\b(?:proofs?|returns?|certificates?|certifications?|affidavits?|declarations?|acknowledge?ments?|admissions?|acceptances?|waivers?|statements?) of (?:\w+ )?(?:service|mailing|delivery|filing)\b/gi;
/** "Sworn Financial Statement", "Signed Parenting Plan". */
const withParticiple =
  /(?<!\b[a-z][\w']*,? )\b(?:Sworn|SWORN|Signed|SIGNED|Executed|EXECUTED|Issued|ISSUED|Served|SERVED|Filed|FILED|Mailed|MAILED|Entered|ENTERED|Prepared|PREPARED|Dated|DATED)(?: [A-Z][\w'-]*){0,3} (?:Affidavit|Agreement|Answer|Consent|Declaration|Decree|Disclosure|Form|Interrogator(?:y|ie)|Judgment|Motion|Order|Petition|Plan|Release|Report|Request|Return|Statement|Stipulation|Subpoena|Summons|Waiver|AFFIDAVIT|AGREEMENT|ANSWER|CONSENT|DECLARATION|DECREE|DISCLOSURE|FORM|INTERROGATOR(?:Y|IE)|JUDGMENT|MOTION|ORDER|PETITION|PLAN|RELEASE|REPORT|REQUEST|RETURN|STATEMENT|STIPULATION|SUBPOENA|SUMMONS|WAIVER)[sS]?\b/g;
/** Service that is not received by a party: "military service", "service in the Army". */
const otherService =
  /\b(?:military|active|army|navy|internet|phone|telephone|cable|community|public|government|customer|civil|social|secret|postal|food|child protective|length of|years of) services?\b|\bservices? (?:in the (?:army|navy|air force|marines?|marine corps|coast guard|armed|military|national guard)|members?|components?|animals?|fees?|charges?|providers?)\b/gi;

/**
 * Blanks out words that look like the meaning of a date. In a list of papers, the date beside "Proof of Service" may be
 * the day on which the paper was filed, was due or came in.
 */
export function stripMisleadingWords(words: string): string {
  return [actNames, withParticiple, otherService].reduce(
    (text, pattern) => text.replaceAll(pattern, ({ length }) => ' '.repeat(length)),
    words,
  );
}
