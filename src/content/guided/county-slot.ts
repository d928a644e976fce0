import type { Slot } from '#domain/guided/flow.ts';
import type { AnswerReader } from '#domain/guided/value.ts';
import { stateName } from '#domain/retrieval/us-state.ts';

/** The county that a person names with the state. It has no question. */
export function countyOf(state: string, findIt: string): Slot {
  return {
    id: 'county',
    asideOf: state,
    label: 'County',
    type: 'county',
    isOptional: true,
    ask: 'Which county is it?',
    why: 'The court and its clerk belong to a county.',
    example: 'Harris County',
    findIt,
  };
}

/** "Harris County, Texas". Empty without a county. */
export function countyAndState(told: AnswerReader): string {
  return told.has('county') ? `${told.text('county')}, ${stateName(told.text('state'))}` : '';
}
