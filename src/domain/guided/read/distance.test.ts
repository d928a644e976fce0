import { expect, test } from 'vitest';
import { choiceOfMinutes } from './distance.ts';

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
  ['20 or 40 minutes', 'far'],
  ['5 miles', 'near'],
  ['close by', null],
] as const)('the distance "%s" selects %s', ([text, id]) => {
  expect(choiceOfMinutes(text, choices)).toBe(id);
});
