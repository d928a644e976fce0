import { expect, test } from 'vitest';
import { stateOfPlace } from './city-state.ts';

test.each([
  ['i got served in fresno last tuesday', 'CA'],
  ['Fresno', 'CA'],
  ['we’re in Tampa', 'FL'],
  ['Petition for dissolution, Cook County.', 'IL'],
  ['I live near St. Louis with the kids', 'MO'],
  ['we live in miami-dade', 'FL'],
  ['I’m in Ohio, near Tampa Street', 'OH'],
])('%j tells the state %s', (text, code) => {
  expect(stateOfPlace(text)).toBe(code);
});

test.each([
  'he took a flight to Denver',
  'Dallas said he would call',
  'we live in Portland',
  'Orange County',
  'in the morning',
  'in bostonian style',
])('%j tells no state', (text) => {
  expect(stateOfPlace(text)).toBeNull();
});
