import type { Choice } from '../flow.ts';
import { findLabels } from './labels.ts';
import { findSimilarChoice } from './likeness.ts';
import { findNamedChoices, isNegative, spacedWords } from './named.ts';
import { isNegativeAnswer } from './nothing.ts';
import { plainWords } from './plain.ts';

const yes =
  /^(?:yes|yeah|yea|ya|yep|yup|y|sure|ok|okay|right|correct|that's right|yes please|i do|i am|we do|we are|i have|true)\b/;
const weakYes =
  /^(?:(?:yeah )?i (?:think|guess|believe|suppose) so|probably|most likely|likely|definitely|absolutely|of course|for sure|totally|yea|ya|uh huh|kind of|kinda|(?!no\b)(?!.*\b(?:said|says|told|not|n't|dont|doesnt|wouldnt|isnt|never)\b)(?:\w+ ){1,5}(?:yeah|yep|yes)|sort of|somewhat|pretty much|a little|a bit)$/;
const weakNo =
  /^(?:(?:i )?(?:don't|dont|do not) think so|probably not|not that i (?:know(?: of)?|see|can see|remember)|hardly|not much|i doubt it|doubt it|neither|not really|definitely not|absolutely not|of course not|no way|not at the moment)$/;
const no =
  /^(?:no|nope|nah|n|not yet|not real+y|not at all|not (?:afraid|scared|worried)|i don't|i do not|i'm not|i am not|we don't|we aren't|never|none)\b/;
const unsure =
  /^(?:idk|dunno|(?:i )?(?:really |honestly )?(?:don't|dont|do not) (?:really )?know|(?:i'm |im |i am )?(?:really )?(?:not sure|unsure)|no (?:idea|clue)|(?:i )?can'?t tell|not certain)\b/;

/** Parses yes or no as a whole word at the beginning. Null for both, for neither and for "not sure". */
export function readYesNo(text: string): 'yes' | 'no' | null {
  const plain = plainWords(text);
  if (/\bnot sure\b|\b(?:no|not a) clue\b|\bno idea\b|\bdon't know\b|\bunsure\b|\bmaybe\b/.test(plain))
    return null;
  if (yes.test(plain)) return /\bbut (?:not|no)\b/.test(plain) ? null : 'yes';
  return no.test(plain) ? 'no' : null;
}

/** Whether an answer begins with "I don't know" or the like. */
function isUnsure(text: string): boolean {
  return unsure.test(plainWords(text));
}

const filler =
  /^(?:fine|alright|all right|well|um+|uh+|hm+|ugh|whatever|i guess|honestly|lol)[,.!;]+ +(?=\S)/i;

/** "Oh ok. Yes" and "ok no" have their answer after it. */
const beforeAnswer =
  /^(?:(?:oh|ok|okay|well|um+|uh+|hm+|so|right|i see|got it|sorry|hi|hey)[,.;!…]* +)+(?=(?:yes|yeah|yep|yup|no|nope|nah)\b)/i;

/** The only choice that an answer contains: by its label, its synonyms, yes or no. The buttons have no numbers. */
export function readChoice(said: string, choices: readonly Choice[]): string | null {
  const read = choiceIn(said, choices);
  const lead = [filler, beforeAnswer].find((one) => one.test(said));
  return read ?? (lead ? choiceIn(said.replace(lead, ''), choices) : null);
}

function choiceIn(text: string, choices: readonly Choice[]): string | null {
  const plain = plainWords(text);
  const exact = choices.find(
    ({ label, also, exactly }) =>
      plainWords(label) === plain || [also, exactly].some((list) => list?.includes(plain)),
  );
  if (exact) return exact.id;
  const [clear, ...others] = choices.filter(
    ({ isSaidBy, isAnsweredBy }) => isSaidBy?.(plain) === true || isAnsweredBy?.(plain) === true,
  );
  if (clear && others.length === 0) return clear.id;
  const said = readYesNo(text);
  const answer = said && isWholeAnswer(plain) ? choices.find(({ id }) => id === said) : undefined;
  if (answer) return answer.id;
  const weak = weakNo.test(plain) ? 'no' : weakYes.test(plain) ? 'yes' : null;
  const leaning = weak && choices.find(({ id }) => id === weak);
  if (leaning) return leaning.id;
  const open = isUnsure(text) ? choices.find(isForUnsure) : undefined;
  if (open) return open.id;
  const found = findNamedChoices(text, choices);
  const named = found.filter(({ id }) => !found.some(({ over }) => over?.includes(id)));
  return named.length === 1
    ? (named[0]?.id ?? null)
    : named.length > 1
      ? null
      : findSimilarChoice(text, choices);
}

export interface Several {
  ids: string[];
  /** The words in the text other than the choices. */
  rest: string[];
}

const all =
  /^(?:(?:yes|yeah|i have|ive got|we have),? )?(?:all|all of (?:them|these|those|it|the above)|all (?:five|six|four|three)|everything|every one of (?:them|these))(?: please)?$/;

/** "No house" denies one of the choices and doesn't affect the others. */
function mentions(text: string, choices: readonly Choice[]): boolean {
  const isDenied = !isOthers.test(plainWords(text));
  const spaced = spacedWords(text);
  return (
    isDenied &&
    choices.some(({ label, also = [] }) =>
      [label, ...also].some((words) => spaced.includes(spacedWords(words))),
    )
  );
}

/** All choices of a list: "a house. we don't have a business". Null if it names none of them. */
export function readSeveral(text: string, choices: readonly Choice[]): Several | null {
  const plain = plainWords(text);
  if (/^(?:none|none of (?:these|them|those)|nothing|no|neither)$/.test(plain) || isNegativeAnswer(text))
    return whole([]);
  const unsureOf = isUnsure(text) ? choices.find(isForUnsure) : undefined;
  if (unsureOf) return whole([unsureOf.id]);
  if (all.test(plain)) return whole(choices.filter((one) => !isForUnsure(one)).map(({ id }) => id));
  const labeled = findLabels(text, choices);
  if (labeled.ids.length > 0 && labeled.rest === '') return whole(labeled.ids);
  const rest = labeled.ids.length > 0 ? labeled.rest : text;
  const parts = rest
    .split(rest.includes(';') ? /[;\n]/ : /[,\n]|\.(?=\s|$)| (?:and|but|plus|also) /)
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  const read = parts.map((part) => ({ part, ids: idsIn(part, choices) }));
  const ids = [...new Set([...labeled.ids, ...read.flatMap((one) => one.ids)])];
  const more = read.filter(
    (one) => one.ids.length === 0 && !isNegative(one.part) && !isOthers.test(plainWords(one.part)),
  );
  const isNothingElse =
    parts.length > 0 &&
    parts.every((part) => isNone.test(plainWords(part)) || isOthers.test(plainWords(part)));
  if (ids.length === 0 && isNothingElse && !mentions(text, choices)) return whole([]);
  return ids.length > 0 ? { ids, rest: more.map(({ part }) => part.trim()) } : null;
}

function whole(ids: string[]): Several {
  return { ids, rest: [] };
}

const isNone =
  /^(?:no|none|nothing|neither|(?:i|we) (?:don't|dont|do not) (?:have|own|owe|share))\b(?! (?:idea|clue|way))/;

/** "The house is in his name" is about the other person's property. */
const isOthers =
  /\b(?:in|under) (?:his|her|their) (?:own )?name\b|\b(?:isn't|isnt|not|aren't|arent) (?:mine|ours|in my name)\b|\b(?:is|are|its|it's|thats|that's) (?:all |just |only )?(?:his|hers|theirs)\b/;

function idsIn(part: string, choices: readonly Choice[]): string[] {
  if (isOthers.test(plainWords(part))) return [];
  const exact = choices.find(({ label }) => plainWords(label) === plainWords(part));
  return exact ? [exact.id] : findNamedChoices(part, choices).map(({ id }) => id);
}

const FEW_WORDS = 4;
const contrast = / (?:(?:is|was) wrong|but|except|although|though|however|i mean|actually|wait|unless|or) /;
const noOther = /^ no (?:another|one|body|idea|clue|longer|more|matter|wonder|doubt|problem|way) /;

/** Matches "No", "no i never had one" and "Yes, Rohan 8 and Tara 3", but not "No one told me about a hearing". */
function isWholeAnswer(plain: string): boolean {
  if (plain.split(' ').length <= FEW_WORDS) return true;
  const spaced = spacedWords(plain);
  return leadsWithYesNo.test(spaced) && !noOther.test(spaced) && !contrast.test(spaced);
}

const leadsWithYesNo = /^ (?:yes|yeah|yea|ya|yep|yup|no|nope|nah|not at all|not (?:afraid|scared|worried)) /;

function isForUnsure({ label, also = [] }: Choice): boolean {
  return [plainWords(label), ...also].some((words) => /^(?:i'm )?not sure$|^i don't know$/.test(words));
}
