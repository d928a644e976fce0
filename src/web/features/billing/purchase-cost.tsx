import { type ReactNode, useState } from 'react';
import { CARD_STATEMENT } from '#domain/billing/billing.ts';
import { nextBill } from '#domain/billing/next-bill.ts';
import { CostLine, CostLines } from './cost-lines.tsx';
import { longDate } from './money.ts';
import { perPeriod, planPriceText } from './plan-price.ts';
import type { Pick } from './use-panel.ts';

interface PurchaseCostProps {
  picked: Pick;
  trialEndsAt: Date | null;
  buttons: (isReady: boolean) => ReactNode;
}

/** The price of a first purchase: today's amount and the next invoice. The provider's page asks for the card. */
export function PurchaseCost({ picked: { plan, isAnnual }, trialEndsAt, buttons }: PurchaseCostProps) {
  const [now] = useState(() => new Date());
  const cost = planPriceText(plan, isAnnual);
  const runsTrial = trialEndsAt !== null && trialEndsAt > now;
  return (
    <div className="space-y-4">
      <CostLines>
        <CostLine label="Due today" amount={cost} />
        <CostLine
          label="Then"
          amount={`${cost} ${perPeriod(isAnnual)}`}
          note={`Next bill on ${longDate(nextBill(now, isAnnual))}. Renews automatically until you cancel.`}
        />
      </CostLines>
      <p>
        To cancel, come back to Settings, then Subscription, and press “Cancel Subscription.” You’ll keep your
        plan until the end of your billing period.
      </p>
      {runsTrial && (
        <p>Your trial runs until {longDate(trialEndsAt)}. Your plan replaces it as soon as you pay.</p>
      )}
      <p className="text-sm text-ink-soft">
        Next, you’ll enter your card details on our payment provider’s page. You can still go back from there.
        On your card statement, the payment will show up as {CARD_STATEMENT}.
      </p>
      {buttons(true)}
    </div>
  );
}
