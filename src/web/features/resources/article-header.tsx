import { ArrowLeft, Printer } from 'lucide-react';
import type { ResourceCard } from '#content/resource.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { libraryPath } from './resource-categories.ts';
import { ResourceIcon } from './resource-icon.tsx';
import { ReadTime } from './read-time.tsx';
import { TagList } from './tag-list.tsx';

export function ArticleHeader({ card }: { card: ResourceCard }) {
  return (
    <header className="mb-8 max-w-[62ch] space-y-4">
      <div className="no-print flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <AppLink
          to={libraryPath(card.category)}
          className="-ml-1 inline-flex min-h-11 items-center gap-1.5 px-1 font-semibold text-pine underline-offset-4 hover:underline"
        >
          <ArrowLeft aria-hidden className="size-4" />
          Resource Library
        </AppLink>
        <Button variant="secondary" size="small" onClick={() => window.print()}>
          <Printer aria-hidden className="size-4" />
          Print
        </Button>
      </div>
      <div className="no-print flex min-h-11 flex-wrap items-center gap-3">
        <ResourceIcon resource={card} />
        <ReadTime time={card.readTime} />
      </div>
      <PageHeading title="Reading">{card.title}</PageHeading>
      <p className="text-lg text-ink-soft">{card.description}</p>
      <TagList tags={card.tags} />
    </header>
  );
}
