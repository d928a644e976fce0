import type { Source } from '../passage.ts';
import type { FactName, StateFile } from './state-file.ts';
import { type VerifiedFact, verifiedFacts } from './verified-facts.ts';

/** The same sentences for the page of a state and for the advisors' passages. They contain only verified facts. */
export interface StateLines {
  start: string;
  court: string | null;
  filing: readonly string[];
  answer: string;
  fee: string;
  property: string;
  support: string;
  parentClass: string;
  protection: string;
  /** The plain values of the verified facts. */
  known: Partial<Record<FactName, string>>;
  /** Questions for the clerk about facts that were not verified here. Null if all were. */
  unchecked: string | null;
  sourcesOf(...names: FactName[]): Source[];
}

const labels = {
  residency: 'How long you need to live there first',
  firstPaper: 'The first form to file',
  parties: 'What the court papers call the two of you',
  noFaultGround: 'The no-fault reason for divorce',
  waitingPeriod: 'The waiting period',
  covenantMarriage: 'Covenant marriages',
} as const;
export const filingFacts = Object.keys(labels) as (keyof typeof labels)[];

const uncheckedNames = {
  court: 'which court to file in',
  residency: 'how long you need to live there first',
  firstPaper: 'which papers start the case',
  waitingPeriod: 'the shortest time a divorce can take',
} as const;

export function stateLines(state: StateFile): StateLines {
  const { name } = state;
  const facts = verifiedFacts(state);
  const value = (fact: FactName) => facts[fact]?.value;
  return {
    start: facts.selfHelp
      ? `Start with free help for ${name}: ${facts.selfHelp.value}.`
      : `Start at the ${name} courts' self-help site. Search for "${name} courts self-help." The site has the forms and the steps.`,
    court: facts.court ? `Court that hears divorces: ${facts.court.value}.` : null,
    filing: filingFacts.flatMap((fact) => (facts[fact] ? [filingLine(fact, facts[fact].value)] : [])),
    answer: facts.answerDeadline
      ? `Time to answer: ${facts.answerDeadline.value}. Always go by the number on your own papers.`
      : 'The number of days to answer is on your summons. Count from the day you were served, and ask the clerk to check your date.',
    fee: facts.feeWaiver
      ? `If you can't pay the fee, here's what to ask the clerk about: ${facts.feeWaiver.value}.`
      : "If you can't pay the fee, ask the clerk for the fee waiver form.",
    property: propertyLine(name, value('property')),
    support: supportLine(value('supportModel')),
    parentClass: facts.parentingClass
      ? `Parenting class: ${facts.parentingClass.value}.`
      : 'Many courts ask parents to take a class. Ask the clerk whether yours does.',
    protection: protectionLine(facts),
    known: Object.fromEntries(Object.entries(facts).map(([fact, { value: known }]) => [fact, known])),
    unchecked: listOf(
      Object.entries(uncheckedNames).flatMap(([fact, words]) => (facts[fact as FactName] ? [] : [words])),
    ),
    sourcesOf: (...names) => {
      const sources = names.flatMap((fact) => facts[fact]?.source ?? []);
      return [...new Map(sources.map((source) => [source.url, source])).values()];
    },
  };
}

function filingLine(fact: (typeof filingFacts)[number], value: string): string {
  if (fact !== 'covenantMarriage') return `${labels[fact]}: ${value}`;
  return value === 'yes'
    ? 'Covenant marriages have their own rules here'
    : 'There are no covenant marriages here';
}

/** A list such as `which court to file in or which papers start the case`. */
function listOf(names: readonly string[]): string | null {
  return names.length > 0 ? new Intl.ListFormat('en-US', { type: 'disjunction' }).format(names) : null;
}

function propertyLine(name: string, property: string | undefined): string {
  if (property === 'community property') {
    return `${name} is one of nine community property states. Most of what the two of you earned or bought while married belongs to both of you.`;
  }
  if (property === undefined) return 'Ask a lawyer or legal aid how property is divided.';
  return `${name} isn't one of the nine community property states. A judge divides property fairly, which may not mean 50/50.`;
}

function supportLine(model: string | undefined): string {
  switch (model) {
    case 'income shares':
      return `Child support is based on both parents' pay ("income shares").`;
    case 'percentage of income':
      return "Child support is a share of the paying parent's income.";
    case 'Melson formula':
      return `Child support is based on both parents' pay after each keeps enough to live on (the "Melson" formula).`;
    default:
      return "Child support is based on the state's own formula.";
  }
}

function protectionLine({
  protectiveOrder,
  protectiveFirstStep,
}: Partial<Record<FactName, VerifiedFact>>): string {
  if (!protectiveOrder || !protectiveFirstStep) {
    return 'It may be called a protective order or a restraining order. Ask the court clerk in your county how to get one.';
  }
  return `Name of the order: ${protectiveOrder.value}. First step: ${protectiveFirstStep.value}.`;
}
