import type { Passage, Source } from '../../passage.ts';
import type { MadeFrom } from './made-from.ts';
import { paragraphs } from './paragraphs.ts';

export function children(
  { state: { code, name }, key, lines }: MadeFrom,
  general: readonly Source[],
): Passage {
  const own = lines.sourcesOf('parentingClass', 'selfHelp');
  return {
    id: `ava-${key}-children`,
    advisor: 'ava',
    title: `${name}: where the rules on children stand`,
    short: `Look at the free self-help pages from the courts in ${name}. They have the custody forms and tell you what your plan has to include.`,
    steps: [
      'Find the custody forms on the self-help pages.',
      'Ask the clerk if parents have to take a class.',
    ],
    text: paragraphs(
      `**${lines.start}** Look there for the words that ${name} uses: custody, parenting time, visitation, parenting plan.`,
      lines.parentClass,
      [
        'What to look for:',
        '',
        '- the parenting plan form and what it has to include',
        '- how a judge decides if the two of you don’t agree',
        '- whether you have to try mediation first, and what the rules are if there was abuse',
        '- how much notice you have to give before a move',
      ].join('\n'),
      "Ask the clerk, legal aid or a lawyer before you rely on a rule you heard from a friend. If you're afraid of the other parent, use the “Get help now” button.",
    ),
    asks: [
      `${name.toLowerCase()} custody forms`,
      `child custody laws in ${name.toLowerCase()}`,
      `do parents have to take a class in ${name.toLowerCase()}`,
    ],
    sources: own.length > 0 ? own : general,
    state: code,
    followUps: ['what should we put in a parenting plan', 'how does a judge decide custody'],
  };
}
