import { expect, test } from 'vitest';
import { readBareCounty, readCounty } from './county.ts';

test.for([
  ['Texas, Harris County', 'Harris County'],
  ['its in cook county illinois', 'Cook County'],
  ['Pennsylvania, Lancaster county, we’ve been in this house since 1994', 'Lancaster County'],
  ['ohio hamilton county', 'Hamilton County'],
  ['san bernardino county california', 'San Bernardino County'],
  ['Prince George’s County, Maryland', 'Prince George’s County'],
  ['New York County, New York', 'New York County'],
  ['Orleans Parish, Louisiana', 'Orleans Parish'],
  ['Kenai Peninsula Borough in Alaska', 'Kenai Peninsula Borough'],
  ['i live in Travis County, Texas', 'Travis County'],
  ['Circuit Court of Cook County, Illinois', 'Cook County'],
] as const)('finds the county: %s', ([text, county]) => {
  expect(readCounty(text)).toBe(county);
});

test.for([
  'Texas',
  'i moved to another county in ohio',
  'the county court in Texas',
  'same county, Ohio',
  'it says county court',
  'Harris County or Travis County',
  'Ohio county',
  'in the next county over',
])('finds none: %s', (text) => {
  expect(readCounty(text)).toBeNull();
});

test('at the question about it, the name is enough, but no state is one', () => {
  expect(readBareCounty('warren')).toBe('Warren County');
  expect(readBareCounty('Texas')).toBeNull();
  expect(readBareCounty('i don’t know which one it is')).toBeNull();
});
