import { type ResourceCategory, resourceCategories } from '#content/resource.ts';

export const categoryLabels: Readonly<Record<ResourceCategory, string>> = {
  guides: 'Guides & Articles',
  checklists: 'Checklists',
  wellbeing: 'Emotional Wellbeing',
};

/** The tab in the URL. Guides if the URL has none. */
export function categoryOfTab(tab: string | null): ResourceCategory {
  return resourceCategories.find((category) => category === tab) ?? 'guides';
}

/** The library's URL with the tab of this category. */
export function libraryPath(category: ResourceCategory): string {
  return category === 'guides' ? '/resources' : `/resources?tab=${category}`;
}
