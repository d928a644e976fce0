import { memo } from 'react';
import { Check, ChevronDown } from 'lucide-react';
import type { Resource, ResourceSection } from '#content/resource.ts';
import { type ReadingMark, countChecked } from '#domain/reading.ts';
import { sectionId } from './section-id.ts';

interface ArticleContentsProps {
  article: Resource;
  mark: ReadingMark;
  /** The index of the visible section. */
  current: number;
}

/** Shown beside the text if there is room, otherwise collapsed above it. */
export const ArticleContents = memo(function ArticleContents(props: ArticleContentsProps) {
  const title = props.article.category === 'checklists' ? 'In this list' : 'In this article';
  return (
    <div className="no-print mb-8 @[42rem]:col-start-2 @[42rem]:row-start-1 @[42rem]:mb-0">
      <details className="group rounded-card border border-line bg-surface @[42rem]:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between gap-3 px-4 font-semibold [&::-webkit-details-marker]:hidden">
          <span>
            {title} <span className="font-normal text-ink-soft">({props.article.content.length} parts)</span>
          </span>
          <ChevronDown
            aria-hidden
            className="size-4 text-ink-soft transition-transform group-open:rotate-180"
          />
        </summary>
        <nav aria-label={title} className="border-t border-line p-2">
          <SectionLinks {...props} />
        </nav>
      </details>
      <nav
        aria-label={title}
        className="sticky top-20 hidden max-h-[calc(100dvh-6rem)] overflow-y-auto border-l border-line @[42rem]:block"
      >
        <p className="mb-1 px-4 text-sm font-semibold">{title}</p>
        <SectionLinks {...props} />
      </nav>
    </div>
  );
});

function SectionLinks({ article, mark, current }: ArticleContentsProps) {
  return (
    <ol>
      {article.content.map((section, index) => (
        <li key={section.heading}>
          <a
            href={`#${sectionId(index)}`}
            aria-current={index === current ? 'location' : undefined}
            className="flex min-h-11 items-center justify-between gap-3 rounded-control px-2 py-1 text-sm text-ink-soft -outline-offset-2 hover:text-ink aria-[current=location]:font-semibold aria-[current=location]:text-pine @[42rem]:min-h-8 @[42rem]:rounded-none @[42rem]:px-4 @[42rem]:aria-[current=location]:shadow-[inset_2px_0_0_var(--pine)]"
          >
            {section.heading}
            {article.category === 'checklists' && <SectionCount section={section} mark={mark} />}
          </a>
        </li>
      ))}
    </ol>
  );
}

function SectionCount({ section, mark }: { section: ResourceSection; mark: ReadingMark }) {
  const lines = section.bulletPoints ?? [];
  const done = countChecked(mark, lines);
  if (lines.length === 0) return null;
  return (
    <span className="inline-flex shrink-0 items-center gap-1 text-xs font-normal text-ink-soft tabular-nums">
      {done === lines.length && <Check aria-hidden className="size-3.5 text-success" />}
      <span aria-hidden>
        {done}/{lines.length}
      </span>
      <span className="sr-only">
        , {done} of {lines.length} done
      </span>
    </span>
  );
}
