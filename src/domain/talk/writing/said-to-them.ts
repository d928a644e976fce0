import type { Kin, Persons, Pronoun } from './persons-told.ts';

/** Marks a pronoun that means a child or a pet, so that it isn't turned to "you". */
const KEPT = '\u0001';

const ofChild =
  /\b(?:strep|fever|flu|sick|cough|antibiotics|doctor|dr|dentist|pediatrician|school|homework|teacher|practice|recital|bedtime|naps?|allerg\w+|medicine|meds|inhaler|diapers?|threw up|grade|tooth|vaccine|shots?|collar|leash|crate|kennel|vet|litter)\b/i;
const ill =
  /\b(?:strep|fever|flu|cough|antibiotics|threw up|vaccine|stomach bug|ear infection|rash|pink ?eye)\b/i;
/** What is done with a child or a pet, and not with the other parent. */
const caredFor =
  /\b(?:(?:give|keep|have|had|see|get|put|hold|raise) (?:him|her)\b(?= (?:back|up|off|to|from|on|at|home|until|till|til|by|for|this|next|every|overnight|sat|sun|mon|tue|wed|thu|fri|today|tonight|tomorrow|in|over|\d)|[,.!?]|$)|(?:pick up|pick|drop off|drop|bring|brought|take|took|return|feed|walk|watch|buy|bought|pack|packed|dress|bathe|babysit|with|let|make|help|teach) (?:him|her)\b(?! (?:mom|dad|sister|brother|house|place|lawyer|half|share)\b))/gi;

/**
 * What is told of the other parent, said to them: "he still has her seat" is "you still have her seat". A pronoun
 * that means a child or a pet stays, or is the name where nothing in `before` names it yet.
 */
export function toThem(clause: string, persons: Persons, before = ''): string {
  const named = namingKin(withKnownWords(clause, persons), persons, before);
  return turned(named, persons).replaceAll(KEPT, '');
}

const relatives: readonly (readonly [RegExp, string])[] = [
  [
    /\bmy (?:ex(?:[- ]?(?:husband|wife))?|husband|wife)['’]?s (?=[a-z])(?!(?:is|has|was|not|been|going|gonna|always|keeps|still|got|a|the)\b)/gi,
    'your ',
  ],
  [/\bmy (son|daughter)\b/gi, 'our $1'],
  [/\bmy (kids|children|boys|girls)\b/gi, 'the $1'],
  [/\bmy (kid|child|boy|girl|baby)(?!['’]?s? (?:mom|mama|dad|daddy|mother|father))\b/gi, 'our $1'],
];
const otherNamed =
  /\bmy (?:ex(?:[- ]?(?:husband|wife|bf|gf))?|(?:soon to be ex[- ])?husband|wife|bab(?:y|ie)['’]?s? (?:mom|mama|mother|dad|daddy|father))\b(?!['’]s)/gi;

function withKnownWords(clause: string, { other }: Persons): string {
  const spelled = clause.replace(/\b(he|she)s\b/gi, "$1's");
  const named = spelled.replace(otherNamed, (_whole, at: number) => (at === 0 ? (other ?? 'she') : 'you'));
  return relatives.reduce((text, [pattern, words]) => text.replace(pattern, words), named);
}

/** Marks the pronouns of a child or a pet, and names the first of them. */
function namingKin(clause: string, persons: Persons, before: string): string {
  const { kin } = persons;

  const isOfChild = ofChild.test(clause);
  const isIll = ill.test(clause);
  let isNamed = kin.some(({ name }) => mentions(`${before} ${clause}`, name));
  return clause.replace(/\b(he|she|him|her|his|hers)(?='s|'ll|s?\b)/gi, (word: string, _w, at: number) => {
    const pronoun = /^h(?:e|im|is)$/i.test(word) ? 'he' : 'she';
    const isCared = isCaredFor(clause, at);
    const isOfKin =
      isCared ||
      (at === 0 && followsKin(before, kin)) ||
      (isOfChild && !namesKinAfter(clause.slice(at), kin));
    const meant = kinMeant(pronoun, persons, { isOfKin, isIll, isCared });
    if (meant === null) return word;
    if (isNamed || meant === 'someone') return KEPT + word;
    isNamed = true;
    const rest = clause.slice(at + word.length);
    const isLet = /\b(?:let|make|help|with|watch) $/i.test(clause.slice(0, at));
    return !isLet && isOwner(word, rest) ? `${meant.name}'s` : meant.name;
  });
}

/** "Zoey has a fever. She's not going to soccer". */
function followsKin(before: string, kin: readonly Kin[]): boolean {
  const last =
    before
      .trim()
      .split(/(?<=[.?!]) /)
      .at(-1) ?? '';
  return kin.some(({ name }) => last.toLowerCase().startsWith(`${name.toLowerCase()} `));
}

/** "She took Ella to the doctor" is told of the other parent. */
function namesKinAfter(words: string, kin: readonly Kin[]): boolean {
  return kin.some(({ name }) => mentions(words, name));
}

function isCaredFor(clause: string, at: number): boolean {
  return [...clause.matchAll(caredFor)].some(
    ({ index, 0: match }) => index <= at && at < index + match.length,
  );
}

/** Null: the other parent. "Someone": not the other parent, and nobody that was named. */
function kinMeant(
  pronoun: Pronoun,
  { other, kin }: Persons,
  { isOfKin, isIll, isCared }: { isOfKin: boolean; isIll: boolean; isCared: boolean },
): Kin | 'someone' | null {
  const fitting = kin.filter((each) => each.pronoun === pronoun || each.pronoun === null);
  if (other === pronoun || other === null) {
    if (!isOfKin) return null;
    return fitting.at(-1) ?? (isIll || isCared ? 'someone' : null);
  }
  return fitting.at(-1) ?? 'someone';
}

function mentions(text: string, name: string): boolean {
  return text.toLowerCase().includes(name.toLowerCase());
}

const notOwned =
  'one|ones|two|back|up|down|off|out|on|in|at|to|by|for|from|with|about|and|or|but|if|when|because|bc|until|till|til|before|after|a|an|the|my|our|your|this|that|these|those|it|not|again|today|tonight|tomorrow|every|next|last|over|home|know|i|we|you|is|was|will|can|cant|so|please|then|there|here|too|either|anymore|some|money|more|less|any|all|early|late|alone|mon\\w*|tue\\w*|wed\\w*|thu\\w*|fri\\w*|sat\\w*|sun\\w*|noon|\\d\\S*|once|twice|instead|yet|already|right';

/** "Her bag", and not "tell her that". */
function isOwner(word: string, rest: string): boolean {
  if (/^his$/i.test(word)) return true;
  return /^her$/i.test(word) && new RegExp(`^ (?!(?:${notOwned})\\b)[a-z]`, 'i').test(rest);
}

const subject = `(?<!${KEPT})\\b(?:he|she)`;
const adverbs = '((?: (?:still|always|never|just|already|also|only|really|even|usually|keeps?|ever))*)';
const participle =
  '(?:got|been|gone|had|done|made|taken|kept|paid|agreed|changed|moved|posted|told|asked|missed|refused|stopped|started|left)';

const turns: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`${subject}(?:'s|s| is)${adverbs} (?=${participle}\\b)`, 'gi'), "you've$1 "],
  [new RegExp(`${subject}(?:'s|s| is)\\b`, 'gi'), "you're"],
  [new RegExp(`${subject}(?:'ll| will)\\b`, 'gi'), "you'll"],
  [new RegExp(`(?<!${KEPT})\\bshell(?= (?:be|have|pick|bring|take|pay|do|need)\\b)`, 'gi'), "you'll"],
  [new RegExp(`${subject}(?:'d)\\b`, 'gi'), "you'd"],
  [new RegExp(`${subject}${adverbs} was(n'?t)?\\b`, 'gi'), 'you$1 were$2'],
  [new RegExp(`${subject}${adverbs} (?:has)\\b(?!n)`, 'gi'), 'you$1 have'],
  [new RegExp(`${subject}${adverbs} hasn'?t\\b`, 'gi'), "you$1 haven't"],
  [new RegExp(`${subject}${adverbs} (?:doesn'?t|don'?t|does not)\\b`, 'gi'), "you$1 don't"],
  [new RegExp(`${subject}${adverbs} isn'?t\\b`, 'gi'), "you$1 aren't"],
];
const spoken = new RegExp(
  `${subject}${adverbs.replace('keeps?|', '')} ((?!was\\b|is\\b|has\\b|always\\b|this\\b|yes\\b|plus\\b)[a-z]+s)\\b`,
  'gi',
);
const isThen =
  /\b(you\b[^.?!]*? (?:and|or|then|but)(?: then| also| just)?) (wants|needs|keeps|picks|brings|takes|gets|pays|calls|texts|sends|gives|comes|shows|lets|drops|asks|says|tells|makes|goes|leaves|puts|posts|changes|refuses|has|is|does|lives|works)\b/gi;

function turned(clause: string, { other }: Persons): string {
  if (other === null && !/\b(?:he|she|him|her|his)\b/i.test(clause)) return clause;
  const said = turns
    .reduce((text, [pattern, words]) => text.replace(pattern, words), clause)
    .replace(spoken, (_whole, between: string, verb: string) => `you${between} ${baseOf(verb)}`)
    .replace(new RegExp(`${subject}\\b`, 'gi'), 'you')
    .replace(new RegExp(`(?<!${KEPT})\\b(?:himself|herself)\\b`, 'gi'), 'yourself')
    .replace(new RegExp(`(?<!${KEPT})\\bhers\\b`, 'gi'), 'yours')
    .replace(
      new RegExp(`(?<!${KEPT})\\b(his|her|him)\\b`, 'gi'),
      (word: string, _group: string, at: number, whole: string) =>
        isOwner(word, whole.slice(at + word.length)) ? 'your' : 'you',
    );
  return said.replace(isThen, (_whole, before: string, verb: string) => `${before} ${baseOf(verb)}`);
}

const irregular: Readonly<Record<string, string>> = { has: 'have', is: 'are', does: 'do', goes: 'go' };

/** "Takes" is "take", "tries" is "try", "watches" is "watch". */
export function baseOf(verb: string): string {
  const lower = verb.toLowerCase();
  return (
    irregular[lower] ??
    (lower.endsWith('ies')
      ? `${lower.slice(0, -3)}y`
      : /(?:ss|sh|ch|x|zz|o)es$/.test(lower)
        ? lower.slice(0, -2)
        : lower.endsWith('ss')
          ? lower
          : lower.slice(0, -1))
  );
}
