import { sentencesOf } from './asked-questions.ts';

const FEWEST_WORDS = 4;
const MOST_WORDS = 13;

const own = /\b(?:i|i'm|im|i've|ive|me|my|we|our)\b/i;
const vivid =
  /\b(?:feel(?:s|ing)? like|felt like|still|just|never|anymore|alone|can't|cant|cannot|couldn't|hate|miss|tired|nothing|everything|every (?:day|night|morning|time)|used to|supposed to|whole|all by myself|don't know|dont know|scared|hurts?|hard(?:er|est)?)\b/i;

/**
 * The person's own words that say most, to be said back in quotation marks: a short sentence about themselves, as they
 * wrote it. Null when there is none.
 */
export function tellingPhrase(message: string): string | null {
  const candidates = sentencesOf(message)
    .flatMap((sentence) => sentence.split(/\s+(?:and then|but|because|so)\s+|[,;]\s+/))
    .map((clause) =>
      clause.replace(/^(?:and|but|so|because|like|ok|okay|yeah|well)\s+/i, '').replace(/[.!\s"']+$/, ''),
    )
    .filter((clause) => isQuotable(clause));
  const [best] = candidates.toSorted((one, other) => Number(vivid.test(other)) - Number(vivid.test(one)));
  return best ?? null;
}

function isQuotable(clause: string): boolean {
  const count = clause.split(/\s+/).length;
  return (
    count >= FEWEST_WORDS &&
    count <= MOST_WORDS &&
    own.test(clause) &&
    !/[?"“”]/.test(clause) &&
    !/\d{4,}|\$/.test(clause)
  );
}
