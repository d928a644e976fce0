import type { Choice } from '../flow.ts';
import { labelsIn } from './labels.ts';
import { choicesNamed, isNegative, spacedWords } from './named.ts';
import { isNothing } from './nothing.ts';
import { plainWords } from './plain.ts';

const yes =
  /^(?:yes|yeah|yep|yup|y|sure|ok|okay|right|correct|that's right|yes please|i do|i am|we do|we are|i have|true)\b/;
const no =
  /^(?:no|nope|nah|n|not yet|not really|not at all|not (?:afraid|scared|worried)|i don't|i do not|i'm not|i am not|we don't|we aren't|never|none)\b/;
const unsure =
  /^(?:idk|dunno|(?:i )?(?:really |honestly )?(?:don't|dont|do not) (?:really )?know|(?:i'm |im |i am )?(?:really )?(?:not sure|unsure)|no (?:idea|clue)|(?:i )?can'?t tell|not certain)\b/;

/** Yes or no as a whole word at the beginning. Null for both, for neither and for "not sure". */
export function readYesNo(text: string): 'yes' | 'no' | null {
  const plain = plainWords(text);
  if (/\bnot sure\b|\bno idea\b|\bdon't know\b|\bunsure\b|\bmaybe\b/.test(plain)) return null;
  if (yes.test(plain)) return /\bbut (?:not|no)\b/.test(plain) ? null : 'yes';
  return no.test(plain) ? 'no' : null;
}

/** Whether an answer begins with "I don't know" or the like. */
function isUnsure(text: string): boolean {
  return unsure.test(plainWords(text));
}

/** The one choice that an answer names: by its label, its synonyms, yes or no. The buttons have no numbers. */
export function readChoice(text: string, choices: readonly Choice[]): string | null {
  const plain = plainWords(text);
  const exact = choices.find(
    ({ label, also, exactly }) =>
      plainWords(label) === plain || [also, exactly].some((list) => list?.includes(plain)),
  );
  if (exact) return exact.id;
  const said = readYesNo(text);
  const answer = said && isWholeAnswer(plain) ? choices.find(({ id }) => id === said) : undefined;
  if (answer) return answer.id;
  const open = isUnsure(text) ? choices.find(isForUnsure) : undefined;
  if (open) return open.id;
  const found = choicesNamed(text, choices);
  const named = found.filter(({ id }) => !found.some(({ over }) => over?.includes(id)));
  return named.length === 1 ? (named[0]?.id ?? null) : null;
}

export interface Several {
  ids: string[];
  /** Some of the text names no choice, so that the person has to confirm the rest. */
  isPartial: boolean;
}

const all =
  /^(?:(?:yes|yeah|i have|ive got|we have),? )?(?:all|all of (?:them|these|those|it|the above)|all (?:five|six|four|three)|everything|every one of (?:them|these))(?: please)?$/;

/** All choices of a list: "a house. we don't have a business". Null if it names none of them. */
export function readSeveral(text: string, choices: readonly Choice[]): Several | null {
  const plain = plainWords(text);
  if (/^(?:none|none of (?:these|them|those)|nothing|no|neither)$/.test(plain) || isNothing(text))
    return whole([]);
  if (all.test(plain)) return whole(choices.filter((one) => !isForUnsure(one)).map(({ id }) => id));
  const labeled = labelsIn(text, choices);
  if (labeled.ids.length > 0 && labeled.rest === '') return whole(labeled.ids);
  const rest = labeled.ids.length > 0 ? labeled.rest : text;
  const parts = rest
    .split(rest.includes(';') ? /[;\n]/ : /[,\n]|\.(?=\s|$)| (?:and|but|plus|also) /)
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  const read = parts.map((part) => ({ part, ids: idsIn(part, choices) }));
  const ids = [...new Set([...labeled.ids, ...read.flatMap((one) => one.ids)])];
  const isPartial = read.some((one) => one.ids.length === 0 && !isNegative(one.part));
  return ids.length > 0 ? { ids, isPartial } : null;
}

function whole(ids: string[]): Several {
  return { ids, isPartial: false };
}

function idsIn(part: string, choices: readonly Choice[]): string[] {
  const exact = choices.find(({ label }) => plainWords(label) === plainWords(part));
  return exact ? [exact.id] : choicesNamed(part, choices).map(({ id }) => id);
}

const FEW_WORDS = 4;

/** "No", "no like I said", and "Yes, Rohan 8 and Tara 3", but not "No one told me about a hearing". */
function isWholeAnswer(plain: string): boolean {
  if (plain.split(' ').length <= FEW_WORDS) return true;
  return (
    /^ (?:(?:yes|yeah|yep|no|nope|nah|not at all) ,|not (?:afraid|scared|worried)) /.test(
      spacedWords(plain),
    ) && !/ (?:but|except|although|i mean|actually) /.test(plain)
  );
}

function isForUnsure({ label, also = [] }: Choice): boolean {
  return [plainWords(label), ...also].some((words) => /^(?:i'm )?not sure$|^i don't know$/.test(words));
}
