import type { AdvisorId } from '#domain/advisor.ts';
import type { Prompt } from './prompt.ts';
import { avaPrompts } from './prompts/ava.ts';
import { emmaPrompts } from './prompts/emma.ts';
import { hannahPrompts } from './prompts/hannah.ts';
import { jamesPrompts } from './prompts/james.ts';
import { lenaPrompts } from './prompts/lena.ts';
import { maxPrompts } from './prompts/max.ts';

/** Every advisor's ready-made questions. */
export const promptsByAdvisor: Readonly<Record<AdvisorId, readonly Prompt[]>> = {
  lena: lenaPrompts,
  emma: emmaPrompts,
  hannah: hannahPrompts,
  james: jamesPrompts,
  max: maxPrompts,
  ava: avaPrompts,
};
