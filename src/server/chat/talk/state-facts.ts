import { passagesByAdvisor } from '#content/passages.ts';
import { factLines, isVerified } from '#content/states/fact-line.ts';
import type { StateFile } from '#content/states/state-file.ts';
import { filingTitle } from '#content/states/state-passages.ts';
import { statesByCode } from '#content/states/states-by-code.ts';
import type { AssistantId } from '#domain/assistant.ts';
import { type StateFact, findRequestedStateFacts } from '#domain/talk/state-facts-asked.ts';
import type { Turn } from '../engine.ts';
import { type Composed, citationsCard } from './composed.ts';
import { hasUsedText } from './conversation-memory.ts';
import type { Interpretation } from './heard.ts';

/** Facts about the person's own state that a message asks for. */
export interface StateFacts {
  /** Two-letter code. */
  state: string;
  facts: readonly StateFact[];
}

const answers = new Set<AssistantId>(['hannah', 'max', 'ava', 'emma']);

/** Null if no state is known, no such fact is asked for, or the fact was given before. */
export function stateFactsFor(turn: Turn, { state, questions }: Interpretation): StateFacts | null {
  if (!answers.has(turn.advisor) || state === null || questions.length === 0) return null;
  const facts = findRequestedStateFacts(turn.text);
  const file = statesByCode.get(state);
  if (!file || (!isVerified(file, facts) && hasOwnText(file))) return null;
  const isNew = linesOf({ state, facts }).some((line) => !hasUsedText(turn, line));
  return facts.length > 0 && isNew ? { state, facts } : null;
}

/** The largest states have their own text, which says more than "not checked". */
function hasOwnText({ code, name }: StateFile): boolean {
  return passagesByAdvisor.hannah.some(
    ({ state, title, exactFor }) =>
      state === code && exactFor?.includes('hannah-start-filing') === true && title !== filingTitle(name),
  );
}

export function composeStateFacts(asked: StateFacts): Composed {
  const passage = passagesByAdvisor[ofMoney(asked.facts) ? 'max' : 'hannah'].find(
    ({ state, id }) => state === asked.state && /-(?:money|property|filing|where-to-file)$/.test(id),
  );
  const [first = '', ...others] = linesOf(asked);
  return {
    paragraphs: [passage ? `${first} [1]` : first, ...others],
    cards: passage ? citationsCard([passage]) : [],
  };
}

function linesOf({ state, facts }: StateFacts): string[] {
  const file = statesByCode.get(state);
  return file ? factLines(file, facts) : [];
}

function ofMoney(facts: readonly StateFact[]): boolean {
  return facts.every((fact) => fact === 'property' || fact === 'supportModel');
}
