import { deadlineWords } from '#content/tools/court-deadline.ts';
import { stageIn } from '#domain/situation/stage.ts';
import { asksForAnswerDay } from '#domain/talk/served-day.ts';
import type { Day } from '#domain/tools/day.ts';
import { deadlineTool } from '#domain/tools/court-deadline/deadline-tool.ts';
import type { Turn } from '../engine.ts';
import { lastAnswer } from './conversation-memory.ts';
import type { Heard } from './heard.ts';

/** When an answer to court papers is due, as far as the conversation allows to count it. */
export type AnswerDay =
  | {
      kind: 'counted';
      state: string;
      served: Day;
      due: string;
      time: string | null;
      exception: string | null;
      confirm: string;
    }
  | { kind: 'unknown-rule'; text: string }
  | { kind: 'missing'; state: string | null; served: Day | null };

/** Ends what Hannah asks for the count, so that the next message is read as its answer. */
export const COUNT_OFFER = "I'll count the day your answer is due.";

const tool = deadlineTool(deadlineWords);

/** Null when the message is not about papers that were served, or has said all of this before. */
export function answerDayFor(turn: Turn, heard: Heard): AnswerDay | null {
  if (turn.advisor !== 'hannah' || heard.situation.stage !== 'served') return null;
  const isAwaited = lastAnswer(turn)?.text.includes(COUNT_OFFER) === true;
  const isNew = stageIn(turn.text) === 'served' && heard.questions.length === 0;
  if (!isAwaited && !isNew && !asksForAnswerDay(turn.text)) return null;
  const { served } = heard;
  if (!heard.state || !served) {
    const isPointless = isAwaited && !isNew && !asksForAnswerDay(turn.text) && !heard.state && !served;
    return isPointless ? null : { kind: 'missing', state: heard.state, served };
  }
  return counted(heard.state, served);
}

function counted(state: string, served: Day): AnswerDay | null {
  const outcome = tool.run({ event: served, state });
  if (!outcome.ok) return null;
  const { result } = outcome;
  if (result.kind === 'unknown') return { kind: 'unknown-rule', text: result.text };
  return {
    kind: 'counted',
    state,
    served,
    due: result.planFor,
    time: result.deadline.time === '10:00 AM' ? result.deadline.time : null,
    exception: result.exception,
    confirm: result.confirm,
  };
}
