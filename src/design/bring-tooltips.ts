/** Fetches and starts the tooltips where there is a mouse; fingers and the first paint go without. Returns what ends them. */
export function bringTooltips(): (() => void) | undefined {
  if (!matchMedia('(hover: hover)').matches) return undefined;
  const started = import('./tooltips.ts').then(
    ({ startTooltips }) => startTooltips(),
    // Every sign has its name without them.
    () => () => undefined,
  );
  return () => void started.then((stop) => stop());
}
