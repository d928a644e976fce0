import type { Day } from '../tools/day.ts';
import { type AskFinding, findAsks } from './body/asks.ts';
import { type BlankFinding, type BoxFinding, findBlanks, findBoxes } from './body/blanks.ts';
import { type TextFinding, findCaseNumber } from './caption/case-number.ts';
import { findCourt } from './caption/court.ts';
import { findDanger } from './body/danger.ts';
import { dateDoubts, hearingDoubts, isPastEvent, isBeforePaper, ownDayOf } from './cross-checks.ts';
import { meaningOf } from './dates/date-roles.ts';
import { type DateFinding, dateFinding } from './dates/date-finding.ts';
import { findDates } from './dates/dates.ts';
import type { WrittenDate } from './text/written-date.ts';
import type { HearingFinding } from './hearings/hearing-finding.ts';
import { distinctHearings, standingFor } from './hearings/distinct.ts';
import { findHearings } from './hearings/hearings.ts';
import { isMoved } from './hearings/moved-days.ts';
import { type KindFinding, findKind } from './caption/kinds.ts';
import { type MoneyFinding, findMoney } from './body/money.ts';
import { checkHearingEvidence, checkMeaningEvidence } from './evidence/evidence.ts';
import { type Doubt, type Finding, type PaperPage, type Place, linesOf } from './paper.ts';
import { isPastHearing } from './hearings/past-hearings.ts';
import { type Parties, findParties } from './caption/parties.ts';
import { type PeriodFinding, findPeriods } from './body/periods.ts';
import { type RunningText, runningText } from './text/running-text.ts';
import { hasUnsetEvent } from './hearings/unset-events.ts';

/** A warning that is shown before the findings. */
export type ReadingWarning =
  /** No date was found in a kind of paper that usually sets a date or a time limit. */
  | { kind: 'no-date-found' }
  /** The paper mentions a hearing, trial, conference or appearance, but no day for it was found. */
  | { kind: 'event-without-date' }
  /** Pages on which a line may be missing. */
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
  const { hearings, dates } = crossChecked(running, written, today);
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

/** The findings of each line, with the doubts that depend on all of them. */
function crossChecked(
  running: RunningText,
  written: readonly WrittenDate[],
  today: Day,
): Pick<PaperReview, 'hearings' | 'dates'> {
  const all = findHearings(running, written, today);
  const days = { ownDay: ownDayOf(datesOf(running, written, { hearings: all, today })), today };
  const checked = checkHearingEvidence(running, written, all);
  const found = distinctHearings(checked).filter((hearing) => !isPastEvent(hearing, days));
  const moved = new Set(written.filter((date) => isMoved(running, date, written)).map(({ day }) => day));
  const hearings = found.map((hearing) =>
    withDoubts(hearing, hearingDoubts(hearing, { hearings: found, moved, ownDay: days.ownDay })),
  );
  const mentions = all.flatMap((mention) => {
    const standing = standingFor(mention, hearings);
    return standing ? [{ ...standing, id: mention.id }] : [];
  });
  const meant = checkMeaningEvidence(
    running,
    written,
    datesOf(running, written, { hearings: mentions, today }),
  );
  const dates = meant.map((date) =>
    isBeforePaper(date, days)
      ? { ...date, role: 'earlier' as const, doubts: [] }
      : withDoubts(date, dateDoubts(date, days)),
  );
  return { hearings, dates };
}

function withDoubts<Found extends Finding>(finding: Found, doubts: readonly Doubt[]): Found {
  return doubts.length === 0 ? finding : { ...finding, doubts: [...new Set([...finding.doubts, ...doubts])] };
}

function datesOf(
  running: RunningText,
  written: readonly WrittenDate[],
  { hearings, today }: { hearings: readonly HearingFinding[]; today: Day },
): DateFinding[] {
  return written.map((date) => {
    const hearing = hearings.find(({ id }) => id === `hearing-${date.from}`);
    if (hearing) return dateFinding(running, date, { role: 'hearing', doubts: hearing.doubts });
    const { role, isSure, isNamed } = meaningOf(running, date, { dates: written, today });
    // A word directly beside the date takes priority over the sentence, and leaves its meaning doubtful if the word is
    // uncertain.
    if (isPastHearing(running, date, written) && !(isNamed && isSure))
      return dateFinding(running, date, {
        role: 'past-hearing',
        doubts: isNamed && role !== 'other' ? ['likely-meaning'] : [],
      });
    return dateFinding(running, date, { role, doubts: isSure ? [] : ['likely-meaning'] });
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
