import { type ResourceCategory, resourceCategories } from '#content/resource.ts';

export const categoryLabels: Readonly<Record<ResourceCategory, string>> = {
  guides: 'Guides & Articles',
  checklists: 'Checklists',
  wellbeing: 'Emotional Wellbeing',
};

/** The tab in the address. Guides without one. */
export function categoryOfTab(tab: string | null): ResourceCategory {
  return resourceCategories.find((category) => category === tab) ?? 'guides';
}

/** The library's address with this category's tab open. */
export function libraryPath(category: ResourceCategory): string {
  return category === 'guides' ? '/resources' : `/resources?tab=${category}`;
}
