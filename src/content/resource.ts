import type { Source } from './passage.ts';

export const resourceCategories = ['guides', 'checklists', 'wellbeing'] as const;
export type ResourceCategory = (typeof resourceCategories)[number];

/** Plain text throughout: no Markdown. In a checklist the bullet points are what a person ticks. */
export interface ResourceSection {
  heading: string;
  paragraphs: readonly string[];
  bulletPoints?: readonly string[];
  callout?: { title: string; text: string };
}

export interface Resource {
  /** Unique within its category; the address is `/resources/{category}-{id}`. */
  id: number;
  category: ResourceCategory;
  title: string;
  description: string;
  /** The name of a lucide icon. */
  icon: string;
  /** One of the advisors' hues, which tints the card. */
  color: 'lena' | 'emma' | 'hannah' | 'james' | 'max' | 'ava';
  /** For example '15 min read': at 200 to 240 words a minute this is how long the text is. */
  readTime: string;
  tags: readonly string[];
  content: readonly ResourceSection[];
  /** Required where the text states facts of law, money, health or numbers. */
  sources: readonly Source[];
}
