import type { StatePage } from '#content/states/state-page.ts';

/** A file for each state, made by the build (vite.config.ts), so that the other fifty are not loaded. */
const files = import.meta.glob<StatePage>('../../../../content/states/*.yaml', { import: 'default' });

/** Loads the page of a state. Undefined if no state has the code. */
export function stateLoader(code: string): (() => Promise<StatePage>) | undefined {
  return files[`../../../../content/states/${code}.yaml`];
}
