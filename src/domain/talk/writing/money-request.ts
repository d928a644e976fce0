import { isOwedByPerson } from './direction.ts';

/** The other parent's share of a cost, as stated in a conversation. */
export interface MoneyRequest {
  /** The item, such as "the school trip" or "soccer". */
  item: string;
  /** Whole dollars. Null if only the share was stated. */
  total: number | null;
  share: number;
  /** The due date, such as "Friday" or "March 3". */
  due: string | null;
  /** The agreement, such as "our parenting plan". */
  basis: string | null;
  /** The recipient of the money if it isn't the person, such as "the school office". */
  payTo: string | null;
  /** The person has already paid the full amount. */
  isPaid: boolean;
}

const items =
  /\b(school trip|field trip|class trip|school (?:fees?|supplies|lunch(?:es)?|pictures?|uniform)|dentist|orthodontist|doctor|braces|glasses|therapy|counseling|day ?care|child ?care|after[- ]school care|preschool|summer camp|camp|soccer|football|baseball|basketball|hockey|swim(?:ming)? lessons|gymnastics|ballet|dance|karate|piano|guitar|music lessons?|tutor(?:ing)?|tuition|co-?pay|prescription|medication|phone bill|winter (?:coat|clothes)|shoes|clothes|birthday party|laptop|graduation|crib|stroller|car ?seat|bike|bicycle|haircuts?|cleats|cheer(?:leading)?|band|bunk bed|mattress|backpack|diapers|formula|vet bill|school bus|yearbook|prom dress|driver'?s ed|summer school|hospital bill|er bill|insurance)\b/i;
const number = String.raw`\$?(\d{1,3}(?:,\d{3})+|\d{2,5})(?![\d:%/]|\s?(?:am|pm|days?|years?|weeks?|months?|percent)\b)`;
const shareSigns = [
  new RegExp(
    String.raw`\b(?:her|his|their|your) (?:half|share|part)(?: is| was| would be| comes to| of(?: it)?(?: is)?|:|,)* ${number}`,
    'i',
  ),
  new RegExp(
    String.raw`${number}(?: is| would be| are)? (?:hers|theirs|(?:her|his|their) (?:half|share|part))\b`,
    'i',
  ),
  new RegExp(String.raw`\b(?:she|he|they) owes? me ${number}`, 'i'),
];
const totalSigns = [
  new RegExp(String.raw`${number} (?:in )?(?:total|altogether|all in all|in all)\b`, 'i'),
  new RegExp(
    String.raw`\b(?:costs?|cost me|total(?: is| was)?|bill (?:is|was)|comes to|came to|it'?s|its|it is|it was|was|paid) (?:about |around )?${number}`,
    'i',
  ),
];
const halved = /\b(?:50[/-]50|fifty[- ]fifty|half|halves|split (?:it|everything|evenly|equally))\b/i;
const day =
  '(?:today|tomorrow|(?:this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:january|february|march|april|may|june|july|august|september|october|november|december) \\d{1,2}|the \\d{1,2}(?:st|nd|rd|th))';
const dueSign = new RegExp(
  `\\b(?:due|by|before|until|deadline(?: is)?) (?:on |is |this |by )*(${day})\\b`,
  'i',
);
const basisSign = /\b(parenting plan|court order|custody order|order|agreement|decree)\b/i;
const payToSign =
  /\b(?:paid|pay|pays|payable|goes|goes straight|sent|send it|owed) (?:directly |straight |right )?to (the (?:school(?: office)?|office|coach|camp|doctor|dentist|clinic|daycare|teacher|team|league|studio|orthodontist))\b/i;
const paidSign = /\bi (?:already |just )?(?:paid|covered|fronted|put it on my card)\b/i;
const owed =
  /\b(?:(?:her|his|their) (?:half|share|part)|owes?|hasn'?t paid|has not paid|won'?t pay|didn'?t pay|never paid|pay(?:ing)? (?:me )?(?:back|her|his|their)|reimburse|hers|chip in)\b/i;

/**
 * Reads the person's own messages, newest first. Null until an item and a share of it were stated, and if the person may
 * be the one who owes.
 */
export function moneyRequest(messages: readonly string[]): MoneyRequest | null {
  const told = messages.join('\n');
  const item = firstMatch(messages, [items]);
  if (!item || !owed.test(told) || isOwedByPerson(told)) return null;
  const total = amountIn(messages, totalSigns);
  const share = amountIn(messages, shareSigns) ?? (total !== null && halved.test(told) ? total / 2 : null);
  if (share === null) return null;
  const basis = firstMatch(messages, [basisSign]);
  return {
    item: withArticle(item.toLowerCase()),
    total: total !== null && total > share ? total : null,
    share,
    due: dayNamed(firstMatch(messages, [dueSign])),
    basis: basis && `our ${basis.toLowerCase()}`,
    payTo: firstMatch(messages, [payToSign])?.toLowerCase() ?? null,
    isPaid: paidSign.test(told),
  };
}

/** Returns the other parent's share if a message states it: "640 is his half". */
export function parseShare(message: string): number | null {
  return amountIn([message], shareSigns);
}

/** Writes a message as plain as a bill: the item, the amount, the share and the day. */
export function moneyMessage({ item, total, share, due, basis, payTo, isPaid }: MoneyRequest): string {
  const whole =
    total === null
      ? ''
      : `${item.charAt(0).toUpperCase()}${item.slice(1)} is ${dollars(total)}${isPaid ? ', and I paid it' : ''}. `;
  const under = basis ? ` under ${basis}` : '';
  const owes =
    total === null
      ? `Your share of ${item}${under} is ${dollars(share)}.`
      : `Your ${share * 2 === total ? 'half' : 'share'}${under} is ${dollars(share)}.`;
  const when = due
    ? ` It's due ${due}. ${payTo ? `Please pay it to ${payTo}` : 'Please send it'} by then.`
    : ' Which day can you send it?';
  return `Hi. ${whole}${owes}${when} Thanks.`;
}

const withoutArticle =
  /^(?:therapy|counseling|day ?care|child ?care|after[- ]school care|preschool|soccer|football|baseball|basketball|hockey|swim|gymnastics|ballet|dance|karate|piano|guitar|music|tutor|tuition|graduation|school (?:fees|supplies|lunch|pictures))/;

function withArticle(item: string): string {
  return withoutArticle.test(item) ? item : `the ${item}`;
}

function amountIn(messages: readonly string[], signs: readonly RegExp[]): number | null {
  const found = firstMatch(messages, signs);
  return found === null ? null : Number(found.replaceAll(',', ''));
}

/** Returns the capture of the first pattern that matches, newest message first. */
function firstMatch(messages: readonly string[], signs: readonly RegExp[]): string | null {
  for (const message of messages)
    for (const sign of signs) {
      const found = sign.exec(message)?.[1];
      if (found) return found;
    }
  return null;
}

/** Capitalizes "friday" to "Friday". */
function dayNamed(named: string | null): string | null {
  return (
    named &&
    named
      .toLowerCase()
      .replace(
        /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december/g,
        (name) => name.charAt(0).toUpperCase() + name.slice(1),
      )
  );
}

function dollars(amount: number): string {
  return `$${amount.toLocaleString('en-US', { maximumFractionDigits: 2 })}`;
}
