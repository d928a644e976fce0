import * as v from 'valibot';
import type { NewDeadline } from '#domain/reminders/deadline.ts';
import { stateName } from '#domain/retrieval/us-state.ts';
import { type Day, weekdayOf } from '../day.ts';
import type { Closure } from '../court-closures.ts';
import { choiceField, dayField, textField } from '../field.ts';
import { type ToolSource, defineTool } from '../tool.ts';
import { type Count, type CountRule, countDays } from './count-days.ts';

/** The time to answer a petition in a state, according to a court or its law library. */
export interface StateRule extends CountRule {
  /** Two-letter code. */
  state: string;
  /** The event that starts the count, such as "the day you were handed the papers". */
  from: string;
  /** The hour on the last day, if the rule names one. */
  time?: '10:00 AM';
  /** Other rules that may apply, in one sentence. */
  exception: string;
  sources: readonly ToolSource[];
}

export interface DeadlineTexts {
  rules: readonly StateRule[];
  closures: Readonly<Record<Closure, string>>;
  weekdays: readonly string[];
  /** The title of the deadline for an answer. */
  answerTitle: string;
  ownTitle: string;
  /** The text shown if no rule is known. `{state}` is replaced by the state. */
  unknownState: string;
  confirm: string;
  holidays: string;
  holidaySource: ToolSource;
}

/** The hour of a deadline whose rule names none. */
export const DEFAULT_TIME = '9:00 AM';

const MAX_DAYS = 730;

const ownCount = v.object({
  days: v.pipe(
    v.number('Enter a number of days.'),
    v.integer('Enter a whole number of days.'),
    v.minValue(1, 'Enter at least one day.'),
    v.maxValue(MAX_DAYS, `Enter at most ${MAX_DAYS} days.`),
  ),
  unit: choiceField(['calendar', 'court']),
  direction: choiceField(['after', 'before']),
  roll: choiceField(['next-open-day', 'next-monday', 'none']),
});

const input = v.pipe(
  v.object({
    event: dayField(),
    state: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'Choose a state.'))),
    count: v.optional(ownCount),
    title: v.optional(textField(80)),
  }),
  v.check(({ state, count }) => Boolean(state ?? count), 'Choose a state, or enter the number of days.'),
);

export function deadlineTool(words: DeadlineTexts) {
  return defineTool({
    name: 'count_deadline',
    advisor: 'hannah',
    description:
      'Counts the days to a court deadline and shows each one. Uses the response time for a state it knows, or a number of days from a document. The clerk must always confirm the date. Use it for a date to act by, not for a waiting period that has to pass first.',
    input,
    answer: ({ event, state, count: own, title }) => {
      // The number on the person's own papers overrides our rule for the state.
      const known = words.rules.find((rule) => rule.state === state);
      const rule = own ? { ...own, ...(known?.calendar ? { calendar: known.calendar } : {}) } : known;
      if (!rule) {
        return { kind: 'unknown', text: words.unknownState.replaceAll('{state}', stateName(state ?? '')) };
      }
      const count = countDays(event, rule);
      const isKnown = !own && known !== undefined;
      return {
        kind: 'counted',
        ...count,
        steps: stepsOf(count, rule, isKnown ? known.from : null, words),
        exception: isKnown ? known.exception : null,
        sources: [...(isKnown ? known.sources : []), ...(rule.calendar ? [] : [words.holidaySource])],
        confirm: words.confirm,
        holidays:
          !rule.calendar && count.days.some(({ closed }) => isHoliday(closed)) ? words.holidays : null,
        deadline: deadlineOn(
          count,
          isKnown ? known.time : undefined,
          title ?? (isKnown ? words.answerTitle : words.ownTitle),
        ),
      };
    },
  });
}

/** The count in sentences, for screen readers and for print. */
function stepsOf(count: Count, rule: CountRule, from: string | null, words: DeadlineTexts): string[] {
  const [event] = count.days;
  const written = (day: Day) => `${words.weekdays[weekdayOf(day)]}, ${dateOf(day)}`;
  const days = rule.days === 1 ? '1 day' : `${rule.days} days`;
  const which =
    rule.unit === 'calendar' ? 'including weekends and holidays' : 'skipping days when courts are closed';
  const passed = count.days.filter(({ day, closed }) => closed && isBetween(day, count.counted, count.due));
  const closures = [...new Set(passed.flatMap(({ closed }) => (closed ? [words.closures[closed]] : [])))];
  return [
    `${from ? `Start: ${from}. ` : 'Start: '}${event ? written(event.day) : ''}. That day doesn’t count.`,
    `Count ${rule.direction === 'after' ? 'forward' : 'back'} ${days}, ${which}. The count ends on ${written(count.counted)}.`,
    ...(rule.roll === 'next-monday' ? ['Then move to the next Monday.'] : []),
    ...(closures.length > 0 ? [`Courts are closed on ${closures.join(', ')}.`] : []),
    `By this count, it’s due on ${written(count.due)}.`,
    ...(count.planFor === count.due ? [] : [`To be safe, plan for ${written(count.planFor)}.`]),
  ];
}

/**
 * Stores the safe day. Only the rule of Texas names an hour, and clerks' offices close at different times, so nine in
 * the morning is used to make the reminder early.
 */
function deadlineOn(count: Count, time: string | undefined, title: string): NewDeadline {
  const isTimed = time !== undefined && count.planFor === count.due;
  return {
    title,
    date: dateOf(count.planFor),
    time: isTimed ? time : DEFAULT_TIME,
    priority: 'high',
    isSample: false,
  };
}

// Same as a deadline's date. Duplicated because that module is in the dashboard's first chunk and must stay out of the
// chat's.
const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

function dateOf(day: Day): string {
  return longDate.format(new Date(`${day}T00:00:00Z`));
}

function isBetween(day: Day, counted: Day, due: Day): boolean {
  return counted < due ? counted <= day && day <= due : due <= day && day <= counted;
}

function isHoliday(closed: Closure | null): boolean {
  return closed !== null && closed !== 'saturday' && closed !== 'sunday';
}
