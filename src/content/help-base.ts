import { openHelpBase } from './library/open-passages.ts';
import type { Passage } from './passage.ts';

/** The support chat's library: this product, and only what it does today. */
export const helpBase: readonly Passage[] = openHelpBase();

/** Questions to begin with. */
export const helpOpeners = [
  'How do I cancel?',
  'Are the advisors real people?',
  'Can someone else see what I write?',
] as const;
