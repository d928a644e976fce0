import { helpLines } from '#domain/help.ts';
import { Card } from '#web/ui/card.tsx';
import { HelpLines } from '#web/ui/help-lines.tsx';

const first = new Set(['emergency', 'violence', 'child']);

/** Shown first if a paper mentions danger. */
export function HelpFirst() {
  return (
    <Card className="space-y-4 border-danger">
      <h2 className="text-lg">If you or your children aren’t safe</h2>
      <p>
        This document mentions danger or protection. You can talk to someone now. They’ll listen and help you
        make a plan. You decide what to do.
      </p>
      <HelpLines isRow lines={helpLines.filter(({ id }) => first.has(id))} />
      <p className="text-sm text-ink-soft">
        Before you save or print this review, think about who could see it on this device or on paper. Quick
        exit takes you off this page right away.
      </p>
    </Card>
  );
}
