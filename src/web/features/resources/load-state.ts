import type { StatePage } from '#content/states/state-page.ts';

/** A file for each state, made by the build (vite.config.ts): nobody fetches the other fifty. */
const files = import.meta.glob<StatePage>('../../../../content/states/*.yaml', { import: 'default' });

/** What fetches the page of a state; undefined where no state has the code. */
export function stateLoader(code: string): (() => Promise<StatePage>) | undefined {
  return files[`../../../../content/states/${code}.yaml`];
}
