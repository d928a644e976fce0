import { passagesByAdvisor } from '#content/passages.ts';
import type { Passage } from '#content/passage.ts';
import { factLines, isVerified } from '#content/states/fact-line.ts';
import { statesByCode } from '#content/states/states-by-code.ts';
import { talkWords } from '#content/talk-words.ts';
import { stateName } from '#domain/retrieval/us-state.ts';
import type { StateFact } from '#domain/talk/state-facts-asked.ts';
import type { Turn } from '../engine.ts';
import { hasUsedText } from './conversation-memory.ts';
import type { Answer } from './decision.ts';
import type { Interpretation } from './heard.ts';
import { shortAnswer } from './short-answer.ts';

/** The rule of the state that each of these general passages depends on most. */
const ruleFor = new Map<string, StateFact>([
  ...[
    'hannah-property-division',
    'max-business',
    'max-business-started-married',
    'max-credit-cards',
    'max-half-of-everything',
    'max-joint-debt',
    'max-not-on-deed',
    'max-one-name',
    'max-secret-cards',
    'max-separate-property',
    'max-stock-bonus',
    'max-student-loans',
    'max-who-gets-house',
  ].map((id): [string, StateFact] => [id, 'property']),
  ['max-child-support-basics', 'supportModel'],
  ['hannah-how-long', 'waitingPeriod'],
  ['hannah-uncontested', 'waitingPeriod'],
  ['hannah-uncontested-time', 'waitingPeriod'],
]);

/**
 * The verified rule of the person's state beside a general answer that depends on it, and the passage that contains it.
 * Null if there is none, or if it was said before.
 */
export function stateFactBeside(
  { candidate: { passage } }: Answer,
  turn: Turn,
  { state }: Interpretation,
): { line: string; passage: Passage } | null {
  const fact = ruleFor.get(passage.id);
  const file = state ? statesByCode.get(state) : undefined;
  if (!fact || !file || passage.state || !isVerified(file, [fact])) return null;
  const [line] = factLines(file, [fact]);
  const source = passagesByAdvisor[fact === 'waitingPeriod' ? 'hannah' : 'max'].find(
    ({ state: of, id }) => of === state && /-(?:money|property|filing|where-to-file)$/.test(id),
  );
  return line && source && !hasUsedText(turn, line) ? { line, passage: source } : null;
}

/** Shown once: the rule of one state doesn't apply in another. */
export function stateLine({ candidate }: Answer, turn: Turn, heard: Interpretation): string | null {
  const { passage, otherStates } = candidate;
  if (passage.state || passage.sources.length === 0) return null;
  const isShortened =
    passage.short !== undefined && shortAnswer(passage, heard.state).short !== passage.short;
  const differs = isShortened || otherStates.length > 0;
  if (heard.state) {
    const line = talkWords.stateGeneral.replace('{state}', stateName(heard.state));
    return !differs && passage.advisor !== 'hannah' ? null : hasUsedText(turn, line) ? null : line;
  }
  if (!differs || hasUsedText(turn, talkWords.askState)) return null;
  return talkWords.askState;
}
