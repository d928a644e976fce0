const asks = [
  /\b(?:keep|stays?|leave|remain)\b[^.?!]{0,25}\b(?:private|secret|confidential|off the record|to yourself|on (?:this|your) (?:server|site|app))\b/i,
  /\b(?:don['’]?t|do not|dont|never|please no|stop)\b[^.?!]{0,20}\b(?:send|sending|share|sharing|pass|forward|give|giving|show)\b[^.?!]{0,40}\b(?:ai|a\.i\.|model|company|companies|openai|chatgpt|anthropic|google|third part(?:y|ies)|anyone else|anybody else|outside)\b/i,
  /\b(?:don['’]?t|do not|dont) want\b[^.?!]{0,40}\b(?:ai|a\.i\.|chatgpt|openai|language model|computer company|tech company)\b[^.?!]{0,30}\b(?:read|reading|see|seeing|have|know|get|getting)\b/i,
  /\b(?:off the record|just between us|between you and me)\b/i,
];

/** Matches a request that messages go to nobody else. After one, no language model receives the conversation. */
export function asksForPrivacy(message: string): boolean {
  // "Is this private?" is a question, which the disclosure answers.
  return asks.some((pattern) => pattern.test(message)) && !/^\s*(?:is|are|will|does|do you)\b/i.test(message);
}
