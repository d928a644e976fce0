import { type ComponentType, lazy } from 'react';

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

export function NotLoaded() {
  return (
    <p role="alert" className="problem">
      We could not reach the server. Load the page again.
    </p>
  );
}
