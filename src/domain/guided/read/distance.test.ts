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
  ["20 minutes, give or take, unless it snows, then it's more like an hour", 'near'],
  ['15 min but an hour in traffic', 'near'],
  ['25 minutes, 45 minutes in rush hour', 'near'],
  ['about 10 miles, longer when it rains', 'near'],
  ['an hour, more if there is snow', 'far'],
  ['if there is no traffic 45 minutes', 'far'],
  ['close by', null],
] as const)('the distance "%s" selects %s', ([text, id]) => {
  expect(choiceOfMinutes(text, choices)).toBe(id);
});
