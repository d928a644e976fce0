/**
 * Loads and starts the tooltips if there is a mouse. Touch and the first paint don't need them. Returns a function
 * that ends them.
 */
export function bringTooltips(): (() => void) | undefined {
  if (!matchMedia('(hover: hover)').matches) return undefined;
  const started = import('./tooltips.ts').then(
    ({ startTooltips }) => startTooltips(),
    // Every icon has its accessible name without them.
    () => () => undefined,
  );
  return () => void started.then((stop) => stop());
}
