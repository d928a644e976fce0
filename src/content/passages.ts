import type { AdvisorId } from '#domain/advisor.ts';
import { openPassages } from './library/open-passages.ts';
import type { Passage } from './passage.ts';

/** Every advisor's library. */
export const passagesByAdvisor: Readonly<Record<AdvisorId, readonly Passage[]>> = openPassages();
