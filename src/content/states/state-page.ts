import { typographicSection } from '../articles/typographic-quotes.ts';
import type { Source } from '../passage.ts';
import type { ResourceSection } from '../resource.ts';
import { type StateFile, factNames } from './state-file.ts';
import { type StateLines, filingFacts, stateLines } from './state-lines.ts';

/** The Resource Library's page of a state. */
export interface StatePage {
  name: string;
  sections: readonly ResourceSection[];
  sources: readonly Source[];
}

export function statePage(state: StateFile): StatePage {
  const lines = stateLines(state);
  return {
    name: state.name,
    sections: [
      {
        heading: 'Where to begin',
        paragraphs: [
          lines.start,
          lines.court ?? 'The self-help site tells you which court in your county hears divorces.',
        ],
      },
      ...checked(lines),
      { heading: 'Before you file', paragraphs: [...unchecked(lines), lines.fee] },
      { heading: 'If you were served', paragraphs: [lines.answer] },
      { heading: 'Property and support', paragraphs: [lines.property, lines.support] },
      { heading: 'If you have children together', paragraphs: [lines.parentClass] },
      {
        heading: "If you're not safe",
        paragraphs: [
          lines.protection,
          'A domestic violence program can help you with the form for free. "Get help now" has the numbers.',
        ],
      },
    ].map(typographicSection),
    sources: lines.sourcesOf(...factNames.filter((fact) => isShown(fact))),
  };
}

/** The facts about filing that were read on a page of a court, a law, a bar association or legal aid. */
function checked({ filing }: StateLines): ResourceSection[] {
  if (filing.length === 0) return [];
  return [{ heading: 'What we checked', paragraphs: [], bulletPoints: filing }];
}

function unchecked({ unchecked: names }: StateLines): string[] {
  if (names === null) return [];
  return [`We haven't checked ${names}. The self-help site or the clerk can tell you.`];
}

const shown = new Set<string>([
  ...filingFacts,
  'court',
  'selfHelp',
  'answerDeadline',
  'feeWaiver',
  'property',
  'supportModel',
  'parentingClass',
  'protectiveOrder',
  'protectiveFirstStep',
]);

function isShown(fact: string): boolean {
  return shown.has(fact);
}
