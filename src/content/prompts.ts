import type { AdvisorId } from '#domain/advisor.ts';
import type { Prompt } from './prompt.ts';
import { openTexts } from './texts/open-texts.ts';

/** Every advisor's ready-made questions. */
export const promptsByAdvisor: Readonly<Record<AdvisorId, readonly Prompt[]>> = {
  lena: openTexts('prompts/lena.yaml'),
  emma: openTexts('prompts/emma.yaml'),
  hannah: openTexts('prompts/hannah.yaml'),
  james: openTexts('prompts/james.yaml'),
  max: openTexts('prompts/max.yaml'),
  ava: openTexts('prompts/ava.yaml'),
};
