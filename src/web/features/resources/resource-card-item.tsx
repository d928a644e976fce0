import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type ResourceCard, resourceKey } from '#content/resource.ts';
import type { ReadingMark } from '#domain/reading.ts';
import { usePreloadOnIntent } from '#web/lib/loading/route-preload.ts';
import { ReadTime } from './read-time.tsx';
import { ReadingBadge } from './reading-badge.tsx';
import { ResourceIcon } from './resource-icon.tsx';
import { TagList } from './tag-list.tsx';

interface ResourceCardItemProps {
  card: ResourceCard;
  mark: ReadingMark;
  /** A line below the description, such as the matching heading of a search. */
  children?: ReactNode;
}

export function ResourceCardItem({ card, mark, children }: ResourceCardItemProps) {
  return (
    <li className="relative flex flex-col gap-3 rounded-card border border-line bg-surface p-5 shadow-card transition-colors hover:border-edge md:p-6">
      <div className="flex flex-wrap items-center gap-3">
        <ResourceIcon resource={card} />
        <ReadTime time={card.readTime} />
        <span className="ml-auto">
          <ReadingBadge card={card} mark={mark} />
        </span>
      </div>
      <div className="space-y-1.5">
        <h3 className="text-lg leading-snug">{card.title}</h3>
        <p className="text-ink-soft">{card.description}</p>
      </div>
      {children}
      <TagList tags={card.tags} />
      <ReadLink card={card} />
    </li>
  );
}

/** Preloads the page's code and the article when a person is likely to open it. */
function ReadLink({ card }: { card: ResourceCard }) {
  const path = `/resources/${resourceKey(card)}`;
  return (
    <Link
      to={path}
      {...usePreloadOnIntent(path)}
      className="mt-auto -mb-2 inline-flex min-h-11 items-center gap-1.5 self-start font-semibold text-pine underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline md:mb-0 md:min-h-8"
    >
      Read full article<span className="sr-only">: {card.title}</span>
      <ArrowRight aria-hidden className="size-4" />
    </Link>
  );
}
