import { stateOfPlace } from '../retrieval/city-state.ts';
import { stateChoices } from '../retrieval/us-state.ts';
import type { Children } from '../situation/children.ts';
import { type Situation, findChildrenFacts, findCurrentStage } from '../situation/situation.ts';
import type { Stage } from '../situation/stage.ts';
import type { Day } from '../tools/day.ts';
import { type HouseFigures, houseFigures } from './house-figures.ts';
import { findServiceDay } from './served-day.ts';

export const factKeys = ['state', 'stage', 'children', 'house', 'served'] as const;
export type FactKey = (typeof factKeys)[number];

/** How the person corrected a fact that was read from their messages. */
export interface Amendment {
  /** The corrected value. Null if the person removed the fact. */
  value: string | null;
  /** The number of messages since the correction. Only these may state the fact again. */
  later: number;
}
export type Amendments = Readonly<Partial<Record<FactKey, Amendment>>>;

/** The facts that a conversation contains about the person. Unknown facts are null. */
export interface KnownFacts {
  /** Two-letter code. */
  state: string | null;
  situation: Situation;
  house: HouseFigures | null;
  /** The day on which the person received court papers. */
  served: Day | null;
}

/** Facts that the person shared from a conversation with another advisor. */
export type SharedFacts = Readonly<Partial<Facts>>;

interface Facts {
  /** Two-letter code. */
  state: string;
  stage: Stage;
  children: Children;
  /** In whole dollars. */
  house: HouseFigures;
  served: Day;
}

/**
 * Collects facts from the person's own messages, newest first and written on `days`, and applies the person's
 * corrections. The conversation starts from the facts that they shared from others, except those corrected here.
 */
export function collectFacts(
  messages: readonly string[],
  amendments: Amendments,
  today: Day,
  days: readonly Day[] = [],
  shared: SharedFacts = {},
): KnownFacts {
  const telling = (key: FactKey) => messages.slice(0, amendments[key]?.later);
  const known = <Key extends FactKey>(key: Key) => (amendments[key] ? null : (shared[key] ?? null));
  return {
    state: lastState(telling('state')) ?? amendments.state?.value ?? known('state'),
    situation: {
      children: findChildrenFacts(telling('children'), known('children')),
      stage: findCurrentStage(telling('stage'), known('stage')),
    },
    house: houseFigures(telling('house'), known('house')),
    served: findServiceDay(telling('served'), days, today, known('served')),
  };
}

function lastState(messages: readonly string[]): string | null {
  for (const message of messages) {
    const state = stateIn(message);
    if (state !== null) return state;
  }
  return null;
}

/** Requires that the person lives there. A state where only the other party lives is not the person's state. */
const ofOwn = /\b(?:i(?:'m| am|m)?|we(?:'re| are|re)?|my)\b[^.!?;]*$/i;
const ofOther =
  /\b(?:he|she|they|he's|she's|hes|shes|his|her|ex|husband|wife|spouse|mom|mother|dad|father|sister|brother|friend|parents|llc|company|trust|account|property|land|condo|cabin|job|office|firm|college|university|camp|trip|vacation|oil fields?)\b[^.!?;]*$/i;

/** "I'm outside of Lewistown, Montana" is one clause. */
const placeAndState = new RegExp(`,\\s*(${stateChoices.map(([, name]) => name).join('|')})\\b`, 'gi');

/** Processed clause by clause, so that "I live in Georgia, he is in Tennessee" names Georgia. */
function ownState(message: string): string | null {
  const clauses = message
    .replace(placeAndState, ' $1')
    .split(
      /[.!?;,\n]+|\b(?:and|but|while|now)\b|(?=\b(?:he|she|they|my (?:ex|husband|wife)) (?:is|lives?|moved)\b)/i,
    )
    .filter((clause) => !/^\s*(?:why|not|no)\b/i.test(clause));
  const named = clauses.flatMap((clause) => {
    const code = stateOfPlace(clause);
    return code ? [{ code, isOwn: ofOwn.test(clause), isOther: ofOther.test(clause) }] : [];
  });
  const found =
    named.find(({ isOwn, isOther }) => isOwn && !isOther) ?? named.find(({ isOther }) => !isOther);
  return found?.code ?? null;
}

const corrected = /\b(?:i )?(?:meant?|mean to say)\b(.*)/i;

/** "Sorry, I meant Ohio, my sister is in Iowa" names Ohio. */
function stateIn(message: string): string | null {
  const after = corrected.exec(message)?.[1]?.split(/[.!?,;]/)[0];
  return (after && stateOfPlace(after)) || ownState(message);
}
