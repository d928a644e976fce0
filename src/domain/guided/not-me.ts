import { normalize } from '../safety/normalize.ts';
import type { Flow } from './flow.ts';
import type { Run } from './run.ts';

const other = '(?:him|her|he|she|they|hes|shes|my (?:ex|husband|wife|partner|boyfriend|girlfriend))';
const notMe = new RegExp(
  ` (?:not (?:me|myself)|its not me|it isnt me|im not the one|wasnt (?:about )?me) (?:\\w+ |\\| ){0,8}?${other} | (?:its|it was|about) (?:him|her|${other}) (?:\\| )?not me `,
);
const meant = new RegExp(
  ` i (?:meant|mean|said|was talking about|am talking about|was saying) (?:that |about |its |it was )?${other} `,
);
const misread = new RegExp(
  ` (?:misunderstood|got (?:it|that|me) wrong|thats not what i (?:meant|said)|not suicidal|dont want to die|never said i|no its) (?:\\w+ |\\| ){0,4}?${other} | not the other way (?:a)?round `,
);
const denied = new RegExp(
  `^ (?:(?:what|no|nope|nooo|wait|huh|omg|god|ugh|oh) (?:\\| )?)+(?:i (?:meant|said) )?${other} (?:\\w+ ){0,4}?(?:kill|hurt|shoot|choke|beat|stab|murder|end) me `,
);
/** What the person says about their own death isn't taken back by words about the other's threat. */
const own =
  / (?:i want to die|kill myself|end my life|hurt myself|(?<!not )suicidal|i dont want to (?:live|be alive)|end it all) /;

/** Whether someone says that a threat was meant and not a thought of suicide: "no not me. i meant him". */
export function saysNotMe(text: string): boolean {
  const plain = normalize(text);
  if (own.test(plain)) return false;
  const isStressed = /\b(?:HE|SHE|HIM|HER)\b/.test(text) && /[a-z]/.test(text) && / me /.test(plain);
  return misread.test(plain) || notMe.test(plain) || meant.test(plain) || denied.test(plain) || isStressed;
}

/** The run without the thoughts of suicide that were wrongly heard. The question about them is asked again. */
export function withoutThoughts(flow: Flow, run: Run): Run {
  const values = Object.fromEntries(
    Object.entries(run.values).filter(([id, value]) => {
      const slot = flow.slots.find((one) => one.id === id);
      return slot?.thoughts === undefined || slot.thoughts !== value;
    }),
  );
  return { ...run, values, dangers: run.dangers.filter((one) => one !== 'self') };
}
