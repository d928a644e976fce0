import type { Passage } from '../passage.ts';
import { afterTheCasePassages } from './hannah/after-the-case.ts';
import { agreeingPassages } from './hannah/agreeing.ts';
import { beingServedPassages } from './hannah/being-served.ts';
import { courseOfACasePassages } from './hannah/course-of-a-case.ts';
import { courtStaffPassages } from './hannah/court-staff.ts';
import { factsAndRecordsPassages } from './hannah/facts-and-records.ts';
import { hearingsPassages } from './hannah/hearings.ts';
import { lawyersPassages } from './hannah/lawyers.ts';
import { protectionPassages } from './hannah/protection.ts';
import { servingPassages } from './hannah/serving.ts';
import { startingPassages } from './hannah/starting.ts';

/** The law guide: what holds in every state. What one state decides stands in `states/`. */
export const hannahPassages: readonly Passage[] = [
  ...beingServedPassages,
  ...startingPassages,
  ...servingPassages,
  ...courseOfACasePassages,
  ...agreeingPassages,
  ...lawyersPassages,
  ...courtStaffPassages,
  ...hearingsPassages,
  ...factsAndRecordsPassages,
  ...protectionPassages,
  ...afterTheCasePassages,
];
