import type { Source } from './passage.ts';

export const resourceCategories = ['guides', 'checklists', 'wellbeing'] as const;
export type ResourceCategory = (typeof resourceCategories)[number];

/** Plain text without Markdown. In a checklist the bullet points are the items that a person ticks. */
export interface ResourceSection {
  heading: string;
  paragraphs: readonly string[];
  bulletPoints?: readonly string[];
  callout?: { title: string; text: string };
}

export interface Resource {
  /** Unique within its category. The URL is `/resources/{category}-{id}`. */
  id: number;
  category: ResourceCategory;
  title: string;
  description: string;
  /** The name of a lucide icon. */
  icon: string;
  /** One of the advisors' hues, as the tint of the card. */
  color: 'lena' | 'emma' | 'hannah' | 'james' | 'max' | 'ava';
  /** The reading time at 200 to 240 words per minute, for example '15 min read'. */
  readTime: string;
  tags: readonly string[];
  content: readonly ResourceSection[];
  /** Required if the text states facts about law, money, health or numbers. */
  sources: readonly Source[];
}

/** The part of an article that the library's list and search need. The text itself is fetched when somebody opens it. */
export interface ResourceCard extends Omit<Resource, 'content' | 'sources'> {
  headings: readonly string[];
  /** Number of items to tick. 0 if it is not a checklist. */
  lines: number;
  load: () => Promise<Resource>;
}

/** The last part of an article's address, e.g. `guides-1`. */
export function resourceKey({ category, id }: Pick<Resource, 'category' | 'id'>): string {
  return `${category}-${id}`;
}
