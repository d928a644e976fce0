import { type ComponentType, lazy } from 'react';

/** A part that loads later. If its code cannot be loaded, the screen works without it. */
export function lazyExtra<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazy(async () => ({ default: await load().catch(() => Nothing) }));
}

function Nothing() {
  return <></>;
}
