import type { Choice } from '../flow.ts';
import { plainWords } from './plain.ts';

const yes =
  /^(?:yes|yeah|yep|yup|y|sure|ok|okay|right|correct|that's right|yes please|i do|i am|we do|we are|i have|true)\b/;
const no =
  /^(?:no|nope|nah|n|not yet|not really|i don't|i do not|i'm not|i am not|we don't|we aren't|never|none)\b/;
/** Yes or no as a whole word at the beginning. Null for both, for neither and for "not sure". */
export function readYesNo(text: string): 'yes' | 'no' | null {
  const plain = plainWords(text);
  if (/\bnot sure\b|\bno idea\b|\bdon't know\b|\bunsure\b|\bmaybe\b/.test(plain)) return null;
  if (yes.test(plain)) return /\bbut (?:not|no)\b/.test(plain) ? null : 'yes';
  return no.test(plain) ? 'no' : null;
}

/** The one choice that an answer names: by its label, its number or its synonyms. */
export function readChoice(text: string, choices: readonly Choice[]): string | null {
  const plain = plainWords(text);
  const exact = choices.find(
    ({ label, also }) => plainWords(label) === plain || also?.some((one) => one === plain),
  );
  if (exact) return exact.id;
  const place = /^#?(\d)$/.exec(plain)?.[1];
  if (place) return choices[Number(place) - 1]?.id ?? null;
  const said = readYesNo(text);
  const answer = said && plain.split(' ').length <= 4 ? choices.find(({ id }) => id === said) : undefined;
  if (answer) return answer.id;
  const named = choices.filter((choice) => isNamed(choice, plain));
  return named.length === 1 ? (named[0]?.id ?? null) : null;
}

/** All choices of a list: "the car; the house". Null if a part matches none of them. */
export function readSeveral(text: string, choices: readonly Choice[]): string[] | null {
  const plain = plainWords(text);
  if (/^(?:none|none of (?:these|them|those)|nothing|no|neither)$/.test(plain)) return [];
  const whole = choices.find(({ label }) => plainWords(label) === plain);
  if (whole) return [whole.id];
  const parts = text.split(/[;\n]/).length > 1 ? text.split(/[;\n]/) : text.split(/,| and /);
  const ids = parts.filter((part) => part.trim() !== '').map((part) => readChoice(part, choices));
  const known = ids.filter((id) => id !== null);
  if (known.length === ids.length) return known.length > 0 ? [...new Set(known)] : null;
  return null;
}

function isNamed({ label, also = [] }: Choice, plain: string): boolean {
  return [plainWords(label), ...also].some((words) => ` ${plain} `.includes(` ${words} `));
}
