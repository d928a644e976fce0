import { expect, test } from 'vitest';
import { calmMessage, edited, revised } from './calm-message.ts';

const message =
  'Hi. Could you please bring the kids at 5 on Sunday? I will pick them up Monday. I think the blue bag is at your place. Thanks.';

test('calm sentences are sent as they are', () => {
  expect(calmMessage(['Pickup is at 5.', 'Could you bring the bag?'])).toBe(
    'Hi. Pickup is at 5. Could you bring the bag? Thanks.',
  );
});

test('an insult is left out, and what needs saying stays', () => {
  const calm = calmMessage(['You are a selfish idiot.', 'Can you confirm pickup at 5 pm on Friday?']);
  expect(calm).toContain('5 pm on Friday');
  expect(calm).not.toMatch(/selfish|idiot/i);
});

test('from nothing comes no message', () => {
  expect(calmMessage([])).toBeNull();
});

test('shorter keeps the two sentences with a day, an hour or a request, and adds nothing', () => {
  expect(revised(message, 'shorter')).toBe(
    'Could you please bring the kids at 5 on Sunday? I will pick them up Monday.',
  );
});

test('firmer turns a request into a plain one and changes no fact', () => {
  expect(revised(message, 'firmer')).toBe(
    'Please bring the kids at 5 on Sunday. I will pick them up Monday. The blue bag is at your place.',
  );
});

test('warmer frames the same sentences more kindly', () => {
  expect(revised('Please bring the kids at 5 on Sunday. I will pick them up Monday.', 'warmer')).toBe(
    "Hi, I hope you're doing okay. Could you please bring the kids at 5 on Sunday? I will pick them up Monday. Thank you, I appreciate it.",
  );
});

test('made warmer twice, a message says its kind words once', () => {
  const once = revised(message, 'warmer');
  expect(revised(once, 'warmer')).toBe(once);
});

const facts = (text: string) => text.match(/\d+|\b\w+day\b/g) ?? [];

test('no revision adds a number or a day', () => {
  for (const how of ['firmer', 'warmer'] as const)
    expect(facts(revised(message, how))).toEqual(facts(message));
  for (const fact of facts(revised(message, 'shorter'))) expect(facts(message)).toContain(fact);
});

test('a sentence is added at the end, before the thanks', () => {
  expect(edited('Hi. Pickup is at 5. Thanks.', { add: 'i need an answer by Friday', remove: null })).toBe(
    'Hi. Pickup is at 5. I need an answer by Friday. Thanks.',
  );
});

test('a warm message is still thanked once after an edit', () => {
  const warm = revised('Pickup is at 5.', 'warmer');
  expect(edited(warm, { add: 'I need an answer by Friday', remove: null })).toBe(
    'Hi. Pickup is at 5. I need an answer by Friday. Thanks.',
  );
});

test('only the sentences that speak of what is to go are left out', () => {
  expect(edited(message, { add: null, remove: 'the blue bag' })).toBe(
    'Hi. Could you please bring the kids at 5 on Sunday? I will pick them up Monday. Thanks.',
  );
});

test('an edit that would change nothing or leave nothing is not made', () => {
  expect(edited(message, { add: null, remove: 'the dentist' })).toBeNull();
  expect(edited('Hi. Pickup is at 5. Thanks.', { add: null, remove: 'pickup' })).toBeNull();
});
