import type { Flow } from '#domain/guided/flow.ts';
import { childrenSlots } from './children-slots.ts';
import { ownWordsOf } from './own-words-slot.ts';
import { countyOf } from './county-slot.ts';
import { safeWords, unsureWords } from './plain-statements.ts';
import { serviceChoices } from './service-choices.ts';
import { servedPage } from './served-page.ts';
import { servedLabels, servedOpening, servedPapers } from './served-words.ts';

const unsure = [...unsureWords, 'no idea'];

const kindsOfPaper = [
  /\b(?:petition|complaint|summons|dissolution)\b/,
  /\b(?:motion|hearing notice|notice of (?:a )?hearing|show cause)\b/,
  /\b(?:protective|restraining|protection) order\b|\border of protection\b/,
];

/** "A petition and a hearing notice stapled together". */
function namesTwoPapers(text: string): boolean {
  const isDenied = /\b(?:no|not|isn'?t|without|instead of|or)\b/.test(text);
  return !isDenied && kindsOfPaper.filter((one) => one.test(text)).length > 1;
}

export const iWasServed: Flow = {
  id: 'i-was-served',
  version: 5,
  advisor: 'hannah',
  title: 'Your plan after being served',
  opening: servedOpening,
  intro:
    'That’s a lot to deal with. We’ll go one step at a time, and at the end you’ll have a page with your deadline and what to do next. You can skip questions or stop at any point.',
  slots: [
    {
      id: 'safe',
      label: 'Whether it’s safe to read this now',
      type: 'choice',
      ask: 'First, are you safe where you are, and can you read this in private?',
      why: 'Your safety comes before any court paper.',
      example: 'Yes, I’m safe',
      choices: [
        {
          id: 'yes',
          label: 'Yes, I’m safe',
          also: [...safeWords, 'i am safe'],
          heard: 'Good.',
        },
        { id: 'no', label: 'No, not really', also: ['not safe', "i'm not safe"] },
      ],
    },
    {
      id: 'state',
      label: servedLabels.state,
      type: 'state',
      ask: 'Which state is the court in? It’s at the top of the first page.',
      why: 'Every state sets its own number of days to answer.',
      example: 'Ohio',
      findIt: 'Look at the top of the first page. It names the court, the county and the state.',
    },
    countyOf('state', 'It’s at the top of the first page.'),
    {
      id: 'paper',
      label: servedLabels.paper,
      type: 'choice',
      ask: 'What does the first page look most like?',
      why: 'Different papers have different deadlines and steps.',
      example: 'A summons with a petition',
      choices: [
        {
          id: 'petition',
          label: servedPapers.petition,
          over: ['unsure'],
          also: [
            'dissolution',
            'summons',
            'summons with notice',
            'summons says',
            'the summons',
            'petition',
            'petition for divorce',
            'complaint',
            'divorce papers',
            'custody papers',
          ],
        },
        {
          id: 'motion',
          label: servedPapers.motion,
          // Its own name is kept, because it is an order that the court expects people to follow.
          isSaidBy: (text) => /\bshow[- ]cause\b|\border to appear\b/.test(text) && !namesTwoPapers(text),
          over: ['unsure'],
          also: ['motion', 'hearing notice', 'notice of hearing'],
        },
        {
          id: 'order',
          label: servedPapers.order,
          over: ['unsure'],
          also: ['protective order', 'restraining order', 'order of protection'],
        },
        {
          id: 'several',
          label: 'More than one of these',
          isSaidBy: (text) => namesTwoPapers(text),
          also: ['more than one', 'both', 'two', 'two of them', 'several', 'three'],
          over: ['petition', 'motion', 'order'],
        },
        {
          id: 'unsure',
          label: 'I can’t tell',
          also: [...unsure, 'some papers', 'papers', 'a notice', 'court papers'],
        },
      ],
    },
    ownWordsOf('paper', 'Kind of paper'),
    {
      id: 'served',
      label: 'Day you got the papers',
      names: ['served', 'date of service', 'service date', 'day i was served', 'papers', 'the papers'],
      type: 'date',
      direction: 'past',
      ask: 'What day did you get the papers?',
      why: 'Your time to answer is counted from the day you were served.',
      example: 'November 17',
      findIt:
        'Check your texts, your calls or a delivery slip. If you’re not sure, use the earliest day it could have been.',
    },
    {
      id: 'way',
      label: 'How the papers reached you',
      names: ['way', 'how i got them', 'how i got the papers'],
      type: 'choice',
      ask: 'How did the papers reach you?',
      why: 'In some places, the clock starts on a different day when papers come by mail.',
      example: 'Someone handed them to me',
      choices: serviceChoices,
    },
    ownWordsOf('way', 'How the papers reached you'),
    {
      id: 'days',
      label: servedLabels.days,
      type: 'number',
      least: 1,
      most: 120,
      isOptional: true,
      when: (told) => told.is('paper', 'petition', 'several', 'unsure'),
      ask: 'Does the summons say how many days you have? Look for “within” and a number. If you can’t find one, skip this.',
      why: 'Go by the number on your own papers, not by anything I tell you.',
      example: '30 days',
    },
    ownWordsOf('days', servedLabels.days),
    {
      id: 'hearing',
      label: servedLabels.hearing,
      type: 'choice',
      ask: 'Is there a hearing date anywhere in the papers?',
      why: 'A hearing can come before your answer is due.',
      example: 'No',
      isOfHearing: true,
      choices: [
        { id: 'yes', label: 'Yes', also: ['there is'] },
        {
          id: 'no',
          label: 'No',
          also: [
            "don't see one",
            'not that i see',
            'none listed',
            'not listed',
            "doesn't say",
            'nothing about',
            'none',
          ],
        },
        { id: 'unsure', label: 'I’m not sure', also: unsure },
      ],
    },
    {
      id: 'hearingDay',
      label: servedLabels.hearingDay,
      type: 'date',
      direction: 'future',
      isCourtDay: true,
      when: (told) => told.is('hearing', 'yes'),
      ask: 'What day is the hearing, and at what time?',
      why: 'I’ll put it on your page and, if you want, in your deadlines.',
      example: 'December 14 at 9:30 am',
      findIt: 'It’s often on the notice of hearing, next to a time and a courtroom.',
    },
    {
      id: 'hearingTime',
      label: 'Time of the hearing',
      type: 'time',
      asideOf: 'hearingDay',
      isOptional: true,
      ask: 'What time is the hearing?',
      why: 'I’ll put it on your page next to the date.',
      example: '9:30 am',
    },
    ...childrenSlots('Courts use different forms when there are children.'),
    {
      id: 'fee',
      label: 'Court fee',
      type: 'choice',
      ask: 'If the court charges a filing fee, would it be hard to pay?',
      why: 'You can ask the court to waive the fee.',
      example: 'Yes, it would be hard',
      choices: [
        {
          id: 'yes',
          label: 'Yes, it would be hard',
          also: [
            'maybe',
            'a little',
            'hard',
            'broke',
            'tough',
            'tight',
            'not sure',
            "i'm not sure",
            "i don't know",
            'probably',
            'yes',
            "can't afford it",
            'no money',
          ],
          heard: 'You can ask to have the fee waived.',
        },
        { id: 'no', label: 'No, I can pay', also: ['no', 'i can pay'] },
      ],
    },
    ownWordsOf('fee', 'Court fee'),
    {
      id: 'lawyer',
      label: 'Lawyer',
      type: 'choice',
      ask: 'Do you have a lawyer, or someone who can look at your papers?',
      why: 'I’m asking so your page can say who to call first.',
      example: 'Not yet',
      choices: [
        {
          id: 'yes',
          label: 'Yes, I have one',
          also: [
            'my lawyer',
            'my attorney',
            'i have a lawyer',
            'i have an attorney',
            'i hired',
            'hired one',
            'we hired',
            'yes',
            'i have one',
          ],
          heard: 'Good. Call them first.',
        },
        {
          id: 'no',
          label: 'Not yet',
          over: ['yes'],
          also: [
            'consult',
            'consultation',
            "haven't hired",
            'havent hired',
            'not hired',
            'meeting with one',
            'appointment with one',
            'talking to one',
            'legal aid',
            'working on it',
            'looking for one',
            'not really',
            'no',
            "can't afford one",
          ],
        },
      ],
    },
    ownWordsOf('lawyer', 'Lawyer'),
    {
      id: 'afraid',
      fear: 'yes',
      label: 'Afraid of the other person',
      type: 'choice',
      isOptional: true,
      ask: 'Last question: Are you afraid of the other person? You can skip this.',
      why: 'If the court knows, it can keep you apart and keep your address private.',
      example: 'No',
      choices: [
        {
          id: 'yes',
          label: 'Yes',
          also: ['a little', 'a bit', 'sometimes'],
          heard: 'Thank you for telling me. Your page will cover that.',
        },
        { id: 'no', label: 'No' },
      ],
    },
  ],
  pauses: [
    {
      id: 'not-safe',
      when: (told) => told.is('safe', 'no'),
      words:
        'Then getting safe comes first. Go where there are other people if you can, and call from a phone no one else checks. The people below answer day and night. Your papers can wait until you’re safe. When you are, say “Continue.”',
      lines: ['emergency', 'violence'],
    },
  ],
  result: (told, _variant, today) => servedPage(told, today),
};
