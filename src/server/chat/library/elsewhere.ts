import { type AssistantId, SUPPORT, assistantIds } from '#domain/assistant.ts';
import { ANSWER_FROM } from '#domain/retrieval/coverage.ts';
import { stateNamed } from '#domain/retrieval/us-state.ts';
import type { Elsewhere, KnownTurn } from './finding.ts';
import { isAboutChildren } from './fitting.ts';
import type { Hit, Library } from './open-library.ts';
import { searchFor } from './search-for.ts';

/** From here on another library comes near enough to say whose field it may be. Figures: evals/README.md. */
const NEAR_FROM = 0.35;
/** How many times the odds must be before a person is sent there. */
const CLEARLY_BETTER = Math.log(2);
/** With less than so many times its odds between them, two guides are named. */
const CLEARLY_FIRST = Math.log(2.5);
/** A question of the app among questions of a life: these are two libraries, and their odds are not the same. */
const SURELY_OF_THE_APP = Math.log(3);

interface Place {
  assistant: AssistantId;
  odds: number;
  isSure: boolean;
}

/** The guides in whose field a question is, where this one's library covers it by no more than `covered`. */
export function elsewhereFor(
  library: Library,
  turn: KnownTurn,
  { question, covered }: { question: string; covered: number },
): Elsewhere | null {
  const enough = oddsOf(covered) + CLEARLY_BETTER;
  const places = assistantIds
    .filter((assistant) => assistant !== turn.advisor)
    .flatMap((assistant) => placeIn(library, turn, assistant, question) ?? [])
    .filter(({ odds }) => odds >= enough)
    .toSorted((a, b) => b.odds - a.odds);
  const [first, second] = places.filter(({ assistant }) => assistant !== SUPPORT);
  const app = places.find(({ assistant }) => assistant === SUPPORT);
  if (app?.isSure && app.odds > (first?.odds ?? -Infinity) + SURELY_OF_THE_APP) {
    return { assistants: [SUPPORT], isSure: true };
  }
  if (!first) return null;
  const isAlike = second && first.odds - second.odds < CLEARLY_FIRST;
  return {
    assistants: isAlike ? [first.assistant, second.assistant] : [first.assistant],
    isSure: first.isSure,
  };
}

function placeIn(library: Library, turn: KnownTurn, assistant: AssistantId, question: string): Place | null {
  const state = stateNamed(question);
  const hit = searchFor(library, turn, assistant, question).find(
    ({ passage }) =>
      (!passage.state || passage.state === state) &&
      !(turn.situation.children === 'none' && isAboutChildren(passage)),
  );
  if (!hit || hit.byItself < NEAR_FROM) return null;
  return { assistant, odds: oddsOfHit(hit), isSure: hit.coverage >= ANSWER_FROM };
}

/** Whoever knows the very question wins over all that are alike in words. */
function oddsOfHit({ byItself, score }: Hit): number {
  return score === Infinity ? Infinity : oddsOf(byItself);
}

/** The logarithm of the odds: 0.98 is further from 0.9 than 0.6 from 0.5. */
function oddsOf(likely: number): number {
  return Math.log(likely / (1 - likely));
}
