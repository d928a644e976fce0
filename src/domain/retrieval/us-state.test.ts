import { expect, test } from 'vitest';
import { stateNamed } from './us-state.ts';

test.each([
  ['we moved from texas to ohio', 'OH'],
  ['we moved to ohio from texas', 'OH'],
  ['not texas, ohio', 'OH'],
  ['i just moved here from texas', 'TX'],
  ['he lives in West Virginia', 'WV'],
  ['we moved from west virginia to maine', 'ME'],
  ['TX', 'TX'],
  ['OK', null],
  ['no state here', null],
])('finds the state in the text %s: %s', (text, code) => {
  expect(stateNamed(text)).toBe(code);
});

test.each([
  ['petition for dissolution, maricopa county az. how many days', 'AZ'],
  ['Maricopa County, AZ. Petition', 'AZ'],
  ['we live in mesa, az', 'AZ'],
  ['harris county tx', 'TX'],
  ['i got served in fresno ca last tuesday', 'CA'],
  ['we are in salt lake ut', 'UT'],
  ['he left me in the va waiting room', null],
  ['he took the kids, or so he says', null],
  ['first, in the morning, me and him', null],
])('%j mentions %s together with a place', (text, code) => {
  expect(stateNamed(text)).toBe(code);
});

test('"county in" means Indiana only at the end of a message', () => {
  expect(stateNamed('I filed in Maricopa county in February')).toBeNull();
  expect(stateNamed('marion county in')).toBe('IN');
});

test('a county or street named after a state does not name that state', () => {
  expect(stateNamed('we asked the clerk in Delaware County')).toBeNull();
  expect(stateNamed('I live on Washington Street in Ohio')).toBe('OH');
});
