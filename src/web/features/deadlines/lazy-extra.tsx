import { type ComponentType, lazy } from 'react';

/** A part that comes later, and that the screen does without when its code cannot be fetched. */
export function lazyExtra<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazy(async () => ({ default: await load().catch(() => Nothing) }));
}

function Nothing() {
  return <></>;
}
