import { readFileSync, readdirSync } from 'node:fs';
import { parseYAML } from 'confbox/yaml';
import { readSources } from '../library/source-list.ts';
import { type Resource, resourceCategories } from '../resource.ts';
import { readArticle } from './read-article.ts';

const contentFolder = new URL('../../../content/', import.meta.url);

export interface OpenedArticle {
  /** The file name in `content/resources`, e.g. `guides-1-divorce-process-guide.md`. */
  file: string;
  article: Resource;
}

/** Every article, in the order in which the tabs list them. */
export function openArticles(folder = contentFolder): OpenedArticle[] {
  const sources = readSources(parseYAML(readFileSync(new URL('sources.yaml', folder), 'utf8')));
  const from = new URL('resources/', folder);
  return readdirSync(from)
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({ file, article: readArticle(readFileSync(new URL(file, from), 'utf8'), sources) }))
    .toSorted((one, other) => place(one) - place(other));
}

const MOST_IN_A_CATEGORY = 100;

function place({ article: { category, id } }: OpenedArticle): number {
  return resourceCategories.indexOf(category) * MOST_IN_A_CATEGORY + id;
}
