import { passageFits } from '#content/passage-fits.ts';
import type { Passage } from '#content/passage.ts';
import { passagesByAdvisor } from '#content/passages.ts';
import { SUPPORT } from '#domain/assistant.ts';
import { findStage } from '#domain/situation/stage.ts';
import type { Turn } from '../engine.ts';
import { isSuitableAfterViolence } from '../library/after-violence.ts';
import { isAlreadyShown, lastAnswer } from './conversation-memory.ts';
import type { Interpretation } from './heard.ts';

/** Asked when a person wants to know what comes next and hasn't said which stage their case is at. */
export const STAGE_QUESTION = 'Where do things stand right now? Your next step depends on that.';

/** The answer to the question about the stage. */
export function answersStage(turn: Turn): boolean {
  return lastAnswer(turn)?.text.includes(STAGE_QUESTION) === true && findStage(turn.text) !== null;
}

/** The next text for someone at this stage that has not been shown in the conversation; null if the stage is unknown. */
export function nextStep(turn: Turn, { situation: { stage } }: Interpretation): Passage | null {
  const { advisor, hasViolence, passedOver } = turn;
  if (advisor === SUPPORT || stage === null) return null;
  const ids = Object.entries(passageFits[advisor])
    .filter(([, fit]) => fit.stages?.includes(stage))
    .map(([id]) => id);
  const passages = ids.flatMap((id) => passagesByAdvisor[advisor].find((passage) => passage.id === id) ?? []);
  const fitting = passages.filter(
    (passage) => !passedOver.includes(passage.id) && (!hasViolence || isSuitableAfterViolence(passage)),
  );
  return fitting.find((passage) => !isAlreadyShown(passage, turn)) ?? null;
}
