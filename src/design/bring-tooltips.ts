/**
 * Loads and starts the tooltips if there is a mouse. They are not needed for touch or for the first paint. Returns a
 * function that ends them.
 */
export function bringTooltips(): (() => void) | undefined {
  if (!matchMedia('(hover: hover)').matches) return undefined;
  const started = import('./tooltips.ts').then(
    ({ startTooltips }) => startTooltips(),
    // If loading fails, every icon still has its accessible name.
    () => () => undefined,
  );
  return () => void started.then((stop) => stop());
}
