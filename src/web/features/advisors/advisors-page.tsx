import { useState } from 'react';
import { type AdvisorId, advisorIds } from '#domain/advisor.ts';
import { useEntitlement } from '#web/lib/billing/entitlement.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { LoadError } from '#web/ui/status/load-error.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { AdvisorCard } from './advisor-card.tsx';
import { TeamToggle } from './team-toggle.tsx';
import { UpgradeDialog } from './upgrade-dialog.tsx';
import { useAdvisorAccess } from './use-advisor-access.ts';

export function AdvisorsPage() {
  const entitlement = useEntitlement();
  const accessTo = useAdvisorAccess();
  const [wanted, setWanted] = useState<AdvisorId | null>(null);

  return (
    <div className="space-y-6 md:space-y-8">
      <header className="max-w-2xl space-y-3">
        <PageHeading title="Advisors">Need Help With Your Divorce? You've Got a Team for That.</PageHeading>
        <p className="text-ink-soft">
          Six automated guides, each with a different focus. Ask in your own words, day or night.
        </p>
      </header>
      {entitlement.isError && (
        <LoadError
          title={entitlement.error.message}
          description="Check your connection, then try again. You can still open an advisor."
          onRetry={() => void entitlement.refetch()}
        />
      )}
      <h2 className="sr-only">The six advisors</h2>
      <div className="@container">
        <ul className="grid gap-4 @[27rem]:grid-cols-2 @[42rem]:grid-cols-3">
          {advisorIds.map((advisor) => (
            <AdvisorCard
              key={advisor}
              advisor={advisor}
              access={accessTo(advisor)}
              onGetAccess={() => setWanted(advisor)}
              isDetailed
            >
              {accessTo(advisor) === 'open' && <TeamToggle advisor={advisor} />}
            </AdvisorCard>
          ))}
        </ul>
      </div>
      <p className="max-w-2xl text-ink-soft">
        You don’t need to know who to ask or how to tell your story. Start with what’s on your mind. You can
        stop anytime and come back another day.{' '}
        <AppLink
          to="/conversations"
          className="py-1 font-semibold text-pine underline-offset-4 hover:underline"
        >
          Your conversations
        </AppLink>
      </p>
      <UpgradeDialog advisor={wanted} onClose={() => setWanted(null)} />
    </div>
  );
}
