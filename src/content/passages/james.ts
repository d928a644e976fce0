import type { Passage } from '../passage.ts';
import { channelsPassages } from './james/channels.ts';
import { childrenPassages } from './james/children.ts';
import { courtPassages } from './james/court.ts';
import { draftsPassages } from './james/drafts.ts';
import { feelingsPassages } from './james/feelings.ts';
import { hardTalksPassages } from './james/hard-talks.ts';
import { hostileMessagesPassages } from './james/hostile-messages.ts';
import { keepingToThePlanPassages } from './james/keeping-to-the-plan.ts';
import { otherPeoplePassages } from './james/other-people.ts';
import { requestsPassages } from './james/requests.ts';

/** The guide for messages and hard talks. */
export const jamesPassages: readonly Passage[] = [
  ...draftsPassages,
  ...hostileMessagesPassages,
  ...requestsPassages,
  ...keepingToThePlanPassages,
  ...childrenPassages,
  ...channelsPassages,
  ...courtPassages,
  ...otherPeoplePassages,
  ...feelingsPassages,
  ...hardTalksPassages,
];
