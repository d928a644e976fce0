import { draftOf } from './draft-text.ts';

const verb =
  '(?:need|want|pay|have|do|go|come|owe|get|ask|say|take|keep|know|call|send|give|make|tell|bring|see|like|agree)';
const faults: readonly RegExp[] = [
  // "She need pay".
  new RegExp(
    `(?<!\\b(?:let|make|made|help|see|did|does|do|can|could|will|would|should|may|if) )\\b(?:he|she|it) ${verb}\\b`,
    'i',
  ),
  // "You no ask me".
  new RegExp(`\\b(?:i|you|we|they|he|she) no (?:${verb}|can|will)\\b`, 'i'),
  // "Not pay the 900".
  new RegExp(`^not ${verb}\\b`, 'i'),
  // "I can come Saturday and."
  /\b(?:and|but|because|so|the|an|with|if|or|my|your)[.!?]*$/i,
];

/** The first sentence of a draft that can't be read for certain, so that kind words around it would help nobody. */
export function brokenSentence(draft: string): string | null {
  return draftOf(draft).sentences.find((sentence) => faults.some((fault) => fault.test(sentence))) ?? null;
}
