import * as v from 'valibot';

/** Money is in whole cents, never in fractions: 0.1 + 0.2 is 0.3 here. */
export type Cents = number;

/** One billion dollars: all sums stay far below the largest exact number. */
const MAX_DOLLARS = 1_000_000_000;

const amount = /^-?\$?\s*(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?$/;

/** Parses an amount as it is typed: "1,250.50", "$40", "40.5". */
export function amountField(): v.GenericSchema<string, Cents> {
  return v.pipe(
    v.string('Enter an amount.'),
    v.trim(),
    v.regex(amount, 'Enter an amount like 1250.50.'),
    v.transform(centsOf),
    v.check((cents) => cents >= 0, 'Enter the amount without a minus sign.'),
    v.maxValue(MAX_DOLLARS * 100, 'This amount is too big. Enter a smaller one.'),
  );
}

/** Formats an amount as "$1,250.50", with a minus sign if negative. */
export function formatCents(cents: Cents): string {
  const whole = Math.trunc(Math.abs(cents) / 100).toLocaleString('en-US');
  return `${cents < 0 ? '-' : ''}$${whole}.${centPart(cents)}`;
}

/** Formats an amount as "1250.50", for a spreadsheet. */
export function formatPlainCents(cents: Cents): string {
  return `${cents < 0 ? '-' : ''}${Math.trunc(Math.abs(cents) / 100)}.${centPart(cents)}`;
}

function centsOf(text: string): Cents {
  const [whole = '', part = ''] = text.replace(/[$,\s-]/g, '').split('.');
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return text.startsWith('-') ? -cents : cents;
}

function centPart(cents: Cents): string {
  return String(Math.abs(cents) % 100).padStart(2, '0');
}
