import type { AdvisorId } from '#domain/advisor.ts';
import type { Passage } from './passage.ts';
import { avaPassages } from './passages/ava.ts';
import { emmaPassages } from './passages/emma.ts';
import { falsePremisePassages } from './passages/false-premises.ts';
import { hannahPassages } from './passages/hannah.ts';
import { statePassages } from './passages/hannah-states.ts';
import { jamesPassages } from './passages/james.ts';
import { lenaPassages } from './passages/lena.ts';
import { maxPassages } from './passages/max.ts';

/** Every advisor's library. */
export const passagesByAdvisor: Readonly<Record<AdvisorId, readonly Passage[]>> = {
  lena: lenaPassages,
  emma: emmaPassages,
  hannah: [...hannahPassages, ...statePassages, ...premisesOf('hannah')],
  james: jamesPassages,
  max: [...maxPassages, ...premisesOf('max')],
  ava: [...avaPassages, ...premisesOf('ava')],
};

function premisesOf(id: AdvisorId): Passage[] {
  return falsePremisePassages.filter(({ advisor }) => advisor === id);
}
