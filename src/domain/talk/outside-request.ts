/** Requests that any assistant gets and that have nothing to do with a separation, whoever is named in them. */
const requests: readonly RegExp[] = [
  /^\W*(?:(?:can|could|will|would) (?:you|u) |please |pls |help (?:me )?|i need (?:you to |help )?)*(?:with |to )?(?:write|draft|fix|update|make|do)?\b[^.?!]{0,15}\b(?:cover letter|resume|résumé|linkedin (?:profile|summary))\b/i,
  /\b(?:best man(?:'?s)?|maid of honor|wedding|graduation|retirement|birthday|toast) (?:speech|toast)\b/i,
  /\b(?:write|help|give|tell)\b[^.?!]{0,25}\b(?:poem|haiku|limerick|song lyrics|short story|joke|riddle|blog post|book report|term paper|college essay)\b/i,
  /\bwhat(?:'?s| is| are)\b[^a-z]{0,4}\d+(?:\/\d+)? ?(?:[-+*/x×÷]|plus|minus|times|divided by|multiplied by) ?\d/i,
  /\b(?:algebra|fractions?|long division|geometry|multiplication|spelling|science|math|history|chemistry) (?:homework|problems?|worksheet|quiz|test)\b[^.?!]{0,20}\b(?:what|how|answer|solve|help)\b/i,
  /\b(?:solve|answer) (?:this|these|the following|my)? ?(?:math|equation|algebra|homework|riddle)/i,
  /\b(?:recipes? for|(?:what should i|what can i|how do i) (?:cook|bake)|what(?:'?s| is) (?:the weather|the capital of)|weather (?:today|tomorrow))\b/i,
  /\b(?:ideas?|themes?|games?) for\b[^.?!]{0,30}\b(?:b-?day|birthday|party|halloween costume)\b/i,
  /\b(?:python|javascript|excel|html|c\+\+|sql) (?:script|code|formula|function|program)\b/i,
];

/** With one of these, the request belongs to the separation after all: "birthday ideas now that we're divorced". */
const ofSeparation =
  /\b(?:divorc\w*|separat\w*|custod\w*|ex|exes|ex-?(?:husband|wife)|split(?:ting)? up|two homes|(?:his|her|my) (?:week|weekend)|co-?parent\w*|(?:his|her|their) (?:dad|mom|father|mother)|judge|court|support order)\b/i;

/** A longer message tells a story, in which such words are only a detail. */
const MAX_WORDS = 25;

/** Whether a message asks for help with something that no advisor here covers. */
export function isOutsideRequest(message: string): boolean {
  return (
    message.split(/\s+/).length <= MAX_WORDS &&
    !ofSeparation.test(message) &&
    requests.some((pattern) => pattern.test(message))
  );
}
