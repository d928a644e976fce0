import * as v from 'valibot';
import { choiceField, dayField } from '../field.ts';
import { defineTool } from '../tool.ts';
import { comparePlans } from './compare-plans.ts';
import { type HolidayId, holidayIds, turns } from './holiday.ts';
import { type PatternId, homes, patternIds } from './pattern.ts';
import { type PlanChoices, planNights } from './plan-nights.ts';
import { nightsByMonth, totalPlan } from './sum-up.ts';

export interface PlannerWords {
  patterns: Readonly<Record<PatternId, { name: string; how: string }>>;
  holidays: Readonly<Record<HolidayId, string>>;
  /** A note shown with the figures: they are nights, not support. */
  note: string;
}

const MAX_NIGHTS_OF_A_HOLIDAY = 21;

const holidayChoice = v.object({
  holiday: choiceField(holidayIds),
  turn: choiceField(turns),
  nights: v.pipe(
    v.number('Enter a number of nights.'),
    v.integer('Enter a whole number of nights.'),
    v.minValue(1, 'Enter at least one night.'),
    v.maxValue(MAX_NIGHTS_OF_A_HOLIDAY, `Enter at most ${MAX_NIGHTS_OF_A_HOLIDAY} nights.`),
  ),
});
const stay = v.pipe(
  v.object({ home: choiceField(homes), first: dayField(), last: dayField() }),
  v.check(({ first, last }) => first <= last, 'The last night can’t be before the first night.'),
);
const plan = v.pipe(
  v.object({
    pattern: choiceField(patternIds),
    customNights: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^[AB ]{2,70}$/i, 'Enter a letter for each night, A or B, starting on a Monday.'),
      ),
    ),
    start: dayField(),
    isSwapped: v.optional(v.boolean()),
    holidays: v.optional(v.pipe(v.array(holidayChoice), v.maxLength(20, 'Choose up to 20 holidays.'))),
    stays: v.optional(v.pipe(v.array(stay), v.maxLength(30, 'Enter up to 30 vacations.'))),
  }),
  v.forward(
    v.check(
      ({ pattern, customNights }) => pattern !== 'custom' || /[AB]/i.test(customNights ?? ''),
      'Enter a letter for each night, A or B, starting on a Monday.',
    ),
    ['customNights'],
  ),
);

export function plannerTool(words: PlannerWords) {
  return defineTool({
    name: 'plan_parenting_time',
    advisor: 'ava',
    description:
      'Counts the nights, shares, exchanges, and longest gaps in a year of a parenting-time schedule, and compares two schedules. Homes are A and B. Never calculates support.',
    input: v.object({ plan, compareWith: v.optional(plan), withCalendar: v.optional(v.boolean()) }),
    answer: ({ plan: first, compareWith, withCalendar }) => {
      const plans = [first, ...(compareWith ? [compareWith] : [])].map((choices) =>
        planned(choices, words, withCalendar === true),
      );
      const [one, two] = plans;
      return {
        plans,
        difference: one && two ? comparePlans(one.totals, two.totals) : null,
        note: words.note,
      };
    },
  });
}

function planned(choices: PlanChoices, words: PlannerWords, withCalendar: boolean) {
  const nights = planNights(choices);
  const { name, how } = words.patterns[choices.pattern];
  return { name, how, totals: totalPlan(nights), calendar: withCalendar ? nightsByMonth(nights) : null };
}
