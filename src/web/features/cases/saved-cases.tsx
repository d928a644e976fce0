import { X } from 'lucide-react';
import { useRef } from 'react';
import { AppLink } from '#web/ui/app-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { useSavedCases } from './use-saved-case.ts';

/** The cases saved in this browser. Renders nothing without any. */
export function SavedCases() {
  const { cases, remove } = useSavedCases();
  const heading = useRef<HTMLHeadingElement>(null);
  if (cases.length === 0) return null;
  return (
    <Card aria-labelledby="saved-cases">
      <h2 id="saved-cases" ref={heading} tabIndex={-1} className="text-lg">
        Your saved cases
      </h2>
      <p className="mb-2 text-sm text-ink-soft">These cases are saved in this browser until you sign out.</p>
      <ul className="divide-y divide-line">
        {cases.map((courtCase) => (
          <li key={courtCase.id} className="flex items-start justify-between gap-3 py-3">
            <div className="min-w-0 space-y-1 wrap-anywhere">
              <AppLink
                to={`/case-research/${courtCase.id}`}
                className="inline-flex min-h-11 items-center font-semibold text-pine underline underline-offset-4 md:min-h-9"
              >
                {courtCase.caseName}
              </AppLink>
              <p className="text-sm text-ink-soft">
                {courtCase.court}, {courtCase.jurisdiction}
              </p>
              {courtCase.isSample && <Badge tone="apricot">Sample</Badge>}
            </div>
            <button
              type="button"
              aria-label={`Remove ${courtCase.caseName}`}
              className="flex size-11 shrink-0 items-center justify-center rounded-control text-ink-soft hover:bg-pine-soft hover:text-ink"
              onClick={() => {
                // The pressed button is removed with its line.
                heading.current?.focus();
                remove(courtCase);
              }}
            >
              <X aria-hidden className="size-5" />
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
