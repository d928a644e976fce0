import type { Passage } from '../../passage.ts';
import type { MadeFrom } from './made-from.ts';
import { paragraphs } from './paragraphs.ts';

export function money({ state: { code, name }, key, lines }: MadeFrom): Passage {
  return {
    id: `max-${key}-money`,
    advisor: 'max',
    title: `${name}: property and child support`,
    short: lines.property,
    steps: ['List what you own and owe, with dates.', "Use the state's own calculator for child support."],
    text: paragraphs(
      `**${lines.property}**`,
      "Something one of you had before the wedding, or got as a gift or through a will, is often treated differently. You'll need papers to prove it.",
      `**${lines.support}** The number of children and the nights often count as well. Look for the calculator of the state or of its child support office, and use no other.`,
      [
        'Bring these to your first meeting with a lawyer or legal aid:',
        '',
        '1. A list of what you own and owe, with dates and names',
        '2. Pay stubs and the last three tax returns',
        '3. Your questions, on one page',
      ].join('\n'),
      lines.fee,
    ),
    asks: [
      `is ${name.toLowerCase()} a community property state`,
      `how is property divided in a ${name.toLowerCase()} divorce`,
      `how is child support figured in ${name.toLowerCase()}`,
      `child support ${name.toLowerCase()} how is it calculated`,
      `${name.toLowerCase()} child support calculator`,
    ],
    sources: lines.sourcesOf('property', 'supportModel', 'feeWaiver'),
    state: code,
    followUps: ['how do i make a list of everything we own', 'how is child support figured out'],
  };
}
