import type { Source } from '../passage.ts';
import type { ResourceSection } from '../resource.ts';
import { type StateFile, factNames } from './state-file.ts';
import { filingFacts, stateLines } from './state-lines.ts';

/** What the Resource Library shows for one state. */
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
          lines.court ?? 'The self-help site says which court in your county hears divorces.',
        ],
      },
      {
        heading: 'Before you file',
        paragraphs: [
          ...(lines.filing.length > 0 ? ['Read on a page of a court, the law, a bar or legal aid:'] : []),
          ...(lines.unchecked.length > 0
            ? [
                `We have not checked: ${lines.unchecked.join('; ')}. The self-help site or the clerk can tell you.`,
              ]
            : []),
          lines.fee,
        ].toSorted((a, b) => Number(b.startsWith('Read')) - Number(a.startsWith('Read'))),
        ...(lines.filing.length > 0 ? { bulletPoints: lines.filing } : {}),
      },
      { heading: 'If you were served', paragraphs: [lines.answer] },
      { heading: 'Property and support', paragraphs: [lines.property, lines.support] },
      { heading: 'If you have children together', paragraphs: [lines.parentClass] },
      {
        heading: 'If you are not safe',
        paragraphs: [
          lines.protection,
          'A domestic violence program can help you with the form, for free. "Get help now" has the numbers.',
        ],
      },
    ],
    sources: lines.sourcesOf(...factNames.filter((fact) => isShown(fact))),
  };
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
