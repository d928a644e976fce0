export const frequencies = [
  'weekly',
  'every-two-weeks',
  'twice-a-month',
  'monthly',
  'quarterly',
  'yearly',
  'once',
] as const;
export type Frequency = (typeof frequencies)[number];

/**
 * Payments in a year. Every two weeks is 26 and twice a month 24: the difference is two paychecks. What
 * comes once belongs to no month and is shown apart.
 */
export const timesAYear: Readonly<Record<Frequency, number>> = {
  weekly: 52,
  'every-two-weeks': 26,
  'twice-a-month': 24,
  monthly: 12,
  quarterly: 4,
  yearly: 1,
  once: 0,
};
