import { helpLines } from '#domain/help.ts';
import { Card } from '#web/ui/card.tsx';
import { HelpLines } from '#web/ui/help-lines.tsx';

const first = new Set(['emergency', 'violence', 'child']);

/** Before anything else, when a paper speaks of danger. */
export function HelpFirst() {
  return (
    <Card className="space-y-4 border-danger">
      <h2 className="text-lg">If you or a child are not safe</h2>
      <p>
        This paper speaks of danger or protection. You can talk to somebody now. They listen and help you
        plan, and you decide.
      </p>
      <HelpLines lines={helpLines.filter(({ id }) => first.has(id))} />
      <p className="text-sm text-ink-soft">
        Think before you save or print this review: could somebody else see it on this device or on paper? You
        can leave this page at once with Quick exit.
      </p>
    </Card>
  );
}
