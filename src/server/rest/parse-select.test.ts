import { expect, test } from 'vitest';
import { parseSelect } from './parse-select.ts';

const plain = (column: string) => ({ column, as: column, cast: null });

test('lists each column once, and a star or an empty selection means all columns', () => {
  const everything = { isEverything: true, columns: [], relations: [] };
  expect(parseSelect(undefined)).toEqual(everything);
  expect(parseSelect('*')).toEqual(everything);
  expect(parseSelect('a,*')).toEqual(everything);
  expect(parseSelect('a,"b c",a, d$1')).toEqual({
    isEverything: false,
    columns: ['a', 'b c', 'd$1'].map(plain),
    relations: [],
  });
});

test('columns can be renamed or cast', () => {
  expect(parseSelect('b:a,a::text,"c, d":"e f"::int8').columns).toEqual([
    { column: 'a', as: 'b', cast: null },
    { column: 'a', as: 'a', cast: 'text' },
    { column: 'e f', as: 'c, d', cast: 'bigint' },
  ]);
  expect(parseSelect('*,b:a')).toEqual({
    isEverything: true,
    columns: [{ column: 'a', as: 'b', cast: null }],
    relations: [],
  });
});

test('other tables can be embedded, one level deep', () => {
  expect(parseSelect('a,others(b,c:d),"an o":others!key!inner(*)')).toEqual({
    isEverything: false,
    columns: [plain('a')],
    relations: [
      {
        table: 'others',
        as: 'others',
        hint: null,
        isInner: false,
        select: { isEverything: false, columns: [plain('b'), { column: 'd', as: 'c', cast: null }] },
      },
      {
        table: 'others',
        as: 'an o',
        hint: 'key',
        isInner: true,
        select: { isEverything: true, columns: [] },
      },
    ],
  });
});

test.for([
  'others()',
  'others(a',
  'others(a))',
  'others(a)::text',
  'others(more(a))',
  'others(a),others(b)',
  'others(a),b:others(b),c:others(c),d:others(d),e:others(e),f:others(f)',
  'others!a!b(c)',
  'others!(c)',
  'a,a:others(b)',
  '...others(a)',
  'count()',
])('rejects malformed, deeper and spread embedding: %s', (text) => {
  expect(() => parseSelect(text)).toThrow(expect.objectContaining({ code: 'PGRST100' }));
});

test.for([
  '',
  'a,',
  'a->b',
  'a.sum()',
  '"a',
  'a:',
  ':a',
  'a::',
  'a::regclass',
  'a::text[]',
  'a::TEXT',
  'a:b:c',
])('rejects JSON paths, aggregates and other types: %s', (text) => {
  expect(() => parseSelect(text)).toThrow(expect.objectContaining({ code: 'PGRST100' }));
});

test('two columns cannot have the same name', () => {
  const refusal = expect.objectContaining({ code: 'PGRST100' });
  expect(() => parseSelect('a,a:b')).toThrow(refusal);
  expect(() => parseSelect('a,a::text')).toThrow(refusal);
  expect(() => parseSelect(`${'n'.repeat(64)}:a`)).toThrow(refusal);
});
