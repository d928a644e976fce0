import type { Source } from './passage.ts';

/** Plain text throughout, no Markdown. In a checklist, the bullet points are checkboxes. */
export interface ArticleSection {
  heading: string;
  paragraphs: readonly string[];
  bulletPoints?: readonly string[];
  callout?: { title: string; text: string };
}

/** The text of an article. Its title and the rest of its card are in resources.ts. */
export interface Article {
  content: readonly ArticleSection[];
  /** Required if the text states facts of law, money, health or numbers. */
  sources: readonly Source[];
}
