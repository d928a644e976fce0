import { words } from '../retrieval/terms.ts';

const MAX_WORDS = 10;
const BEST_WORDS = 5;

/** The label of a button with a possible next message: the plainest of the examples. Null if none is plain enough. */
export function replyLabel(examples: readonly string[]): string | null {
  const [best] = examples
    .map(spelledOut)
    .filter(isPlain)
    .toSorted((one, other) => labelPenalty(one) - labelPenalty(other));
  return best ?? null;
}

/** Whether a message is a label, in any spelling. */
export function isReplyLabel(message: string, examples: readonly string[]): boolean {
  const label = replyLabel(examples);
  return label !== null && words(label).join(' ') === words(message).join(' ');
}

const typed: readonly (readonly [RegExp, string])[] = [
  [/\bi\b/g, 'I'],
  [/\bim\b/gi, "I'm"],
  [/\bive\b/gi, "I've"],
  [/\b(don|can|won|didn|doesn|isn|wasn|couldn|wouldn|shouldn|haven|hasn|aren|weren)t\b/gi, "$1't"],
  [/\b(he|she|that|what|who|how|where|there)s\b/gi, "$1's"],
  [/\b(they|you)re\b/gi, "$1're"],
  [
    /\bits (a|an|our|your|the|not|too|only|just|over|been|all|like|my|his|her|always|never|so|still|hard|okay|ok)\b/gi,
    "it's $1",
  ],
  [/\bu\b/gi, 'you'],
  [/\bur\b/gi, 'your'],
  [/\b(?:bc|cuz|cause)\b/gi, 'because'],
  [/\b(?:idk)\b/gi, "I don't know"],
  [/\bill (be|do|just|have|tell|ask|never|try|say|lose|go|get)\b/gi, "I'll $1"],
  [/\bid (be|have|like|rather|never|just|wake|go|lose|feel)\b/gi, "I'd $1"],
];
const weekday = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/g;

const asks =
  /^(?:(?:and|but|so|ok|then) )*(?:what|how|when|where|why|who|which)(?:'s| (?:if|about|else|now|next|is|are|am|was|were|do|does|did|can|could|should|would|will|happens|counts|exactly|kind|day|form|many|much|long|often|old))\b|^(?:and |but |so )*(?:is|are|am|do|does|did|can|could|should|would|will|was|were) (?:I|it|he|she|they|we|you|that|this|there|my|his|her|their|the|a|an|people|kids|everyone|other)\b/i;

function spelledOut(example: string): string {
  const text = typed
    .reduce((said, [pattern, better]) => said.replace(pattern, better), example.trim())
    .replace(weekday, (day) => day.charAt(0).toUpperCase() + day.slice(1))
    .replace(/[?.!]+$/, '');
  const sentence = text.charAt(0).toUpperCase() + text.slice(1);
  return asks.test(sentence) ? `${sentence}?` : sentence;
}

const unsuitable =
  /["“”:;()\d$&/]|\b(?:lol|omg|wtf|kill\w*|die|dead|suicid\w*|gun|fuck\w*|shit\w*|bitch\w*|gonna|wanna|gotta|thru|pls|plz|tho|smth|ppl|rn|ok so|stbx|hell|shell|shouldve|couldve|wouldve|itll|youd|theyd|texas|california|florida|york|ohio|county|jersey|carolina|georgia|michigan)\b/i;

function isPlain(text: string): boolean {
  const count = text.split(/\s+/).length;
  return count <= MAX_WORDS && !unsuitable.test(text);
}

const COMMA = 2;
/** Penalty for "he" and "she" in an example, because neutral words fit more people. */
const GENDERED = 3;
const gendered =
  /\b(?:he|she|him|his|hers|he's|she's|daddy|mommy|dad|mom|grandma|grandpa|boyfriend|girlfriend|wife|husband|son|daughter)\b/i;

function labelPenalty(text: string): number {
  return (
    Math.abs(text.split(/\s+/).length - BEST_WORDS) +
    COMMA * (text.match(/,/g) ?? []).length +
    (gendered.test(text) ? GENDERED : 0)
  );
}
