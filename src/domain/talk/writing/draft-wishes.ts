/** What the person wants of every draft, told once in the conversation. */
export interface DraftWishes {
  isThanked: boolean;
  isGreeted: boolean;
}

const noThanks =
  /\b(?:(?:take out|remove|leave out|drop|no|without|delete|lose|skip|get rid of|don'?t (?:say|put|write)|quit saying|stop saying) (?:the |any |that )?["'“]?(?:thanks?|thank you|thankyou)\b(?! you\b)|i'?m not thank(?:ful|ing)|im not thank(?:ful|ing)|why (?:am i|would i|are we) thank)/i;
const noGreeting =
  /\b(?:take out|remove|leave out|drop|without|delete|lose|skip|get rid of|don'?t (?:say|put|write|start with)|quit saying|stop saying) (?:the |any |that )?["'“]?(?:hi|hello|hey|greeting)\b/i;

/** From the person's messages about the draft. */
export function wishesOf(messages: readonly string[]): DraftWishes {
  return {
    isThanked: !messages.some((message) => noThanks.test(message)),
    isGreeted: !messages.some((message) => noGreeting.test(message)),
  };
}
