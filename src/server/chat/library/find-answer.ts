import type { Passage } from '#content/passage.ts';
import { type AssistantId, assistantIds } from '#domain/assistant.ts';
import { ANSWER_FROM, type Tier, tierOf } from '#domain/retrieval/coverage.ts';
import { followUp } from '#domain/retrieval/follow-up.ts';
import { type SmallTalk, smallTalk } from '#domain/retrieval/small-talk.ts';
import { terms } from '#domain/retrieval/terms.ts';
import { stateName, stateNamed, withoutStateNames } from '#domain/retrieval/us-state.ts';
import type { Turn } from '../engine.ts';
import type { Hit, Library } from './open-library.ts';

export type Finding =
  | { kind: SmallTalk }
  | {
      kind: 'answer';
      passage: Passage;
      /** Nearly as fitting: the question may have meant these. */
      alternatives: readonly Passage[];
      state: string | null;
      otherStates: readonly string[];
    }
  | { kind: 'state-needed'; states: readonly string[] }
  | { kind: 'closest'; passages: readonly Passage[]; elsewhere: AssistantId | null }
  | { kind: 'nothing'; elsewhere: AssistantId | null };

/** How much better another library must fit before a person is sent there. */
const CLEARLY_BETTER = 0.2;
const CLOSEST_SHOWN = 3;
// With the runner-up this near, the first was the right one in 48 of 68 cases; else in 140 of 143.
const NEARLY_AS_FITTING = 0.1;
/** As likely as this to answer the question, a text may be asked for instead of the one that came. */
const ALTERNATIVE_FROM = 0.25;
const ALTERNATIVES_SHOWN = 2;

export function findAnswer(library: Library, turn: Turn): Finding {
  const first = find(library, turn);
  if (turn.passedOver.length === 0) return first;
  const next = find(withoutPassedOver(library, turn), turn);
  const other = next.kind === 'answer' ? next : nearTo(first, turn);
  if (!other) return first;
  // The first one stays at hand: asked once more, it is the answer again.
  const near = first.kind === 'answer' ? [first.passage, ...first.alternatives] : [];
  const alternatives = [...new Set([...near, ...other.alternatives])].filter(
    (passage) => passage !== other.passage,
  );
  return { ...other, alternatives: alternatives.slice(0, ALTERNATIVES_SHOWN) };
}

/** One of the texts named beside the first, too unlikely to be the answer by itself. */
function nearTo(first: Finding, { passedOver }: Turn) {
  if (first.kind !== 'answer') return null;
  const passage = first.alternatives.find(({ id }) => !passedOver.includes(id));
  return passage ? { ...first, passage } : null;
}

function withoutPassedOver(library: Library, { passedOver }: Turn): Library {
  return {
    search: (assistant, question) =>
      library.search(assistant, question).filter(({ passage }) => !passedOver.includes(passage.id)),
  };
}

function find(library: Library, turn: Turn): Finding {
  const talk = smallTalk(turn.text);
  if (talk) return { kind: talk };
  const [previous] = turn.questions;
  const kind = previous ? followUp(turn.text) : 'stands-alone';
  const alone = findFor(library, turn, turn.text);
  const isEnough =
    !isStateAlone(turn.text) && (kind === 'continues' ? isClear(alone.finding) : alone.tier === 'answer');
  if (kind === 'stands-alone' || isEnough) return alone.finding;
  const together = findFor(library, turn, `${turn.text}\n${previous}`);
  return together.tier === 'answer' && speaksOf(together.finding, turn.text)
    ? together.finding
    : alone.finding;
}

/** An answer to "which state", no question: it would be near to every text of that state. */
function isStateAlone(text: string): boolean {
  const state = stateNamed(text);
  return state !== null && (state === text.trim() || terms(withoutStateNames(text)).size === 0);
}

function isClear(finding: Finding): boolean {
  return finding.kind === 'answer' && finding.alternatives.length === 0;
}

function findFor(library: Library, turn: Turn, question: string): { tier: Tier; finding: Finding } {
  const named = stateNamed(question);
  const state = named ?? stateNamed(turn.text) ?? stateSaid(turn);
  const hits = searchFor(library, turn, turn.advisor, withoutStateNames(question));
  const usable = hits.filter(({ passage }) => !passage.state || passage.state === state);
  const withState = state && !named ? `${question} in ${stateName(state)}` : question;
  const own = state ? ofState(searchFor(library, turn, turn.advisor, withState), state, hits) : undefined;
  const general = state ? generalOf(hits) : undefined;
  const best = own ?? mostSure(usable[0], general);
  const tier = tierOf(best?.coverage ?? 0);
  const otherStates = state ? [] : statesOf(hits, usable[0]);

  if (best && tier === 'answer') {
    const { passage } = best;
    const alternatives = alternativesTo(best, usable);
    return { tier, finding: { kind: 'answer', passage, alternatives, state, otherStates } };
  }
  if (otherStates.length > 0)
    return { tier: 'answer', finding: { kind: 'state-needed', states: otherStates } };

  const elsewhere = betterPlace(library, turn, question, best?.coverage ?? 0);
  if (tier === 'nothing') return { tier, finding: { kind: 'nothing', elsewhere } };
  const passages = usable.slice(0, CLOSEST_SHOWN).map((hit) => hit.passage);
  return { tier, finding: { kind: 'closest', passages, elsewhere } };
}

/** What was said of the state once holds until another is named, in this conversation alone. */
function stateSaid({ questions }: Turn): string | null {
  return questions.map(stateNamed).find((state) => state !== null) ?? null;
}

function searchFor(library: Library, turn: Turn, assistant: AssistantId, question: string): readonly Hit[] {
  const hits = library.search(assistant, question);
  return turn.hasViolence ? hits.filter(({ passage }) => suitsAfterViolence(passage)) : hits;
}

/** Where the state is named, its own passage wins over the general one when it speaks of the question too. */
function ofState(named: readonly Hit[], state: string, unnamed: readonly Hit[]): Hit | undefined {
  const own = named
    .slice(0, CLOSEST_SHOWN)
    .find(({ passage, coverage }) => passage.state === state && coverage >= ANSWER_FROM);
  if (own?.score === Infinity) return own;
  // The name of a state is said in each of its texts: which of them is meant, the rest of the question tells.
  const general = generalOf(unnamed);
  if (!general || general.coverage < ANSWER_FROM) return own;
  const exact = unnamed.find(
    ({ passage }) => passage.state === state && passage.exactFor?.includes(general.passage.id),
  );
  return exact ? { ...general, passage: exact.passage } : own;
}

/** The best passage for every state; where only the text of some state fits, the one that it makes exact. */
function generalOf(hits: readonly Hit[]): Hit | undefined {
  const general = hits.find(({ passage }) => !passage.state);
  if (general && general.coverage >= ANSWER_FROM) return general;
  const exact = hits
    .slice(0, CLOSEST_SHOWN)
    .find(({ passage, coverage }) => passage.exactFor && coverage >= ANSWER_FROM);
  const meant = hits.find(({ passage }) => exact?.passage.exactFor?.includes(passage.id));
  return exact && meant ? { ...meant, coverage: exact.coverage } : general;
}

function mostSure(one: Hit | undefined, other: Hit | undefined): Hit | undefined {
  return other && other.coverage > (one?.coverage ?? 0) ? other : one;
}

function alternativesTo(best: Hit, hits: readonly Hit[]): Passage[] {
  return hits
    .filter(
      (hit) =>
        hit !== best && hit.score >= best.score * NEARLY_AS_FITTING && hit.coverage >= ALTERNATIVE_FROM,
    )
    .slice(0, ALTERNATIVES_SHOWN)
    .map(({ passage }) => passage);
}

/** The states with a text on what was asked, by name: those that came up, and all that make the same one exact. */
function statesOf(hits: readonly Hit[], general: Hit | undefined): string[] {
  const found = hits
    .slice(0, CLOSEST_SHOWN)
    .filter(({ passage, coverage }) => passage.state && coverage >= ANSWER_FROM)
    .map(({ passage }) => passage);
  const asked = new Set(found.flatMap(({ exactFor = [] }) => exactFor));
  if (general && general.coverage >= ANSWER_FROM) asked.add(general.passage.id);
  const alike = hits
    .map(({ passage }) => passage)
    .filter(({ exactFor = [] }) => exactFor.some((id) => asked.has(id)));
  return [...new Set([...found, ...alike].flatMap(({ state }) => state ?? []))].toSorted();
}

function betterPlace(library: Library, turn: Turn, question: string, covered: number): AssistantId | null {
  const [best] = assistantIds
    .filter((assistant) => assistant !== turn.advisor)
    .map((assistant) => {
      const state = stateNamed(question);
      const hit = searchFor(library, turn, assistant, question).find(
        ({ passage }) => !passage.state || passage.state === state,
      );
      // Alike in words, the one that knows the very question wins.
      return { assistant, covered: hit?.coverage ?? 0, isExact: hit?.score === Infinity };
    })
    .toSorted((a, b) => b.covered - a.covered || Number(b.isExact) - Number(a.isExact));
  if (!best || best.covered < ANSWER_FROM || best.covered < covered + CLEARLY_BETTER) return null;
  return best.assistant;
}

const needsTheOther = /\b(mediat|negotiat|compromis|face to face|sit down together|apologi)/i;
const knowsFear = /\b(afraid|scared|fear|abus|violen|danger|safe)/i;

/** After violence nothing is offered that needs a meeting, a deal or goodwill, unless it is about that very fear. */
function suitsAfterViolence({ title, asks, text }: Passage): boolean {
  return (
    knowsFear.test([title, ...asks].join('\n')) || !needsTheOther.test([title, ...asks, text].join('\n'))
  );
}

function speaksOf(finding: Finding, question: string): boolean {
  if (finding.kind === 'state-needed') return true;
  if (finding.kind !== 'answer') return false;
  if (stateNamed(question)) return true;
  const { title, asks, text } = finding.passage;
  const said = terms([title, ...asks, text].join('\n'));
  return [...terms(question)].some((asked) => said.has(asked));
}
