import { resourceCards } from '#content/resource-cards.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/status/empty-state.tsx';
import { OpenBookPicture } from './open-book-picture.tsx';
import { ResourceGrid } from './resource-grid.tsx';
import { searchResources } from './search-resources.ts';

interface SearchResultsProps {
  /** Hidden while it is empty. */
  query: string;
  onClear: () => void;
}

/** The results in the whole library, independent of the selected tab. */
export function SearchResults({ query, onClear }: SearchResultsProps) {
  const results = searchResources(resourceCards, query);
  const isSearching = query.trim() !== '';
  return (
    <>
      <div className={isSearching ? 'flex items-center justify-between gap-3' : 'sr-only'}>
        {/* Always rendered, so that screen readers announce new content. */}
        <p role="status" className="font-semibold">
          {isSearching && countOf(results.length)}
        </p>
        {isSearching && results.length > 0 && (
          <Button variant="quiet" size="small" onClick={onClear}>
            Clear search
          </Button>
        )}
      </div>
      {results.length > 0 && (
        <section aria-labelledby="results-title">
          <h2 id="results-title" className="sr-only">
            Search results
          </h2>
          <ResourceGrid results={results} />
        </section>
      )}
      {isSearching && results.length === 0 && <NothingFound onClear={onClear} />}
    </>
  );
}

function countOf(count: number): string {
  if (count === 0) return 'Nothing found';
  return count === 1 ? '1 article found' : `${count} articles found`;
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <Card>
      <EmptyState
        picture={<OpenBookPicture />}
        title="No articles match your search"
        description="Try one simple word, such as “money,” “court,” or “children.” You can also ask an advisor."
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Button variant="secondary" onClick={onClear}>
              Clear search
            </Button>
            <AppLink to="/advisors" className={buttonClass({ variant: 'quiet' })}>
              Ask an advisor
            </AppLink>
          </div>
        }
      />
    </Card>
  );
}
