import { Badge } from '#web/ui/badge.tsx';

/** How close a case comes, in whole percent. */
export function MatchBadge({ percent }: { percent: number }) {
  return <Badge tone="pine">{percent}% match</Badge>;
}
