import type { Passage } from '#content/passage.ts';
import { passagesByAdvisor } from '#content/passages.ts';
import { SUPPORT } from '#domain/assistant.ts';
import { isStateAlone } from '#domain/retrieval/state-alone.ts';
import { terms } from '#domain/retrieval/terms.ts';
import { stateNamed } from '#domain/retrieval/us-state.ts';
import { childrenIn } from '#domain/situation/children.ts';
import { stageIn } from '#domain/situation/stage.ts';
import { CLOSEST_SHOWN } from './by-state.ts';
import type { Sought } from './find-for.ts';
import { findInFull } from './find-in-full.ts';
import type { Finding, KnownTurn } from './finding.ts';
import { fitOf } from './fitting.ts';
import type { Library } from './open-library.ts';
import { hasSaid } from './said-before.ts';
import { stepOf } from './step-finding.ts';
import { lastSaid } from './subject.ts';
import { tellsOnly } from './told.ts';

/** From so many words on there is more on somebody's mind than what is remembered of it. */
const MORE_THAN_FACTS = 12;
const TERMS_OF_A_STORY = 3;

/** "My son wets the bed" is more than that there is a son. */
function mentionsOnly(text: string): boolean {
  const children = childrenIn(text)?.children ?? null;
  const isOfChildren = children !== null && children !== 'none' && children.ages.length === 0;
  return isOfChildren && stageIn(text) === null && terms(text).size >= TERMS_OF_A_STORY;
}

/** "We have no kids", and nothing asked. Whoever was served has a day to keep, and gets the first step at once. */
export function toldFor(
  library: Library,
  turn: KnownTurn,
  { finding }: Sought,
  inContext: Sought | null,
): Finding | null {
  if (!tellsOnly(turn.text)) return null;
  const nothingMore = { kind: 'told', passages: ofItsState(turn), elsewhere: null } as const;
  if (stageIn(turn.text) === 'served') return stepOf(turn) ?? nothingMore;
  // What was asked before may only have lacked this.
  const [previous] = turn.questions;
  const isUnanswered = previous !== undefined && !tellsOnly(previous) && lastSaid(turn, 1) === null;
  const answered = isUnanswered ? (answerOf(inContext) ?? findInFull(library, previousOf(turn))) : null;
  if (answered) return answered;
  const hasMore = turn.text.trim().split(/\s+/).length > MORE_THAN_FACTS || mentionsOnly(turn.text);
  if (hasMore && 'passages' in finding && finding.kind !== 'said-before')
    return { kind: 'heard', passages: finding.passages, elsewhere: null };
  return nothingMore;
}

function answerOf(sought: Sought | null): Finding | null {
  return sought?.finding.kind === 'answer' ? sought.finding : null;
}

/** The question before, with what is known by now. */
function previousOf(turn: KnownTurn): KnownTurn {
  return { ...turn, text: turn.questions[0] ?? '' };
}

/** Who names a state and nothing else gets to see what there is on it. */
function ofItsState(turn: KnownTurn): Passage[] {
  if (turn.advisor === SUPPORT || !isStateAlone(turn.text)) return [];
  const state = stateNamed(turn.text);
  return passagesByAdvisor[turn.advisor]
    .filter((passage) => passage.state === state && !hasSaid(passage, turn))
    .toSorted((one, other) => fitOf(other, turn.situation) - fitOf(one, turn.situation))
    .slice(0, CLOSEST_SHOWN);
}
