import { type ComponentType, lazy, useEffect, useState } from 'react';

/**
 * A component loaded on demand, because the frame's initial size is limited to 65 KB. After an error a line says so, and
 * the rest of the frame with its help stays.
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
 * Like `onDemand`, but for parts that load without a press. It avoids Suspense, which would show the placeholder for at
 * least a third of a second.
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
