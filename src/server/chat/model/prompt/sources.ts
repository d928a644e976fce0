import type { Passage } from '#content/passage.ts';
import { assistantName } from '#content/assistant-name.ts';
import { passagesByAdvisor } from '#content/passages.ts';
import { type AssistantId, SUPPORT, assistantIds, canTalkTo } from '#domain/assistant.ts';
import { terms } from '#domain/retrieval/terms.ts';
import { stateName } from '#domain/retrieval/us-state.ts';
import type { Turn } from '../../engine.ts';
import type { Library } from '../../library/open-library.ts';
import { lastCited } from '../../talk/conversation-memory.ts';
import { type Candidate, findPassage } from '../../talk/find-passage.ts';
import type { Interpretation } from '../../talk/heard.ts';
import { estimateTokens } from '../provider/estimate-tokens.ts';
import { type Search, needsNoSources, searchesFor } from './searches-for.ts';

/** A passage that a model may answer from. Its position in the list, from 1, is the number of its citation. */
export interface Source {
  passage: Passage;
  /** The other advisor whose library contains the passage. Null for the advisor's own. */
  from: AssistantId | null;
}

const MAX_SOURCES = 5;
const SOURCE_TOKENS = 1600;
/** Minimum score for the words alone to identify the passage. Below it, the earlier topic may help. */
const FOUND_THRESHOLD = 0.35;
/** Below this probability a passage would only mislead a model. */
const OWN_THRESHOLD = 0.12;
/** The threshold for other advisors' passages is higher, because the conversation is in this advisor's field. */
const OTHERS_THRESHOLD = 0.3;
/** A message without a question needs a closer match, and an even closer one for a passage of another advisor. */
const OWN_STATEMENT_THRESHOLD = 0.3;
const OTHERS_STATEMENT_THRESHOLD = 0.45;
const MAX_OTHER_PASSAGES = 2;

/** Returns the best passages of every library that is open to the person, for each question in the message. */
export function sourcesFor(library: Library, turn: Turn, heard: Interpretation): Source[] {
  if (needsNoSources(turn, heard)) return [];
  const found = searchesFor(turn, heard).map((search) => [
    ...ownPassages(library, turn, heard, search),
    ...otherPassages(library, turn, heard, search),
  ]);
  const [first, ...others] = interleaved(found);
  return fitting([...(first ? [first] : []), ...ofOwnState(turn, heard), ...others, ...citedBefore(turn)]);
}

/** The texts made from a state's facts, by the end of their IDs. Almost every question depends on one of them. */
const stateTexts: Partial<Record<AssistantId, RegExp>> = {
  hannah: /-filing$/,
  max: /-money$/,
  ava: /-children$/,
  emma: /-protection$/,
};

/** The search misses the state's text when a later question no longer names the state. */
function ofOwnState(turn: Turn, { state, questions }: Interpretation): Source[] {
  const text = stateTexts[turn.advisor];
  if (!text || turn.advisor === SUPPORT || state === null || questions.length === 0) return [];
  const passage = passagesByAdvisor[turn.advisor].find((each) => each.state === state && text.test(each.id));
  return passage ? [{ passage, from: null }] : [];
}

/** After "Go on" or "what do you mean by that?", the topic is still the last citation. */
function citedBefore(turn: Turn): Source[] {
  return lastCited(turn).map((passage) => ({
    passage,
    from: passage.advisor === turn.advisor ? null : passage.advisor,
  }));
}

function ownPassages(library: Library, turn: Turn, heard: Interpretation, search: Search): Source[] {
  const candidate = bestFor(library, turn, heard, turn.advisor, search);
  if (!candidate || candidate.likely < (search.isQuestion ? OWN_THRESHOLD : OWN_STATEMENT_THRESHOLD))
    return [];
  return [candidate.passage, ...candidate.others].map((passage) => ({ passage, from: null }));
}

function otherPassages(library: Library, turn: Turn, heard: Interpretation, search: Search): Source[] {
  const least = search.isQuestion ? OTHERS_THRESHOLD : OTHERS_STATEMENT_THRESHOLD;
  return assistantIds
    .filter((assistant) => assistant !== turn.advisor && canTalkTo(assistant, turn.accessible))
    .flatMap((from) => {
      const candidate = bestFor(library, turn, heard, from, search);
      return candidate && candidate.likely >= least ? [{ candidate, from }] : [];
    })
    .toSorted((one, other) => other.candidate.likely - one.candidate.likely)
    .slice(0, MAX_OTHER_PASSAGES)
    .map(({ candidate, from }) => ({ passage: candidate.passage, from }));
}

function bestFor(
  library: Library,
  turn: Turn,
  heard: Interpretation,
  assistant: AssistantId,
  { text, inMessage, inTalk }: Search,
): Candidate | null {
  const find = (words: string) => findPassage(library, turn, heard, assistant, words);
  const alone = find(text);
  if (alone && alone.likely >= FOUND_THRESHOLD) return alone;
  const fromTalk = assistant === turn.advisor ? inTalk.map(find) : [];
  return [
    ...[...new Set(inMessage)].filter((words) => words !== text).map(find),
    // The earlier topic always matches its own passage, so the passage must also contain a word of the question.
    ...fromTalk.filter((candidate) => candidate && mentionsTopic(candidate, text)),
  ].reduce((best, next) => (!next || (best && best.likely >= next.likely) ? best : next), alone);
}

function mentionsTopic({ passage }: Candidate, question: string): boolean {
  const told = terms([passage.title, ...passage.asks, passage.text].join('\n'));
  return [...terms(question)].some((term) => told.has(term));
}

/** The best for each question come first, then the second best for each, so that every question has a source. */
function interleaved(lists: readonly (readonly Source[])[]): Source[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}

function fitting(sources: readonly Source[]): Source[] {
  const unique = [...new Map(sources.map((source) => [source.passage.id, source])).values()];
  const kept: Source[] = [];
  let left = SOURCE_TOKENS;
  for (const source of unique) {
    left -= estimateTokens(source.passage.text);
    if (left < 0 || kept.length === MAX_SOURCES) break;
    kept.push(source);
  }
  return kept;
}

export function sourceBlock(sources: readonly Source[]): string {
  return sources
    .map(({ passage: { title, text, short, corrects, state }, from }, index) => {
      const place = state ? ` state="${stateName(state)}"` : '';
      const guide = from ? ` guide="${assistantName(from)}"` : '';
      const lines = [
        ...(short ? [`In short: ${short}`] : []),
        ...(corrects ? [`Often believed and not so: ${corrects}`] : []),
        text,
      ];
      return `<source n="${index + 1}" title="${title.replaceAll('"', "'")}"${place}${guide}>\n${lines.join('\n')}\n</source>`;
    })
    .join('\n\n');
}
