import { ArrowLeft } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import type { CourtCase } from '#domain/journey/case.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { CaseActions } from './case-actions.tsx';
import { MatchBadge } from './match-badge.tsx';
import { PAGE_TITLE } from './page-title.ts';

export function CaseHeader({ courtCase }: { courtCase: CourtCase }) {
  return (
    <header className="max-w-[62ch] space-y-4">
      <BackButton />
      <PageHeading title={PAGE_TITLE}>{courtCase.caseName}</PageHeading>
      <p className="flex flex-wrap gap-2">
        {courtCase.isSample && <Badge tone="apricot">Sample</Badge>}
        <MatchBadge percent={courtCase.relevancyScore} />
      </p>
      <CaseActions courtCase={courtCase} />
      {courtCase.isSample && (
        <Notice tone="warning" title="This is a sample, not a real case">
          <p>
            We made it up to show how case research will work. We invented the people, the court, and the
            match percentage. It isn’t legal advice, and you can’t use it in court.
          </p>
        </Notice>
      )}
    </header>
  );
}

function BackButton() {
  const navigate = useNavigate();
  // The router's key of the first page of a visit, which has no earlier page of ours to go back to.
  const isFirstPage = useLocation().key === 'default';
  return (
    <button
      type="button"
      onClick={() => void (isFirstPage ? navigate('/case-research') : navigate(-1))}
      className="no-print -ml-1 inline-flex min-h-11 items-center gap-1.5 px-1 font-semibold text-pine underline-offset-4 hover:underline"
    >
      <ArrowLeft aria-hidden className="size-4" />
      Back
    </button>
  );
}
