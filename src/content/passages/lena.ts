import type { Passage } from '../passage.ts';
import { lenaAngerGuiltShame } from './lena/anger-guilt-shame.ts';
import { lenaBeingAParent } from './lena/being-a-parent.ts';
import { lenaBody } from './lena/body.ts';
import { lenaChildren } from './lena/children.ts';
import { lenaNewLife } from './lena/new-life.ts';
import { lenaPanicAndMemories } from './lena/panic-and-memories.ts';
import { lenaPeople } from './lena/people.ts';
import { lenaSadness } from './lena/sadness.ts';
import { lenaSleep } from './lena/sleep.ts';
import { lenaSpecialDays } from './lena/special-days.ts';
import { lenaTheBreak } from './lena/the-break.ts';
import { lenaTheEx } from './lena/the-ex.ts';
import { lenaWorkAndDecisions } from './lena/work-and-decisions.ts';

export const lenaPassages: readonly Passage[] = [
  ...lenaPanicAndMemories,
  ...lenaSleep,
  ...lenaSadness,
  ...lenaAngerGuiltShame,
  ...lenaTheBreak,
  ...lenaTheEx,
  ...lenaPeople,
  ...lenaWorkAndDecisions,
  ...lenaBody,
  ...lenaSpecialDays,
  ...lenaChildren,
  ...lenaBeingAParent,
  ...lenaNewLife,
];
