import type { CaseType, CourtCase } from '#domain/journey/case.ts';
import { Card } from '#web/ui/card.tsx';

const typeNames: Readonly<Record<CaseType, string>> = {
  divorce: 'Divorce',
  property: 'Property',
  alimony: 'Alimony',
  custody: 'Custody',
  support: 'Child support',
};

export function CaseFacts({ courtCase }: { courtCase: CourtCase }) {
  const facts = [
    ['Court', courtCase.court],
    ['Jurisdiction', courtCase.jurisdiction],
    ['Case type', typeNames[courtCase.caseType]],
    ['Docket number', courtCase.docketNumber],
    ['Date decided', dayInWords(courtCase.dateDecided)],
  ] as const;
  return (
    <Card
      aria-labelledby="case-facts"
      className="break-inside-avoid @[42rem]:col-start-2 @[42rem]:row-start-1"
    >
      <h2 id="case-facts" className="mb-3 text-lg">
        Case facts
      </h2>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-4 gap-y-3 @[42rem]:grid-cols-1 print:grid-cols-3!">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="font-semibold break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function dayInWords(isoDate: string): string {
  // The date has no time: in UTC it stays the same day everywhere.
  return new Date(isoDate).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
