import { stripQuotations } from './quotation.ts';

/** The quality of a draft that the person worries about. */
export type ToneQuestion = 'harsh' | 'soft' | 'long' | 'english' | 'any';

const asks = String.raw`(?:too (?:\w+ or )?|(?:does|do|is|will|would|am|did)\b[^.?!]{0,25}\b|comes? (?:off|across) (?:as )?(?:\w+ )?)`;

const questions: readonly (readonly [ToneQuestion, RegExp])[] = [
  [
    'harsh',
    new RegExp(
      String.raw`\b${asks}(cold|harsh|mean|sharp|rude|mad|angry|bossy|blunt|strong|bitter|hostile|snippy|aggressive|pissed)\b`,
      'i',
    ),
  ],
  [
    'soft',
    new RegExp(
      String.raw`\b${asks}(soft|nice|weak|needy|desperate|apologetic|friendly|sweet)\b(?=[^.!]*\?)`,
      'i',
    ),
  ],
  ['long', /\b(?:too|is (?:it|this|that)) (?:too )?(long|much|wordy)\b(?! about| of)/i],
  [
    'english',
    /\b(?:check|correct|fix|good|proper|right) (?:the |my |this |it |in |is )*(english|spelling|grammar)\b|\b(?:english|spelling|grammar)\b[^.?!]{0,20}\?/i,
  ],
  [
    'any',
    /\b(?:(?:is|does|do|would) (?:it|this|that|i)\b[^.?!]{0,20}\b(?:ok|okay|good|alright|all right|fine|sound|work)|how(?:['’]?s| is| does) (?:it|this|that)|what do you think|good wording|can i send|should i send|sounds? ok(?:ay)?)\b/i,
  ],
];

export interface AskedTone {
  kind: ToneQuestion;
  /** The person's own word, such as "cold". */
  word: string;
}

/** Matches "Too cold?" and "does it sound mad", asked about a draft. Null if the message asks nothing about it. */
export function findToneQuestion(message: string): AskedTone | null {
  const around = stripQuotations(message);
  for (const [kind, pattern] of questions) {
    const found = pattern.exec(around);
    if (found) return { kind, word: (found[1] ?? '').toLowerCase() };
  }
  return null;
}

const soft =
  /\b(?:sorry|maybe|i guess|i hope|if (?:that['’]?s|it['’]?s) (?:ok|okay)|just|i was wondering|no worries|whenever)\b/gi;
const SOFTENING_WORDS = 2;
const LONG = 60;

/** Whether the worry is justified. A calm draft isn't harsh. */
export function isTone(draft: string, { kind }: AskedTone): boolean {
  if (kind === 'soft') return (draft.match(soft)?.length ?? 0) >= SOFTENING_WORDS;
  return kind === 'long' && draft.split(/\s+/).length > LONG;
}
