import { useRef } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { LapseNote } from './lapse-note.tsx';
import { ModeMarker } from './mode-marker.tsx';
import { PaymentNotices } from './payment-notices.tsx';
import { PlanChooser, PlanChooserSkeleton } from './plan-chooser.tsx';
import { PlanStatus } from './plan-status.tsx';
import { ProblemBanner } from './problem-banner.tsx';
import { RetentionDialog } from './retention-dialog.tsx';
import { PortalButton, SubscriptionBox, SubscriptionBoxSkeleton } from './subscription-box.tsx';
import { useCheckoutReturn } from './use-checkout-return.ts';
import { usePanel } from './use-panel.ts';

/** The subscription panel: the current plan, the alternatives, and how to buy or cancel. */
export function SubscriptionTab() {
  const title = useRef<HTMLHeadingElement>(null);
  // The pressed button is removed or disabled. A dialog that closes first returns the focus.
  const goToTitle = () => requestAnimationFrame(() => title.current?.focus());
  const panel = usePanel(goToTitle);
  const { billing, standing, busy } = panel;
  // Runs after the panel's own first request, so that the two are merged.
  useCheckoutReturn({ onSuccess: goToTitle });
  return (
    <div className="space-y-8">
      <section aria-labelledby="plan-title" className="max-w-2xl space-y-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id="plan-title" ref={title} tabIndex={-1} className="text-lg">
            Your plan
          </h2>
          <ModeMarker />
        </div>
        {/* If the plan itself failed to load, this shows that error, and a retry loads both. */}
        {standing && !panel.isLeaving && (
          <ProblemBanner about="others" onRetry={() => void billing.refetch()} />
        )}
        <Standing panel={panel} />
      </section>
      {panel.isSettled ? (
        <PlanChooser
          standing={standing}
          paysAnnually={panel.paysAnnually}
          isAnnual={panel.isAnnual}
          onPeriod={panel.setPeriod}
          isLocked={panel.isPastDue}
          busy={busy}
          onChoose={(plan) => panel.pick(plan, panel.isAnnual)}
        />
      ) : (
        standing && <PlanChooserSkeleton />
      )}
      <ConfirmDialog
        picked={panel.picked}
        trialEndsAt={standing?.kind === 'trial' ? (panel.entitlement?.trialEndsAt ?? null) : null}
        busy={busy}
        onConfirm={panel.confirm}
        onClose={panel.closeConfirm}
      />
      {standing && (
        <RetentionDialog
          isOpen={panel.isLeaving}
          standing={standing}
          isPastDue={panel.isPastDue}
          billing={billing.data}
          busy={busy}
          onChoose={panel.cancel}
          onClose={panel.stopLeaving}
        />
      )}
    </div>
  );
}

function Standing({ panel }: { panel: ReturnType<typeof usePanel> }) {
  const { entitlement, billing, standing, busy } = panel;
  if (!entitlement || !standing) {
    return <PlanStatus onRetry={() => billing.isError && void billing.refetch()} />;
  }
  const runs = standing.kind === 'paid' || standing.kind === 'paused';
  // A subscription that waits for its payment can be canceled, too.
  const isSubscribed = runs || (billing.data?.info.hasSubscription ?? false);
  const wasCustomer = !isSubscribed && billing.data?.account;
  return (
    <>
      {standing.kind !== 'paid' && <PlanStatus />}
      {!billing.isPending && (
        <PaymentNotices
          entitlement={entitlement}
          waitingUrl={billing.data?.account?.waitingPaymentUrl ?? null}
          busy={busy}
          onPortal={panel.openPortal}
        />
      )}
      {runs && billing.isPending && <SubscriptionBoxSkeleton />}
      {isSubscribed && !billing.isPending && (
        <SubscriptionBox
          standing={standing}
          isPastDue={panel.isPastDue}
          billing={billing.data}
          pausesAt={entitlement.pausesAt}
          busy={busy}
          onCancel={panel.startLeaving}
          onUndo={panel.undo}
          onKeepPlan={panel.keepPlan}
          onPortal={panel.openPortal}
        />
      )}
      {standing.kind === 'none' && <LapseNote />}
      {wasCustomer && <PortalButton busy={busy} onPress={panel.openPortal} />}
    </>
  );
}
