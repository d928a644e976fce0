import { advisorProfiles } from '#content/advisors.ts';
import { AdvisorPortrait } from '#content/portraits/advisor-portrait.tsx';
import { type AdvisorId, advisorIds } from '#domain/advisor.ts';
import { type PlanId, planIds, plans, requiredTier } from '#domain/billing/plan.ts';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { PlansOffer } from '#web/ui/dialogs/plans-offer.tsx';

/** Says which plan includes the advisor. Open while an advisor is set. */
export function UpgradeDialog({ advisor, onClose }: { advisor: AdvisorId | null; onClose: () => void }) {
  return (
    <Dialog
      isOpen={advisor !== null}
      onClose={onClose}
      title={advisor ? `Get access to ${advisorProfiles[advisor].name}` : ''}
      placement="bottom"
    >
      {advisor && <Offer advisor={advisor} onClose={onClose} />}
    </Dialog>
  );
}

function Offer({ advisor, onClose }: { advisor: AdvisorId; onClose: () => void }) {
  const needed = requiredTier(advisor);
  return (
    <div className="space-y-4">
      <p>
        {advisorProfiles[advisor].name} comes with the {plans[needed].name} plan: $
        {plans[needed].monthlyPrice.toFixed(2)} a month, or ${plans[needed].annualPrice.toFixed(2)} a year.
      </p>
      <ul className="space-y-2">
        {planIds.map((plan) => (
          <PlanLine key={plan} plan={plan} isNeeded={plan === needed} />
        ))}
      </ul>
      <PlansOffer onClose={onClose} />
    </div>
  );
}

/** A plan, and the two advisors it adds to the smaller one. */
function PlanLine({ plan, isNeeded }: { plan: PlanId; isNeeded: boolean }) {
  const added = advisorIds.filter((advisor) => requiredTier(advisor) === plan);
  return (
    <li
      className={`flex items-center gap-3 rounded-control border p-3 text-sm ${isNeeded ? 'border-pine bg-pine-soft' : 'border-line'}`}
    >
      <span className="flex -space-x-2">
        {added.map((advisor) => (
          <AdvisorPortrait key={advisor} advisor={advisor} className="size-9" />
        ))}
      </span>
      <span>
        <span className="font-semibold">{plans[plan].name}</span>
        {plan === 'starter' ? ': ' : ' adds '}
        {added.map((advisor) => advisorProfiles[advisor].name).join(' and ')}
      </span>
    </li>
  );
}
