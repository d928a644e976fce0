import { expect, test } from 'vitest';
import { parseFilter } from './parse-filter.ts';

const refusal = expect.objectContaining({ status: 400, code: 'PGRST100' });

test('a filter on a column takes the rest of the text as its value', () => {
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

test('not negates a filter', () => {
  expect(parseFilter('pages', 'not.is.null')).toEqual({
    kind: 'not',
    filter: { kind: 'is', column: 'pages', state: 'null' },
  });
});

test('a list keeps quoted text together', () => {
  expect(parseFilter('title', 'in.(a,b c,"d,e","f\\"g\\\\",)')).toMatchObject({
    values: ['a', 'b c', 'd,e', 'f"g\\', ''],
  });
  expect(parseFilter('title', 'in.()')).toMatchObject({ values: [] });
});

test('groups contain filters and groups', () => {
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

test('an array in braces is one value, also in a group', () => {
  expect(parseFilter('tags', 'cs.{a,"b,)"}')).toMatchObject({ comparison: 'cs', value: '{a,"b,)"}' });
  expect(parseFilter('or', '(tags.ov.{a,b},pages.eq.1)')).toMatchObject({
    filters: [{ comparison: 'ov', value: '{a,b}' }, { column: 'pages' }],
  });
});

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
])('a filter that this subset does not know is refused: %s', (text) => {
  expect(() => parseFilter('pages', text)).toThrow(refusal);
});

test.for(['', '()', '(a.eq.1', '(a.eq.1))', '(a.eq.1,)', '(a)', '(a->b.eq.1)', '(a.eq."1)'])(
  'a broken group is refused: %s',
  (text) => {
    expect(() => parseFilter('or', text)).toThrow(refusal);
  },
);

test.for(['a->b', 'a->>b', 'table.a', 'a b', '', '"a', 'a"'])(
  'only plain columns are filtered: %s',
  (name) => {
    expect(() => parseFilter(name, 'eq.1')).toThrow(refusal);
  },
);

test('groups nest five deep, and no deeper', () => {
  expect(parseFilter('and', '(and(or(and(or(a.eq.1)))))')).toMatchObject({ kind: 'and' });
  expect(() => parseFilter('and', '(and(or(and(or(and(a.eq.1))))))')).toThrow(refusal);
});

test('a group holds at most a hundred filters', () => {
  const hundred = Array.from({ length: 100 }, () => 'a.eq.1').join(',');
  expect(parseFilter('or', `(${hundred})`)).toMatchObject({ kind: 'or' });
  expect(() => parseFilter('or', `(${hundred},a.eq.1)`)).toThrow(refusal);
});
