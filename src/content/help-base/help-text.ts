import type { Passage } from '../passage.ts';

/** A passage about the product: its source is the product itself. */
export type HelpText = Omit<Passage, 'advisor' | 'sources' | 'state'>;
