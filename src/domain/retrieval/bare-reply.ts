import { terms } from './terms.ts';

const reply = new RegExp(
  `^(?:yes|yeah|yea|yep|yup|ya|no|nope|nah|maybe|perhaps|sometimes|often|idk|dunno|sort of|kind of|kinda|exactly|right|true|correct|both|neither|none|same|hm+|um+|uh+|huh|lol|whatever|more|longer|shorter|pls|please|continue|every|all|day|days|week|weeks|night|nights|time|times|twice|once|daily|weekly|always|never|guess|sure|really|at|the|not|i|it|is|does|did|do|a|lot|little|bit|dont|know|think|so|and|then|what|why|how|ok|okay|go|on|tell|me|again|too|of|course|he|she|they|we|was|were)(?: |$)`,
);

/** Matches "Yes, every week", "no" and "then what": an answer without a question, or a question without a subject. */
export function isBareReply(text: string): boolean {
  let left = text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9 ]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
  const count = left.split(' ').length;
  if (count <= 2 && terms(text).size === 0) return true;
  if (count > 5) return false;
  while (left !== '') {
    const found = reply.exec(left)?.[0];
    if (!found) return false;
    left = left.slice(found.length);
  }
  return true;
}
