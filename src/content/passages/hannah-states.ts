import type { Passage } from '../passage.ts';
import { californiaPassages } from './states/california.ts';
import { floridaPassages } from './states/florida.ts';
import { georgiaPassages } from './states/georgia.ts';
import { illinoisPassages } from './states/illinois.ts';
import { michiganPassages } from './states/michigan.ts';
import { newYorkPassages } from './states/new-york.ts';
import { northCarolinaPassages } from './states/north-carolina.ts';
import { ohioPassages } from './states/ohio.ts';
import { pennsylvaniaPassages } from './states/pennsylvania.ts';
import { texasPassages } from './states/texas.ts';

/** Filing, answering and protection where the law of one state decides; the other states have general passages. */
export const statePassages: readonly Passage[] = [
  ...californiaPassages,
  ...texasPassages,
  ...floridaPassages,
  ...newYorkPassages,
  ...pennsylvaniaPassages,
  ...illinoisPassages,
  ...michiganPassages,
  ...ohioPassages,
  ...georgiaPassages,
  ...northCarolinaPassages,
];
