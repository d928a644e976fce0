import { expect, test } from 'vitest';
import { moneyMessage, moneyRequest } from './money-request.ts';

function draft(...messages: string[]): string | null {
  const request = moneyRequest(messages);
  return request && moneyMessage(request);
}

test('turns an item, its cost, the share and the due day into a payment request', () => {
  expect(
    draft(
      'yeah the parenting plan says 50/50 on school stuff. its 240 total so 120 hers',
      'need to text my ex about the school trip money. she still hasnt paid her half and its due friday',
    ),
  ).toBe(
    "Hi. The school trip is $240. Your half under our parenting plan is $120. It's due Friday. Please send it by then. Thanks.",
  );
});

test.each([
  [
    'he owes me for the dentist, the bill was 168, we split it',
    'Hi. The dentist is $168. Your half is $84. Which day can you send it? Thanks.',
  ],
  [
    'she hasnt paid her share of the braces, her share is 400 by March 3',
    "Hi. Your share of the braces is $400. It's due March 3. Please send it by then. Thanks.",
  ],
  [
    'i already paid 90 for soccer and he never paid his half',
    'Hi. Soccer is $90, and I paid it. Your half is $45. Which day can you send it? Thanks.',
  ],
])('%j contains a complete payment request', (message, text) => {
  expect(draft(message)).toBe(text);
});

test.each([
  'she still hasnt paid her half of the school trip',
  'pickup is at 5 and soccer ends at 6',
  'the dentist is at 240 Main Street',
  'i paid 90 for soccer',
])('%j is not a request for a share of a cost', (message) => {
  expect(draft(message)).toBeNull();
});
