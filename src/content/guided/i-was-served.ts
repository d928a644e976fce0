import type { Flow } from '#domain/guided/flow.ts';
import type { Page, PageLine } from '#domain/guided/page.ts';
import type { Told } from '#domain/guided/value.ts';
import type { Day } from '#domain/tools/day.ts';
import { line, part, parts } from './page-parts.ts';
import { countOf, hearingDeadline, hearingLines } from './served-dates.ts';
import { safetyPart } from './safety-part.ts';
import { servedLabels, servedOpening, servedPapers } from './served-words.ts';
import { statePassage } from './state-passage.ts';

const unsure = ['not sure', "i'm not sure", "i don't know", 'no idea'];

export const iWasServed: Flow = {
  id: 'i-was-served',
  version: 2,
  advisor: 'hannah',
  title: 'Your plan after being served',
  opening: servedOpening,
  intro:
    'That’s a lot to deal with. We’ll go one step at a time, and at the end you’ll have a page with your deadline and what to do next. You can skip questions or stop at any point.',
  slots: [
    {
      id: 'safe',
      label: 'Safe to read this now',
      type: 'choice',
      ask: 'First, are you safe where you are, and can you read this in private?',
      why: 'Your safety comes before any court paper.',
      example: 'Yes, I’m safe',
      choices: [
        {
          id: 'yes',
          label: 'Yes, I’m safe',
          also: [
            "i'm ok",
            'im ok',
            "i'm fine",
            'im fine',
            "i'm okay",
            'safe for now',
            'im safe',
            'we are safe',
            'safe',
            'i am safe',
          ],
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
          also: [
            'dissolution',
            'summons',
            'summons with notice',
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
          also: ['motion', 'hearing notice', 'notice of hearing'],
        },
        {
          id: 'order',
          label: servedPapers.order,
          also: ['protective order', 'restraining order', 'order of protection'],
        },
        {
          id: 'unsure',
          label: 'I can’t tell',
          also: [...unsure, 'some papers', 'papers', 'a notice', 'court papers'],
        },
      ],
    },
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
      choices: [
        {
          id: 'hand',
          label: 'Someone handed them to me',
          also: [
            'handed',
            'a guy handed them',
            'he gave',
            'she gave',
            'a deputy',
            'in my hand',
            'in person',
            'by hand',
            'handed to me',
            'handed me',
            'gave me',
            'gave it to me',
            'gave them to me',
            'process server',
            'a sheriff',
            'by a sheriff',
          ],
        },
        {
          id: 'mail',
          label: 'By mail',
          also: [
            'mailbox',
            'fedex',
            'ups',
            'letter',
            'mail',
            'mailed',
            'mailed it',
            'mailed to me',
            'in the mail',
            'certified mail',
            'certified',
            'mailman',
            'by email',
          ],
        },
        {
          id: 'left',
          label: 'They were left with someone or at the door',
          over: ['hand'],
          also: [
            'on my porch',
            'porch',
            'roommate got',
            'taped',
            'on my car',
            'left with',
            'to my wife',
            'my mom got',
            'doorstep',
            'left at my door',
            'on the door',
            'at the door',
            'at my work',
            'to my roommate',
            'to my mom',
            'to my dad',
            'to my mother',
            'to my son',
            'to my daughter',
            'to my neighbor',
          ],
        },
        { id: 'signed', label: 'I signed a form to accept them', also: ['i signed', 'waiver'] },
        { id: 'unsure', label: 'I’m not sure', also: unsure },
      ],
    },
    {
      id: 'days',
      label: servedLabels.days,
      type: 'number',
      least: 1,
      most: 120,
      isOptional: true,
      when: (told) => told.is('paper', 'petition', 'unsure'),
      ask: 'Does the summons say how many days you have? Look for “within” and a number. If you can’t find one, skip this.',
      why: 'Go by the number on your own papers, not by anything I tell you.',
      example: '30 days',
    },
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
      why: 'I’ll put it on your page, and in your deadlines if you want.',
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
    {
      id: 'children',
      label: 'Children under 18',
      type: 'choice',
      ask: 'Do you have children under 18 together?',
      why: 'Courts use different forms when there are children.',
      example: 'Yes',
      isOfChildren: true,
      choices: [
        { id: 'yes', label: 'Yes', also: ['we have kids', 'we have children'] },
        { id: 'no', label: 'No', also: ['no kids', 'no children'] },
      ],
    },
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
          also: ['my lawyer', 'my attorney', 'i have a lawyer', 'i have an attorney', 'yes', 'i have one'],
          heard: 'Good. Call them first.',
        },
        {
          id: 'no',
          label: 'Not yet',
          also: ['legal aid', 'working on it', 'looking for one', 'not really', 'no', "can't afford one"],
        },
      ],
    },
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

function servedPage(told: Told, today: Day | null): Page {
  const counted = countOf(told, today);
  const hearing = told.day('hearingDay');
  return {
    title: iWasServed.title,
    lead: 'This page is based on your answers. It’s general information, not legal advice. Check every date with the clerk.',
    parts: parts(
      (told.is('afraid', 'yes') || told.is('safe', 'no')) &&
        safetyPart(
          'afraid',
          line(
            'Before any court day, call the clerk and say: “I’m afraid of the other person in my case. What can you do to keep us apart?”',
            'afraid',
            'passage:hannah-safe-at-court',
          ),
          line(
            'Don’t write your address on a form until you’ve asked how to keep it private.',
            'afraid',
            'passage:hannah-address-private',
          ),
        ),
      part('Your dates', ...counted.lines, ...hearingLines(told)),
      part(
        'First steps',
        line('Take a photo of every page. Keep the originals together.', 'passage:hannah-served-first-steps'),
        line('Write down when and how you got the papers.', 'passage:hannah-served-first-steps'),
        line(
          'Look for the words “restrained,” “standing order” or “injunction.” They tell you what you aren’t allowed to do for now.',
          'passage:hannah-automatic-rules',
        ),
        told.is('paper', 'order') &&
          line(
            'If the order is against you, don’t write, call or send messages through others unless it says you can. Only a judge can change it.',
            'paper',
            'passage:james-protective-order',
          ),
        told.is('way', 'signed') &&
          line(
            'Reread what you signed, and keep a copy. You still need to file your answer on time.',
            'way',
            'passage:hannah-sign-acceptance',
          ),
      ),
      !told.is('paper', 'order') && answerPart(told),
      told.is('fee', 'yes') &&
        part(
          'The fee',
          line('Ask the clerk for the fee waiver form.', 'fee', 'passage:hannah-fee-waiver'),
          line('File the form with your answer so you don’t lose any days.', 'passage:hannah-fee-waiver'),
          line(
            'Bring proof, such as pay stubs, benefit letters and bank statements.',
            'passage:hannah-fee-waiver',
          ),
        ),
      part('Who to call', ...callLines(told)),
      part(
        'What to bring',
        line('All the papers you got, in order.', 'passage:hannah-legal-aid'),
        line('This page, with your dates on it.', 'advice'),
        line(
          'A pen, so you can write down who you talked to, the date and what you were told.',
          'passage:hannah-clerk-help',
        ),
        told.is('fee', 'yes') &&
          line('Proof of your income and expenses.', 'fee', 'passage:hannah-fee-waiver'),
      ),
    ),
    sources: counted.sources,
    deadlines: [
      ...counted.deadlines,
      ...(hearing ? [hearingDeadline(hearing, told.text('hearingTime'))] : []),
    ],
  };
}

function answerPart(told: Told) {
  const own = statePassage('hannah', told.text('state'), 'answer');
  return part(
    'Your answer',
    line(
      'Get the answer form from your own court or your state court’s website. Check the date on the form.',
      'passage:hannah-answer-content',
    ),
    told.is('children', 'yes') &&
      line('Use the set of forms for people with children.', 'children', 'passage:hannah-start-filing'),
    line(
      'Go through the petition line by line. For each line, say whether you agree, disagree or don’t know.',
      'passage:hannah-answer-content',
    ),
    line('Ask about a counterclaim. That’s your own request to the court.', 'passage:hannah-answer-content'),
    own && line(`Your state has its own page in the library: ${own.title}.`, 'state', `passage:${own.id}`),
  );
}

function callLines(told: Told): PageLine[] {
  if (told.is('lawyer', 'yes'))
    return [line('Call your lawyer today. Tell them your date first.', 'lawyer', 'passage:hannah-legal-aid')];
  return [
    line(
      'Call legal aid in your state or county. Tell them your date first, and ask even if you think you earn too much.',
      'lawyer',
      'passage:hannah-legal-aid',
    ),
    line(
      'Call the court’s self-help center. They help with forms and steps, no matter what you earn.',
      'passage:hannah-legal-aid',
    ),
    line(
      'Call the bar association about a low-cost first meeting or help with one task.',
      'passage:hannah-limited-scope',
    ),
  ];
}
