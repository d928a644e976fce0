// Created on first use: a browser needs ten milliseconds for its first format, which would delay the start of a page.
let dollars: Intl.NumberFormat | undefined;
let day: Intl.DateTimeFormat | undefined;

/** US cents in the usual notation, e.g. `$29.99`. */
export function price(cents: number): string {
  dollars ??= new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  return dollars.format(cents / 100);
}

/** A date such as `December 22, 2026`. */
export function longDate(date: Date): string {
  day ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
  return day.format(date);
}

/** Converts the payment function's seconds since 1970. */
export function dateOfSeconds(seconds: number): Date {
  return new Date(seconds * 1000);
}
