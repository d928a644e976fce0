import { ArrowLeft } from 'lucide-react';
import { stateChoices } from '#domain/retrieval/us-state.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

export function StateList() {
  return (
    <div className="space-y-6">
      <header className="max-w-2xl space-y-3">
        <AppLink
          to="/resources"
          className="-ml-1 inline-flex min-h-11 items-center gap-1.5 px-1 font-semibold text-pine underline-offset-4 hover:underline"
        >
          <ArrowLeft aria-hidden className="size-4" />
          Resource Library
        </AppLink>
        <PageHeading title="Reading">By state</PageHeading>
        <p className="text-ink-soft">
          Each state has its own divorce laws. Choose your state to see where to start and which facts we’ve
          checked.
        </p>
      </header>
      <ul className="grid grid-cols-1 gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
        {stateChoices.map(([code, name]) => (
          <li key={code}>
            <AppLink
              to={`/resources/states/${code.toLowerCase()}`}
              className="inline-flex min-h-11 items-center text-pine underline decoration-1 underline-offset-3"
            >
              {name}
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
