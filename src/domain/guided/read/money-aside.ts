/*
 * Parts of an answer about money: an aside after the amount ("875, it went up fifty dollars in June"), and lists of named
 * amounts ("student loan 180, credit card min 45"). The texts are plain, with digits.
 */

const ends = /,(?= )|;|\.(?= )| - | but | (?=(?:because|cuz|since|though|although) )/;
/** Numbers that are no amounts: days, dates, times and years. */
const dates =
  /\b(?:on |by |around |until )?(?:the )?\d{1,2}(?:st|nd|rd|th)\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]* \d{1,4}\b|\b(?:in|since|until|till) (?:19|20)\d\d\b|\b\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\b/g;
/** An amount here is one of another time. */
const formerly =
  /\b(?:(?:it|that|they|rent|which) )?(?:just )?(?:went|gone|goes|going|has gone) (?:up|down)\b|\bused to be\b|\bup from\b|\bdown from\b|\b(?:they )?raised it\b|\bit was .* (?:last|before|until|till)\b/;
/** Words that say that the amount before is not the whole answer. */
const changing =
  /\b(?:half|split|splits|each|per|apiece|percent|week|weekly|weeks|biweekly|year|yearly|annual\w*|quarter\w*|day|daily|hour|hourly|twice|paycheck|only if|if|unless|except|plus|minus|or|not|never|no|wait|actually|sorry|meant|mean|owes?|promised|supposed|stopped|depends|varies|sometimes|usually|he pays|she pays|(?:he|she|they) (?:covers?|pays? (?:it|half|for|that|all))|another|also|and|then|again|total)\b|[%$?]/;

/** The part with the amount, if all that follows leaves it as it is. Null without such an aside. */
export function withoutAside(plain: string): string | null {
  const [first = '', ...asides] = plain.split(ends).map((part) => part.trim());
  const amountAt = /\d/.test(first) ? 0 : asides.findIndex((part) => /\d/.test(part)) + 1;
  if (amountAt !== 0 || asides.length === 0) return null;
  return asides.every(isHarmless) ? first : null;
}

const dayOfMonth = /\b(?:(?:on|by|around|due) )*(?:the )?\d{1,2}(?:st|nd|rd|th)\b/g;

/** The text without a day, which is no amount: "1500 on the 1st". "On the 1st and 15th" is a frequency. */
export function withoutDay(plain: string): string {
  if (plain.match(dayOfMonth)?.length !== 1) return plain;
  return plain.replace(dayOfMonth, ' ').replaceAll(/\s+/g, ' ').trim();
}

function isHarmless(aside: string): boolean {
  if (formerly.test(aside)) return true;
  const rest = aside.replaceAll(dates, ' ');
  return !/\d/.test(rest) && !changing.test(rest);
}

const listed = /,(?= )|;|\+|,? (?:plus|and|another) (?=.*\d)/;
const notNamed =
  /\b(?:it|he|she|they|was|were|used|went|before|now|last|no|not|never|or|between|from|until|wait|actually|sorry|meant|again|per|each|half|owes?|total|altogether|if|unless)\b/;

const pair = String.raw`(?!(?:since|in|until|till|from|to|at|by|was|were|now|then|or|of|on|age|each|per|half|before|after|not|no|used|between|and) )[a-z][a-z'&-]*(?: [a-z][a-z'&-]*){0,2} \$?\d[\d,]*(?:\.\d\d?)?`;
const pairs = new RegExp(`^${pair}(?:,? (?:and )?${pair})+$`);

/** "Elec 140 gas 60 water 45" with a comma after each amount. */
function withCommas(plain: string): string {
  return pairs.test(plain) ? plain.replaceAll(/(\d),? (?:and )?(?=[a-z])/g, '$1, ') : plain;
}

/** Lists such as "cable 95, church 50 and the dog 40", one part for each amount. Null for anything else. */
export function namedAmounts(plain: string): string[] | null {
  const parts: string[] = [];
  let name = '';
  for (const part of withCommas(plain)
    .split(listed)
    .map((one) => one.trim())) {
    name = [name, part].filter(Boolean).join(' ');
    if (!/\d/.test(part)) continue;
    parts.push(name);
    name = '';
  }
  const isList = parts.length > 1 && name === '' && parts.every(isNamedAmount);
  return isList ? parts : null;
}

function isNamedAmount(part: string): boolean {
  const words = part.replaceAll(
    /\$? ?\d[\d,.]*k?\b|\b(?:about|around|like|maybe|is|are|another|month|dollars|bucks)\b/g,
    ' ',
  );
  return /[a-z]{2}/.test(words) && !notNamed.test(part.replace(/^no,? /, ''));
}

const isDenial =
  /^(?:(?:well|so|yeah|yes|and),? )*(?:(?:i|we|it'?s|they) )?(?:no(?:ne|pe|t|thing)?\b|own(?:s|ed)?\b|(?:i |we )?(?:don'?t|dont|do not) (?:pay|have|owe)|paid (?:off|for)|(?:the |my |our )?(?:house|home|place|car|truck)(?:'?s| is)? (?:paid|owned)|free and clear)/;

const someoneElse =
  /\b(?:he|she|they|my (?:mom|dad|parents|husband|wife|ex|sister|brother)) (?:pays?|covers?|makes?|earns?|gets?|gives?)\b/;

/** The clauses that deny one amount, followed by those with another: "no mortgage, property tax 1900 a year". */
export function withoutDenial(plain: string): string | null {
  const clauses = plain
    .split(/,(?= )|;|\.(?= )| - | but | except | just (?=.*\d)| only (?=.*\d)/)
    .map((clause) => clause.trim())
    .filter(Boolean);
  const denials = clauses.filter((clause) => !/\d/.test(clause));
  const others = clauses.filter((clause) => /\d/.test(clause) && !/^(?:no|not|never)\b/.test(clause));
  const isOthers = others.some((clause) => someoneElse.test(clause));
  const isClear = !isOthers && denials.length > 0 && denials.every((clause) => isDenial.test(clause));
  return isClear && others.length === clauses.length - denials.length && others.length > 0
    ? others.join(', ').replace(/ (?:tho|though|however|still)$/, '')
    : null;
}
