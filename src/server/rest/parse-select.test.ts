import { expect, test } from 'vitest';
import { parseSelect } from './parse-select.ts';

test('columns are listed once each; a star or nothing means all', () => {
  expect(parseSelect(undefined)).toBeNull();
  expect(parseSelect('*')).toBeNull();
  expect(parseSelect('a,*')).toBeNull();
  expect(parseSelect('a,"b c",a, d$1')).toEqual(['a', 'b c', 'd$1']);
});

test.for(['', 'a,', 'other(*)', '...other(a)', '*,other(*)', 'a::text', 'b:a', 'a->b', 'a.sum()', '"a'])(
  'embedding, casts, renaming, paths and aggregates are refused: %s',
  (text) => {
    expect(() => parseSelect(text)).toThrow(expect.objectContaining({ code: 'PGRST100' }));
  },
);
