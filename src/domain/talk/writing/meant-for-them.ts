/** Said to the advisor about the message, about the talk, or in passing. */
const saidToAdvisor =
  /\b(?:omg|lol|lmao|wtf|whatever|anyway|forget it|forget that|last try|start over|try again|something (?:nice|short|simple|polite)|nice and short|(?:write|wrote|word|draft|typed|text that|screenshot\w*)|sound(?:s|ing)? like|weirdo|i don'?t care|is that (?:true|ok|okay|weird)|you skip\w*|what i asked|every answer|like \d+ times|i said|i told you|my brother says|my (?:mom|sister|friend|lawyer) says|nothing i go)\b/i;

/** Whether a sentence can be sent to the other parent as it stands. */
export function isMeantForThem(sentence: string): boolean {
  return !saidToAdvisor.test(sentence);
}
