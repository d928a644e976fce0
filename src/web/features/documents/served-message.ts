import { servedLabels, servedOpening, servedPapers } from '#content/guided/served-words.ts';
import { type ServedAnswers, servedAnswers } from '#domain/papers/served-answers.ts';
import { countableDays } from '#domain/papers/body/periods.ts';
import type { PaperKind } from '#domain/papers/caption/paper-kinds.ts';
import { stateName } from '#domain/retrieval/us-state.ts';
import type { Day } from '#domain/tools/day.ts';
import type { ReviewSheet } from './review-sheet.ts';
import { type Checks, checkedFact } from './use-checks.ts';
import { deadlineDay } from './written-day.ts';

/**
 * The message that starts the flow "I was served" with the facts of the paper. Null if people are not served with this
 * kind of paper.
 */
export function servedMessage(sheet: ReviewSheet, kind: PaperKind, today: Day): string | null {
  const { checks, review, lines } = sheet;
  const limits = review.periods
    .filter(({ id, direction }) => direction === 'after' && checks[id]?.standing !== 'dismissed')
    .flatMap((period) => countableDays(period) ?? []);
  const answers = servedAnswers({ kind, limits, hearings: hearingsOf(sheet, checks) }, lines, today);
  return answers && [servedOpening, ...answerLines(answers)].join('\n');
}

function hearingsOf({ groups }: ReviewSheet, checks: Checks) {
  return groups
    .flatMap(({ facts }) => facts)
    .filter(({ id }) => id.startsWith('hearing'))
    .flatMap((fact) => {
      const check = checks[fact.id];
      const { date, doubts = [] } = checkedFact(fact, check) ?? {};
      return date
        ? [{ day: date.day, isDoubtful: doubts.length > 0 && check?.standing !== 'confirmed' }]
        : [];
    });
}

function answerLines({ state, paper, days, hearingDay }: ServedAnswers): string[] {
  return [
    ...(state ? [`${servedLabels.state}: ${stateName(state)}`] : []),
    `${servedLabels.paper}: ${servedPapers[paper]}`,
    ...(days ? [`${servedLabels.days}: ${days}`] : []),
    ...(hearingDay
      ? [`${servedLabels.hearing}: Yes`, `${servedLabels.hearingDay}: ${deadlineDay(hearingDay)}`]
      : []),
  ];
}
