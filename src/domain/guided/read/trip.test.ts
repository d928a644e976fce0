import { expect, test } from 'vitest';
import { choiceOfTrip } from './trip.ts';

const choices = [
  { id: 'near', label: 'Near', minutes: [0, 31] },
  { id: 'far', label: 'Far', minutes: [31, 120] },
  { id: 'away', label: 'Away', minutes: [120, 10_000] },
] as const;

test.for([
  ['10 min', 'near'],
  ['half an hour', 'near'],
  ['about 40 minutes', 'far'],
  ['an hour and a half', 'far'],
  ['1h 15min', 'far'],
  ['two hours', 'away'],
  ['3 hours away, drive', 'away'],
  ['20 or 40 minutes', null],
  ['5 miles', null],
] as const)('%s: %s', ([text, id]) => {
  expect(choiceOfTrip(text, choices)).toBe(id);
});
