import type { MoneyValue } from '../value.ts';
import { namedAmounts, withoutDay, withoutAside, withoutDenial } from './money-aside.ts';
import { withoutHesitation } from './money-hesitation.ts';
import { replaceNumberWords } from './number-words.ts';
import { plainWords } from './plain.ts';
import { takeHomeOf } from './take-home.ts';

const AMOUNT = String.raw`(\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d+(?:\.\d{1,2})?)`;
const TIMES =
  String.raw`(?:an?|per|each|every|\/) ?(?:week|wk|month|mo|year|yr|quarter)|weekly|monthly|yearly|annually|quarterly|` +
  String.raw`(?:every|per|each|for) (?:six|6|three|3|two|2|other) months?|twice (?:a|per) year|semi-?annually|` +
  String.raw`every (?:two|2|other) weeks?|bi-?weekly|twice (?:a|per) month|semi-?monthly`;
const MONEY = String.raw`(\$)? ?${AMOUNT} ?(k|grand|thousand)?(?: ?(?:dollars|bucks|usd))? ?(${TIMES})?(?![\w.]|,\d)`;
const LEAD = String.raw`(?:(?:about|around|roughly|maybe|probably|approximately|like|it's|its|i (?:make|get|earn|pay|bring home)|we pay) |~ ?)*`;
const TAIL = String.raw`(?:,? (?:or so|or thereabouts|give or take|roughly|total|in total|altogether|after tax(?:es)?|take[ -]home|net))*`;
const whole = new RegExp(String.raw`^${LEAD}${MONEY}${TAIL}$`);
const inside = new RegExp(String.raw`(?<![\w.,$-])${MONEY}`, 'g');
const nothing =
  /^(?:nothing|none|no income|zero|0|\$ ?0|i have none|i (?:don't|dont) have any|no|nope|nah|n\/?a|not yet|none yet|nothing yet)$/;
/** "Nothing im retired" and "0, his job covers it" begin with "nothing" and contain no amount. */
const nothingBecause =
  /^(?:(?:nothing|none|zero|nada|\$ ?0|0|n\/a)(?:,? |[.;-] ?)|(?:no|nope|nah)[,.;]? (?!idea|clue|way|telling|less|more)|(?:no, )?(?:i |we )?(?:don't|dont|do not) (?:have|pay|get|own|spend|owe) |(?:my|his|her) \w+ (?:pays?|covers?) |(?:he|she|they) (?:pays?|covers?) (?:it|that|all|for|the|everything)|(?:i'm|im|i am|still|currently) (?:not working|unemployed|retired|out of work|between jobs|staying (?:with|at)|living (?:with|at))|(?:he|she|they) (?:doesn't|doesnt|does not|don't|never|won't|wont|hasn't|isn't) (?:pay|paid|give|send|help)|not (?:getting|receiving|paying|working)|(?:\w+ ){1,2}(?:is|are|'s) (?:\$ ?)?(?:0|zero|nothing|free|covered)\b(?! (?:but|except|until|till|if|when|only)))[^\d$]*$/;
/** Near these words, an amount may belong to someone else or another time, or apply to each of several. */
const unclear =
  /\b(?:not|never|no|nothing|none|n't|don't|dont|doesn't|used to|supposed|promised|owes?|(?:he|she|they) (?:makes?|earns?)|pay (?:him|her)|per|each|apiece|day|daily|hour|hourly|hr|night|visit|season|semester|session|term|percent|between|or|plus|minus|but|kids?)\b|%/;
/** One billion dollars, which is far below the largest exact number. */
const MOST_CENTS = 100_000_000_000;

/**
 * The answer must be an amount, or a sentence with a single one that has a dollar sign or a period. So "between 400 and
 * 500", "3 kids" and "1,2 million" don't count. A one-time cost needs neither.
 */
export function readMoney(text: string, isOnce = false): MoneyValue | null {
  const plain = plainAmounts(text);
  if (nothing.test(plain) || nothingBecause.test(plain)) return { cents: 0, timesAYear: isOnce ? 0 : 12 };
  const bare = withoutAside(plain);
  const match =
    whole.exec(plain) ?? within(plain, isOnce) ?? (bare && (whole.exec(bare) ?? within(bare, isOnce)));
  if (!match) return null;
  const [, , amount = '', thousand, times] = match;
  const cents = Math.round(Number(amount.replaceAll(',', '')) * (thousand ? 100_000 : 100));
  return cents > MOST_CENTS ? null : { cents, timesAYear: isOnce && !times ? 0 : timesIn(times) };
}

/**
 * Parses an amount that the person has to confirm: "600 child support", or the monthly sum of "388 plus gas 40 a week".
 * Null for a range, and if something else could be meant.
 */
export function readMoneyLoosely(text: string, isOnce = false): MoneyValue | null {
  const dayless = withoutDay(withoutHesitation(plainAmounts(text)))
    .replaceAll(monthDay, ' ')
    .trim();
  const pay = isOnce ? null : takeHomePay(dayless);
  if (pay) return pay;
  const whole = withoutHedge(dayless).replace(leadingNo, '');
  const plain = withoutDenial(whole) ?? whole;
  const isSingle = Array.from(plain.matchAll(inside)).length === 1;
  const parts = isSingle
    ? [withoutAside(plain) ?? plain]
    : (namedAmounts(plain) ?? sums(withoutAside(plain) ?? plain));
  const amounts = parts.map((part) => loose(part, isOnce));
  const [first, ...others] = amounts;
  if (!first || amounts.includes(null)) return null;
  if (others.length === 0) return first;
  const cents = amounts.reduce((sum, one) => sum + monthly(one), 0);
  return { cents: Math.round(cents), timesAYear: isOnce ? 0 : 12 };
}

const anyPeriod = new RegExp(String.raw`\b(?:${TIMES})`);

/** "590 a week before taxes, maybe 500 after" is 500 a week. */
function takeHomePay(plain: string): MoneyValue | null {
  const [first, second, ...others] = plain.matchAll(inside);
  if (!first || !second || others.length > 0) return null;
  const between = plain.slice(first.index + first[0].length, second.index);
  const place = takeHomeOf(
    plain.slice(0, first.index),
    between,
    plain.slice(second.index + second[0].length),
  );
  if (place === null) return null;
  const [, , amount = '', thousand, times] = place === 0 ? first : second;
  const period = times ?? (place === 0 ? second : first)[4] ?? anyPeriod.exec(plain)?.[0];
  const cents = Math.round(Number(amount.replaceAll(',', '')) * (thousand ? 100_000 : 100));
  return { cents, timesAYear: timesIn(period) };
}

/** "No just the alimony 1500" answers with the amount. */
const leadingNo = /^(?:no|nope|nah|nothing),? (?:just|only|but|except) (?:(?:the|my) )?/;
/** "400ish" is about 400. */
function plainAmounts(text: string): string {
  return replaceNumberWords(plainWords(text)).replaceAll(/(\d)(?: |-)?ish\b/g, '$1');
}

const monthDay = /\b(?:on |by )?the \d{1,2}(?:st|nd|rd|th)\b(?: of (?:the|each|every) month)?/g;
const hedge =
  /(?:,|;| -)? (?:but|though|tho|although|except) (?:(?:it|that)(?:'s)? )?(?:(?:can|could|might|may|will) be )?(?:sometimes|some (?:weeks|months)|not always|varies|it varies|depends|less|more|it depends|changes)\b[^\d$]*$/;

/** "750 a week but sometimes less" names one amount, which the person confirms. */
function withoutHedge(plain: string): string {
  return plain.replace(hedge, '');
}

function sums(plain: string): string[] {
  return plain.split(/,? (?:plus|and|another) (?=.*\d)|\+|;/).map((part) => part.trim());
}

function monthly(one: MoneyValue | null): number {
  if (!one) return 0;
  return one.timesAYear === 0 ? one.cents : (one.cents * one.timesAYear) / 12;
}

const SMALLEST = 10;
const fraction = /\b(?:half|third|quarter) of\b/;

function loose(part: string, isOnce: boolean): MoneyValue | null {
  const [match, ...others] = part.matchAll(inside);
  if (!match || others.length > 0) return null;
  const [, , amount = '', thousand, times] = match;
  const rest = `${part.slice(0, match.index)} ${part.slice(match.index + match[0].length)}`;
  const number = Number(amount.replaceAll(',', ''));
  const isOther =
    /\d/.test(rest) ||
    fraction.test(part) ||
    unclear.test(rest.replace(/^ *(?:no|nope|nah),? (?:just |only )?/, ' ')) ||
    rest.split(' ').length > 14;
  if (isOther || (number < SMALLEST && !times && !thousand)) return null;
  return {
    cents: Math.round(number * (thousand ? 100_000 : 100)),
    timesAYear: isOnce && !times ? 0 : timesIn(times),
  };
}

function within(plain: string, isOnce: boolean): RegExpExecArray | null {
  const [match, ...others] = plain.matchAll(inside);
  if (!match || others.length > 0) return null;
  const rest = `${plain.slice(0, match.index)} ${plain.slice(match.index + match[0].length)}`;
  const [, dollar, amount = '', thousand, times] = match;
  // A number below this is likely a count or a day.
  const isAmount =
    Boolean(dollar ?? times) || (isOnce && (Boolean(thousand) || Number(amount.replaceAll(',', '')) >= 50));
  return isAmount && !/\d/.test(rest) && !unclear.test(rest) ? match : null;
}

/** An amount without a period is monthly. */
function timesIn(times: string | undefined): number {
  if (!times) return 12;
  if (/(?:six|6) months|twice (?:a|per) year|semi-?annual/.test(times)) return 2;
  if (/(?:three|3) months/.test(times)) return 4;
  if (/(?:two|2|other) months?/.test(times)) return 6;
  if (/two|2|other|bi-?week/.test(times)) return 26;
  if (/twice|semi/.test(times)) return 24;
  if (/week|wk/.test(times)) return 52;
  if (/quarter/.test(times)) return 4;
  return /year|yr|annual/.test(times) ? 1 : 12;
}
