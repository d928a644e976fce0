import { expect, test } from 'vitest';
import { correctShare } from './share-correction.ts';

const bill = "Hi. The camp is $640. Your half is $320. It's due Friday. Please send it by then. Thanks.";

test('a corrected share replaces the one in the draft, and the wrong total is removed', () => {
  expect(correctShare(bill, 'NO 640 IS his half')).toBe(
    "Hi. Your half is $640. It's due Friday. Please send it by then. Thanks.",
  );
});

test('a total larger than the share stays', () => {
  expect(correctShare(bill, 'no, his half is 310')).toBe(bill.replace('$320', '$310'));
});

test.each([
  'he says 640 is too much',
  'my half is 640',
  'his half is 320',
  'no, the deadline is the 9th',
  'his half is 310, but he says that the camp was my idea and that he never agreed to it',
])('%j does not correct a share', (message) => {
  expect(correctShare(bill, message)).toBeNull();
});

test('a draft without a share is not changed', () => {
  expect(correctShare('Can I come Saturday at 10?', '640 is his half')).toBeNull();
});
