import { plainWords } from './plain.ts';

/** "Idk" and "don't remember" are neither names nor text for a page. */
export function isUnknown(text: string): boolean {
  return /^(?:(?:i )?(?:really |honestly )?(?:don'?t|do not|can'?t) (?:really )?(?:know|remember|recall|think of (?:any(?:one|thing)?|one))|idk|dunno|no (?:idea|clue)|(?:i'?m )?not sure|unsure|not known)(?: (?:yet|really|right now|when|who|what|it))*$/.test(
    plainWords(text),
  );
}

const open =
  /^(?:(?:well|um+|uh|honestly|so|and|but|or|ok|okay|yeah|i guess|i mean|to be honest|tbh)[,.]? )*(?:(?:i|we) )?(?:(?:really|honestly|just|still) )*(?:(?:don'?t|do not) (?:really |even )?know|dk|idk|dunno|(?:i'?m |i am |we'?re |we are )?(?:really |still )?(?:not sure|unsure|undecided)|(?:have )?no (?:idea|clue)|who knows|can'?t (?:say|tell)(?: yet)?|(?:haven'?t|have not) (?:decided|figured|talked|worked)|nothing(?:'s| is)? settled|(?:it'?s |that'?s )?(?:not settled|up in the air|tbd|too early)|skip(?: (?:it|this|that))?|pass)\b/;

/** Whether a sentence only says that something is open: "idk if we sell the house". */
function isOpenSentence(text: string): boolean {
  return open.test(plainWords(text));
}

/** The sentences that say something settled: "idk about the dog, but we move in May" is "we move in May". */
export function settledPart(text: string): string {
  const sentences = text.split(/(?<=[.!?;\n])\s+|,? (?:but|though) (?=\S)/);
  const isAnyOpen = sentences.some(isOpenSentence);
  if (!isAnyOpen) return text;
  return sentences
    .filter((one) => !isOpenSentence(one))
    .join(' ')
    .trim();
}
