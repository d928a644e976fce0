import { ArrowRight } from 'lucide-react';
import type { Source } from '#content/passage.ts';
import type { ResourceCategory } from '#content/resource.ts';
import { type ResourceCard, resourceKey } from '#content/resource.ts';
import { resourceCards } from '#content/resource-cards.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { ArticleSources } from './article-sources.tsx';
import { libraryPath } from './resource-categories.ts';

const limits: Readonly<Record<ResourceCategory, string>> = {
  guides:
    'This isn’t legal advice. It’s a general guide for the United States, and each state has its own rules.',
  checklists:
    'This isn’t legal advice. It’s a general guide for the United States, and each state has its own rules.',
  wellbeing: 'This is general information. It doesn’t replace a doctor or therapist who knows you.',
};

/** Shown below the text: the limits of the article, further links and its sources. */
export function ArticleEnd({ card, sources }: { card: ResourceCard; sources: readonly Source[] }) {
  const next = nextInCategory(card);
  return (
    <footer className="space-y-8 border-t border-line pt-6">
      <p data-end className="text-sm text-ink-soft">
        {limits[card.category]}
      </p>
      <nav aria-label="More to read" className="no-print flex flex-wrap items-center gap-x-4 gap-y-2">
        <AppLink to={libraryPath(card.category)} className={buttonClass({ variant: 'secondary' })}>
          Return to Resource Library
        </AppLink>
        {next && (
          <AppLink
            to={`/resources/${resourceKey(next)}`}
            className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-pine underline-offset-4 hover:underline"
          >
            Next: {next.title}
            <ArrowRight aria-hidden className="size-4 shrink-0" />
          </AppLink>
        )}
      </nav>
      {sources.length > 0 && <ArticleSources sources={sources} />}
    </footer>
  );
}

function nextInCategory(card: ResourceCard): ResourceCard | undefined {
  const siblings = resourceCards.filter(({ category }) => category === card.category);
  return siblings[siblings.findIndex(({ id }) => id === card.id) + 1];
}
