import { Suspense } from 'react';
import { canReadCases } from '#domain/journey/case.ts';
import { CaseUpgrade } from './features/cases/case-upgrade.tsx';
import { SavedCases } from './features/cases/saved-cases.tsx';
import { PlannedPage } from './features/planned/planned-page.tsx';
import { useEntitlement } from './lib/billing/entitlement.ts';
import { lazyPart } from './lib/loading/lazy-page.tsx';
import { useHourlyNow } from './lib/use-now.ts';
import { useSearchesCases } from './lib/data/use-searches-cases.ts';
import { LoadError } from './ui/status/load-error.tsx';
import { LoadingMessage } from './ui/status/loading-message.tsx';

const CaseSearchPage = lazyPart(() =>
  import('./features/case-search/case-search-page.tsx').then((module) => module.CaseSearchPage),
);
const SavedOpinions = lazyPart(() =>
  import('./features/case-search/saved-opinions.tsx').then((module) => module.SavedOpinions),
);

/** Combines the features, because the operator may have configured a service that searches real decisions. */
export function CaseResearchScreen() {
  if (useSearchesCases() === true) return <CaseSearch />;
  return (
    <PlannedPage screen="caseResearch">
      <SavedCases />
    </PlannedPage>
  );
}

/** The server checks again at every search. */
function CaseSearch() {
  const entitlement = useEntitlement();
  const now = useHourlyNow();
  if (entitlement.isError)
    return (
      <LoadError
        title="We couldn’t load your plan"
        description="Check your connection, then try again."
        onRetry={() => void entitlement.refetch()}
      />
    );
  if (!entitlement.data) return <LoadingMessage />;
  return (
    <Suspense fallback={<LoadingMessage />}>
      {canReadCases(entitlement.data, now) ? (
        <CaseSearchPage />
      ) : (
        <>
          <CaseUpgrade isSearch />
          <SavedOpinions />
        </>
      )}
    </Suspense>
  );
}
