import type { Prompt } from '#content/prompt.ts';
import { avaPrompts } from '#content/prompts/ava.ts';
import { emmaPrompts } from '#content/prompts/emma.ts';
import { hannahPrompts } from '#content/prompts/hannah.ts';
import { jamesPrompts } from '#content/prompts/james.ts';
import { lenaPrompts } from '#content/prompts/lena.ts';
import { maxPrompts } from '#content/prompts/max.ts';
import type { AdvisorId } from '#domain/advisor.ts';

export const promptsOf: Readonly<Record<AdvisorId, readonly Prompt[]>> = {
  lena: lenaPrompts,
  emma: emmaPrompts,
  hannah: hannahPrompts,
  james: jamesPrompts,
  max: maxPrompts,
  ava: avaPrompts,
};

export interface PromptGroup {
  category: string;
  prompts: Prompt[];
}

/** Groups in the order in which their categories first appear. */
export function groupPrompts(prompts: readonly Prompt[]): PromptGroup[] {
  return [...Map.groupBy(prompts, (prompt) => prompt.category)].map(([category, members]) => ({
    category,
    prompts: members,
  }));
}
