import type { AdvisorId } from '#domain/advisor.ts';
import { openTexts } from './texts/open-texts.ts';

/** The introduction of an advisor. All of them are automated guides and say so. */
export interface AdvisorProfile {
  id: AdvisorId;
  name: string;
  role: string;
  focus: string;
  subtitle: string;
  description: string;
  path: string;
  cta: string;
}

const texts = openTexts('advisors.yaml');

export const advisorProfiles: Readonly<Record<AdvisorId, AdvisorProfile>> = {
  lena: profileOf('lena'),
  emma: profileOf('emma'),
  hannah: profileOf('hannah'),
  james: profileOf('james'),
  max: profileOf('max'),
  ava: profileOf('ava'),
};

function profileOf(id: AdvisorId): AdvisorProfile {
  const { cta, ...shown } = texts[id];
  return { id, ...shown, path: `/${id}`, cta };
}
