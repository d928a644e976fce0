import { useSearchParams } from 'react-router';
import { resourceCategories } from '#content/resource.ts';
import { resourceCards } from '#content/resource-cards.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { ForgetReading } from './forget-reading.tsx';
import { categoryLabels, categoryOfTab } from './resource-categories.ts';
import { ResourceGrid } from './resource-grid.tsx';
import { SearchField } from './search-field.tsx';
import { SearchResults } from './search-results.tsx';
import { useSearchWords } from './use-search-words.ts';

export function ResourcesPage() {
  const [params, setParams] = useSearchParams();
  const search = useSearchWords();

  return (
    <div className="space-y-6">
      <header className="max-w-2xl space-y-3">
        <PageHeading title="Reading">Resource Library</PageHeading>
        <p className="text-ink-soft">
          Here are clear guides and checklists for the weeks ahead. Read a little at a time, and we’ll save
          your place.
        </p>
        <p className="flex min-h-11 flex-wrap items-center gap-x-2">
          Divorce law is different in each state.
          <AppLink
            to="/resources/states"
            className="inline-flex min-h-11 items-center font-semibold text-pine underline decoration-1 underline-offset-3"
          >
            By state
          </AppLink>
        </p>
      </header>
      <SearchField {...search} />
      <SearchResults query={search.words} onClear={search.clear} />
      <div hidden={search.isSearching} className="max-sm:[&_[role=tab]]:px-2 max-sm:[&_[role=tab]]:text-xs">
        <Tabs
          label="Types of resources"
          tabs={resourceCategories.map((category) => ({
            id: category,
            label: categoryLabels[category],
            panel: (
              <>
                <h2 className="sr-only">{categoryLabels[category]}</h2>
                <ResourceGrid
                  results={resourceCards
                    .filter((card) => card.category === category)
                    .map((card) => ({ card, section: null }))}
                />
              </>
            ),
          }))}
          selected={categoryOfTab(params.get('tab'))}
          onSelect={(tab) => setParams(tab === 'guides' ? {} : { tab })}
        />
      </div>
      <ForgetReading />
    </div>
  );
}
