import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { canReadCases } from '#domain/journey/case.ts';
import { useEntitlement } from '#web/lib/billing/entitlement.ts';
import { useHourlyNow } from '#web/lib/use-now.ts';
import { CaseDetails } from './case-details.tsx';
import { CaseLoadError } from './case-load-error.tsx';
import { CaseNotFound } from './case-not-found.tsx';
import { CaseSkeleton } from './case-skeleton.tsx';
import { CaseUpgrade } from './case-upgrade.tsx';
import { lookUpCase } from './look-up-case.ts';

/**
 * This rule is enforced in the browser, because it protects only samples that are the same for everybody. Real cases
 * would have to be protected by the server.
 */
export function CasePage() {
  const { id = '' } = useParams();
  const entitlement = useEntitlement();
  const now = useHourlyNow();
  if (entitlement.data) {
    return canReadCases(entitlement.data, now) ? <CaseLookup key={id} id={id} /> : <CaseUpgrade />;
  }
  return entitlement.isError ? (
    <CaseLoadError onRetry={() => void entitlement.refetch()} />
  ) : (
    <CaseSkeleton />
  );
}

function CaseLookup({ id }: { id: string }) {
  const { data: found, isError } = useQuery({
    queryKey: ['case', id],
    queryFn: () => lookUpCase(id),
    // The file may be in the browser's cache, so don't wait for a connection.
    networkMode: 'always',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  // A file that failed once may have been removed by an update: only a reloaded page knows its new name.
  if (isError) return <CaseLoadError onRetry={() => location.reload()} />;
  if (found === undefined) return <CaseSkeleton />;
  return found ? <CaseDetails found={found} /> : <CaseNotFound />;
}
