import { expect, test } from 'vitest';
import { asksAboutOtherLaw } from './other-law.ts';

test.each([
  'how do i fight a speeding ticket',
  'my landlord wont give back my deposit can i take him to small claims',
  'Can I get out of jury duty?',
  'i was wrongfully terminated, do i have a case',
  'got hit in a car accident can i sue the other driver',
])('%j is about another legal matter', (message) => {
  expect(asksAboutOtherLaw(message)).toBe(true);
});

test.each([
  'who pays the speeding ticket my husband got in my car',
  'we broke up and the landlord keeps the deposit, who gets it',
  'can i sue my ex in small claims for the furniture',
  'do i need first month and deposit to rent a place alone',
  'how do i answer the petition',
])('%j may be part of a separation', (message) => {
  expect(asksAboutOtherLaw(message)).toBe(false);
});
