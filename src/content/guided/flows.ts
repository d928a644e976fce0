import type { AssistantId } from '#domain/assistant.ts';
import type { Flow } from '#domain/guided/flow.ts';
import { plainWords } from '#domain/guided/read/plain.ts';
import { iWasServed } from './i-was-served.ts';

export const flows: readonly Flow[] = [iWasServed];

export function flowById(id: string): Flow | null {
  return flows.find((flow) => flow.id === id) ?? null;
}

export function flowsOf(advisor: AssistantId): readonly Flow[] {
  return flows.filter((flow) => flow.advisor === advisor);
}

/** The flow that these words open: those on its card, and nothing near them. */
export function flowOpenedBy(advisor: AssistantId, text: string): Flow | null {
  const plain = plainWords(text).replace(/\?$/, '');
  return flowsOf(advisor).find(({ opening }) => plainWords(opening).replace(/\?$/, '') === plain) ?? null;
}
