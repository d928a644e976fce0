import { spelledOut } from './spelled-out.ts';
import { withProperNames } from './proper-names.ts';

const about =
  /\b(?:about|regarding|its) (?:about )?((?:the|that|this|my|our) (?!kids?\b|son\b|daughter\b|baby\b|child\w*\b|fact\b|same\b|whole\b|way\b|most\b|one\b)[a-z]+(?: (?!and\b|i\b|he\b|she\b|is\b|was\b|that\b|which\b|because\b|bc\b|to\b|for\b|on\b|in\b|at\b|has\b|who\b|so\b|but\b|its\b|we\b|they\b|from\b|with\b)[a-z]+)?)(?=[ .,;!?]|$)/i;
const occasion =
  /\babout (thanksgiving|christmas|easter|halloween|mother'?s day|father'?s day|new years?(?: eve)?|spring break|summer(?: break| vacation)?|his birthday|her birthday|school|daycare|money|child support|custody|pickup|drop ?off|this weekend|next weekend)\b/i;
const posted =
  /\b(?:put|posted|posting|puts) (?:it |that |this |something |stuff |pictures |pics )?(?:on|to) (fb|facebook|insta(?:gram)?|tiktok|snapchat|twitter|social media)\b/i;
const held =
  /\b(?:(?:never|hasn'?t|won'?t|didn'?t|refuses to|not) (?:even )?(?:sign(?:ed)?|sent|send|return(?:ed)?|give|given|gave|pay|paid)(?: me)?(?: back)?|has|have|had|kept|keeps|took|got|holding) ((?:my|our|the) (?!kids?\b|son\b|daughter\b|child\w*\b|number\b|back\b)[a-z]+(?:'?s)?(?: (?!since\b|and\b|for\b|from\b|back\b|in\b|at\b|but\b|i\b|he\b|she\b|so\b|still\b|because\b|bc\b|on\b)[a-z]+)?)(?=[ .,;!?]|$)/i;
const thing = /(?:^|[.!?] +)(the (?!kids\b)[a-z]+(?: [a-z]+)?)(?=[.!?]|$)/i;

/** What the message is about: "the Facebook post", "the school trip"; null where nothing names it. Newest first. */
export function topicTold(messages: readonly string[]): string | null {
  for (const message of messages) {
    const found =
      about.exec(message)?.[1] ??
      occasion.exec(message)?.[1] ??
      held.exec(message)?.[1] ??
      thing.exec(message)?.[1];
    if (found) return named(found);
    const place = posted.exec(message)?.[1];
    if (place) return named(`the ${place} post`);
  }
  return null;
}

function named(words: string): string {
  const spelled = withProperNames(spelledOut(words.trim()));
  return spelled.replace(/^(?:The|That|This|My|Our)\b/, (word) => word.toLowerCase());
}
