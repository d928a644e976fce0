import { plainWords } from './plain.ts';

const opening = '(?:(?:ok|okay|wait|but|so|and|um|sorry|please|hey|also)[, ]+)*';
const question =
  '(?:who|where|what|how|when|which) (?:do|should|can|could|would|will|am|if) (?:i|we|he|she|they)\\b|(?:do|should|can|could|will|would|must) (?:i|we) (?:need|have|call|take|go|tell|get|leave|stay|wait|bring|report|still|be|just)\\b|what (?:happens|number)\\b|is it (?:safe|ok|okay)\\b|how (?:long|far|much) (?:do|should|can|will)\\b';
const pattern = new RegExp(`^${opening}(?:${question})`);

/** Whether an answer in free text is a question of the person's own, without a question mark: "who do i call". */
export function asksForHelp(text: string): boolean {
  return pattern.test(plainWords(text));
}
