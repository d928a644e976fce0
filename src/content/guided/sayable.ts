/*
 * Splits what a parent wrote about "what stays the same" and "what changes" into what can be said to a child and the rest: a
 * denial, a complaint, blame, money, affairs.
 */

const denial =
  /^(?:(?:well|honestly|so|um+|uh|i guess|sadly),? )*(?:nothing|not (?:much|a (?:lot|thing)|really|anything)|no(?:pe|ne)?\b(?! (?:change|more))|everything(?:['’]?s| is| will| changes| has)|it(?:['’]?s| is| will) all|zero|who knows|idk|i (?:don['’]?t|dont) know)\b/i;
const except =
  /^.*?\b(?:except(?: for)?|besides|other than|but|just|only|apart from)\b,? (?:maybe |probably )?/i;
const unsayable =
  /\b(?:(?:that|this|it)(?:['’]?s| is) the problem|fault|blame|cheat\w*|affair|girlfriend|boyfriend|mistress|that woman|that man|lawyer|court|custody|divorce papers|afford|broke|mortgage|debt|child support|alimony|evict\w*|foreclos\w*|jail|arrest\w*|drunk|drinking|addict\w*|lies|liar|lying|hates?|asshole|bitch|bastard|fuck\w*|shit\w*|hell|damn|jerk|selfish|crazy|narciss\w*|abus\w*|walked out|left us|leaving us|ruin\w*|i (?:can['’]?t|cant) (?:cope|handle|do)|i (?:don['’]?t|dont) know how|because (?:of )?(?:he|she|him|her|your|their)|have to sell)\b/i;
const end = /(?<=[.!?;])\s+|\n+|, (?=(?:that|this|it)(?:['’]?s| is) the problem|because\b)/;

export interface Sayable {
  /** What can be said. Empty if nothing can. */
  words: string;
  /** The rest. Empty if everything can be said. */
  unsaid: string;
}

export function sayable(text: string): Sayable {
  const sentences = text.trim().split(end).filter(Boolean);
  const said: string[] = [];
  let isUnsaid = false;
  for (const sentence of sentences) {
    const words = sayablePart(sentence);
    if (words === '') isUnsaid = true;
    if (words !== '') said.push(words);
  }
  return { words: said.join(' ').replace(/[,;]$/, ''), unsaid: isUnsaid ? text.trim() : '' };
}

/** "Nothing except school and the dog" is "school and the dog". */
function sayablePart(sentence: string): string {
  if (unsayable.test(sentence)) return '';
  if (!denial.test(sentence)) return sentence;
  const rest = except.test(sentence) ? sentence.replace(except, '').trim() : '';
  return denial.test(rest) ? '' : rest;
}
