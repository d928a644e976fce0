import { useEffect, useState } from 'react';
import type * as tooltip from '#web/ui/tooltip.tsx';

type TooltipModule = typeof tooltip;

const IDLE_MS = 1500;

/** The tooltips' code: fetched at once where they are needed now, else when the page is quiet. Null until then. */
export function useTooltips(areNeeded: boolean): TooltipModule | null {
  const [tooltips, setTooltips] = useState<TooltipModule | null>(null);
  useEffect(() => {
    if (!matchMedia('(hover: hover)').matches) return;
    const timer = setTimeout(
      () => {
        import('#web/ui/tooltip.tsx').then(setTooltips, () => undefined);
      },
      areNeeded ? 0 : IDLE_MS,
    );
    return () => clearTimeout(timer);
  }, [areNeeded]);
  return tooltips;
}
