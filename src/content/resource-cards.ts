import { cardOf } from './articles/card-of.ts';
import { openArticles } from './articles/open-articles.ts';
import type { ResourceCard } from './resource.ts';

/**
 * The cards in the order in which the tabs list them. For the browser the build regenerates this module
 * (vite.config.ts), so that each card fetches its text as a separate file.
 */
export const resourceCards: readonly ResourceCard[] = openArticles().map(({ article }) => ({
  ...cardOf(article),
  load: () => Promise.resolve(article),
}));
