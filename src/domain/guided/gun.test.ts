import { expect, test } from 'vitest';
import { tellsOfGun } from './gun.ts';

test.each([
  'he will shoot me. he has a gun in the closet',
  "he said if i file he'll shoot me",
  'my husband keeps two rifles in the cabinet',
  'she bought a handgun last month',
  'theres a shotgun under the bed',
  "he's got his gun out of the safe",
  'he waved a pistol at us',
])('“%s” tells of a gun', (text) => {
  expect(tellsOfGun(text)).toBe(true);
});

test.each([
  "he doesn't have a gun",
  'no guns in the house',
  'he gave the kids a nerf gun',
  'he jumped the gun on the papers',
  'she has the house and the car',
  'my dad taught me to hunt',
])('“%s” tells of no gun', (text) => {
  expect(tellsOfGun(text)).toBe(false);
});
