import { Bookmark } from 'lucide-react';
import { sectionId } from './section-id.ts';

/** On a later visit: a link to the section where the person stopped. */
export function YouWereHere({ heading, section }: { heading: string; section: number }) {
  return (
    <p className="no-print flex items-start gap-3 rounded-card border border-line bg-surface px-4 py-3">
      <Bookmark aria-hidden className="mt-1 size-4 shrink-0 text-apricot" />
      <span>
        <span className="text-ink-soft">You were here: </span>
        <a href={`#${sectionId(section)}`} className="font-semibold text-pine underline underline-offset-4">
          {heading}
        </a>
      </span>
    </p>
  );
}
