import { useState } from 'react';
import type { CaseSearch } from '#contract/case-research.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { FoundOpinions } from './found-opinions.tsx';
import { SavedOpinions } from './saved-opinions.tsx';
import { SearchForm } from './search-form.tsx';
import { useFoundOpinions } from './use-found-opinions.ts';

/** Real court decisions by state and subject. */
export function CaseSearchPage() {
  const [search, setSearch] = useState<CaseSearch | null>(null);
  const query = useFoundOpinions(search);
  return (
    <div className="max-w-3xl space-y-6">
      <div className="space-y-3">
        <PageHeading title="Research">Court Case Research</PageHeading>
        <p className="text-ink-soft">See how courts have decided cases like yours.</p>
      </div>
      <Notice title="Court decisions aren’t legal advice">
        <p>
          This search uses CourtListener, a free library of court decisions. We send it only the state and
          subject you choose, and nothing about you. We don’t log what you search for or keep it with your
          account.
        </p>
        <p>
          Each decision is about one family at one point in time. It can’t tell you what a court will decide
          in your case. The law may also have changed since then. Ask a lawyer what a decision means for you.
        </p>
        <p>Decisions open on courtlistener.com. That site can see that you visited.</p>
      </Notice>
      <SearchForm isBusy={query.isFetching} onSearch={setSearch} />
      {search && <FoundOpinions search={search} query={query} />}
      <SavedOpinions />
    </div>
  );
}
