import { talkWords } from '#content/talk-words.ts';
import { SUPPORT } from '#domain/assistant.ts';
import { asksForSafetyPlan } from '#domain/talk/asks-for-safety-plan.ts';
import { asksWhatToDoAboutIt } from '#domain/talk/asks-what-to-do.ts';
import type { Turn } from '../engine.ts';
import { hasUsedText, isAlreadyShown } from './conversation-memory.ts';
import type { Answer, Decided } from './decision.ts';
import { passageById } from './passage-by-id.ts';

const mentionsChildProtection = /\b(?:cps|dcfs?|dcyf|case ?worker|social worker)\b/i;

/** After violence was told, "what do I do" means the next hours and not the separation. */
export function decideAfterViolence(turn: Turn): Decided | null {
  if (turn.advisor === SUPPORT) return null;
  return safetyPlan(turn) ?? nextHours(turn);
}

/** Without violence in the conversation, a person in crisis may mean a plan against suicide. */
function safetyPlan(turn: Turn): Decided | null {
  const isOtherPlan =
    (turn.isSensitive && !turn.hasViolence) ||
    turn.questions.some((message) => mentionsChildProtection.test(message));
  if (isOtherPlan || !asksForSafetyPlan(turn.text)) return null;
  const passage = passageById('emma-leaving-safely');
  if (!passage) return null;
  const candidate = { passage, likely: 1, byItself: 1, others: [], otherStates: [] };
  const from = turn.advisor === 'emma' ? null : 'emma';
  const extent = isAlreadyShown(passage, turn) ? 'further' : 'short';
  const answer: Answer = { question: turn.text, candidate, isSure: true, extent, from };
  return { decision: { kind: 'answer', answers: [answer] }, why: 'asks for a safety plan' };
}

function nextHours(turn: Turn): Decided | null {
  if (!turn.hasViolence || !asksWhatToDoAboutIt(turn.text)) return null;
  if (hasUsedText(turn, talkWords.nextHoursAfterViolence)) return null;
  return { decision: { kind: 'after-violence' }, why: 'asks what to do after violence' };
}
