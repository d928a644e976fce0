import { normalize } from '../safety/normalize.ts';

const who =
  '(?:he|she|they|hes|shes|theyre|someone|somebody|(?:my|the) (?:\\w+ )?(?:ex|husband|wife|spouse|partner|boyfriend|girlfriend|bf|gf))';
const is = '(?: is| are| s| re| just| still| now| here| outside| back| out| there| right| currently)*';
const door = '(?:doors?|windows?|walls?|glass|gate|car|house)';
/** Nobody says these about another day. */
const breaksIn = `(?:bang(?:ing)?|pound(?:ing)?|beating|kicking|hammering|slamming) (?:\\w+ ){0,2}(?:on|at|in|down|against) (?:\\w+ ){0,3}${door}|(?:kicking|breaking|busting|smashing) (?:in|down|through|into) (?:the|my|our)|breaking in(?! (?:a|the|new))|trying to (?:get in|break in|get inside|force|run (?:me|us) off)|climbing (?:in|through|over) (?:the|my|our)|(?:holding|waving|pointing) (?:a |the |his |her )(?:gun|knife|bat)`;
/** People also say these about their lives in general, so they count only with "right now". */
const attacks = `${breaksIn}|banging|pounding|knocking|(?:following|chasing|tailing|stalking|driving) (?:right )?(?:behind )?(?:me|us|my (?:car|truck|van|bus|cab|uber)|our car)|coming (?:at|after|toward|for) (?:me|us)|(?:hitting|choking|beating|strangling|attacking|dragging|hurting) (?:me|us|her|him|my)|(?:has|have|got) (?:a |the |his |her )(?:gun|knife|bat)|threatening (?:me|us|to)|screaming at (?:me|us|my)|(?:wont|will not|refuses to) (?:leave|let me (?:leave|out|go))|has me (?:locked|trapped|cornered|pinned)|coming (?:in|over|here|up the)`;
const close =
  '(?:outside|in (?:my|the|our) (?:driveway|yard|garage|hallway|hall|building|stairwell|lobby|parking lot)|at (?:my|the|our) (?:front |back )?(?:door|window|gate|house|apartment|place|work|job)|on (?:my|the|our) (?:porch|steps|stoop)|parked (?:outside|in front|across)|in front of (?:my|the|our) (?:house|apartment|building|place|work))';

const breaks = new RegExp(`(?<![a-z])${who}${is} (?:${breaksIn})(?![a-z])`);
const attack = new RegExp(`(?<![a-z])${who}${is} (?:${attacks})(?![a-z])`);
const isClose = new RegExp(`(?<![a-z])${who}${is} ${close}(?![a-z])`);
const comes = new RegExp(
  `(?<![a-z])${who} (?:just |has just |s just )(?:showed up|pulled (?:up|in)|got here|broke in|walked in|found (?:me|us))(?![a-z])`,
);
const rages =
  /(?<![a-z])(?:banging|pounding|yelling|screaming|drunk|kicking|threatening|honking|gun|knife|bat|scared|afraid|terrified|wont leave|let me in|broke|breaking|help)(?![a-z])/;
const now =
  /(?<![a-z])(?:right now|rn|now|at this (?:moment|minute|second)|this (?:minute|second)|currently|as (?:i|we) (?:type|speak|write)|help me|call 911)(?![a-z])/;
const thisMinute =
  /(?<![a-z])(?:right now|rn|at this (?:moment|minute|second)|this (?:minute|second)|as (?:i|we) (?:type|speak|write))(?![a-z])/;
const otherTime =
  /(?<![a-z])(?:not (?:outside|here|at (?:my|the))|isnt|no longer|was|were|yesterday|last (?:night|week|month|year)|ago|then|usually|always|sometimes|every (?:night|day|week|time)|if|when|whenever|might|safe)(?![a-z])/;
const harmless =
  /(?<![a-z])(?:mow\w*|shovel\w*|rak\w+|wash\w*|play\w*|garden\w*|grill\w*|smok\w*|asleep|sleeping|work(?:ing)? on|fixing|pick(?:ing)? up|drop(?:ping)? off|waiting for (?:the kids|his visit|her visit)|liv(?:e|es|ing)|visit\w*|helping|babysit\w*|watching (?:the|our|my))(?![a-z])/;

/**
 * Whether a text tells of danger at the moment of writing: "hes outside my house right now banging". The question on the
 * table may ask for an account, and an account in the present tense is one: there, the text has to say that it is now.
 */
export function tellsOfLiveDanger(text: string, isAccount = false): boolean {
  const plain = normalize(text);
  if (otherTime.test(plain) && !thisMinute.test(plain)) return false;
  const isNow = now.test(plain);
  if ((attack.test(plain) && isNow) || (breaks.test(plain) && !isAccount)) return true;
  if (harmless.test(plain)) return false;
  if (comes.test(plain)) return isNow;
  return isClose.test(plain) && (isNow || (rages.test(plain) && !isAccount));
}
