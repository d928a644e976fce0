import type { Passage } from '../passage.ts';
import { avaAges } from './ava/ages.ts';
import { avaChanges } from './ava/changes.ts';
import { avaCourtSteps } from './ava/court-steps.ts';
import { avaCustodyBasics } from './ava/custody-basics.ts';
import { avaDailyLife } from './ava/daily-life.ts';
import { avaEqualSchedules } from './ava/equal-schedules.ts';
import { avaExchanges } from './ava/exchanges.ts';
import { avaHolidays } from './ava/holidays.ts';
import { avaMoving } from './ava/moving.ts';
import { avaOtherPeople } from './ava/other-people.ts';
import { avaOtherSchedules } from './ava/other-schedules.ts';
import { avaSafety } from './ava/safety.ts';
import { avaTalkingWithChildren } from './ava/talking-with-children.ts';
import { avaThePlan } from './ava/the-plan.ts';
import { avaTravel } from './ava/travel.ts';

export const avaPassages: readonly Passage[] = [
  ...avaCustodyBasics,
  ...avaThePlan,
  ...avaEqualSchedules,
  ...avaOtherSchedules,
  ...avaAges,
  ...avaHolidays,
  ...avaExchanges,
  ...avaDailyLife,
  ...avaMoving,
  ...avaTravel,
  ...avaTalkingWithChildren,
  ...avaOtherPeople,
  ...avaChanges,
  ...avaSafety,
  ...avaCourtSteps,
];
