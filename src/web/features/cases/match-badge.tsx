import { Badge } from '#web/ui/badge.tsx';

/** How well a case matches, in whole percent. */
export function MatchBadge({ percent }: { percent: number }) {
  return <Badge tone="pine">{percent}% match</Badge>;
}
