import { deadlineWords } from '#content/tools/court-deadline.ts';
import { stageIn } from '#domain/situation/stage.ts';
import { stateNamed } from '#domain/retrieval/us-state.ts';
import { asksForAnswerDay, servedDayIn } from '#domain/talk/served-day.ts';
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
  const isGiven = givesWhatIsMissing(turn) && (isAwaited || isShort(turn));
  if (!isGiven && !isNew && !asksForAnswerDay(turn.text)) return null;
  const { served } = heard;
  return heard.state && served
    ? counted(heard.state, served)
    : { kind: 'missing', state: heard.state, served };
}

/** "And what if I don't answer?" right after the question which day is about something else. */
function givesWhatIsMissing({ text, today }: Turn): boolean {
  return servedDayIn([text], [today], today) !== null || stateNamed(text) !== null;
}

const FEW_WORDS = 4;

/** "Today", "last Friday": the day that was asked for, some messages ago. */
function isShort({ text }: Turn): boolean {
  return text.trim().split(/\s+/).length <= FEW_WORDS;
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
