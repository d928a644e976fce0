import { useState } from 'react';
import { type AdvisorId, advisorIds } from '#domain/advisor.ts';
import { AdvisorCard } from './advisor-card.tsx';
import { UpgradeDialog } from './upgrade-dialog.tsx';
import { useAdvisorAccess } from './use-advisor-access.ts';

/** The dashboard's six advisors. */
export function AdvisorGrid() {
  const accessTo = useAdvisorAccess();
  const [wanted, setWanted] = useState<AdvisorId | null>(null);
  return (
    <section aria-labelledby="advisors-title" className="@container">
      <h2 id="advisors-title" className="mb-4 text-lg">
        Chat With Your AI Advisor Now
      </h2>
      <ul className="grid gap-3 @[27rem]:grid-cols-2 @[27rem]:gap-4">
        {advisorIds.map((advisor) => (
          <AdvisorCard
            key={advisor}
            advisor={advisor}
            access={accessTo(advisor)}
            onGetAccess={() => setWanted(advisor)}
          />
        ))}
      </ul>
      <UpgradeDialog advisor={wanted} onClose={() => setWanted(null)} />
    </section>
  );
}
