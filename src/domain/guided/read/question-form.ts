import { plainWords } from './plain.ts';

const lead = '(?:(?:ok|okay|um+|uh+|wait|sorry|but|so|and|well|hey|also|idk)[,.!]* )*';
const verbs = 'is|are|do|does|did|can|could|should|would|will|am|was|were';
const withWord = new RegExp(
  `^${lead}(?:(?:what|wat|how|why|where|when|who|which)(?: (?:${verbs}|about|if|old|much|many|long|far|often|kind)\\b|'?s\\b)|(?:what|how) (?:kind|type|sort) of\\b)`,
);
const withVerb = new RegExp(`^${lead}(?:${verbs}) (?:i|we|it|that|this|they|he|she|you|u|there|the|my)\\b`);
/** "How much he owes me is 400" and "whats left is the savings" go on to say it. */
const isStatement =
  /^(?:\S+ ){2,8}(?:is|was|are|were) (?:about |like |around )?(?:\$?\d|the |my |his |her |nothing\b|no\b|yes\b)/;

/** Whether a text has the form of a question, also without a question mark: "how old do they have to be". */
export function hasQuestionForm(text: string): boolean {
  const plain = plainWords(text);
  return withVerb.test(plain) || (withWord.test(plain) && !isStatement.test(plain.replace(withWord, 'x x')));
}
