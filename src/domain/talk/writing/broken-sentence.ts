import { draftOf } from './draft-text.ts';

const verb =
  '(?:need|want|pay|have|do|go|come|owe|get|ask|say|take|keep|know|call|send|give|make|tell|bring|see|like|agree)';
const faults: readonly RegExp[] = [
  // Matches "She need pay".
  new RegExp(
    `(?<!\\b(?:let|make|made|help|see|did|does|do|can|could|will|would|should|may|if) )\\b(?:he|she|it) ${verb}\\b`,
    'i',
  ),
  // Matches "You no ask me".
  new RegExp(`\\b(?:i|you|we|they|he|she) no (?:${verb}|can|will)\\b`, 'i'),
  // Matches "Not pay the 900".
  new RegExp(`^not ${verb}\\b`, 'i'),
  // Matches "I can come Saturday and."
  /\b(?:and|but|because|so|the|an|with|if|or|my|your)[.!?]*$/i,
];

/** Returns the first sentence of a draft that is too broken to be understood. Friendly words around it would not help. */
export function brokenSentence(draft: string): string | null {
  return draftOf(draft).sentences.find((sentence) => faults.some((fault) => fault.test(sentence))) ?? null;
}
