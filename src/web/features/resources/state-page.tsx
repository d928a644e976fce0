import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { StatePage as StateText } from '#content/states/state-page.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { LoadError } from '#web/ui/status/load-error.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { ArticleSection } from './article-section.tsx';
import { ArticleSkeleton } from './article-skeleton.tsx';
import { ArticleSources } from './article-sources.tsx';
import { stateLoader } from './load-state.ts';
import { ResourceNotFound } from './resource-not-found.tsx';

export function StatePage({ code }: { code: string }) {
  const load = stateLoader(code);
  return load ? <State key={code} code={code} load={load} /> : <ResourceNotFound />;
}

function State({ code, load }: { code: string; load: () => Promise<StateText> }) {
  const { data: state, isError } = useQuery({
    queryKey: ['state', code],
    queryFn: load,
    // The file may be in the browser's cache, so don't wait for a connection.
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <article className="max-w-[62ch]">
      <header className="mb-8 space-y-4">
        <AppLink
          to="/resources/states"
          className="no-print -ml-1 inline-flex min-h-11 items-center gap-1.5 px-1 font-semibold text-pine underline-offset-4 hover:underline"
        >
          <ArrowLeft aria-hidden className="size-4" />
          By state
        </AppLink>
        <PageHeading title="Reading">{state?.name ?? 'By state'}</PageHeading>
        <p className="text-lg text-ink-soft">
          Here’s where to start and what we’ve checked. This isn’t legal advice, and laws change. Check with
          the court clerk before you rely on it.
        </p>
      </header>
      {state && <StateSections state={state} />}
      {!state && !isError && <ArticleSkeleton />}
      {isError && (
        <LoadError
          title="We couldn’t load this page"
          description="Check your connection, then try again."
          // A file that failed once may have been removed by an update: only a reloaded page knows its new name.
          onRetry={() => location.reload()}
        />
      )}
    </article>
  );
}

function StateSections({ state }: { state: StateText }) {
  return (
    <div className="space-y-10">
      {state.sections.map((section, index) => (
        <ArticleSection
          key={section.heading}
          section={section}
          index={index}
          ticked={null}
          onToggle={nothingToTick}
        />
      ))}
      <ArticleSources sources={state.sources} />
    </div>
  );
}

function nothingToTick(): void {}
