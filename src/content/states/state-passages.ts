import type { AdvisorId } from '#domain/advisor.ts';
import type { Passage, Source } from '../passage.ts';
import type { StateFile } from './state-file.ts';
import { type StateLines, filingFacts, stateLines } from './state-lines.ts';

/** What every advisor's library says on a state that has no text of its own there yet. */
export function statePassages(
  states: readonly StateFile[],
  written: Readonly<Record<AdvisorId, readonly Passage[]>>,
): Passage[] {
  const all = Object.values(written).flat();
  const isWritten = (id: string, state: string) =>
    all.some((passage) => passage.state === state && passage.exactFor?.includes(id));
  const sourcesOf = (id: string) => all.find((passage) => passage.id === id)?.sources ?? [];
  return states.flatMap((state) => {
    const lines = stateLines(state);
    const key = state.name.toLowerCase().replaceAll(/\W+/g, '-');
    return [
      ...(isWritten('hannah-start-filing', state.code) ? [] : [filing(state, key, lines)]),
      ...(isWritten('hannah-answer-deadline', state.code) ? [] : answering(state, key, lines)),
      protection(state, key, lines, sourcesOf('emma-protective-order')),
      money(state, key, lines),
      children(state, key, lines, sourcesOf('ava-parent-class')),
    ];
  });
}

/** Of the text that is made from a state's facts, where none was written by hand. */
export function filingTitle(name: string): string {
  return `${name}: filing for divorce`;
}

function filing({ code, name }: StateFile, key: string, lines: StateLines): Passage {
  return {
    id: `hannah-${key}-filing`,
    advisor: 'hannah',
    title: filingTitle(name),
    short: `In ${name}, begin at the free self-help pages. They have the forms, the steps and the fee waiver. The clerk can tell you where to file.`,
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
      lines.unchecked.length > 0
        ? `I haven't checked this for ${name}: ${lines.unchecked.join('; ')}. The self-help pages or the clerk can tell you.`
        : null,
      [
        'How to start:',
        '',
        '1. Look for the divorce forms. There are often two sets, with and without children.',
        '2. Fill them in, and make copies.',
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

/** Only where the number of days was verified: else the general passage says where it stands. */
function answering({ code, name }: StateFile, key: string, lines: StateLines): Passage[] {
  const sources = lines.sourcesOf('answerDeadline');
  if (sources.length === 0) return [];
  return [
    {
      id: `hannah-${key}-answer`,
      advisor: 'hannah',
      title: `${name}: time to answer`,
      short: lines.answer,
      steps: [
        'Find the number of days on your own papers.',
        'Count, and ask the clerk to check your date.',
        'File a few days early.',
      ],
      text: paragraphs(
        `**${lines.answer}**`,
        'Look at the first page, called the summons. It says how many days you have, and where to file. Papers that ask for a hearing can have their own, shorter deadline.',
        [
          'What to do:',
          '',
          '1. Write down the day you were served, and how.',
          '2. Count the days. Ask the clerk to check your date.',
          '3. Get the answer form from the self-help pages.',
          '4. File it a few days early, and send a copy to the other side.',
        ].join('\n'),
        `If no answer is filed in time, the case can go on without you. ${lines.fee}`,
      ),
      asks: [
        `how long do i have to answer divorce papers in ${name.toLowerCase()}`,
        `${name.toLowerCase()} divorce response deadline`,
        `i was served divorce papers in ${name.toLowerCase()}, when is my answer due`,
      ],
      sources,
      state: code,
      exactFor: ['hannah-answer-deadline'],
      followUps: [
        'what do i actually write in the answer form',
        'can i still do something if i missed the deadline',
      ],
    },
  ];
}

function protection(
  { code, name }: StateFile,
  key: string,
  lines: StateLines,
  general: readonly Source[],
): Passage {
  const own = lines.sourcesOf('protectiveOrder', 'protectiveFirstStep');
  return {
    id: `emma-${key}-protection`,
    advisor: 'emma',
    title: `${name}: asking for a protective order`,
    short: `In ${name}, a court can order someone to stay away from you. If you're in danger now, use the help button first.`,
    steps: [
      "Use the help button first if you're in danger.",
      'Ask an advocate to help you with the form.',
      'Write down what happened, with dates.',
    ],
    text: paragraphs(
      "If you're in danger now, use the help button at the top of this chat first.",
      `**In ${name}, a court can order someone to stay away from you and your children.** ${lines.protection}`,
      [
        'What helps before you go:',
        '',
        '- Write down the last time and the worst time, with dates.',
        '- Bring what you know about the other person: full name, birth date, where they live and work.',
        '- Bring proof if you can get it safely. Your own words count too.',
        '- Ask how to keep your address off the papers.',
      ].join('\n'),
      "An advocate from a domestic violence program can fill in the form with you, for free, and plan how you stay safe on the day it's served.",
    ),
    asks: [
      `how do i get a protective order in ${name.toLowerCase()}`,
      `${name.toLowerCase()} restraining order against my husband`,
      `order of protection ${name.toLowerCase()} where do i go`,
    ],
    sources: own.length > 0 ? own : general,
    state: code,
    ...(own.length > 0 ? { exactFor: ['emma-protective-order'] } : {}),
    followUps: ['how do i get a restraining order', 'how do i leave safely'],
  };
}

function money({ code, name }: StateFile, key: string, lines: StateLines): Passage {
  return {
    id: `max-${key}-money`,
    advisor: 'max',
    title: `${name}: property and child support`,
    short: lines.property,
    steps: ['List what you own and owe, with dates.', "Use the state's own calculator for child support."],
    text: paragraphs(
      `**${lines.property}**`,
      'Something one of you had before the wedding, or got as a gift or from a will, is often treated differently. You need papers that show it.',
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
    ],
    sources: lines.sourcesOf('property', 'supportModel', 'feeWaiver'),
    state: code,
    followUps: ['how do i make a list of everything we own', 'how is child support figured out'],
  };
}

function children(
  { code, name }: StateFile,
  key: string,
  lines: StateLines,
  general: readonly Source[],
): Passage {
  const own = lines.sourcesOf('parentingClass', 'selfHelp');
  return {
    id: `ava-${key}-children`,
    advisor: 'ava',
    title: `${name}: where the rules on children stand`,
    short: `Look at the free help pages of the courts in ${name}. They have the custody forms, and they tell you what your plan has to include.`,
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
        '- the form for a parenting plan, and what it must hold',
        '- how a judge decides when you two do not agree',
        '- whether you must try mediation first, and what holds where there was abuse',
        '- how much notice a move needs',
      ].join('\n'),
      "Ask the clerk, legal aid or a lawyer before you rely on a rule you heard from a friend. If you're afraid of the other parent, use the help button at the top of this chat.",
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

function paragraphs(...parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null).join('\n\n');
}
