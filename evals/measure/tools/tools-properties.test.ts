import {
  array,
  assert,
  boolean,
  constantFrom,
  integer,
  property,
  record,
  string,
  stringMatching,
} from 'fast-check';
import { expect, test } from 'vitest';
import { budgetOf } from '#domain/tools/budget/budget.ts';
import { toCsv } from '#domain/tools/budget/csv.ts';
import { frequencies } from '#domain/tools/budget/frequency.ts';
import { type CountRule, countDays } from '#domain/tools/court-deadline/count-days.ts';
import { addDays, daysBetween, weekdayOf } from '#domain/tools/day.ts';
import { closureOn } from '#domain/tools/court-closures.ts';
import { addsNothing } from '#domain/tools/message-coach/adds-nothing.ts';
import { rewriteMessage } from '#domain/tools/message-coach/rewrite.ts';
import { holidayIds, turns } from '#domain/tools/parenting-time/holiday.ts';
import { patternIds } from '#domain/tools/parenting-time/pattern.ts';
import { planNights } from '#domain/tools/parenting-time/plan-nights.ts';
import { nightsByMonth, totalPlan } from '#domain/tools/parenting-time/sum-up.ts';

// Properties that must hold for every input, tested on hundreds of generated ones.

const texas: CountRule = { days: 20, unit: 'calendar', direction: 'after', roll: 'next-monday' };

const events = integer({ min: 0, max: 3653 }).map((days) => addDays('2024-01-01', days));
const rules = record({
  days: integer({ min: 1, max: 120 }),
  unit: constantFrom('calendar' as const, 'court' as const),
  direction: constantFrom('after' as const, 'before' as const),
  roll: constantFrom('next-open-day' as const, 'next-monday' as const, 'none' as const),
});

test('over ten years every count numbers each day once and ends on an open day where required', () => {
  assert(
    property(events, rules, (event, rule) => {
      const { days, counted, due, planFor } = countDays(event, rule);
      const numbers = days.flatMap(({ number }) => (number === null ? [] : [number]));
      expect(numbers).toEqual(Array.from({ length: rule.days }, (_, index) => index + 1));
      if (rule.roll !== 'none') expect(closureOn(due)).toBeNull();
      if (rule.unit === 'calendar') expect(Math.abs(daysBetween(event, counted))).toBe(rule.days);
      expect(planFor <= due).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('over ten years the Texas due date is a Monday or follows a closed day, 21 to 30 days after service', () => {
  assert(
    property(events, (event) => {
      const { due } = countDays(event, texas);
      const days = daysBetween(event, due);
      expect(days).toBeGreaterThan(20);
      expect(days).toBeLessThanOrEqual(29);
      expect(weekdayOf(due) === 1 || closureOn(addDays(due, -1)) !== null).toBe(true);
    }),
    { numRuns: 500 },
  );
});

const anyPlan = record({
  pattern: constantFrom(...patternIds),
  customNights: stringMatching(/^[AB]{2,28}$/),
  start: integer({ min: 0, max: 4000 }).map((days) => addDays('2024-01-01', days)),
  isSwapped: boolean(),
  holidays: array(
    record({
      holiday: constantFrom(...holidayIds),
      turn: constantFrom(...turns),
      nights: integer({ min: 1, max: 21 }),
    }),
    { maxLength: 8 },
  ),
});

test('for any schedule, the nights of both homes add up to the year and each night appears in one month', () => {
  assert(
    property(anyPlan, (plan) => {
      const nights = planNights(plan);
      const { homes, nights: all } = totalPlan(nights);
      expect([365, 366]).toContain(all);
      expect(homes.A.nights + homes.B.nights).toBe(all);
      expect(nightsByMonth(nights).flatMap((month) => month.nights)).toEqual(nights);
    }),
    { numRuns: 60 },
  );
});

const budgetLines = array(
  record({
    name: string(),
    amount: integer({ min: 0, max: 100_000_000_000 }),
    frequency: constantFrom(...frequencies),
  }),
  { maxLength: 150 },
);

test('the lines add up to the total to the cent, within half a cent of the exact twelfth', () => {
  assert(
    property(budgetLines, (income) => {
      const { income: side } = budgetOf(income, []);
      expect(side.lines.reduce((sum, { monthly }) => sum + monthly, 0)).toBe(side.monthly);
      expect(Math.abs(side.monthly * 12 - side.yearly)).toBeLessThanOrEqual(6);
      for (const line of side.lines.filter(({ frequency }) => frequency === 'monthly')) {
        expect(Math.abs(line.monthly - line.amount)).toBeLessThanOrEqual(0);
      }
    }),
  );
});

test('a rewrite only uses words from the draft', () => {
  const words = constantFrom(
    'you',
    'never',
    'I',
    'will',
    'pay',
    '$40',
    'Friday',
    'Mia',
    'if',
    'but',
    'and',
    'liar',
    'the',
    'kids',
    'please',
    'sign',
    'court',
    'STOP',
    'bring',
    'not',
    '5:30',
    'damn',
    'my',
    '.',
    '?',
    '!',
    ',',
    ';',
  );
  assert(
    property(array(words, { maxLength: 40 }), (list) => {
      const draft = list.join(' ');
      const { text } = rewriteMessage(draft);
      if (text !== null) expect(addsNothing(draft, text)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('any typed text round-trips through the CSV, and no cell is executed as a formula', () => {
  assert(
    property(array(array(string(), { minLength: 1, maxLength: 4 }), { minLength: 1 }), (rows) => {
      const read = parseCsv(toCsv(rows));
      expect(read).toHaveLength(rows.length);
      for (const [place, row] of read.entries()) {
        for (const [index, cell] of row.entries()) {
          const typed = rows[place]?.[index] ?? '';
          expect([typed, `'${typed}`]).toContain(cell);
          expect(/^[=+@]/.test(cell)).toBe(false);
        }
      }
    }),
  );
});

/** Parses CSV by RFC 4180, for this test only. */
function parseCsv(csv: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const text = csv.slice(1, -2);
  for (let place = 0; place < text.length; place += 1) {
    const sign = text[place] ?? '';
    if (isQuoted && sign === '"' && text[place + 1] === '"') {
      cell += '"';
      place += 1;
    } else if (sign === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted;
    else if (!isQuoted && sign === ',') {
      rows.at(-1)?.push(cell);
      cell = '';
    } else if (!isQuoted && sign === '\r' && text[place + 1] === '\n') {
      rows.at(-1)?.push(cell);
      rows.push([]);
      cell = '';
      place += 1;
    } else cell += sign;
  }
  rows.at(-1)?.push(cell);
  return rows;
}
