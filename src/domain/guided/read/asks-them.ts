import { plainWords } from './plain.ts';

const ofUs =
  /\b(?:can|could|would|will|do|should) (?:you|u) (?:help|tell me (?:what|how|why)|explain|write|make|say|suggest|send it)\b|\bwhat (?:should|do|can|would) (?:i|you) (?:say|write|answer|put)\b|\bis (?:that|this|it) (?:ok|okay|enough|right|good)\b/;
const ofThem =
  /(?:^|[.,;!?] |\band |\bbut )(?:please )?(?:can|could|would|will|do|did|are|have) (?:you|u|we|they|he|she)\b|[.!] \S/;

/** Whether a question at the end of a text is addressed to the recipient of the message. */
export function asksThem(text: string): boolean {
  const plain = plainWords(text).replace(/\?+$/, '');
  return !ofUs.test(plain) && ofThem.test(plain);
}
