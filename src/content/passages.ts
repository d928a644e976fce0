import { type AdvisorId, advisorIds } from '#domain/advisor.ts';
import { openPassages } from './library/open-passages.ts';
import type { Passage } from './passage.ts';
import { statePassages } from './states/state-passages.ts';
import { statesByCode } from './states/states-by-code.ts';

/** Every advisor's library: the written texts, then the facts of each state. */
export const passagesByAdvisor = withStates(openPassages());

function withStates(
  written: Readonly<Record<AdvisorId, readonly Passage[]>>,
): Readonly<Record<AdvisorId, readonly Passage[]>> {
  const ofStates = statePassages([...statesByCode.values()], written);
  const libraries = advisorIds.map((id) => [
    id,
    [...written[id], ...ofStates.filter(({ advisor }) => advisor === id)],
  ]);
  return Object.fromEntries(libraries) as Record<AdvisorId, readonly Passage[]>;
}
