import type { Passage } from '../../passage.ts';
import { filingFacts } from '../state-lines.ts';
import type { MadeFrom } from './made-from.ts';
import { paragraphs } from './paragraphs.ts';
import { shortOf } from './short-of.ts';

export function filing({ state: { code, name }, key, lines }: MadeFrom, title: string): Passage {
  const { residency, waitingPeriod } = lines.known;
  return {
    id: `hannah-${key}-filing`,
    advisor: 'hannah',
    title,
    short: residency
      ? shortOf(
          `How long you need to live in ${name} first: ${residency}.`,
          waitingPeriod ? `Waiting period: ${waitingPeriod}.` : null,
          'The free self-help pages have the forms.',
        )
      : `In ${name}, start with the free self-help pages. They have the forms, the steps and the fee waiver. The clerk can tell you where to file.`,
    steps: [
      'Find the self-help pages and the divorce forms.',
      'Ask the clerk where to file and what it costs.',
      "Ask for a fee waiver if you can't pay.",
    ],
    text: paragraphs(
      `**${lines.start}**${lines.court ? ` ${lines.court}` : ''}`,
      lines.filing.length > 0
        ? ['What to know before you file:', '', ...lines.filing.map((line) => `- ${line}`)].join('\n')
        : null,
      lines.unchecked === null
        ? null
        : `For ${name}, I haven't checked ${lines.unchecked}. The self-help pages or the clerk can tell you.`,
      [
        'How to start:',
        '',
        '1. Look for the divorce forms. There are often two sets, one for people with children and one for people without.',
        '2. Fill them out, and make copies.',
        '3. File them with the clerk of the court in your county.',
        '4. Have your spouse served.',
      ].join('\n'),
      `**Fees:** ${lines.fee}`,
      lines.property,
    ),
    asks: [
      `how do i file for divorce in ${name.toLowerCase()}`,
      `${name.toLowerCase()} divorce forms and where to start`,
      `how long do i have to live in ${name.toLowerCase()} to get a divorce`,
      `how long does a divorce take in ${name.toLowerCase()}`,
    ],
    sources: lines.sourcesOf('selfHelp', 'court', ...filingFacts, 'feeWaiver', 'property'),
    state: code,
    exactFor: ['hannah-where-to-file', 'hannah-start-filing', 'hannah-how-long'],
    followUps: ['i cant afford the filing fee', 'how do i serve papers on my spouse'],
  };
}
