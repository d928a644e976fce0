import { useLocation, useParams } from 'react-router';
import { type ResourceCard, resourceKey } from '#content/resource.ts';
import { resourceCards } from '#content/resource-cards.ts';
import { lazyPart } from '#web/lib/loading/lazy-page.tsx';
import { LoadError } from '#web/ui/status/load-error.tsx';
import { ArticleHeader } from './article-header.tsx';
import { ArticleSkeleton } from './article-skeleton.tsx';
import { ResourceArticle } from './resource-article.tsx';
import { ResourceNotFound } from './resource-not-found.tsx';
import { useArticle } from './use-article.ts';

const StatesPage = lazyPart(() => import('./states-page.tsx').then((module) => module.StatesPage));

/** Shows an article, or `/resources/states` and the addresses below it. */
export function ResourcePage() {
  const { id } = useParams();
  const { pathname } = useLocation();
  if (id === 'states') return <StatesPage code={undefined} />;
  if (pathname.startsWith('/resources/states/')) return <StatesPage code={id} />;
  const card = resourceCards.find((candidate) => resourceKey(candidate) === id);
  return card ? <Article key={id} card={card} /> : <ResourceNotFound />;
}

/** The card has the whole header, so only the text is loaded. */
function Article({ card }: { card: ResourceCard }) {
  const { data: article, isError } = useArticle(card);
  return (
    <article>
      <ArticleHeader card={card} />
      {article && <ResourceArticle card={card} article={article} />}
      {!article && !isError && <ArticleSkeleton />}
      {isError && (
        <LoadError
          title="We couldn’t load this article"
          description="Check your connection, then try again."
          // A file that failed once may have been removed by an update: only a reloaded page knows its new name.
          onRetry={() => location.reload()}
        />
      )}
    </article>
  );
}
