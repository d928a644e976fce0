const opening =
  /^(?:(?:ok|oh|omg|well|um),? )*(?:no|nope|nobody|no one|not|neither|that'?s not|it'?s not|i didn'?t|i don'?t|i'?m not|we'?re not|we don'?t|what\?)(?!\w)/i;
const within =
  /\b(?:i (?:just |already )?(?:said|asked|told you)|are you (?:even )?reading|please stop|i already|nobody|i didn'?t say|not what i)\b/i;

/**
 * Matches a message that corrects a mistake in an answer, or says that we didn't read the message: "I said two kids",
 * "No, he already left".
 */
export function isObjection(message: string): boolean {
  const plain = message.trim().replaceAll('’', "'");
  return opening.test(plain) || within.test(plain);
}
