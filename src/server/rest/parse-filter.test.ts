import { expect, test } from 'vitest';
import { parseFilter } from './parse-filter.ts';

const refusal = expect.objectContaining({ status: 400, code: 'PGRST100' });

test('everything after the operator is the value of a column filter', () => {
  expect(parseFilter('title', 'eq.a.b,"c")')).toEqual({
    kind: 'compare',
    column: 'title',
    comparison: 'eq',
    value: 'a.b,"c")',
  });
  expect(parseFilter('"odd name"', 'gte.')).toMatchObject({
    column: 'odd name',
    comparison: 'gte',
    value: '',
  });
});

test('the not operator negates a filter', () => {
  expect(parseFilter('pages', 'not.is.null')).toEqual({
    kind: 'not',
    filter: { kind: 'is', column: 'pages', state: 'null' },
  });
});

test('a filter list keeps quoted text together', () => {
  expect(parseFilter('title', 'in.(a,b c,"d,e","f\\"g\\\\",)')).toMatchObject({
    values: ['a', 'b c', 'd,e', 'f"g\\', ''],
  });
  expect(parseFilter('title', 'in.()')).toMatchObject({ values: [] });
});

test('filter groups contain filters and nested groups', () => {
  expect(parseFilter('or', '(a.eq.1,not.and(b.not.in.(x,"y)"),c.is.not_null))')).toEqual({
    kind: 'or',
    filters: [
      { kind: 'compare', column: 'a', comparison: 'eq', value: '1' },
      {
        kind: 'not',
        filter: {
          kind: 'and',
          filters: [
            { kind: 'not', filter: { kind: 'in', column: 'b', values: ['x', 'y)'] } },
            { kind: 'is', column: 'c', state: 'not_null' },
          ],
        },
      },
    ],
  });
  expect(parseFilter('not.or', '(a.eq."x,(y)")')).toEqual({
    kind: 'not',
    filter: { kind: 'or', filters: [{ kind: 'compare', column: 'a', comparison: 'eq', value: 'x,(y)' }] },
  });
});

test('an array in braces is a single value, even in a group', () => {
  expect(parseFilter('tags', 'cs.{a,"b,)"}')).toMatchObject({ comparison: 'cs', value: '{a,"b,)"}' });
  expect(parseFilter('or', '(tags.ov.{a,b},pages.eq.1)')).toMatchObject({
    filters: [{ comparison: 'ov', value: '{a,b}' }, { column: 'pages' }],
  });
});

// ASVS: 1.2.9
test.for([
  '1',
  'eq',
  'fts.a',
  'adj.(1,2)',
  'eq(any).{1}',
  'is.maybe',
  'in.1',
  'in.(1',
  'in.(1)2',
  'not.not.eq.1',
  'Eq.1',
])('rejects an unsupported filter: %s', (text) => {
  expect(() => parseFilter('pages', text)).toThrow(refusal);
});

test.for(['', '()', '(a.eq.1', '(a.eq.1))', '(a.eq.1,)', '(a)', '(a->b.eq.1)', '(a.eq."1)'])(
  'rejects a malformed filter group: %s',
  (text) => {
    expect(() => parseFilter('or', text)).toThrow(refusal);
  },
);

test.for(['a->b', 'a->>b', 'table.a', 'a b', '', '"a', 'a"'])(
  'rejects a filter on anything but a plain column: %s',
  (name) => {
    expect(() => parseFilter(name, 'eq.1')).toThrow(refusal);
  },
);

test('rejects groups nested more than five levels deep', () => {
  expect(parseFilter('and', '(and(or(and(or(a.eq.1)))))')).toMatchObject({ kind: 'and' });
  expect(() => parseFilter('and', '(and(or(and(or(and(a.eq.1))))))')).toThrow(refusal);
});

test('accepts at most a hundred filters in a group', () => {
  const hundred = Array.from({ length: 100 }, () => 'a.eq.1').join(',');
  expect(parseFilter('or', `(${hundred})`)).toMatchObject({ kind: 'or' });
  expect(() => parseFilter('or', `(${hundred},a.eq.1)`)).toThrow(refusal);
});
