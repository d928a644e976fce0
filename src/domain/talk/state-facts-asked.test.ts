import { expect, test } from 'vitest';
import { findRequestedStateFacts } from './state-facts-asked.ts';

test.each([
  [
    'Two numbers will do: what is the filing fee, and is there a waiting period?',
    ['waitingPeriod', 'filingFee'],
  ],
  ['is florida one of those fifty-fifty states or not', ['property']],
  ['we share custody, but is everything split 50/50 in iowa', ['property']],
  ['does everything get split down the middle in texas', ['property']],
  ['how long do i have to have lived in nevada to file', ['residency']],
  ['colorado residency for divorce', ['residency']],
  ['does wisconsin make you wait before it is final', ['waitingPeriod']],
  ['how long do we have to wait for a divorce in utah', ['waitingPeriod']],
  ['how is child support figured in ohio', ['supportModel']],
  ['do we both need the parenting class', ['parentingClass']],
] as const)('%s asks for the state facts %j', (message, facts) => {
  expect(findRequestedStateFacts(message)).toEqual(facts);
});

test.each([
  'i cant afford the filing fee',
  'we have 50 50 now and he wants more, no wait i cant pay the fee',
  'how long do i have to wait for the judge to sign',
  'he keeps me waiting every friday',
  'would a judge in oregon go for 50/50 custody if i work nights',
  'she says nobody gets 50/50 with my schedule',
])('%s asks for no state fact', (message) => {
  expect(findRequestedStateFacts(message)).toEqual([]);
});
