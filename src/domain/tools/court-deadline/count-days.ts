import { type Day, addDays, weekdayOf } from '../day.ts';
import { type Closure, type CourtCalendar, closureOn } from '../court-closures.ts';

export interface CountRule {
  days: number;
  /** `calendar` counts every day, `court` only days on which offices are open. */
  unit: 'calendar' | 'court';
  direction: 'after' | 'before';
  /**
   * What applies if the last day is not open: `next-open-day` moves forward (or back, when counting backward),
   * `next-monday` moves to the Monday after the last day, as in Texas, and `none` keeps the day.
   */
  roll: 'next-open-day' | 'next-monday' | 'none';
  /** The holiday calendar that closes the court. Federal holidays if the state's calendar was not looked up. */
  calendar?: CourtCalendar;
}

export interface CountedDay {
  day: Day;
  /** The day's number in the count. Null for the first day, which doesn't count, and for skipped days. */
  number: number | null;
  closed: Closure | null;
}

export interface Count {
  /** The day of the event and every day up to the result, so that the person can check the count. */
  days: CountedDay[];
  /** The end of the count, before any rule about closed days. */
  counted: Day;
  /** The result after applying that rule. */
  due: Day;
  /**
   * The last open day that is safe under any interpretation. Courts have other holidays than federal offices, so an
   * extension by a holiday is not reliable.
   */
  planFor: Day;
}

/** The day of the event doesn't count. The day after it is day one. */
export function countDays(event: Day, rule: CountRule): Count {
  const step = rule.direction === 'after' ? 1 : -1;
  const counted = rule.unit === 'calendar' ? addDays(event, step * rule.days) : courtDay(event, rule, step);
  const due = rolled(counted, rule, step);
  return {
    days: shownDays(event, due, rule, step),
    counted,
    due,
    planFor: safeDay(event, counted, due, rule, step),
  };
}

function courtDay(event: Day, { days, calendar }: CountRule, step: number): Day {
  let day = event;
  for (let left = days; left > 0;) {
    day = addDays(day, step);
    if (closureOn(day, calendar) === null) left -= 1;
  }
  return day;
}

function rolled(day: Day, { roll, calendar }: CountRule, step: number): Day {
  if (roll === 'none') return day;
  // When counting back, a later Monday would be after the last day.
  if (roll === 'next-open-day' || step < 0) return openDay(day, step, calendar);
  return openDay(mondayAfter(day), step, calendar);
}

function openDay(day: Day, step: number, calendar?: CourtCalendar): Day {
  let open = day;
  while (closureOn(open, calendar) !== null) open = addDays(open, step);
  return open;
}

/** A count that ends on a Monday moves to the following Monday. */
function mondayAfter(day: Day): Day {
  return addDays(day, 7 - ((weekdayOf(day) + 6) % 7));
}

function safeDay(event: Day, counted: Day, due: Day, rule: CountRule, step: number): Day {
  if (step < 0) return openDay(due, -1, rule.calendar);
  const unmoved = rule.unit === 'court' ? weekdaysAfter(event, rule.days) : counted;
  const open = openDay(rule.roll === 'next-monday' ? mondayAfter(unmoved) : unmoved, -1, rule.calendar);
  return open > event ? open : due;
}

/** Court days if offices closed only on weekends. */
function weekdaysAfter(event: Day, days: number): Day {
  let day = event;
  for (let left = days; left > 0;) {
    day = addDays(day, 1);
    const closed = closureOn(day);
    if (closed !== 'saturday' && closed !== 'sunday') left -= 1;
  }
  return day;
}

function shownDays(event: Day, due: Day, rule: CountRule, step: number): CountedDay[] {
  const days: CountedDay[] = [{ day: event, number: null, closed: closureOn(event, rule.calendar) }];
  let number = 0;
  for (let day = event; day !== due;) {
    day = addDays(day, step);
    const closed = closureOn(day, rule.calendar);
    const counts = number < rule.days && (rule.unit === 'calendar' || closed === null);
    if (counts) number += 1;
    days.push({ day, number: counts ? number : null, closed });
  }
  return days;
}
