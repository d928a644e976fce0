import { expect, test } from 'vitest';
import { parseOrder } from './parse-order.ts';

test('columns have an optional direction and position of nulls', () => {
  expect(parseOrder(undefined)).toEqual([]);
  expect(parseOrder('a,b.desc,c.asc.nullsfirst,"d e".nullslast')).toEqual([
    { column: 'a', descending: false, nulls: null },
    { column: 'b', descending: true, nulls: null },
    { column: 'c', descending: false, nulls: 'first' },
    { column: 'd e', descending: false, nulls: 'last' },
  ]);
});

test.for(['', 'a,', 'a.up', 'a.desc.asc', 'a->b', 'table(a)', 'a desc'])(
  'another order is refused: %s',
  (text) => {
    expect(() => parseOrder(text)).toThrow(expect.objectContaining({ code: 'PGRST100' }));
  },
);
