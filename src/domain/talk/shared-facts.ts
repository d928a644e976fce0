import type { AdvisorId } from '../advisor.ts';
import { type AssistantId, SUPPORT } from '../assistant.ts';
import type { Children } from '../situation/children.ts';
import { type FactKey, type SharedFacts, type KnownFacts, factKeys } from './understood.ts';

export interface Share {
  advisor: AdvisorId;
  facts: SharedFacts;
}

/** The facts that a conversation starts with, and the advisor who was told each one. */
interface KnownFromOthers {
  facts: SharedFacts;
  tellers: Readonly<Partial<Record<FactKey, AdvisorId>>>;
}

/**
 * `shares` are in the order in which they were shared. The newest share of a fact takes precedence. The support chat
 * knows none.
 */
export function knownFromOthers(shares: readonly Share[], assistant: AssistantId): KnownFromOthers {
  const others = assistant === SUPPORT ? [] : shares.filter(({ advisor }) => advisor !== assistant);
  const known: SharedFacts = {};
  const tellers: Partial<Record<FactKey, AdvisorId>> = {};
  for (const { advisor, facts } of others) {
    Object.assign(known, facts);
    for (const key of factKeys) if (facts[key] !== undefined) tellers[key] = advisor;
  }
  return { facts: known, tellers };
}

/**
 * The facts to share from a conversation: those in `told`, its own messages, that have the same value in `known`, which
 * includes facts from other advisors. A partial fact is excluded, because it would replace the known one. `shared`
 * facts stay.
 */
export function shareableFacts(told: KnownFacts, known = told, shared: SharedFacts = {}): SharedFacts {
  const facts = { ...inForm(told) };
  for (const key of factKeys) {
    if (shared[key] === undefined && !hasSameFact(key, told, known)) delete facts[key];
  }
  return facts;
}

/** The form that the database accepts. Figures out of range are omitted. */
function inForm({ state, situation, house, served }: KnownFacts): SharedFacts {
  const { stage, children } = situation;
  const figures = house && { value: Math.round(house.value), owed: Math.round(house.owed) };
  return {
    ...(state && { state }),
    ...(stage && { stage }),
    ...(children && { children: countable(children) }),
    ...(figures && Math.max(figures.value, figures.owed) < TOO_MANY_DOLLARS && { house: figures }),
    // A date is the day of service only for people who were served.
    ...(stage === 'served' && served && { served }),
  };
}

const TOO_MANY_DOLLARS = 1e12;
const TOO_MANY_CHILDREN = 100;

function countable(children: Children): Children {
  if (children === 'none' || (children.many ?? 0) < TOO_MANY_CHILDREN) return children;
  return { many: null, ages: children.ages };
}

/** Whether two conversations have the same value. */
export function hasSameFact(key: FactKey, one: KnownFacts, other: KnownFacts): boolean {
  return JSON.stringify(factIn(one, key)) === JSON.stringify(factIn(other, key));
}

function factIn(understood: KnownFacts, key: FactKey): unknown {
  return { ...understood, ...understood.situation }[key];
}
