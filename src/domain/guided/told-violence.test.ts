import { expect, test } from 'vitest';
import { isOnlyTheirWeapon, toldViolence } from './told-violence.ts';

test.for([
  ['15 minutes. he came by last night and waved his gun at me thru the window', 'weapon'],
  ['10 minutes, he has a gun', 'weapon'],
  ['about 20 min and she keeps a pistol in her purse', 'weapon'],
  ['at school. Last week he stood there holding his gun', 'weapon'],
  ['weekends, my ex pulled a knife on us at the last one', 'weapon'],
  ['1200 a month, he put a rifle against my head over it', 'weapon'],
  ['1000 a month. he took my debit card yesterday and slapped me when i asked for it back', 'blow'],
  ['like 400, she kicked me when i bought the good bread', 'blow'],
  ['$90, my husband saw the bill and punched me in the arm', 'blow'],
  ['1,150, got a black eye over it last time i was late', 'blow'],
  ['Georgia. my husband put a gun to my head in July', 'weapon'],
  ['every other week, i got shoved by my husband at the last pickup', 'blow'],
] as const)('hears violence beside an answer: %s', ([text, told]) => {
  expect(toldViolence(text)).toBe(told);
});

test.for([
  "20 minutes, he's an officer so he has a gun for work",
  'across town, he keeps his hunting rifles locked up',
  '10 min, he does not have a gun',
  'the kids have toy guns there, he has a water gun too',
  'about 400, prices hit me hard',
  '400, he hit me up for half last month',
  '900 he kicked me off the lease',
  '900 and she beat me to paying it',
  "school, his room. he's never hit me",
  'he pushed me to sign by Friday',
  '80 a month at the gun range',
  '60 a month, my son got a black eye at hockey',
  'it hit me that we need a new car, 300 a month',
])('is not alarmed by an ordinary answer: %s', (text) => {
  expect(toldViolence(text)).toBeNull();
});

test('a weapon of the other person is told apart from one for oneself', () => {
  expect(isOnlyTheirWeapon('Georgia. my husband put a gun to my head in July')).toBe(true);
  expect(isOnlyTheirWeapon('school, nana. dad got his gun out last time so hes not coming')).toBe(true);
  expect(isOnlyTheirWeapon('he has a gun and i keep thinking of it')).toBe(false);
});
