import { cardOf } from './articles/card-of.ts';
import { openArticles } from './articles/open-articles.ts';
import type { ResourceCard } from './resource.ts';

/**
 * In the order in which the tabs list them. For the browser the build writes this module anew (vite.config.ts): there
 * each card fetches its text as a file of its own.
 */
export const resourceCards: readonly ResourceCard[] = openArticles().map(({ article }) => ({
  ...cardOf(article),
  load: () => Promise.resolve(article),
}));
