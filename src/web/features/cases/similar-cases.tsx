import { AppLink } from '#web/ui/app-link.tsx';
import { Card } from '#web/ui/card.tsx';
import type { FoundCase } from './look-up-case.ts';
import { MatchBadge } from './match-badge.tsx';

export function SimilarCases({ cases }: { cases: FoundCase['similarCases'] }) {
  return (
    <Card
      aria-labelledby="similar-cases"
      className="break-inside-avoid self-start @[42rem]:col-start-2 @[42rem]:row-start-2"
    >
      <h2 id="similar-cases" className="mb-2 text-lg">
        Similar cases
      </h2>
      <ul className="divide-y divide-line">
        {cases.map(({ id, caseName, relevancyScore }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-3 py-1">
            <AppLink
              to={`/case-research/${id}`}
              className="inline-flex min-h-11 items-center font-semibold text-pine underline-offset-4 hover:underline"
            >
              {caseName}
            </AppLink>
            <MatchBadge percent={relevancyScore} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
