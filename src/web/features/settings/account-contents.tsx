import { ChevronDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { accountParts } from './account-parts.ts';

const TITLE = 'On this page';

/** Beside the cards where there is room, else folded above them. */
export function AccountContents() {
  const current = usePartInSight();
  return (
    <div className="mb-8 @[42rem]:col-start-2 @[42rem]:row-span-2 @[42rem]:row-start-1 @[42rem]:mb-0">
      <details className="group rounded-card border border-line bg-surface @[42rem]:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between gap-3 px-4 font-semibold [&::-webkit-details-marker]:hidden">
          {TITLE}
          <ChevronDown
            aria-hidden
            className="size-4 text-ink-soft transition-transform group-open:rotate-180"
          />
        </summary>
        <nav aria-label={TITLE} className="border-t border-line p-2">
          <PartLinks current={null} />
        </nav>
      </details>
      <nav aria-label={TITLE} className="sticky top-20 hidden border-l border-line @[42rem]:block">
        <p className="mb-1 px-4 text-sm font-semibold">{TITLE}</p>
        <PartLinks current={current} />
      </nav>
    </div>
  );
}

function PartLinks({ current }: { current: string | null }) {
  return (
    <ul>
      {accountParts.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current ? 'location' : undefined}
            className="flex min-h-11 items-center justify-between gap-3 rounded-control px-2 py-1 text-sm text-ink-soft -outline-offset-2 hover:text-ink aria-[current=location]:font-semibold aria-[current=location]:text-pine @[42rem]:min-h-8 @[42rem]:rounded-none @[42rem]:px-4 @[42rem]:aria-[current=location]:shadow-[inset_2px_0_0_var(--pine)]"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The part in the upper third of the screen, the last one at the end of the page. */
function usePartInSight(): string | null {
  const [current, setCurrent] = useState<string | null>(accountParts[0]?.id ?? null);
  useEffect(() => {
    const seen = new IntersectionObserver(
      (entries) => {
        const part = entries.findLast(({ isIntersecting }) => isIntersecting)?.target;
        if (part instanceof HTMLElement) setCurrent(part.dataset['part'] ?? null);
      },
      { rootMargin: '-20% 0px -70%' },
    );
    for (const part of document.querySelectorAll('[data-part]')) seen.observe(part);
    return () => seen.disconnect();
  }, []);
  return current;
}
