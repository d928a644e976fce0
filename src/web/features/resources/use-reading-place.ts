import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

interface ReadingPlaceEvents {
  /** Index of the section in the upper third of the screen. */
  onSection: (section: number) => void;
  onEnd: () => void;
}

/**
 * Observes which parts of a fully rendered article are visible: those with `data-section`, and the end with
 * `data-end`.
 */
export function useReadingPlace(
  article: RefObject<HTMLElement | null>,
  isWhole: boolean,
  events: ReadingPlaceEvents,
): number {
  const [current, setCurrent] = useState(0);
  const reach = useEffectEvent((element: Element) => {
    const section = Number(element.getAttribute('data-section'));
    setCurrent(section);
    events.onSection(section);
  });
  const end = useEffectEvent(() => {
    setCurrent((article.current?.querySelectorAll('[data-section]').length ?? 1) - 1);
    events.onEnd();
  });

  useEffect(() => {
    if (!isWhole) return undefined;
    const sections = watch(article.current, '[data-section]', '-20% 0px -70%', reach);
    const ends = watch(article.current, '[data-end]', '0px', end);
    return () => {
      sections.disconnect();
      ends.disconnect();
    };
  }, [article, isWhole]);

  return current;
}

function watch(
  article: HTMLElement | null,
  selector: string,
  rootMargin: string,
  onSeen: (element: Element) => void,
): IntersectionObserver {
  const observer = new IntersectionObserver(
    (entries) => {
      const seen = entries.findLast((entry) => entry.isIntersecting);
      if (seen) onSeen(seen.target);
    },
    { rootMargin },
  );
  for (const element of article?.querySelectorAll(selector) ?? []) observer.observe(element);
  return observer;
}
