import { type ComponentType, lazy, useEffect, useState } from 'react';

/**
 * Loaded on demand, because the frame may start with 65 KB. After an error a line says so, and the rest of the frame
 * with its help stays.
 */
export function onDemand<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: NotLoaded }),
    ),
  );
}

/**
 * The same for parts that load without a press. Not by Suspense: React would delay them for a third of a second
 * behind the placeholder.
 */
export function useFetched<Props>(
  load: () => Promise<ComponentType<Props>>,
  isNeeded: boolean,
): ComponentType<Props> | null {
  const [Fetched, setFetched] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    load().then(
      (component) => setFetched(() => component),
      () => setFetched(() => NotLoaded),
    );
  }, [load, isNeeded]);
  return Fetched;
}

/** Browsers don't retry a failed module until the page is reloaded. */
export function NotLoaded() {
  return (
    <p role="alert" className="problem">
      We couldn’t reach the server. Reload the page.
    </p>
  );
}
