import type { Resource, ResourceCard } from '../resource.ts';

/** The list entry of an article. The build writes the path to its text beside it. */
export function cardOf({ content, sources: _sources, ...shown }: Resource): Omit<ResourceCard, 'load'> {
  return {
    ...shown,
    headings: content.map(({ heading }) => heading),
    lines:
      shown.category === 'checklists' ? content.flatMap(({ bulletPoints = [] }) => bulletPoints).length : 0,
  };
}
