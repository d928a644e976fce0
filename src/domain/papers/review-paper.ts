import type { Day } from '../tools/day.ts';
import { type AskFinding, findAsks } from './asks.ts';
import { type BlankFinding, type BoxFinding, findBlanks, findBoxes } from './blanks.ts';
import { type TextFinding, findCaseNumber } from './case-number.ts';
import { findCourt } from './court.ts';
import { findDanger } from './danger.ts';
import { roleOf } from './date-roles.ts';
import { type DateFinding, dateFinding, findDates } from './dates.ts';
import { type HearingFinding, findHearings, isPastHearing } from './hearings.ts';
import { type KindFinding, findKind } from './kinds.ts';
import { type MoneyFinding, findMoney } from './money.ts';
import { type PaperPage, type Place, linesOf } from './paper.ts';
import { type Parties, findParties } from './parties.ts';
import { type PeriodFinding, findPeriods } from './periods.ts';
import { type RunningText, runningText } from './running-text.ts';
import { hasUnsetEvent } from './unset-events.ts';

/** What a reading must warn of before anything else. */
export type ReadingWarning =
  /** A paper that mostly sets a date or a time limit, and none was found. */
  | { kind: 'no-date-found' }
  /** It speaks of a hearing, trial, conference or appearance, and no day for that was found. */
  | { kind: 'event-without-date' }
  /** Pages of which a line may be missing. */
  | { kind: 'line-may-be-missing'; pages: readonly number[] }
  | { kind: 'poor-page'; pages: readonly number[] };

export interface PaperReview {
  kind: KindFinding | null;
  court: TextFinding | null;
  caseNumber: TextFinding | null;
  parties: Parties;
  hearings: readonly HearingFinding[];
  dates: readonly DateFinding[];
  periods: readonly PeriodFinding[];
  money: readonly MoneyFinding[];
  asks: readonly AskFinding[];
  boxes: readonly BoxFinding[];
  blanks: readonly BlankFinding[];
  danger: { isDanger: boolean; places: readonly Place[] };
  warnings: readonly ReadingWarning[];
}

/** `today` tells which years are likely. */
export function reviewPaper(pages: readonly PaperPage[], today: Day): PaperReview {
  const lines = linesOf(pages);
  const running = runningText(lines);
  const kind = findKind(lines);
  const written = findDates(running, today);
  const found = findHearings(running, written);
  const hearings = withDoubtOnEarlier(found, datesOf(running, written, found));
  const dates = datesOf(running, written, hearings);
  const periods = findPeriods(running);
  return {
    kind,
    court: findCourt(lines),
    caseNumber: findCaseNumber(lines),
    parties: findParties(lines),
    hearings,
    dates,
    periods,
    money: findMoney(running),
    asks: findAsks(running),
    boxes: findBoxes(lines),
    blanks: findBlanks(lines),
    danger: findDanger(running, kind?.kind ?? null),
    warnings: warningsOf(pages, running, { kind, hearings, dates, periods }),
  };
}

const ownDays = new Set<DateFinding['role']>(['filed', 'signed', 'served']);

/** A paper sets no hearing on a day before its own: it tells of one that has been, or the day was misread. */
function withDoubtOnEarlier(
  hearings: readonly HearingFinding[],
  dates: readonly DateFinding[],
): HearingFinding[] {
  const made = dates
    .filter(({ role, doubts }) => ownDays.has(role) && doubts.length === 0)
    .map(({ day }) => day);
  const last = made.toSorted().at(-1) ?? '';
  return hearings.map((hearing) =>
    hearing.day < last
      ? { ...hearing, doubts: [...new Set([...hearing.doubts, 'ambiguous' as const])] }
      : hearing,
  );
}

function datesOf(
  running: RunningText,
  written: ReturnType<typeof findDates>,
  hearings: readonly HearingFinding[],
): DateFinding[] {
  return written.map((date) => {
    const hearing = hearings.find(({ id }) => id === `hearing-${date.from}`);
    if (hearing) return dateFinding(running, date, { role: 'hearing', doubts: hearing.doubts });
    const role = isPastHearing(running, date) ? 'past-hearing' : roleOf(running, date, written);
    return dateFinding(running, date, { role });
  });
}

const setsDates = new Set([
  'summons',
  'notice-of-hearing',
  'temporary-order',
  'protective-order',
  'order',
  'motion',
]);

function warningsOf(
  pages: readonly PaperPage[],
  running: RunningText,
  { kind, hearings, dates, periods }: Pick<PaperReview, 'kind' | 'hearings' | 'dates' | 'periods'>,
): ReadingWarning[] {
  const hasDue =
    hearings.length > 0 ||
    dates.some(({ role }) => role === 'due') ||
    periods.some(({ use }) => use === 'time-limit');
  const isNotice = kind?.kind === 'notice-of-hearing' && hearings.length === 0;
  const needsDate = !kind || setsDates.has(kind.kind);
  const withGaps = pages.flatMap(({ gaps }, page) => (gaps.length > 0 ? [page] : []));
  const poor = pages.flatMap(({ isPoor }, page) => (isPoor ? [page] : []));
  const isDateless = (needsDate && !hasDue) || isNotice;
  return [
    ...(isDateless ? [{ kind: 'no-date-found' } as const] : []),
    ...(!isDateless && hasUnsetEvent(running, { hearings, dates })
      ? [{ kind: 'event-without-date' } as const]
      : []),
    ...(poor.length > 0 ? [{ kind: 'poor-page', pages: poor } as const] : []),
    ...(withGaps.length > 0 ? [{ kind: 'line-may-be-missing', pages: withGaps } as const] : []),
  ];
}
