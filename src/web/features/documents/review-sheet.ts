import type { SavedFact, SavedFindings } from '#contract/papers.ts';
import type { PaperLine } from '#domain/papers/paper.ts';
import type { PaperReview } from '#domain/papers/review-paper.ts';
import type { FactGroup } from './facts.ts';
import { warningText } from './reading-warnings.tsx';
import { type Checks, checkedFact } from './use-checks.ts';

/** The review in a form for printing and saving. */
export interface ReviewSheet {
  title: string;
  groups: readonly FactGroup[];
  checks: Checks;
  lines: readonly PaperLine[];
  review: PaperReview;
  questions: readonly string[];
}

const MAX_FACTS = 300;

export function savedFindingsOf(sheet: ReviewSheet, pages: number): SavedFindings {
  return {
    title: sheet.title,
    pages,
    warnings: sheet.review.warnings.map(warningText).slice(0, 10),
    facts: savedFactsOf(sheet),
    questions: sheet.questions.slice(0, 40),
  };
}

export function savedFactsOf({ groups, checks, lines }: ReviewSheet): SavedFact[] {
  return groups
    .flatMap(({ title: group, facts }) =>
      facts.flatMap((fact): SavedFact[] => {
        const current = checkedFact(fact, checks[fact.id]);
        if (!current || current.value === '') return [];
        const standing = checks[fact.id]?.standing;
        const texts = fact.places.map(({ line }) => lines[line]?.text ?? '');
        return [
          {
            group,
            label: fact.label.slice(0, 120),
            value: current.value.slice(0, 600),
            line: texts.join(' ').slice(0, 600),
            page: (lines[fact.places[0]?.line ?? -1]?.page ?? 0) + 1,
            standing: standing === 'confirmed' || standing === 'corrected' ? standing : 'unchecked',
          },
        ];
      }),
    )
    .slice(0, MAX_FACTS);
}
