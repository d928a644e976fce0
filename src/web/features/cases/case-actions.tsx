import { Bookmark, BookmarkCheck, Link2, Printer } from 'lucide-react';
import { flushSync } from 'react-dom';
import type { CourtCase } from '#domain/journey/case.ts';
import { currentToast, dismissToast, showToast } from '#web/lib/toast-store.ts';
import { Button } from '#web/ui/button.tsx';
import { useSavedCase } from './use-saved-case.ts';

export function CaseActions({ courtCase }: { courtCase: CourtCase }) {
  return (
    <div className="no-print flex flex-wrap gap-2">
      <SaveButton courtCase={courtCase} />
      <Button variant="secondary" size="small" onClick={() => void copyLink(courtCase.id)}>
        <Link2 aria-hidden className="size-4" />
        Share
      </Button>
      <Button variant="secondary" size="small" onClick={printCase}>
        <Printer aria-hidden className="size-4" />
        Export
      </Button>
    </div>
  );
}

function SaveButton({ courtCase }: { courtCase: CourtCase }) {
  const { isSaved, toggle } = useSavedCase(courtCase);
  const Icon = isSaved ? BookmarkCheck : Bookmark;
  return (
    <Button variant={isSaved ? 'secondary' : 'primary'} size="small" onClick={toggle}>
      <Icon aria-hidden className="size-4" />
      {isSaved ? 'Saved' : 'Save Case'}
      {isSaved && <span className="sr-only">. Press to remove it</span>}
    </Button>
  );
}

async function copyLink(id: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(`/case-research/${id}`, location.origin).href);
    showToast({ title: 'Copied to clipboard' });
  } catch {
    showToast({
      title: 'Your browser didn’t let us copy the link',
      description: 'Copy the link from your browser’s address bar.',
      variant: 'destructive',
    });
  }
}

function printCase(): void {
  const toast = currentToast();
  // The panel would cover the printed text.
  if (toast) flushSync(() => dismissToast(toast.id));
  window.print();
}
