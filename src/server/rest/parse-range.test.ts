import { expect, test } from 'vitest';
import { parseRange } from './parse-range.ts';

const range = (limit?: string, offset?: string, header?: string) => parseRange({ limit, offset, header });

test('without a range the first 1000 rows are returned', () => {
  expect(range()).toEqual({ offset: 0, limit: 1000 });
  expect(range('5000')).toEqual({ offset: 0, limit: 1000 });
});

test('limit and offset choose a page', () => {
  expect(range('10', '20')).toEqual({ offset: 20, limit: 10 });
  expect(range('0')).toEqual({ offset: 0, limit: 0 });
});

test('the Range header narrows the limit and offset further', () => {
  expect(range(undefined, undefined, '5-9')).toEqual({ offset: 5, limit: 5 });
  expect(range('3', undefined, '5-9')).toEqual({ offset: 5, limit: 0 });
  expect(range('3', '6', '5-')).toEqual({ offset: 6, limit: 3 });
  expect(range('3', undefined, 'bytes=0-0')).toEqual({ offset: 0, limit: 3 });
});

test('a page that starts before the first row, or ends before it starts, is refused', () => {
  expect(() => range('-1')).toThrow(expect.objectContaining({ status: 416, code: 'PGRST103' }));
  expect(() => range('1', '-1')).toThrow(expect.objectContaining({ status: 416 }));
  expect(() => range(undefined, undefined, '9-5')).toThrow(expect.objectContaining({ status: 416 }));
});

test.for(['x', '', '1.5', '1e3', '+1', '99999999999999999999'])('a limit is a whole number: %s', (limit) => {
  expect(() => range(limit)).toThrow(expect.objectContaining({ status: 400, code: 'PGRST100' }));
});
