import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type * as tooltip from '#web/ui/tooltip.tsx';

type TooltipModule = typeof tooltip;

const IDLE_MS = 1500;

/** The tooltips' code: fetched at once where they are needed now, else when the page is quiet. Null until then. */
export function useTooltips(areNeeded: boolean): TooltipModule | null {
  const [tooltips, setTooltips] = useState<TooltipModule | null>(null);
  const focused = useRef<string>(null);
  useEffect(() => {
    if (!matchMedia('(hover: hover)').matches) return;
    const timer = setTimeout(
      () => {
        import('#web/ui/tooltip.tsx').then(
          (module) => {
            focused.current = focusedLink();
            return setTooltips(module);
          },
          () => undefined,
        );
      },
      areNeeded ? 0 : IDLE_MS,
    );
    return () => clearTimeout(timer);
  }, [areNeeded]);
  // With tooltips around them the links are others: the one that has the focus must not lose it.
  useLayoutEffect(() => {
    const link = focused.current;
    focused.current = null;
    // Unless it has gone elsewhere in the meantime, as to the heading of another page.
    if (!link || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(`aside a[href="${link}"]`)?.focus({ preventScroll: true });
  }, [tooltips]);
  return tooltips;
}

function focusedLink(): string | null {
  return document.activeElement?.closest('aside a')?.getAttribute('href') ?? null;
}
