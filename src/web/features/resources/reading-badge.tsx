import { Check } from 'lucide-react';
import type { ResourceCard } from '#content/resource.ts';
import type { ReadingMark } from '#domain/reading.ts';
import { Badge } from '#web/ui/badge.tsx';

/** The progress in an article. Renders nothing for an unopened one. */
export function ReadingBadge({ card, mark }: { card: ResourceCard; mark: ReadingMark }) {
  if (mark.ticked.length > 0) {
    return (
      <Badge tone="pine">
        {Math.min(mark.ticked.length, card.lines)} of {card.lines} done
      </Badge>
    );
  }
  if (mark.isRead) {
    return (
      <Badge tone="success">
        <Check aria-hidden className="size-3.5" />
        Read
      </Badge>
    );
  }
  return mark.section > 0 ? <Badge tone="pine">Started</Badge> : null;
}
