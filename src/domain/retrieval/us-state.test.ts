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
])('%s: %s', (text, code) => {
  expect(stateNamed(text)).toBe(code);
});
