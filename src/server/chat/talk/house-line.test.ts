import { expect, test } from 'vitest';
import { sampleConversation } from './sample-conversation.ts';

test('calculates equity when the value and the debt of a house are given', () => {
  const max = sampleConversation('max');
  max('who gets the house');
  const reply = max('its worth 410 and we owe 138');
  expect(reply.text).toContain('leaves $272,000 in equity. Half of that is $136,000');
});

test('"what do I pay him" is calculated from earlier figures', () => {
  const max = sampleConversation('max');
  max('house is worth 410, owe 138, i want to keep it');
  const reply = max('so what do i pay him');
  expect(reply.text).toContain('$136,000 is where a buyout starts');
  expect(reply.cited).toEqual(['max-buyout-steps']);
  expect(reply.suggested).not.toContain('How a house buyout works, step by step');
});

test('a house with more debt than value has no half to pay', () => {
  const max = sampleConversation('max');
  max('we owe 300k and its worth 280k');
  const reply = max('what do i have to pay her');
  expect(reply.text).toContain('$300,000 is owed on a home worth $280,000');
  expect(reply.text).not.toContain('buyout starts');
});

test('a boat loan is not mistaken for a mortgage', () => {
  const max = sampleConversation('max');
  expect(max('the boat is worth 90k and we owe 60k').kind).not.toBe('house');
});

test('earlier figures are not calculated again for a question about something else', () => {
  const max = sampleConversation('max');
  max('the house is worth 410k and we owe 138k');
  expect(max('how is a 401k split').kind).not.toBe('house');
});
