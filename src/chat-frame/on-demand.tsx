import { type ComponentType, lazy, useEffect, useState } from 'react';

/**
 * What is opened on demand is fetched on demand: the frame has 65 KB to start with. Where that fails, a line
 * says so, and the rest of the frame with its help stays.
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
 * The same for what is needed without a press. Not by Suspense: React would hold it back for a third of a second behind
 * what stands in its place.
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

/** A file that could not be fetched once is not asked for again by the browser, until the page is loaded anew. */
export function NotLoaded() {
  return (
    <p role="alert" className="problem">
      We couldn’t reach the server. Reload the page.
    </p>
  );
}
