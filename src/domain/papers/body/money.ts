import type { Finding } from '../paper.ts';
import { type RunningText, doubtsAt, placesOf } from '../text/running-text.ts';

export interface MoneyFinding extends Finding {
  /** The amount in dollars. */
  amount: number;
  /** The words before the amount, which tell its purpose. */
  label: string;
  /** Such as "per month", if the paper has it. */
  rate: string | null;
}

const dollars = /(?<![\d$])\$ ?(\d{1,3}(?:[,.] ?\d{3})+(?:[.,] ?\d{2})?|\d+(?: ?\. ?\d{2})?)(?![\d])/g;
/** Matches "58,750.00 dollars", and in columns of an affidavit an amount with cents but no dollar sign. */
const spelled = /(?<![\w$.,/-])(\d{1,3}(?:,\d{3})+(?:\.\d{2})?|\d+(?:\.\d{2})?) dollars\b/gi;
const column = /(?<![\w$.,/%-])(\d{1,3}(?:,\d{3})*\.\d{2})(?![\d%/-])/g;
const rates =
  /^ ?(?:per|a|each|every|\/) ?(?:month|week|year|hour|mo\.?|wk\.?|two weeks|pay period)\b|^ ?(?:monthly|weekly|annually|bi-?weekly)\b/i;

export function findMoney(running: RunningText): MoneyFinding[] {
  const found: MoneyFinding[] = [];
  for (const [pattern, isBare] of [
    [dollars, false],
    [spelled, false],
    [column, true],
  ] as const) {
    for (const match of running.text.matchAll(pattern)) {
      const from = match.index;
      const to = from + match[0].length;
      const amount = amountOf(match[1] ?? '');
      if (Number.isNaN(amount) || found.some(({ id }) => id === `money-${from}`)) continue;
      if (found.some((other) => overlaps(running, other, from, to))) continue;
      found.push(money(running, { from, to, amount, isBare }));
    }
  }
  return found.toSorted((a, b) => offsetOf(running, a) - offsetOf(running, b));
}

function money(
  running: RunningText,
  { from, to, amount, isBare }: { from: number; to: number; amount: number; isBare: boolean },
): MoneyFinding {
  const places = placesOf(running, from, to);
  const doubts = doubtsAt(running, places);
  return {
    id: `money-${from}`,
    places,
    doubts: isBare ? [...doubts, 'ambiguous'] : doubts,
    amount,
    label: labelBefore(running.text.slice(Math.max(0, from - 90), from)),
    rate: rates.exec(running.text.slice(to, to + 30))?.[0].trim() ?? null,
  };
}

/** OCR reads decimal points as commas and inserts spaces. */
function amountOf(written: string): number {
  const plain = written.replaceAll(' ', '');
  const cents = /[.,](\d{2})$/.exec(plain)?.[1];
  const whole = plain.replace(/[.,]\d{2}$/, '').replaceAll(/[.,]/g, '');
  return Number(cents === undefined ? whole : `${whole}.${cents}`);
}

function labelBefore(before: string): string {
  const sentence = before.split(/(?:[.;:]\s|\$[\d,.]+)/).at(-1) ?? '';
  return sentence.trim().split(/\s+/).slice(-9).join(' ');
}

function overlaps(running: RunningText, other: MoneyFinding, from: number, to: number): boolean {
  return other.places.some((place) => {
    const start = (running.starts[place.line] ?? 0) + place.from;
    return from < start + place.to - place.from && start < to;
  });
}

function offsetOf({ starts }: RunningText, { places: [first] }: MoneyFinding): number {
  return first ? (starts[first.line] ?? 0) + first.from : 0;
}
