import { expect, test } from 'vitest';
import { normalize } from '../normalize.ts';
import { isUnconfessed } from './claimed.ts';

test.each([
  'he told the officer I punched him',
  'in her petition she says that I shoved her twice',
  'she swore in court that I was violent',
  'I was falsely accused of choking my husband',
  'I never hit her',
  "She's telling all our friends, and it's a small town believe me, that I was abusive",
  'my baby screams at every drop off. am I hurting her',
  "I didn't even touch him",
  'if I had slapped him I would understand',
  'he swung and I pushed him back',
  'I think my ex is coaching our daughter to say I hit her',
  'she is getting the kids to tell the judge I hurt them',
  'he put our son up to saying I slapped him',
])('"%s" is not a confession of violence', (text) => {
  expect(isUnconfessed(normalize(text))).toBe(true);
});

test.each([
  'I hit my husband',
  'I tell my friends that I hit her',
  "I didn't mean to hit her",
  "I didn't hit her that hard",
  "if I hadn't hit her she would still be here",
  'she says I hit her and I did',
  "he says I shoved him and I can't remember",
  'she said sorry after I punched her',
  'she said I was useless so I slapped her',
  'I pushed him back into the wall',
  'he says I made him hit me',
  'she said I can stay till June',
  'I told my son to say I hit him by accident',
])('"%s" is not treated as a denied or unproven claim', (text) => {
  expect(isUnconfessed(normalize(text))).toBe(false);
});
