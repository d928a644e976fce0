import { expect, test } from 'vitest';
import { dollars, momentText } from './charge-words.ts';

test('cents are shown in dollars', () => {
  expect([0, 399, 2999, 49_990].map(dollars)).toEqual(['$0.00', '$3.99', '$29.99', '$499.90']);
});

test('a time is shown in the time zone of the recipient', () => {
  const at = new Date('2026-11-30T02:05:00Z');
  expect(momentText(at, 'America/Los_Angeles')).toBe('November 29, 2026 at 6:05 PM PST');
  expect(momentText(at, 'Europe/Berlin')).toBe('November 30, 2026 at 3:05 AM GMT+1');
});

test('without a known time zone a time is shown in Eastern time, with its name', () => {
  expect(momentText(new Date('2026-11-30T02:05:00Z'), null)).toBe('November 29, 2026 at 9:05 PM EST');
  expect(momentText(new Date('2027-06-30T02:05:00Z'), null)).toBe('June 29, 2027 at 10:05 PM EDT');
});

test('a time zone that is newer than this server counts as unknown', () => {
  expect(momentText(new Date('2026-11-30T02:05:00Z'), 'Mars/Olympus')).toContain('9:05 PM EST');
});
