import { isGivenName } from './proper-names.ts';

export type Pronoun = 'he' | 'she';

/** A child or a pet, as a message to the other parent names it. */
export interface Kin {
  /** "our son", "Ella", "Biscuit". */
  name: string;
  /** Null where nothing tells. */
  pronoun: Pronoun | null;
}

/** Who is spoken of in a conversation beside the person. */
export interface Persons {
  /** How the other parent is spoken of; null where nothing tells. */
  other: Pronoun | null;
  /** First told first. */
  kin: readonly Kin[];
}

/** From the person's own messages, oldest first. */
export function personsTold(messages: readonly string[]): Persons {
  const told = messages.join('\n');
  return { other: otherIn(told), kin: withoutDoubles([...childrenIn(told), ...petsIn(told)]) };
}

/** The names to spell with a capital. */
export function namesOf({ kin }: Persons): string[] {
  return kin.map(({ name }) => name).filter((name) => /^[A-Z]/.test(name));
}

const otherSigns: readonly (readonly [Pronoun, RegExp])[] = [
  [
    'he',
    /\b(?:my ex[- ]?husband|my husband|babys? (?:dad|daddy|father)|bab(?:y's|ies) (?:dad|daddy|father)|(?:his|her|their|the kids'?) (?:dad|father)|my ex ?bf|(?:text|email|message|tell|ask|reply to|respond to|write|answer|to) him|my ex,? he|(?:want|need|from|with) him(?= to\b|$|[.,])|he (?:wrote|texted|texts|emailed|sent me|replied|says|said|told me|keeps|owes|agreed|wants|refuses|won'?t|moved out|left me))\b/gi,
  ],
  [
    'she',
    /\b(?:my ex[- ]?wife|my wife|babys? (?:mom|mama|mother)|baby's (?:mom|mama|mother)|(?:his|her|their|the kids'?) (?:mom|mother)|my ex ?gf|(?:text|email|message|tell|ask|reply to|respond to|write|answer) her(?! (?:mom|dad|mother|father|sister|brother|lawyer|teacher|school|half))|my ex,? she|(?:want|need) her(?= to\b)|she (?:wrote|texted|texts|emailed|sent me|replied|says|said|told me|keeps|owes|agreed|wants|refuses|won'?t|moved out|left me))\b/gi,
  ],
];
const pronouns: readonly (readonly [Pronoun, RegExp])[] = [
  ['he', /\b(?:he|him|hes|he's|he'll)\b/gi],
  ['she', /\b(?:she|shes|she's|she'll)\b/gi],
];

/** By what the other parent is called, then by whom "my ex" is followed by, then by what is said most. */
function otherIn(told: string): Pronoun | null {
  const afterEx = /\bmy ex\b[^.?!\n]{0,80}?\b(he|she|him|her)\b/i.exec(told)?.[1]?.toLowerCase();
  return (
    mostFound(told, otherSigns) ??
    (afterEx ? (/^(?:he|him)$/.test(afterEx) ? 'he' : 'she') : null) ??
    notTheChild(told) ??
    mostFound(told, pronouns)
  );
}

/** Where the only child is a daughter and a "he" is spoken of as well, that is the other parent. */
function notTheChild(told: string): Pronoun | null {
  const isDaughter = /\b(?:daughter|girl)\b/i.test(told);
  const isSon = /\b(?:son|boy)\b/i.test(told);
  if (isDaughter === isSon) return null;
  const other = isDaughter ? 'he' : 'she';
  return pronouns.some(([pronoun, sign]) => pronoun === other && new RegExp(sign.source, 'i').test(told))
    ? other
    : null;
}

function mostFound(told: string, signs: readonly (readonly [Pronoun, RegExp])[]): Pronoun | null {
  const counted = signs.map(([pronoun, sign]) => ({ pronoun, count: told.match(sign)?.length ?? 0 }));
  const [most] = counted.toSorted((one, other) => other.count - one.count);
  return most && most.count > 0 ? most.pronoun : null;
}

const childWord =
  /\b(?:my|our|the|her|his) (?:(?:little|older|oldest|younger|youngest|middle|baby|\d+[- ]?(?:yr|year)s?[- ]?(?:old)?) )*(son|boy|daughter|girl|baby|kid|toddler)\b(?!s|friend|'s (?:mom|dad)|s? (?:mom|dad|mama|daddy))(?:,? (?:named |is )?([a-z]+))?/gi;
const cared =
  /\b(?:pick(?:ing|ed)? up|drop(?:ping|ped)?(?: off)?|see|have|take|bring|get|watch|keep|return|feed|walk) ([a-z]+)(?= |$|[,.!?])/gi;
const ownName =
  /\b([a-z]+)(?:'?s)? (?:has|had|was|is|got|needs|starts|birthday|school|recital|practice|game|appointment|appt|dentist|doctor|teacher|meds|inhaler|backpack|tablet)\b/gi;

function childrenIn(told: string): Kin[] {
  const words = [...told.matchAll(childWord)].map(([, word = '', name = '']): Kin => {
    const pronoun = /son|boy/i.test(word) ? 'he' : /daughter|girl/i.test(word) ? 'she' : null;
    const own = isGivenName(name) || /^[A-Z][a-z]{2,}$/.test(name) ? capitalized(name) : null;
    return { name: own ?? `our ${word.toLowerCase()}`, pronoun };
  });
  const named = [...told.matchAll(cared), ...told.matchAll(ownName)].flatMap(([, name = '']): Kin[] =>
    isGivenName(name) ? [{ name: capitalized(name.toLowerCase()), pronoun: null }] : [],
  );
  return [...words.filter(({ name }) => name !== 'our girl' && name !== 'our boy'), ...named];
}

const petWord = /\b(?:dog|cat|puppy|pup|kitten|kitty|pit ?bull|lab|bird|parrot|rabbit|bunny)\b/i;
const petNames = [
  /\b(?:want|need|get|getting|have|give me|bring|keep|kept|took) ([a-z]{3,}) back\b/gi,
  /\b(?:dog|cat|puppy|pup|kitten|bird|parrot|rabbit|bunny)(?: is)?(?: named| called|,)? ([a-z]{3,})\b/gi,
  /\b([a-z]{3,}) is (?:mine|my (?:dog|cat|puppy))\b/gi,
  /\bsay ([a-z]{3,})(?=[.,!]|$)/gim,
];
const noName =
  /^(?:him|her|them|this|that|the|these|those|all|and|but|for|from|has|have|had|was|were|are|who|which|she|they|you|not|back|with|since|because|when|while|out|off|over|food|bed|crate|bowl|stuff|things|vet|park|named|called|something|someone|dont|any|some|everything|what|please|sorry|than|then|got|get|needs|is|will|can|before|after|until|till|friday|saturday|sunday|monday|tuesday|wednesday|thursday|custody|money|bye|goodbye|hello|hey|thanks|please|sorry|boss|manager|my|your|his|her|our|put|ran|bit|died|passed|keeps|stays|lives|sleeps|ate|went|down|every|at|on|in|to|mine|yes|no|it|half|one|two)$/i;

function petsIn(told: string): Kin[] {
  if (!petWord.test(told)) return [];
  const name = petNames
    .flatMap((pattern) => [...told.matchAll(pattern)].map(([, name = '']) => name))
    .find((each) => !noName.test(each));
  const kind = petWord.exec(told)?.[0].toLowerCase() ?? 'dog';
  return [{ name: name ? capitalized(name.toLowerCase()) : `the ${kind}`, pronoun: null }];
}

/** "Our son" and "Leo" told of the same child: the name is used. */
function withoutDoubles(kin: readonly Kin[]): Kin[] {
  const unique = kin.filter(({ name }, at) => kin.findIndex((each) => each.name === name) === at);
  const named = unique.filter(({ name }) => /^[A-Z]/.test(name));
  const unnamed = unique.filter(({ name }) => !/^[A-Z]/.test(name));
  const [onlyName] = named;
  const [onlyWord] = unnamed;
  if (onlyName && onlyWord && named.length === 1 && unnamed.length === 1 && onlyWord.name.startsWith('our '))
    return [{ name: onlyName.name, pronoun: onlyName.pronoun ?? onlyWord.pronoun }];
  return unique;
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
