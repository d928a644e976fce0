import { expect, test } from 'vitest';
import { passageById } from './passage-by-id.ts';
import { stateFactBeside } from './state-line.ts';
import type { Turn } from '../engine.ts';
import type { Answer } from './decision.ts';
import type { Interpretation } from './heard.ts';

function beside(id: string, state: string | null) {
  const answer = { candidate: { passage: passageById(id), otherStates: [] } } as unknown as Answer;
  const turn = { text: '', history: [] } as Partial<Turn> as Turn;
  return stateFactBeside(answer, turn, { state } as Partial<Interpretation> as Interpretation);
}

test("a general answer on debts is completed by the state's rule on property, with its source", () => {
  const fact = beside('max-secret-cards', 'NV');
  expect(fact?.line).toContain('Nevada is one of nine community property states');
  expect(fact?.passage.state).toBe('NV');
});

test('a general answer on child support is completed by how the state figures it', () => {
  expect(beside('max-child-support-basics', 'AL')?.line).toContain('In Alabama');
});

test('a rule that was not verified is not added, and neither is one without a state', () => {
  expect(beside('hannah-uncontested', 'NY')).toBeNull();
  expect(beside('hannah-uncontested', 'UT')?.line).toContain('30 days');
  expect(beside('max-secret-cards', null)).toBeNull();
});

test('an answer that depends on no such rule gets none', () => {
  expect(beside('max-budget', 'NV')).toBeNull();
});
