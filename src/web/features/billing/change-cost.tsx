import type { ReactNode } from 'react';
import type { ChangePreview } from '#contract/billing.ts';
import { CARD_STATEMENT } from '#domain/billing/billing.ts';
import { LoadError } from '#web/ui/status/load-error.tsx';
import { Skeleton } from '#web/ui/status/skeleton.tsx';
import { billingProblem } from './billing-problem.ts';
import { CostLine, CostLines } from './cost-lines.tsx';
import { dateOfSeconds, longDate, price } from './money.ts';
import { planEffects } from './plan-effects.ts';
import { perPeriod } from './plan-price.ts';
import { useChangePreview } from './queries.ts';
import type { Pick } from './use-panel.ts';

interface ChangeCostProps {
  picked: Pick;
  buttons: (isReady: boolean) => ReactNode;
}

/** Shows the calculated price of a change of plan, which has no checkout page. */
export function ChangeCost({ picked, buttons }: ChangeCostProps) {
  const { data: preview, error, isFetching, refetch } = useChangePreview(picked.plan, picked.isAnnual);
  const isReady = preview !== undefined && !isFetching;
  return (
    <div className="space-y-4">
      {isReady && <Cost preview={preview} isAnnual={picked.isAnnual} />}
      {isFetching && <CostSkeleton />}
      {error && !isFetching && (
        <LoadError
          title={billingProblem(error).banner.title}
          description={billingProblem(error).banner.description}
          onRetry={() => void refetch()}
        />
      )}
      <Effects
        lines={planEffects(picked.from, picked.plan, {
          isEnding: picked.isEnding,
          endsHalfPrice: preview?.endsHalfPrice ?? false,
        })}
      />
      <p className="text-sm text-ink-soft">
        We’ll charge what’s due now to your card on file. It will show up as {CARD_STATEMENT} on your
        statement. If your bank asks you to confirm, the next screen will show you how.
      </p>
      {buttons(isReady)}
    </div>
  );
}

function Cost({ preview, isAnnual }: { preview: ChangePreview; isAnnual: boolean }) {
  return (
    <CostLines>
      <CostLine
        label="Due now"
        amount={price(preview.dueNow)}
        {...(preview.dueNow > 0 && { note: 'We’ve subtracted what you already paid.' })}
      />
      {preview.credit > 0 && (
        <CostLine
          label="Your credit"
          amount={price(preview.credit)}
          note="We’ll apply the credit to your next bills."
        />
      )}
      <CostLine
        label="Then"
        amount={`${price(preview.nextAmount)} ${perPeriod(isAnnual)}`}
        note={`Next bill on ${longDate(dateOfSeconds(preview.nextDate))}. Renews automatically until you cancel.`}
      />
    </CostLines>
  );
}

function CostSkeleton() {
  return (
    <div role="status" className="space-y-2 rounded-control border border-line p-4">
      <span className="sr-only">Checking what this change costs...</span>
      <Skeleton className="h-9" />
      <Skeleton className="h-14" />
    </div>
  );
}

function Effects({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className="list-disc space-y-1 pl-5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
