import type { ReactNode } from 'react';
import { useHourlyNow } from '#web/lib/use-now.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import { openUntil, howToPay } from './past-due-text.ts';

interface PastDueNoticeProps {
  accessUntil: Date | null;
  /** The link to pay the invoice. */
  children: ReactNode;
}

export function PastDueNotice({ accessUntil, children }: PastDueNoticeProps) {
  const now = useHourlyNow();
  return (
    <Notice tone="warning" title="Your last payment didn’t go through">
      <p>
        {openUntil(accessUntil, now)} {howToPay(accessUntil, now)}
      </p>
      <div className="flex flex-wrap gap-2 pt-2">{children}</div>
    </Notice>
  );
}
