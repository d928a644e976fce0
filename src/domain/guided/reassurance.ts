import { normalize } from '../safety/normalize.ts';

const safe =
  /(?<![a-z])(?:im|i am|i feel|were|we are) (?:all |totally |perfectly |really |still |just |doing )*(?:safe|ok|okay|fine|alright|all right)(?![a-z])/;
const away =
  /(?<![a-z])(?:he|she|they|hes|shes|theyre|my (?:ex|husband|wife|partner|boyfriend|girlfriend))(?: is| are| s| re)? (?:at (?:work|the lodge|his \w+|her \w+)|out of (?:town|state|the house)|out right now|gone|asleep|sleeping|in jail|locked up|away|not (?:here|home|around)|(?:left|moved out)(?: for work| already| the house)?)(?![a-z])/;
const notDoing =
  /(?<![a-z])(?:(?:im|i am) not (?:going to|gonna|about to|planning (?:to|on)|thinking (?:about|of))|i (?:wont|will not|would never|wouldnt|dont want to|dont mean|didnt mean|have no plans?)|not gonna|not going to|just (?:really |so |very )?(?:tired|sad|venting|exhausted|worn out|overwhelmed))(?![a-z])/;
const doubt =
  /(?<![a-z])(?:not (?:really )?(?:safe|ok|okay|fine|sure)|no longer|unless|until|but|yet|maybe|might|anymore i can|cant promise|dont know|what if|never safe|dont feel|think so)(?![a-z])/;
const MOST_WORDS = 22;

/** Whether the person, after help was shown, says that they are safe: "im safe. hes not here", "she's out of town". */
export function saysSafe(text: string): boolean {
  const plain = normalize(text);
  return isShort(plain) && !doubt.test(plain) && (safe.test(plain) || away.test(plain));
}

/** Whether the person answers the question about suicide with no: "no im not gonna do anything. just tired". */
export function saysNoHarm(text: string): boolean {
  const plain = normalize(text);
  const isNo = /^ (?:no|nope|nah|no no|of course not|never)(?: \||$| no)* $/.test(plain);
  const isCalm = notDoing.test(plain) || safe.test(plain);
  return isShort(plain) && !doubt.test(plain) && (isNo || isCalm);
}

function isShort(plain: string): boolean {
  return plain.trim().split(' ').length <= MOST_WORDS;
}

const goesOn =
  /(?<![a-z])(?:continue|keep going|go on|carry on|resume|(?:can|could|let|lets|want to|please|just)(?: \w+){0,3} (?:finish|go back to|get back to|keep going|move on|continue)|finish (?:the|my|this|it)|back to (?:the|my) (?:plan|questions?|page|log|list))(?![a-z])/;

/** Whether the text asks for the questions again, in the middle of other words. */
export function wantsToGoOn(text: string): boolean {
  return goesOn.test(normalize(text));
}
