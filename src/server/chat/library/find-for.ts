import type { Passage } from '#content/passage.ts';
import { ANSWER_FROM, type Tier, tierOf } from '#domain/retrieval/coverage.ts';
import { stateName, stateNamed, withoutStateNames } from '#domain/retrieval/us-state.ts';
import { CLOSEST_SHOWN, generalOf, mostSure, ofState, statesOf } from './by-state.ts';
import type { Finding, KnownTurn } from './finding.ts';
import { isAboutChildren } from './fitting.ts';
import type { Hit, Library } from './open-library.ts';
import { hasSaid } from './said-before.ts';
import { searchFor } from './search-for.ts';
import { isNoQuestion } from './told.ts';

// With the runner-up this near, the first was the right one in 48 of 68 cases; else in 140 of 143.
const NEARLY_AS_FITTING = 0.1;
/** As likely as this to answer the question, a text may be asked for instead of the one that came. */
const ALTERNATIVE_FROM = 0.25;
const ALTERNATIVES_SHOWN = 2;
/** Talk about other things stays below: the weather and a red car come to 0.07. */
const HEARD_FROM = 0.1;
/**
 * Half of the questions that the limits were fitted on are about other things. Few are, once somebody is talking with a
 * guide: there 0.35 was right in 15 of 16 questions that the library can answer (evals/README.md).
 */
const ANSWER_FROM_IN_TALK = 0.35;
const CLOSEST_FROM_IN_TALK = 0.1;

/** What one question finds, without a look at the other libraries: that is left to the end. */
export interface Sought {
  question: string;
  covered: number;
  tier: Tier;
  /** It would answer the question as the first of a conversation, too. */
  isSure: boolean;
  /** As the first of a conversation it would find nothing. */
  isFaint: boolean;
  finding: Finding;
}

export function findFor(library: Library, turn: KnownTurn, question: string): Sought {
  const hits = searchFor(library, turn, turn.advisor, withoutStateNames(question));
  const state = stateNamed(question) ?? stateNamed(turn.text) ?? stateSaid(turn);
  const usable = hits.filter(({ passage }) => !passage.state || passage.state === state);
  const best = bestOf(library, turn, question, state, hits);
  const sought = {
    question,
    covered: best?.byItself ?? 0,
    tier: tierFor(best, turn),
    isSure: (best?.coverage ?? 0) >= ANSWER_FROM,
    isFaint: tierOf(best?.byItself ?? 0) === 'nothing',
  };
  const otherStates = state ? [] : statesOf(hits, usable[0]);

  if (best && sought.tier === 'answer') {
    const { passage } = best;
    const alternatives = alternativesTo(best, usable, turn);
    return { ...sought, finding: { kind: 'answer', passage, alternatives, state, otherStates } };
  }
  if (otherStates.length > 0)
    return { ...sought, tier: 'answer', finding: { kind: 'state-needed', states: otherStates } };

  const passages = shownOf(usable, turn).map((hit) => hit.passage);
  if (sought.tier === 'closest') {
    // Not an answer that is missed: somebody tells how it is.
    if (isNoQuestion(turn.text) && sought.isFaint)
      return { ...sought, finding: { kind: 'heard', passages, elsewhere: null } };
    const fits = (best?.byItself ?? 0) >= ANSWER_FROM ? 'several' : 'nearly';
    return { ...sought, finding: { kind: 'closest', fits, passages, elsewhere: null } };
  }
  const isHeard = isNoQuestion(turn.text) && sought.covered >= HEARD_FROM;
  return {
    ...sought,
    finding: isHeard
      ? { kind: 'heard', passages: surestFirst(shownOf(usable, turn)), elsewhere: null }
      : { kind: 'nothing', elsewhere: null },
  };
}

function bestOf(
  library: Library,
  turn: KnownTurn,
  question: string,
  state: string | null,
  hits: readonly Hit[],
): Hit | undefined {
  const first = hits.find(({ passage }) => !passage.state || passage.state === state);
  if (!state) return first;
  const general = generalOf(hits);
  const withState = stateNamed(question) ? question : `${question} in ${stateName(state)}`;
  const found = ofState(searchFor(library, turn, turn.advisor, withState), state, hits);
  const isNamed = stateNamed(turn.text) !== null;
  const own = found && (isNamed || isMeant(found, first, general)) ? found : undefined;
  if (own && general && isSpent(own, general, hits, turn)) return general;
  return own ?? mostSure(first, general);
}

/** The state's own text was said, and has little of what is asked now: the general one says more. */
function isSpent(own: Hit, general: Hit, hits: readonly Hit[], turn: KnownTurn): boolean {
  if (!hasSaid(own.passage, turn) || hasSaid(general.passage, turn)) return false;
  const plain = hits.find(({ passage }) => passage === own.passage);
  return general.coverage >= ANSWER_FROM_IN_TALK && (plain?.byItself ?? 0) < ALTERNATIVE_FROM;
}

/**
 * A state that was told before is in no word of the question, and its name is near to each of its texts: the text has
 * to be the first for the question without it, or the one that makes the first exact.
 */
function isMeant({ passage, score }: Hit, first: Hit | undefined, general: Hit | undefined): boolean {
  if (score === Infinity || first?.passage === passage) return true;
  return [first, general].some((hit) => hit && passage.exactFor?.includes(hit.passage.id));
}

/** What would answer by itself, and has others beside it that fit as well, is shown with them. */
function tierFor(best: Hit | undefined, { questions, text }: KnownTurn): Tier {
  if (!best) return 'nothing';
  const isInTalk = questions.length > 0;
  const answerFrom = isInTalk && !isNoQuestion(text) ? ANSWER_FROM_IN_TALK : ANSWER_FROM;
  if (best.coverage >= answerFrom) return 'answer';
  const isNear = isInTalk
    ? Math.max(best.coverage, best.byItself) >= CLOSEST_FROM_IN_TALK
    : tierOf(best.byItself) !== 'nothing';
  return isNear ? 'closest' : 'nothing';
}

/** At the beginning three to choose from; later what is not near would only stand in the way. */
function shownOf(usable: readonly Hit[], { questions }: KnownTurn): readonly Hit[] {
  const shown = usable.slice(0, CLOSEST_SHOWN);
  if (questions.length === 0) return shown;
  return shown.filter((hit, at) => at === 0 || hit.byItself >= CLOSEST_FROM_IN_TALK);
}

/** None fits well: what shares most with what was told goes before what only has its words. */
function surestFirst(hits: readonly Hit[]): Passage[] {
  return hits.toSorted((a, b) => b.byItself - a.byItself).map(({ passage }) => passage);
}

/** What was said of the state once holds until another is named, in this conversation alone. */
function stateSaid({ questions }: KnownTurn): string | null {
  return questions.map(stateNamed).find((state) => state !== null) ?? null;
}

function alternativesTo(best: Hit, hits: readonly Hit[], turn: KnownTurn): Passage[] {
  return hits
    .filter(
      (hit) =>
        hit.passage !== best.passage &&
        hit.score >= best.score * NEARLY_AS_FITTING &&
        hit.byItself >= ALTERNATIVE_FROM &&
        !(turn.situation.children === 'none' && isAboutChildren(hit.passage)),
    )
    .slice(0, ALTERNATIVES_SHOWN)
    .map(({ passage }) => passage);
}
