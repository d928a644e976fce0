/*
 * Splits what a parent wrote about "what stays the same" and "what changes" into what can be said to a child and the rest: a
 * denial, a complaint, blame, money, affairs.
 */

const denial =
  /^(?:(?:well|honestly|so|um+|uh|i guess|sadly),? )*(?:nothing|not (?:much|a (?:lot|thing)|really|anything)|no(?:pe|ne)?\b(?! (?:change|more))|everything(?:['’]?s| is| will| changes| has)|it(?:['’]?s| is| will) all|zero|who knows|idk|i (?:don['’]?t|dont) know)\b/i;
const except =
  /^.*?\b(?:except(?: for)?|besides|other than|but|just|only|apart from)\b,? (?:maybe |probably )?/i;
const unsayable =
  /\b(?:(?:that|this|it)(?:['’]?s| is) the problem|fault|blame|cheat\w*|affair|girlfriend|boyfriend|mistress|that woman|that man|lawyer|court|custody|divorce papers|afford|broke|mortgage|debt|child support|alimony|evict\w*|foreclos\w*|jail|arrest\w*|drunk|drinking|addict\w*|lies|liar|lying|hates?|asshole|bitch|bastard|fuck\w*|shit\w*|hell|damn|jerk|selfish|crazy|narciss\w*|abus\w*|walked out|left us|leaving us|ruin\w*|i (?:can['’]?t|cant) (?:cope|handle|do)|i (?:don['’]?t|dont) know how|because (?:of )?(?:he|she|him|her|your|their)|have to sell|(?:less|no|any|enough|more|out of|without|about|the) money|money(?:['’]?s| is| will be| gets?| got)? (?:tight|tighter|short|gone|problems?|trouble)|budget|cheaper|can['’]?t pay|pay for)\b/i;
/** What isn't settled isn't for the children yet. */
const unsettled =
  /\b(?:maybe|might|perhaps|possibly|probably|prob|unless|not sure|idk|i (?:think|guess|hope)|hopefully|if (?:we|i|he|she|they|the)|depends?)\b/i;
/** Among the changes, "no dog anymore" is one. Among what stays, it is a complaint. */
const loss =
  /^no (?:more )?(?!one\b|idea\b|clue\b)(?:\w+ ){1,3}(?:any ?more|on|at|until|after|for|this|because|with)\b|^no more \w+/i;
const end = /(?<=[.!?;])\s+|\n+|, (?=(?:that|this|it)(?:['’]?s| is) the problem|because\b)/;

export interface Sayable {
  /** What can be said. Empty if nothing can. */
  words: string;
  /** The rest. Empty if everything can be said. */
  unsaid: string;
}

export function sayable(text: string, about: 'stays' | 'changes' = 'stays'): Sayable {
  const sentences = text.trim().split(end).filter(Boolean);
  const said: string[] = [];
  let isUnsaid = false;
  for (const sentence of sentences) {
    const words = sayablePart(sentence, about);
    if (words === '') isUnsaid = true;
    if (words !== '') said.push(words);
  }
  return { words: said.join(' ').replace(/[,;]$/, ''), unsaid: isUnsaid ? text.trim() : '' };
}

/** "Nothing except school and the dog" is "school and the dog". */
function sayablePart(sentence: string, about: 'stays' | 'changes'): string {
  if (unsayable.test(sentence) || unsettled.test(sentence)) return '';
  if (about === 'changes' && loss.test(sentence)) return sentence;
  if (!denial.test(sentence)) return sentence;
  const rest = except.test(sentence) ? sentence.replace(except, '').trim() : '';
  return denial.test(rest) ? '' : rest;
}
