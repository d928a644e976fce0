import { normalize } from '../safety/normalize.ts';
import type { Flow, Slot } from './flow.ts';
import type { Run } from './run.ts';
import { slotsFor } from './steps.ts';
import type { Values } from './value.ts';

/*
 * In any chat, the safety gate answers clear statements. In a guided conversation, the open question gives more
 * context: whether someone is safe, or what they took. These rules only apply there.
 */

const scared = String.raw`(?:im|i am|i m|i feel|i get|and|so|am) (?:(?:so|really|very|too|kinda|a little) )*(?:scared|terrified|frightened|afraid(?! (?:so|not|i (?:dont|do not|cant|cannot|have no|havent))))`;
const near =
  /(?:^| )(?:he|she|they)(?:s| is| are|re) (?:\w+ ){0,2}(?:in|inside|at|outside|here|home|back|downstairs|upstairs|coming)(?= )/;
const said = String.raw`(?:says?|said|saying|tells? me|told me|texts?|texted|wrote|warned|warns|threatens|threatened|swears|swore|promised)`;
const kids = String.raw`(?:(?:the|my|our) )?(?:kids|children|boys|girls|baby|son|daughter|twins|them|him|her)`;

const fears = [
  new RegExp(
    `(?<! not) ${scared} (?:of|what) (?:him|her|them|he|she|they|my (?:ex|husband|wife|partner|spouse))(?= )`,
  ),
  / (?:he|she|they|my (?:ex|husband|wife|partner)) (?:really )?(?:scares?|terrif(?:y|ies)|frightens?) me /,
];

const threats = [
  new RegExp(`${said} .{0,60}(?:take|taking|takes|keep) ${kids} .{0,60}never (?:\\w+ )?see ${kids}`),
  new RegExp(`${said} .{0,60}(?:i|id|ill|i will|i would|you|youll|youd) never (?:\\w+ )?see ${kids} again`),
  / (?:ill|i will|hell|he will|shell|she will|im going to|im gonna|hes going to|hes gonna|gonna) (?:fucking )?(?:kill|end|murder|shoot|bury) (?:you|u|me|us)(?= )/,
  / (?:you|u) (?:better|had better) watch (?:your|ur) back /,
  / (?:ill|i will|im|i am|im gonna|im going to) (?:come|coming) (?:over|by|for you|there|round)(?= )(?:.{0,40} (?:sorry|regret|tonight|pay|see))/,
  / i know where (?:you|u) (?:live|sleep|work|are|stay)(?= ).{0,40} (?:coming|come|tonight|careful|watch|visit)/,
  / (?:send|post|share|show|leak)(?:ing)? (?:\w+ ){0,4}(?:pics|pictures|photos|nudes|videos?) of (?:you|u) /,
];

/** Whether a text threatens someone: "if you leave i will end you", "he said he'll take the kids and I'd never see them". */
export function mentionsThreat(text: string): boolean {
  const plain = normalize(text);
  return threats.some((one) => one.test(plain));
}

/** Whether a text mentions fear of the other person, or a threat by them. */
export function mentionsFear(text: string): boolean {
  const plain = normalize(text);
  const isNearby = near.test(plain) && new RegExp(`(?<! not) ${scared} `).test(plain);
  return isNearby || fears.some((one) => one.test(plain)) || mentionsThreat(text);
}

const drug =
  '(?:xanax|ativan|klonopin|valium|ambien|lunesta|oxy\\w*|percocets?|percs?|vicodin|norco|hydrocodone|opioids?|opiates?|fentanyl|morphine|codeine|tramadol|gabapentin|benzos?|lorazepam|alprazolam|clonazepam|diazepam|zolpidem|trazodone|seroquel|methadone|suboxone|heroin|downers|sedatives?|tylenol|advil|ibuprofen|aspirin|benadryl|nyquil|unisom|painkillers?|pain pills?|sleeping (?:pills?|meds?)|muscle relax\\w+|pills?|tablets?)';
const alcohol =
  '(?:wine|vodka|whiske?y|beers?|bourbon|tequila|rum|gin|liquor|alcohol|booze|drinks?|drank|drunk|drinking|seltzers?|margaritas?|martinis?|cocktails?)';
/** Four or more: one or two may be a usual dose. */
const many =
  '(?:[4-9]|[1-9]\\d+|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|a (?:bunch|handful|lot|bottle) of|too many|all (?:of )?(?:my|the))';
const refused = new RegExp(
  ` (?:no|not|without|never|didnt|did not|havent|wont|dont) (?:\\w+ ){0,2}(?:${drug}|${alcohol}) `,
);
const harmless = /(?<= )(?:drank|drinking|drinks?)(?: \w+){0,3} (?:water|tea|milk|coffee|juice|soda)(?= )/g;
const both = [new RegExp(` ${drug} `), new RegExp(` ${alcohol} `)];
const lots = new RegExp(` ${many} (?:\\w+ )?${drug} `);

/** "Took her bike and tablet": one tablet that nobody counts is a screen, and so are tablets among such things. */
const oneTablet =
  /(?<! (?:a|an|one|half|another|single|the|sleeping|pain|water|blood|pressure|mg) )(?<=[a-z]+ )tablet(?= )/g;
const anyTablets =
  /(?<! (?:[2-9]|\d\d+|two|three|four|five|six|seven|eight|nine|ten|of|some|many|sleeping|pain) )tablets?(?= )/g;
const devices =
  / (?:bikes?|phones?|ipads?|laptops?|chargers?|screens?|games?|xbox|switch|youtube|samsung|android|kindle|headphones|homework|apps?|backpacks?|toys?|threw|throws|throwing|thrown|smash\w*|crack\w*|broke|breaks|shatter\w*) /;

function withoutScreens(plain: string): string {
  return plain.replaceAll(devices.test(plain) ? anyTablets : oneTablet, ' ');
}

/** Whether a text mentions taking a sedative with alcohol, or many pills: "i took 6 xanax and a bottle of wine". */
export function mentionsOverdose(text: string): boolean {
  const plain = withoutScreens(normalize(text).replaceAll(harmless, ' '));
  if (refused.test(plain)) return false;
  return both.every((one) => one.test(plain)) || lots.test(plain);
}

/**
 * The answers that a plain statement of danger provides, whichever question is open. Null if it provides none or they
 * are already known.
 */
export function findStatedDanger(flow: Flow, { values }: Run, text: string): Values | null {
  const told = slotsFor(flow, values).flatMap((slot) => {
    const id = choiceToldBy(slot, text);
    return id === undefined || values[slot.id] === id ? [] : [[slot.id, id] as const];
  });
  return told.length > 0 ? Object.fromEntries(told) : null;
}

function choiceToldBy(slot: Slot, text: string): string | undefined {
  if (slot.fear !== undefined && mentionsFear(text)) return slot.fear;
  return slot.type === 'choice' ? slot.choices.find(({ isToldBy }) => isToldBy?.(text))?.id : undefined;
}

/** Whether an answer picked a sign of high danger. */
export function selectsDangerSign(flow: Flow, before: Values, after: Values): boolean {
  return flow.slots.some((slot) => {
    const value = after[slot.id];
    if (slot.type !== 'several' || !Array.isArray(value) || value === before[slot.id]) return false;
    return slot.choices.some(({ id, isDanger }) => isDanger === true && value.includes(id));
  });
}

const calm =
  / (?:(?:i|we) (?:am|m|are|re)|im|were|i feel|feeling|safe|ok|okay|yes|yeah) (?:all |totally |perfectly |really |still |just )?(?:safe|ok|okay|fine|alright|all right)(?: and (?:safe|sound|ok))?(?= )/;
const doubt = / (?:not|never|no longer|dont|wont|unless|if|when|until|think|feel like) /;
const MOST_WORDS = 14;

/**
 * Whether a text says that the person is safe now: "yes I'm safe now, he left". Such a text answers no other question.
 */
export function saysSafe(text: string): boolean {
  const plain = normalize(text);
  const isShort = plain.trim().split(' ').length <= MOST_WORDS;
  const isNow = / (?:safe|now|right now|at the moment|left|gone|asleep|at work|police) /.test(plain);
  return isShort && isNow && calm.test(plain) && !doubt.test(plain);
}
