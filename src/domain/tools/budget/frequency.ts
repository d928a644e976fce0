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
 * Payments per year. Every two weeks is 26 and twice a month 24: the difference is two paychecks. One-time payments
 * belong to no month and are shown separately.
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
