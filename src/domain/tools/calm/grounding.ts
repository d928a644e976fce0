/** The senses in the order of the exercise, with the number of things to find. */
export const senses = ['see', 'touch', 'hear', 'smell', 'taste'] as const;
export type Sense = (typeof senses)[number];

const things: Readonly<Record<Sense, number>> = { see: 5, touch: 4, hear: 3, smell: 2, taste: 1 };
/** Seconds to find one thing and say it. Nobody is rushed: the screen waits for the person. */
const SECONDS_A_THING = 6;
const SECONDS_OF_BREATH = 12;

export interface CalmStep<Id extends string = string> {
  id: Id;
  /** The start of the step, in seconds. */
  at: number;
  seconds: number;
}

export type GroundingStep = CalmStep<Sense | 'breathe-first' | 'breathe-last'>;

/** Returns the steps of the exercise: slow breaths at the beginning and the end, and a step for each sense. */
export function groundingSteps(): GroundingStep[] {
  return withStartTimes([
    { id: 'breathe-first', seconds: SECONDS_OF_BREATH },
    ...senses.map((id) => ({ id, seconds: things[id] * SECONDS_A_THING })),
    { id: 'breathe-last', seconds: SECONDS_OF_BREATH },
  ] as const);
}

/** Adds the start of each step. */
export function withStartTimes<Id extends string>(
  steps: readonly { id: Id; seconds: number }[],
): CalmStep<Id>[] {
  let at = 0;
  return steps.map(({ id, seconds }) => {
    const step = { id, at, seconds };
    at += seconds;
    return step;
  });
}
