import { deadlineWords } from '#content/tools/court-deadline.ts';
import type { Page, PageLine } from '#domain/guided/page.ts';
import { readTime } from '#domain/guided/read/time.ts';
import { showDay } from '#domain/guided/show-value.ts';
import type { AnswerReader } from '#domain/guided/value.ts';
import type { NewDeadline } from '#domain/reminders/deadline.ts';
import { stateName } from '#domain/retrieval/us-state.ts';
import { DEFAULT_TIME, deadlineTool } from '#domain/tools/court-deadline/deadline-tool.ts';
import { closureOn } from '#domain/tools/court-closures.ts';
import { type Day, addDays, daysBetween, isWeekend } from '#domain/tools/day.ts';
import { ownQuote } from './own-words-slot.ts';
import { line } from './page-parts.ts';
import { writtenDate } from './written-date.ts';

const countTool = deadlineTool(deadlineWords);

interface Counted {
  lines: PageLine[];
  /** The last day by this count. Null if it can't be counted. */
  due: Day | null;
  sources: Page['sources'];
  deadlines: readonly NewDeadline[];
}

/** Counts with the existing tool: uses the number on the person's paper, otherwise the verified rule of the state. */
export function countOf(told: AnswerReader, today: Day | null): Counted {
  const event = told.day('served');
  const printed = told.number('days');
  const days = printed ?? undefined;
  const none = { due: null, sources: [], deadlines: [] };
  if (!event || told.is('paper', 'motion', 'order')) return { ...none, lines: [ownDateLine(told, today)] };
  const monday = mondayRule(told);
  const isOwn = days !== undefined && monday !== 'state';
  const roll = monday === 'printed' ? 'next-monday' : 'none';
  const count = isOwn ? { days, unit: 'calendar', direction: 'after', roll } : undefined;
  const outcome = countTool.run({
    event,
    state: told.text('state') || undefined,
    count,
    title: days === undefined ? undefined : deadlineWords.answerTitle,
  });
  if (!outcome.ok || outcome.result.kind === 'unknown') return { ...none, lines: unknownLines(told) };
  const { result } = outcome;
  const from = [days === undefined ? 'state' : 'days', 'served', 'tool:count_deadline'] as const;
  const left = today === null ? null : daysBetween(today, result.due);
  const isLate = left !== null && left < 0;
  const printedTime = monday === 'printed' && result.planFor === result.due ? hourOf(told) : null;
  const counted = printedTime ? { ...result.deadline, time: printedTime } : withKnownTime(result.deadline);
  const hour = counted.time === NO_TIME ? null : counted.time;
  // A safe day before a weekend that has begun is no use any more.
  const isPastPlan = today !== null && !isLate && result.planFor < today;
  const deadline = isPastPlan ? { ...counted, date: writtenDate(result.due) } : counted;
  const steps = isPastPlan ? result.steps.filter((one) => !one.startsWith(SAFE_DAY)) : result.steps;
  return {
    due: result.due,
    lines: [
      ...(told.is('paper', 'petition') ? [] : [otherPaperLine()]),
      ...firstLines({ today, left, due: result.due, planFor: result.deadline.date, hour }, from),
      ...steps.map((step) => line(step, ...from)),
      ...(told.has('daysWords')
        ? [line(`Your summons, as you put it: ${ownQuote(told, 'days')}`, 'days', 'daysWords')]
        : []),
      ...(result.exception ? [line(result.exception, ...from)] : []),
      ...(told.is('way', 'hand') ? [] : [line(wayLine(told), 'way', 'passage:hannah-answer-deadline')]),
      left === null || left > URGENT_DAYS
        ? line(result.confirm, 'tool:count_deadline')
        : line(`Call the clerk ${whenOpen(today)} to check this date.`, 'passage:hannah-missed-deadline'),
      ...(result.holidays ? [line(result.holidays, 'tool:count_deadline')] : []),
    ],
    sources: result.sources,
    deadlines: isLate ? [] : [deadline],
  };
}

/** A deadline that has such a text instead of a time only has reminders for the day. */
const NO_TIME = 'Ask the clerk for the time';

/** The tool sets nine in the morning if the rule names no hour. Here it would look like an hour that the court set. */
function withKnownTime(deadline: NewDeadline): NewDeadline {
  return deadline.time === DEFAULT_TIME ? { ...deadline, time: NO_TIME } : deadline;
}

/** The step of the tool that names an earlier day. */
const SAFE_DAY = 'To be safe, plan for';

/** Where the count runs to the next Monday: by the person's summons, or by the rule of the state with the same number. */
function mondayRule(told: AnswerReader): 'printed' | 'state' | null {
  const rule = deadlineWords.rules.find(({ state }) => state === told.text('state'));
  if (rule?.roll === 'next-monday' && rule.days === told.number('days')) return 'state';
  return /\bmon(?:day)?\b/i.test(told.text('daysWords')) ? 'printed' : null;
}

function hourOf(told: AnswerReader): string | null {
  return readTime(told.text('daysWords'));
}

/** The next day on which the clerk's office is open, which is today unless it is closed. */
function openFrom(day: Day): Day {
  return closureOn(day) === null ? day : openFrom(addDays(day, 1));
}

function whenOpen(today: Day | null): string {
  const open = today === null ? null : openFrom(today);
  return open === null || open === today ? 'today' : `as soon as it opens on ${showDay(open)},`;
}

const URGENT_DAYS = 3;

interface Remaining {
  today: Day | null;
  /** Days until the last day. Negative if it has passed, null if the date of the page is unknown. */
  left: number | null;
  due: Day;
  planFor: string;
  /** The hour on that day, if the rule names one. */
  hour: string | null;
}

/** The most important statement about the counted date comes first. */
function firstLines({ today, left, due, planFor, hour }: Remaining, from: PageLine['from']): PageLine[] {
  const missed = 'passage:hannah-missed-deadline';
  const last = showDay(due);
  if (left === null || left > URGENT_DAYS)
    return [{ text: `Plan to file your answer by ${planFor}${hour === null ? '' : `, at ${hour}`}.`, from }];
  if (left < 0)
    return [
      {
        text: `That day has passed. By this count, it was ${last}. File anyway, today if you can, and ask the clerk whether a default was entered.`,
        from: [...from, missed],
      },
      line(
        'A default means the court can decide the case without your side. If there is one, ask a lawyer or legal aid today how to have it set aside.',
        missed,
      ),
    ];
  const rest = left === 0 ? 'That’s today' : left === 1 ? 'That’s tomorrow' : `That’s ${left} days away`;
  return [
    {
      text: `This is urgent. By this count, the last day is ${last}${hour === null ? '' : `, at ${hour}`}. ${rest}, so file now.`,
      from,
    },
    ...closedLines(today, due),
    line(
      whenOpen(today) === 'today'
        ? 'If you can’t finish in time, call the clerk, legal aid or the self-help center today. Ask how to get more time.'
        : 'If you can’t finish in time, ask the clerk, legal aid or the self-help center how to get more time.',
      missed,
    ),
  ];
}

/** If no office opens until the last day is over, the first open day is the one to know. */
function closedLines(today: Day | null, due: Day): PageLine[] {
  if (today === null || openFrom(today) <= due) return [];
  const open = showDay(openFrom(today));
  return [
    line(
      `The clerk’s office is likely closed until ${open}. If your court takes papers online, file that way by the last day. If it doesn’t, be there when it opens on ${open}, and ask whether that still counts as on time.`,
      'passage:hannah-missed-deadline',
    ),
  ];
}

function otherPaperLine(): PageLine {
  return line(
    'The count below is for a summons or petition. A motion or an order has its own date, so look for it on the papers.',
    'paper',
    'passage:hannah-answer-deadline',
  );
}

function wayLine(told: AnswerReader): string {
  return told.is('way', 'mail')
    ? 'You said the papers came by mail. Ask the clerk what day your deadline counts from.'
    : 'I counted from the day you gave me. Ask the clerk if that’s the right start date for the way you were served.';
}

function ownDateLine(told: AnswerReader, today: Day | null): PageLine {
  const open = whenOpen(today);
  return told.is('paper', 'order')
    ? line(
        `Look for the hearing date on the order itself, and call the clerk ${open} to confirm it.`,
        'paper',
        'passage:hannah-protective-order',
      )
    : line(
        `A motion has its own reply deadline, which may be soon. Look for that date on the papers, and ask the clerk ${open.replace(/,$/, '')}.`,
        'paper',
        'passage:hannah-temporary-orders',
      );
}

function unknownLines(told: AnswerReader): PageLine[] {
  const state = stateName(told.text('state'));
  return [
    line(
      `I don’t have a verified rule for ${state}. Look for the number of days on your summons, often next to the word “within.”`,
      'state',
      'passage:hannah-answer-deadline',
    ),
    line(
      'Call the clerk and ask: “Can you confirm the last day to file an answer in this case?”',
      'passage:hannah-answer-deadline',
    ),
    ...(told.has('served') ? [line(`You got the papers on ${showDay(told.text('served'))}.`, 'served')] : []),
  ];
}

export function hearingLines(told: AnswerReader): PageLine[] {
  const hearing = told.day('hearingDay');
  const time = told.text('hearingTime');
  if (hearing) {
    return [
      line(`Your hearing is on ${showDay(hearing)}${time && `, at ${time}`}.`, 'hearingDay', 'hearingTime'),
      ...(isWeekend(hearing)
        ? [
            line(
              'That day is on a weekend, when courts are rarely open. Check the date on the papers and call the clerk.',
              'hearingDay',
              'passage:hannah-clerk-help',
            ),
          ]
        : []),
      ...(time
        ? []
        : [
            line(
              'I don’t have the time of the hearing. Look for it next to the date, or ask the clerk.',
              'hearingDay',
              'passage:hannah-clerk-help',
            ),
          ]),
      line(
        'Prepare one page with what you’re asking for and the three facts that matter most. Bring a document that backs up each one.',
        'passage:hannah-hearing-prep',
      ),
    ];
  }
  return told.is('hearing', 'unsure')
    ? [
        line(
          'Check every page for a hearing date. A hearing can come before your answer is due.',
          'hearing',
          'passage:hannah-served-first-steps',
        ),
      ]
    : [];
}

export function hearingDeadline(day: string, time: string): NewDeadline {
  return {
    title: 'Court hearing',
    date: writtenDate(day),
    time: time || NO_TIME,
    priority: 'high',
    isSample: false,
  };
}
