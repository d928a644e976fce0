import { Bookmark, BookmarkCheck, ExternalLink } from 'lucide-react';
import type { Opinion } from '#domain/journey/opinion.ts';
import { stateName } from '#domain/retrieval/us-state.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { subjectNames } from './subject-names.ts';

interface OpinionEntryProps {
  opinion: Opinion;
  isSaved: boolean;
  isBusy: boolean;
  onToggle: () => void;
  /** In a list of several states and subjects. */
  showsSearch?: boolean;
}

/** A decision as the service describes it, with the beginning of its text. */
export function OpinionEntry({ opinion, isSaved, isBusy, onToggle, showsSearch = false }: OpinionEntryProps) {
  const { id, caseName, court, dateDecided, docketNumber, citations, excerpt, url, state, subject } = opinion;
  const facts = [
    docketNumber && `Docket ${docketNumber}`,
    ...citations,
    showsSearch && `${stateName(state)}, ${subjectNames[subject].toLowerCase()}`,
  ].filter(Boolean);
  const Icon = isSaved ? BookmarkCheck : Bookmark;
  return (
    <li className="space-y-2 py-5 first:pt-0 last:pb-0">
      <div className="wrap-anywhere">
        <h3 id={`opinion-${id}`} tabIndex={-1} className="font-semibold">
          {caseName}
        </h3>
        <p className="text-sm text-ink-soft">
          {court}
          {dateDecided && `, ${dayInWords(dateDecided)}`}
        </p>
        {facts.length > 0 && <p className="text-sm text-ink-soft">{facts.join(' · ')}</p>}
      </div>
      {excerpt && <p className="max-w-[62ch] text-sm wrap-anywhere">“{excerpt}”</p>}
      <p className="flex flex-wrap gap-2 pt-1">
        <Button
          variant="secondary"
          size="small"
          isBusy={isBusy}
          onClick={onToggle}
          aria-label={isSaved ? `Saved. Press to remove ${caseName}` : `Save Case ${caseName}`}
        >
          <Icon aria-hidden className="size-4" />
          {isSaved ? 'Saved' : 'Save Case'}
        </Button>
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'quiet', size: 'small' })}
        >
          <ExternalLink aria-hidden className="size-4" />
          Link to original source
          <span className="sr-only"> of {caseName} (opens in a new tab)</span>
        </a>
      </p>
    </li>
  );
}

function dayInWords(isoDate: string): string {
  // The date has no time: in UTC it stays the same day everywhere.
  return new Date(isoDate).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
