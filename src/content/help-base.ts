import { openHelpBase } from './library/open-passages.ts';
import type { Passage } from './passage.ts';

/** The support chat's library. It describes only this product and its current features. */
export const helpBase: readonly Passage[] = openHelpBase();

/** Suggested first questions. */
export const helpOpeners = [
  'How do I cancel?',
  'Are the advisors real people?',
  'Can someone else see what I write?',
] as const;
