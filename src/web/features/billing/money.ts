const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** US cents as people write them, e.g. `$29.99`. */
export function price(cents: number): string {
  return dollars.format(cents / 100);
}

/** E.g. `December 22, 2026`. */
export function longDate(date: Date): string {
  return day.format(date);
}

/** From what the payment function tells: seconds since 1970. */
export function dateOfSeconds(seconds: number): Date {
  return new Date(seconds * 1000);
}
