import type { Passage } from '#content/passage.ts';
import { deniedTerms, isDenied } from '#domain/talk/denied-terms.ts';
import { isForOtherSide } from '#domain/talk/support-role.ts';
import { stateName, stateNamed, stripStateNames } from '#domain/retrieval/us-state.ts';
import type { AssistantId } from '#domain/assistant.ts';
import { generalPassageOf, betterHit, ofState, statesOf } from '../library/by-state.ts';
import { isAboutChildren } from '../library/fitting.ts';
import type { Hit, Library } from '../library/open-library.ts';
import { searchFor } from '../library/search-for.ts';
import type { Turn } from '../engine.ts';
import type { Interpretation } from './heard.ts';

/** A passage that may answer a question, with its probability. */
export interface Candidate {
  passage: Passage;
  /** The probability, 0 to 1. From 0.5 on it is nearly always right. */
  likely: number;
  /** The same without comparison to other results, so that it is comparable between libraries. */
  byItself: number;
  /** Passages that fit almost as well, best first. */
  others: readonly Passage[];
  /** States with their own passage on this subject. Empty if the state is known. */
  otherStates: readonly string[];
}

/** The minimum probability for mentioning a passage. */
const MIN_PROBABILITY = 0.12;
const MAX_ALTERNATIVES = 2;

/** Returns the best passage of one advisor's library for a question. Null if nothing is similar. */
export function findPassage(
  library: Library,
  turn: Turn,
  heard: Interpretation,
  assistant: AssistantId,
  question: string,
): Candidate | null {
  const person = { ...turn, situation: heard.situation };
  const search = (text: string) => searchFor(library, person, assistant, text);
  const denied = deniedTerms(turn.text);
  const hits = search(stripStateNames(question)).filter(
    ({ passage }) =>
      !(heard.situation.children === 'none' && isAboutChildren(passage)) &&
      !isDenied(passage.id, denied) &&
      !isForOtherSide(passage.id, turn.text) &&
      (!isAboutDanger(passage) || turn.hasViolence || mentionsDanger.test(turn.text)) &&
      (!isAboutChoking(passage) || mentionsChoking.test(turn.text)),
  );
  const usable = hits.filter(({ passage }) => !passage.state || passage.state === heard.state);
  const best = bestFor(hits, usable, heard.state, question, search);
  if (!best) return null;
  const others = usable
    .filter((hit) => hit.passage !== best.passage && likelihood(hit) >= MIN_PROBABILITY)
    .slice(0, MAX_ALTERNATIVES)
    .map(({ passage }) => passage);
  return {
    passage: best.passage,
    likely: likelihood(best),
    byItself: best.byItself,
    others,
    otherStates: heard.state ? [] : statesOf(hits, usable[0]),
  };
}

function bestFor(
  hits: readonly Hit[],
  usable: readonly Hit[],
  state: string | null,
  question: string,
  search: (text: string) => readonly Hit[],
): Hit | undefined {
  const [first] = usable;
  const general = generalPassageOf(hits);
  if (!state) return betterHit(first, general);
  const withState = stateNamed(question) ? question : `${question} in ${stateName(state)}`;
  const own = ofState(search(withState), state, hits);
  // The state's name is in each of its passages, so the rest of the question has to match as well.
  const isNamed = stateNamed(question) !== null && isNear(own, usable);
  const isMeant =
    own &&
    (isNamed ||
      own.score === Infinity ||
      first?.passage === own.passage ||
      [first, general].some((hit) => hit && own.passage.exactFor?.includes(hit.passage.id)));
  return isMeant ? own : betterHit(first, general);
}

const NEAREST = 3;

function isNear(own: Hit | undefined, hits: readonly Hit[]): boolean {
  return own !== undefined && hits.slice(0, NEAREST).some(({ passage }) => passage === own.passage);
}

/** Passages for people in danger are shown only to those who mention a danger, however similar the other words are. */
const dangerTopics =
  /-(?:protect\w*|safety|abuse\w*|is-it-abuse|violence|am-i-the-abuser|phone-watched|tracker\w*|hotline)(?:-|$)/;
const mentionsDanger =
  /\b(?:protect\w*|restrain\w*|no.contact|abus\w*|violen\w*|hits?|hitting|hurt\w*|afraid|scared|fear\w*|threat\w*|safe\w*|unsafe|stalk\w*|track\w*|watch\w*|spy\w*|phone|guns?|danger\w*|control\w*|shov\w*|push\w*|chok\w*)\b/i;

const mentionsChoking = /\b(?:chok\w*|strangl\w*|necks?|throat|breathe?|breathing|windpipe|headlock)\b/i;

/** People name hands on the neck explicitly, so no other violence may find this passage. */
function isAboutChoking({ id }: Passage): boolean {
  return id === 'emma-choked';
}

function isAboutDanger({ id }: Passage): boolean {
  return dangerTopics.test(id);
}

/** Returns the probability that a hit answers, given how far it stands out from the others. */
function likelihood({ coverage }: Hit): number {
  return coverage;
}
