import type { Prompt } from '#content/prompt.ts';

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
