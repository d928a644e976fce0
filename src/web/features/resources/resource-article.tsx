import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Resource } from '#content/resource.ts';
import { type ResourceCard, resourceKey } from '#content/resource.ts';
import { placeToContinue, reachEnd, reachSection, toggleLine } from '#domain/reading.ts';
import { ArticleContents } from './article-contents.tsx';
import { ArticleEnd } from './article-end.tsx';
import { ArticleSection } from './article-section.tsx';
import { ChecklistBar } from './checklist-bar.tsx';
import { useReading } from './use-reading.ts';
import { useReadingPlace } from './use-reading-place.ts';
import { useShownParts } from './use-shown-parts.ts';
import { YouWereHere } from './you-were-here.tsx';

const SECTIONS_OF_A_LONG_ARTICLE = 4;

export function ResourceArticle({ card, article }: { card: ResourceCard; article: Resource }) {
  const key = resourceKey(card);
  const { markOf, change } = useReading();
  const mark = markOf(key);
  // The position when the article was opened: it must not move while the person reads on.
  const [continueAt] = useState(() => placeToContinue(mark, article.content.length));
  const text = useRef<HTMLDivElement>(null);
  const shown = useShownParts(article.content.length + 1);
  const isWhole = shown > article.content.length;
  const current = useReadingPlace(text, isWhole, {
    onSection: (section) => change(key, (kept) => reachSection(kept, section)),
    onEnd: () => change(key, reachEnd),
  });
  const toggle = useCallback((line: string) => change(key, (kept) => toggleLine(kept, line)), [change, key]);
  useSectionOfAddress();

  const isChecklist = card.category === 'checklists';
  const isLong = article.content.length >= SECTIONS_OF_A_LONG_ARTICLE;
  return (
    <div className="@container">
      <div className="@[42rem]:grid @[42rem]:grid-cols-[minmax(0,62ch)_minmax(12rem,1fr)] @[42rem]:gap-x-12 print:block">
        {isLong && <ArticleContents article={article} mark={mark} current={current} />}
        <div ref={text} className="min-w-0 space-y-10 @[42rem]:col-start-1 @[42rem]:row-start-1">
          {continueAt !== null && (
            <YouWereHere heading={article.content[continueAt]?.heading ?? ''} section={continueAt} />
          )}
          {isChecklist && (
            <ChecklistBar article={article} mark={mark} onChange={(edit) => change(key, edit)} />
          )}
          {article.content.slice(0, shown).map((section, index) => (
            <ArticleSection
              key={section.heading}
              section={section}
              index={index}
              ticked={isChecklist ? mark.ticked : null}
              onToggle={toggle}
            />
          ))}
          {isWhole && <ArticleEnd card={card} sources={article.sources} />}
        </div>
      </div>
    </div>
  );
}

/** The text may load after the page, so the browser did not find the target of the link. */
function useSectionOfAddress() {
  const { hash } = useLocation();
  useEffect(() => {
    const heading = document.getElementById(hash.slice(1));
    if (!heading) return;
    // In other cases the browser has scrolled to the target, or restored the position.
    if (window.scrollY === 0) heading.scrollIntoView();
    const { top } = heading.getBoundingClientRect();
    if (top >= 0 && top < window.innerHeight) heading.focus({ preventScroll: true });
    // Runs only when the text appears: afterwards the browser follows the links itself.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
