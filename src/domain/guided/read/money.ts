import type { MoneyValue } from '../value.ts';
import { plainWords } from './plain.ts';

const AMOUNT = String.raw`(\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d+(?:\.\d{1,2})?)`;
const TIMES =
  String.raw`(?:an?|per|each|every|\/) ?(?:week|wk|month|mo|year|yr|quarter)|weekly|monthly|yearly|annually|quarterly|` +
  String.raw`every (?:two|2|other) weeks?|bi-?weekly|twice (?:a|per) month|semi-?monthly`;
const whole = new RegExp(
  String.raw`^(?:about |around |roughly |maybe |~ ?)?\$? ?${AMOUNT} ?(k|grand|thousand)?(?: ?(?:dollars|bucks|usd))? ?(${TIMES})?$`,
);
const nothing = /^(?:nothing|none|no income|zero|0|\$ ?0|i have none|i don't have any|no)$/;
/** One billion dollars, which is far below the largest exact number. */
const MOST_CENTS = 100_000_000_000;

/** The whole answer must be an amount, so "between 400 and 500", "3 kids" and "1,2 million" don't count. */
export function readMoney(text: string): MoneyValue | null {
  const plain = plainWords(text);
  if (nothing.test(plain)) return { cents: 0, timesAYear: 12 };
  const match = whole.exec(plain);
  if (!match) return null;
  const [, amount = '', thousand, times] = match;
  const cents = Math.round(Number(amount.replaceAll(',', '')) * (thousand ? 100_000 : 100));
  return cents > MOST_CENTS ? null : { cents, timesAYear: timesIn(times) };
}

/** An amount without a period is monthly. */
function timesIn(times: string | undefined): number {
  if (!times) return 12;
  if (/two|2|other|bi-?week/.test(times)) return 26;
  if (/twice|semi/.test(times)) return 24;
  if (/week|wk/.test(times)) return 52;
  if (/quarter/.test(times)) return 4;
  return /year|yr|annual/.test(times) ? 1 : 12;
}
