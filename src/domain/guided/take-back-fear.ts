import { normalize } from '../safety/normalize.ts';
import type { Flow, Slot } from './flow.ts';
import type { Outcome } from './outcome.ts';
import type { Run } from './run.ts';
import { answeredSlots, openSlot } from './steps.ts';

const lead =
  '(?:(?:no|nope|nah|wait|oh|ok|okay|sorry|actually|hold on|i mean|lol|omg|but|so|well|hey|um+|honestly|hes fine|its fine)(?: \\|)? )*';
const them = '(?:him|her|them|my (?:ex|husband|wife|spouse|partner)|the other (?:person|parent))';
const calm = `(?:(?:im|i am|were|we are|i was) )?(?:really |actually |just )?not (?:really |actually |at all )?(?:in (?:any |real |that kind of )?danger|(?:afraid|scared|frightened)(?: of ${them})?|unsafe)(?: of ${them}| from ${them})?`;
const harmless =
  '(?:he|she|they) (?:would never|wouldnt|would not|never|has never|hasnt|doesnt|isnt|is not)(?: ever)? (?:hurt|hurts|hit|harm|harmed|threatened|dangerous|violent|abusive)(?: (?:me|us|anyone|anybody|a fly|the kids))?|(?:hes|shes|theyre|he is|she is) not (?:dangerous|violent|abusive|like that)';
const nothing = '(?:theres|there is|i have) (?:no danger|nothing to (?:fear|be afraid of))|no danger';
const notFelt =
  'i (?:dont|do not) feel (?:afraid|scared|in danger|unsafe)|i (?:dont|do not) think (?:im|i am) in danger';
const isNo =
  '(?:its|it is|it was|the answer is|my answer is|should be|it should be|i mean|i meant|i meant to (?:say|press|pick|put)|change (?:it|that|my answer)(?: to)?|put|make it) no(?: not yes)?';
const wrongOne =
  'i (?:must have |accidentally )?(?:pressed|hit|tapped|clicked|picked|chose|selected|pushed|touched) (?:on )?(?:the )?wrong (?:one|button|answer|thing|choice)|wrong (?:button|one|answer)|that was (?:a mistake|an accident|wrong)|(?:i )?(?:pressed|hit|tapped|clicked) (?:that|it|yes) by (?:mistake|accident)';
const tail = `(?: \\|)?(?: (?:so |and )?(?:change (?:that|it|this|my answer)|please|at all|lol|sorry|by mistake|by accident|thanks|${isNo}|${wrongOne}|no))*(?: \\|)? $`;

const denial = new RegExp(`^ ${lead}(?:${calm}|${harmless}|${nothing}|${notFelt})${tail}`);
const mistake = new RegExp(`^ ${lead}(?:${wrongOne}|${isNo})${tail}`);

/** Whether a text only says that the person isn't in danger: "no im not in danger, change that". Not "not right now". */
function deniesFear(text: string): boolean {
  return denial.test(normalize(text));
}

/**
 * Asks for confirmation if the person takes back their own answer about fear. After a report of danger, the answer stays,
 * and only "Change" changes it. Null for other texts.
 */
export function takeBackFear(flow: Flow, run: Run, text: string): Outcome | null {
  const open = run.status === 'asking' ? openSlot(flow, run) : null;
  const slot = flow.slots.find((one) => one.fear !== undefined && run.values[one.id] === one.fear);
  if (!slot || slot === open || open?.type === 'text' || run.dangers.length > 0 || run.pending) return null;
  const no = slot.type === 'choice' ? slot.choices.find(({ id }) => id === 'no') : undefined;
  const isMistake = isNewest(flow, run, slot) && mistake.test(normalize(text));
  if (!no || (!isMistake && !deniesFear(text))) return null;
  const going: Run = { ...run, status: 'asking', again: null, isChange: false, misfits: 0, unread: null };
  const saysNo = deniesFear(text) || / no (?:\||$|lol|please|not yes)/.test(normalize(text));
  if (!saysNo)
    return { run: { ...going, again: slot.id, isChange: true }, note: { kind: 'changing', slot: slot.id } };
  const values = { [slot.id]: no.id };
  return { run: { ...going, pending: values }, note: { kind: 'confirm', values } };
}

/** Whether the pause for this answer is on the screen. */
function isNewest(flow: Flow, run: Run, slot: Slot): boolean {
  const answered = answeredSlots(flow, run.values).filter(({ wordsOf }) => wordsOf === undefined);
  return run.status === 'paused' && answered.at(-1) === slot;
}
