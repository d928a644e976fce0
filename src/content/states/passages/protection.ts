import type { Passage, Source } from '../../passage.ts';
import type { MadeFrom } from './made-from.ts';
import { paragraphs } from './paragraphs.ts';
import { shortOf } from './short-of.ts';

/**
 * Hannah tells where to ask for a protection order, and Emma how to stay safe meanwhile. People ask both for the order
 * itself.
 */
export type Protector = 'hannah' | 'emma';

const nextQuestions: Readonly<Record<Protector, readonly string[]>> = {
  hannah: [
    'what should i bring to ask for a restraining order',
    'how do i keep my address secret in court papers',
  ],
  emma: ['how do i get a restraining order', 'how do i leave safely'],
};

export function protection(
  advisor: Protector,
  { state: { code, name }, key, lines }: MadeFrom,
  general: readonly Source[],
): Passage {
  const { protectiveOrder, protectiveFirstStep } = lines.known;
  const own = lines.sourcesOf('protectiveOrder', 'protectiveFirstStep');
  return {
    id: `${advisor}-${key}-protection`,
    advisor,
    title: `${name}: asking for a protective order`,
    short: protectiveOrder
      ? shortOf(
          `What the order is called in ${name}: ${protectiveOrder}.`,
          protectiveFirstStep ? `First step: ${protectiveFirstStep}.` : null,
          'In danger now? Use the help button first.',
        )
      : `In ${name}, a court can order someone to stay away from you. If you're in danger now, use the help button first.`,
    steps: [
      "Use the help button first if you're in danger.",
      'Ask an advocate to help you with the form.',
      'Write down what happened, with dates.',
    ],
    text: paragraphs(
      "If you're in danger now, use the “Get help now” button first.",
      `**In ${name}, a court can order someone to stay away from you and your children.** ${lines.protection}`,
      [
        'How to prepare before you go:',
        '',
        '- Write down what happened the last time and the worst time, with dates.',
        '- Bring what you know about the other person, such as their full name, birth date, home and workplace.',
        '- Bring proof if you can get it safely. Your own words count, too.',
        '- Ask how to keep your address off the court papers.',
      ].join('\n'),
      "An advocate from a domestic violence program can help you fill out the form for free and plan how to stay safe on the day it's served.",
    ),
    asks: [
      `how do i get a protective order in ${name.toLowerCase()}`,
      `${name.toLowerCase()} restraining order against my husband`,
      `order of protection ${name.toLowerCase()} where do i go`,
    ],
    sources: own.length > 0 ? own : general,
    state: code,
    ...(own.length > 0 ? { exactFor: [`${advisor}-protective-order`] } : {}),
    followUps: nextQuestions[advisor],
  };
}
