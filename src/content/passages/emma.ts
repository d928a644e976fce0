import type { Passage } from '../passage.ts';
import { emmaAbuse } from './emma/abuse.ts';
import { emmaBeingWatched } from './emma/being-watched.ts';
import { emmaChildrenBetween } from './emma/children-between.ts';
import { emmaCourtAndLies } from './emma/court-and-lies.ts';
import { emmaEvidence } from './emma/evidence.ts';
import { emmaHandovers } from './emma/handovers.ts';
import { emmaKeptFromChildren } from './emma/kept-from-children.ts';
import { emmaLimits } from './emma/limits.ts';
import { emmaMakingSense } from './emma/making-sense.ts';
import { emmaProtectionAndMediation } from './emma/protection-and-mediation.ts';
import { emmaReplies } from './emma/replies.ts';
import { emmaTalksAndCalls } from './emma/talks-and-calls.ts';

export const emmaPassages: readonly Passage[] = [
  ...emmaAbuse,
  ...emmaBeingWatched,
  ...emmaProtectionAndMediation,
  ...emmaReplies,
  ...emmaTalksAndCalls,
  ...emmaLimits,
  ...emmaMakingSense,
  ...emmaHandovers,
  ...emmaKeptFromChildren,
  ...emmaChildrenBetween,
  ...emmaEvidence,
  ...emmaCourtAndLies,
];
