import type { AssistantId } from '#domain/assistant.ts';
import type { Flow } from '#domain/guided/flow.ts';
import { plainWords } from '#domain/guided/read/plain.ts';
import { answerThisText } from './answer-this-text.ts';
import { budgetGap } from './budget-gap.ts';
import { firstNight } from './first-night.ts';
import { iWantToFile } from './i-want-to-file.ts';
import { iWasServed } from './i-was-served.ts';
import { jointAccounts } from './joint-accounts.ts';
import { logAnIncident } from './log-an-incident.ts';
import { parentingPlan } from './parenting-plan.ts';
import { safetyPlan } from './safety-plan.ts';
import { tellTheChildren } from './tell-the-children.ts';

/** Cards are shown in this order. */
export const flows: readonly Flow[] = [
  iWasServed,
  iWantToFile,
  answerThisText,
  safetyPlan,
  logAnIncident,
  firstNight,
  tellTheChildren,
  parentingPlan,
  jointAccounts,
  budgetGap,
];

export function flowById(id: string): Flow | null {
  return flows.find((flow) => flow.id === id) ?? null;
}

export function flowsOf(advisor: AssistantId): readonly Flow[] {
  return flows.filter((flow) => flow.advisor === advisor);
}

/** The flow that this text starts: exactly the text of its card. Answers may follow on the next lines. */
export function flowOpenedBy(advisor: AssistantId, text: string): Flow | null {
  const [first = ''] = text.trim().split('\n', 1);
  const plain = plainWords(first).replace(/\?$/, '');
  return flowsOf(advisor).find(({ opening }) => plainWords(opening).replace(/\?$/, '') === plain) ?? null;
}
