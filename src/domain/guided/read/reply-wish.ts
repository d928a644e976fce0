import { plainWords } from './plain.ts';

const contact =
  /\b(?:answer|respond|reply|write|text|message|email|call)(?:ing)?(?: (?:him|her|them|back|to|that|this|it))?\b|\b(?:say|tell|send|talk|speak)(?:ing)?\b.{0,30}\b(?:him|her|them|back|this|that|it)\b|\bwhat (?:do|can|should|would|could) i (?:say|write|send|tell|answer|reply)\b|\b(?:he|she|they) (?:\w+ )?(?:texted|wrote|messaged|called|emailed|contacted|started)\b/;

/** Whether the person still wants to write to the other person: "what do I say to him then", "but he texted me first". */
export function wantsToReply(text: string): boolean {
  return contact.test(plainWords(text));
}
