import type { Passage } from '#content/passage.ts';
import { assistantName } from '#content/assistant-name.ts';
import { type AssistantId, assistantIds, canTalkTo } from '#domain/assistant.ts';
import { stateName } from '#domain/retrieval/us-state.ts';
import type { Turn } from '../engine.ts';
import type { Library } from '../library/open-library.ts';
import { lastCited } from '../talk/conversation-memory.ts';
import { findPassage } from '../talk/find-passage.ts';
import type { Heard } from '../talk/heard.ts';
import { estimateTokens } from './estimate-tokens.ts';
import { needsNoSources, searchesFor } from './searches-for.ts';

/** A passage that a model may answer from; its place in the list, from 1, is the number that it cites. */
export interface Source {
  passage: Passage;
  /** The other guide whose library it stands in; null for the advisor's own. */
  from: AssistantId | null;
}

const MOST_SOURCES = 5;
const SOURCE_TOKENS = 1600;
/** Less likely than this to answer, and a passage is about something else: it would only lead a model astray. */
const OWN_FROM = 0.06;
/** The other guides' texts have to fit better: the conversation is in this one's field. */
const OTHERS_FROM = 0.25;
const OTHERS_AT_MOST = 2;

/** The best passages of every library that is open to the person, for each thing that the message asks. */
export function sourcesFor(library: Library, turn: Turn, heard: Heard): Source[] {
  if (needsNoSources(turn, heard)) return [];
  const found = searchesFor(turn, heard).map((search) => [
    ...ownFor(library, turn, heard, search),
    ...othersFor(library, turn, heard, search),
  ]);
  return fitting([...inTurns(found), ...citedBefore(turn)]);
}

/** "Go on", "what do you mean by that?": what was cited last is still spoken of. */
function citedBefore(turn: Turn): Source[] {
  return lastCited(turn).map((passage) => ({
    passage,
    from: passage.advisor === turn.advisor ? null : passage.advisor,
  }));
}

function ownFor(library: Library, turn: Turn, heard: Heard, search: string): Source[] {
  const candidate = findPassage(library, turn, heard, turn.advisor, search);
  if (!candidate || candidate.likely < OWN_FROM) return [];
  return [candidate.passage, ...candidate.others].map((passage) => ({ passage, from: null }));
}

function othersFor(library: Library, turn: Turn, heard: Heard, search: string): Source[] {
  return assistantIds
    .filter((assistant) => assistant !== turn.advisor && canTalkTo(assistant, turn.accessible))
    .flatMap((from) => {
      const candidate = findPassage(library, turn, heard, from, search);
      return candidate && candidate.byItself >= OTHERS_FROM ? [{ candidate, from }] : [];
    })
    .toSorted((one, other) => other.candidate.byItself - one.candidate.byItself)
    .slice(0, OTHERS_AT_MOST)
    .map(({ candidate, from }) => ({ passage: candidate.passage, from }));
}

/** The best for each question first, then the second best for each: none of them goes without. */
function inTurns(lists: readonly (readonly Source[])[]): Source[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}

function fitting(sources: readonly Source[]): Source[] {
  const unique = [...new Map(sources.map((source) => [source.passage.id, source])).values()];
  const kept: Source[] = [];
  let left = SOURCE_TOKENS;
  for (const source of unique) {
    left -= estimateTokens(source.passage.text);
    if (left < 0 || kept.length === MOST_SOURCES) break;
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
