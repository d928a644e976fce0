import type { Passage } from '#content/passage.ts';
import { followUp } from '#domain/retrieval/follow-up.ts';
import { stateName, stateNamed, withoutStateNames } from '#domain/retrieval/us-state.ts';
import type { Turn } from '../engine.ts';
import type { Library } from '../library/open-library.ts';
import { estimateTokens } from './estimate-tokens.ts';

const MOST_SOURCES = 4;
const SOURCE_TOKENS = 1200;
/** Less likely than this to answer the question, and a passage is about something else: a recipe gets to 0.01. */
const RELATED_FROM = 0.05;

/** The passages that a model gets to answer from; their place, from 1, is the number it cites. */
export function sourcesFor(library: Library, turn: Turn): Passage[] {
  const question = withPrevious(turn);
  const state = [turn.text, ...turn.questions].map(stateNamed).find((named) => named !== null) ?? null;
  const searched = [question, withoutStateNames(question)].flatMap((text) =>
    library.search(turn.advisor, text).filter(({ byItself }) => byItself >= RELATED_FROM),
  );
  const ofPlace = searched
    .map(({ passage }) => passage)
    .filter((passage) => !passage.state || !state || passage.state === state)
    // Ten states have a text on the same: without a state they must not push out what holds in each.
    .toSorted(
      (one, other) => Number(!state && one.state !== undefined) - Number(!state && other.state !== undefined),
    );
  const kept: Passage[] = [];
  let left = SOURCE_TOKENS;
  for (const passage of new Set(ofPlace)) {
    left -= estimateTokens(passage.text);
    if (left < 0 || kept.length === MOST_SOURCES) break;
    kept.push(passage);
  }
  return kept;
}

function withPrevious({ text, questions: [previous] }: Turn): string {
  return previous && followUp(text) !== 'stands-alone' ? `${text}\n${previous}` : text;
}

export function sourceBlock(passages: readonly Passage[]): string {
  return passages
    .map(({ title, text, state }, index) => {
      const place = state ? ` state="${stateName(state)}"` : '';
      return `<source n="${index + 1}" title="${title.replaceAll('"', "'")}"${place}>\n${text}\n</source>`;
    })
    .join('\n\n');
}
