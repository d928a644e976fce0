import { normalize } from './normalize.ts';
import type { CrisisScript, ScriptId } from './script.ts';

type Reply = 'yes' | 'no' | 'unsure' | 'other';

const safe =
  /^ (?:yes |yeah |yep |no )?(?:\| )?(?:i think )?(?:i am|im|were|we are|we re|shes|hes|he is|she is|they are|theyre|feeling|i feel)? ?(?:all )?(?:safe|ok|okay|fine|alright|all right)(?: now| here| right now| for now)?(?: \|)? $/;
/** "No, I'm safe at my cousin's" doesn't say no to our question. */
const saysSafe =
  /^ (?:(?:no|nope|yes|yeah|yep|ok|okay|oh|thanks|thank you) )*(?:\| )?(?:im|i am|we are|were) (?:all |totally |completely |perfectly )?safe(?! (?:from|if|when|unless|until|as long|enough|but|or|i guess|i think|for now but))(?: |$)/;
const unsafe =
  /(?<![a-z])(?:but|not|isnt|unless|until|except|outside|coming|on his way|on her way|scared|afraid|hope|think|guess|maybe|question)(?![a-z])/;
const yes =
  /^ (?:yes|yeah|yea|yep|yup|ya|i am|i do|sort of|kind of|kinda|i guess(?: so)?|a little|sometimes|probably|maybe yes|si|i have|i think so|i have been|right now|correct|true)(?: |$)/;
const no =
  /^ (?:no|nope|nah|not really|not right now|not now|never|i am not|im not|i dont|i do not|i wont|i would not|i wouldnt|of course not|dont worry)(?: |$)/;
const unsure =
  /^ (?:i )?(?:dont know|do not know|idk|not sure|im not sure|i am not sure|maybe|perhaps|dunno|unsure|cant say|whatever|it doesnt matter|doesnt matter|who cares|why|leave me alone|help|help me|please help)(?: |$)/;

/** Returns the kind of answer that a message gives to the last question; `other` if it does not look like an answer. */
function readReply(text: string): { reply: Reply; isSafe: boolean } {
  const plain = normalize(text);
  const isSafe = safe.test(plain) || (saysSafe.test(plain) && !unsafe.test(plain));
  if (isSafe) return { reply: plain.startsWith(' no ') ? 'no' : 'yes', isSafe };
  if (unsure.test(plain)) return { reply: 'unsure', isSafe };
  if (no.test(plain)) return { reply: 'no', isSafe };
  return { reply: yes.test(plain) ? 'yes' : 'other', isSafe };
}

type Step = Readonly<Record<Exclude<Reply, 'other'> | 'safe', CrisisScript>>;

// Follows "Are you thinking about killing yourself?"
const suicideAsked: Step = {
  yes: 'suicide-plan',
  no: 'suicide-not-now',
  unsure: 'suicide-unsure',
  safe: 'suicide-not-now',
};
// Follows "Do you have a way in mind, and can you get to it now?"
const suicidePlan: Step = {
  yes: 'suicide-imminent',
  no: 'suicide-thoughts',
  unsure: 'suicide-imminent',
  safe: 'suicide-thoughts',
};
// Follows "Is someone with you, or have you called or texted?"
const suicideNow: Step = {
  yes: 'suicide-reached',
  no: 'suicide-stay',
  unsure: 'suicide-stay',
  safe: 'suicide-reached',
};
const violenceAsked: Step = {
  yes: 'violence-safe',
  no: 'violence-now',
  unsure: 'violence-now',
  safe: 'violence-safe',
};
const childAsked: Step = { yes: 'child-safe', no: 'child-now', unsure: 'child-now', safe: 'child-safe' };
// Follows "Are you with them now, or on your way?"
const harmAsked: Step = { yes: 'harm-now', no: 'harm-not-now', unsure: 'harm-now', safe: 'harm-not-now' };

/** The question at the end of a script, and the next text for each answer. */
const steps: Partial<Record<string, Step>> = {
  'suicide-asked': suicideAsked,
  'suicide-plan': suicidePlan,
  'suicide-self-harm': suicideAsked,
  'suicide-unsure': suicideAsked,
  'suicide-imminent': suicideNow,
  'violence-danger': violenceAsked,
  'violence-here': violenceAsked,
  'violence-strangled': violenceAsked,
  'violence-disclosed': violenceAsked,
  'violence-hotline': violenceAsked,
  'violence-sexual': violenceAsked,
  'violence-family-threat': violenceAsked,
  'violence-papers': violenceAsked,
  'violence-order': violenceAsked,
  'violence-tracked': violenceAsked,
  'child-danger': childAsked,
  'child-drunk-driver': childAsked,
  'child-own': childAsked,
  'child-self': childAsked,
  'harm-others': harmAsked,
};

/** The next text of a dialog that started with `lastKind`. Null if the message is not an answer to it. */
export function followUpScript(lastKind: string | null, text: string): ScriptId | null {
  const step = lastKind === null ? undefined : steps[lastKind];
  if (!step) return null;
  const { reply, isSafe } = readReply(text);
  if (isSafe) return step.safe;
  return reply === 'other' ? null : step[reply];
}
