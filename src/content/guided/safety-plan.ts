import type { Flow } from '#domain/guided/flow.ts';
import type { Page } from '#domain/guided/page.ts';
import type { Told } from '#domain/guided/value.ts';
import { EMERGENCY_NUMBER, helpLines } from '#domain/help.ts';
import { line, part, parts } from './page-parts.ts';

const hotline = helpLines.filter(({ id }) => id === 'violence');

/** Things that people can prepare, in the order of the page. */
const bag = [
  { id: 'keys', label: 'Spare keys', also: ['keys', 'spare key'] },
  {
    id: 'papers',
    label: 'ID and papers',
    also: ['id', 'ids', 'license', 'papers', 'passport', 'passports', 'documents', 'birth certificates'],
  },
  { id: 'money', label: 'Cash and cards', also: ['cash', 'money', 'cards', 'debit card'] },
  {
    id: 'medicine',
    label: 'Medicine',
    also: ['meds', 'medication', 'medications', 'pills', 'insulin', 'inhaler', 'prescriptions'],
  },
  { id: 'charger', label: 'A charger', also: ['charger', 'chargers'] },
  { id: 'numbers', label: 'Phone numbers on paper', also: ['phone numbers', 'numbers'] },
] as const;

export const safetyPlan: Flow = {
  id: 'safety-plan',
  version: 1,
  advisor: 'emma',
  title: 'Your safety plan',
  opening: 'I want to make a safety plan.',
  intro:
    'We’ll make your plan one piece at a time. You know this person best, so you decide what goes in. Names and places stay on this device. Quick exit removes them.',
  isSensitive: true,
  slots: [
    {
      id: 'typing',
      label: 'Safe to type here',
      type: 'choice',
      ask: 'First, could anyone else look at this phone or computer, or see what you type?',
      why: 'Your plan could put you in danger if the wrong person reads it.',
      example: 'No, only I use it',
      choices: [
        {
          id: 'mine',
          label: 'No, only I use it',
          also: ['just me', 'only me', 'me', 'no one else', 'nobody else', 'no', 'only mine', 'nobody'],
          heard: 'Good.',
        },
        {
          id: 'seen',
          label: 'Yes, or maybe',
          also: [
            'yes',
            'maybe',
            'not sure',
            "i don't know",
            'he checks my phone',
            'knows my pin',
            'knows my passcode',
            'knows my password',
          ],
        },
      ],
    },
    {
      id: 'plan',
      label: 'What the plan is for',
      type: 'choice',
      ask: 'What should the plan help with most right now?',
      why: 'Leaving, staying and living apart each need a different plan.',
      example: 'Staying safer for now',
      choices: [
        {
          id: 'leave',
          label: 'Getting out',
          also: ['get out', 'get away', 'escape', 'move out', 'to go', 'leaving', 'leave', 'to leave'],
        },
        {
          id: 'stay',
          label: 'Staying safer for now',
          also: ['not leaving yet', "can't leave yet", 'stay safe', 'staying', 'stay'],
        },
        {
          id: 'gone',
          label: 'We live apart now',
          also: [
            'moved out',
            'separated',
            'not living together',
            'i moved',
            'he moved out',
            'she moved out',
            'i left',
            'already left',
            "i've already left",
            'we live apart',
          ],
        },
      ],
    },
    {
      id: 'signs',
      label: 'Danger signs',
      type: 'several',
      isAccount: true,
      isOptional: true,
      ask: 'Have any of these happened? Pick any that apply, or none. You don’t have to explain.',
      why: 'These are signs that the danger may be rising. They change which steps come first.',
      example: 'It’s getting worse',
      choices: [
        {
          id: 'choked',
          label: 'They’ve choked me',
          also: ['choked', 'strangled', 'choking'],
          isDanger: true,
          heard:
            'Being choked even once is a strong sign that the danger is rising, also of being killed. See a doctor today, even if you feel fine.',
        },
        {
          id: 'weapon',
          label: 'They have a gun or use weapons',
          also: ['knife', 'guns', 'rifle', 'gun', 'weapon', 'weapons', 'a gun'],
          isDanger: true,
          heard: `A weapon that’s shown, mentioned or moved to scare you is an emergency. Leave if you can, and call ${EMERGENCY_NUMBER}.`,
        },
        {
          id: 'threat',
          label: 'They’ve threatened to kill someone',
          also: ['threatened to kill me', 'death threats'],
          isDanger: true,
          heard: `Take a threat to kill seriously. It’s a sign of high danger, so please talk with an advocate today. If you’re in danger now, call ${EMERGENCY_NUMBER}.`,
        },
        {
          id: 'follow',
          label: 'They follow or track me',
          also: [
            'tracks my phone',
            'follows',
            'airtag',
            'stalks me',
            'stalking',
            'tracking',
            'follows me',
            'tracks me',
            'tracker',
          ],
          isDanger: true,
          heard: 'Being followed or tracked is a sign that the danger may be rising.',
        },
        { id: 'worse', label: 'It’s getting worse', also: ['getting worse', 'worse'] },
      ],
    },
    {
      id: 'places',
      label: 'Where you could go',
      type: 'text',
      isPrivate: true,
      isOptional: true,
      ask: 'Where could you go at any hour? One or two places are enough.',
      why: 'Think of one place for when you have time to prepare, and one for when you don’t.',
      example: 'My sister’s; the fire station',
    },
    {
      id: 'people',
      label: 'People you can call',
      type: 'names',
      isPrivate: true,
      isOptional: true,
      ask: 'Who would come, or let you in, without a lot of questions? First names are enough.',
      why: 'They should know the code word before you need it.',
      example: 'Dana and my neighbor Ruth',
    },
    {
      id: 'code',
      label: 'Code word',
      type: 'text',
      isPrivate: true,
      isOptional: true,
      longest: 60,
      ask: 'Choose a code word that means “send help.” Pick something you could say out loud.',
      why: 'You can say it on the phone even if someone’s listening.',
      example: 'Did you find my blue scarf?',
    },
    {
      id: 'children',
      label: 'Children',
      type: 'choice',
      ask: 'Do you have children to plan for?',
      why: 'Children need a simple plan of their own.',
      example: 'Yes',
      isOfChildren: true,
      choices: [
        { id: 'yes', label: 'Yes', also: ['twins', 'a baby', 'pregnant', 'kids', 'two kids'] },
        { id: 'no', label: 'No', also: ['just me', 'only me'] },
      ],
    },
    {
      id: 'pets',
      isOfThings: true,
      label: 'Pets',
      type: 'choice',
      ask: 'Do you have any pets?',
      why: 'Someone else may need to take them for a while.',
      example: 'No',
      choices: [
        {
          id: 'yes',
          label: 'Yes',
          also: [
            'a dog',
            'a cat',
            'dog',
            'dogs',
            'cat',
            'cats',
            'pet',
            'pets',
            'horse',
            'horses',
            'bird',
            'birds',
            'rabbit',
            'fish',
          ],
        },
        { id: 'no', label: 'No' },
      ],
    },
    {
      id: 'bag',
      label: 'What’s ready',
      type: 'several',
      isOptional: true,
      when: (told) => told.is('plan', 'leave', 'stay'),
      ask: 'Which of these do you have ready, outside the home or easy to grab?',
      why: 'The plan will list what’s still missing.',
      example: 'Spare keys and medicine',
      choices: bag,
    },
    {
      id: 'phone',
      label: 'Phone may be monitored',
      type: 'choice',
      ask: 'Do they seem to know things they shouldn’t, such as where you were or who you wrote to?',
      why: 'If so, you need a separate plan for your phone.',
      example: 'Not that I know of',
      choices: [
        { id: 'no', label: 'Not that I know of', also: ['no', 'not that i know'] },
        {
          id: 'yes',
          label: 'Yes, sometimes',
          also: [
            'always knows',
            'he knew',
            'she knew',
            'knows where i am',
            'yes',
            'sometimes',
            'maybe',
            'not sure',
            "i don't know",
          ],
        },
      ],
    },
  ],
  pauses: [
    {
      id: 'seen',
      isFinal: true,
      when: (told) => told.is('typing', 'seen'),
      words:
        'Then let’s not write a plan here. Use a phone they’ve never held, like one at a friend’s, the library or work. The people below can make a plan with you by phone, day or night, and keep it for you. To leave this page, use Quick exit.',
      lines: ['violence', 'emergency'],
    },
  ],
  result: (told) => planPage(told),
};

function planPage(told: Told): Page {
  return {
    title: safetyPlan.title,
    lead: 'This plan is based on your answers. An advocate can check it for gaps. Keep it only where they can’t find it.',
    parts: parts(
      nowPart(told),
      part(
        'People and the code word',
        told.has('people') && line(`Call: ${told.list('people').join(', ')}.`, 'people'),
        told.has('code') &&
          line(`Code word: ${told.text('code')}. Tell it only to people who’ll keep it secret.`, 'code'),
        line(
          told.is('children', 'yes')
            ? 'Agree on what they’ll do when they hear it: come over, call the police, or pick up the children.'
            : 'Agree on what they’ll do when they hear it: come over, or call the police.',
          'passage:emma-afraid-of-ex',
        ),
        ...hotline.map(({ call, name }) =>
          line(`${name}: ${call}. An advocate plans with you, day and night.`, 'passage:emma-leaving-safely'),
        ),
      ),
      part(
        'Where to go',
        told.has('places') && line(told.text('places'), 'places'),
        line(
          'Plan two ways out: one for when you have time, and one for when you don’t.',
          'passage:emma-leaving-safely',
        ),
        line(
          'Decide who will drive, and what a neighbor should do if you give a signal.',
          'passage:emma-leaving-safely',
        ),
        told.is('plan', 'leave') &&
          line(
            'Don’t announce that you’re leaving. Things can get worse around the time of a breakup.',
            'plan',
            'passage:emma-afraid-of-ex',
          ),
        told.is('plan', 'gone') &&
          line(
            'Stay careful for weeks and months afterward. Don’t meet them alone, not even to hand over keys.',
            'plan',
            'passage:emma-leaving-safely',
            'passage:emma-afraid-of-ex',
          ),
      ),
      !told.is('plan', 'gone') && bagPart(told),
      part('Children and pets', ...familyLines(told)),
      part(
        'Phone and tracking',
        told.is('phone', 'yes')
          ? line(
              'Don’t change settings on your phone yet. Use another phone, and set up a new email account there.',
              'phone',
              'passage:emma-phone-watched',
            )
          : line(
              'Set up a new email they don’t know about. Use it for your lawyer, your bank and people who help you.',
              'phone',
              'passage:emma-phone-watched',
            ),
        told.is('phone', 'yes') &&
          line(
            'Keep using your phone as usual. Sudden silence can tip them off.',
            'phone',
            'passage:emma-phone-watched',
          ),
        told.includes('signs', 'follow') &&
          line(
            told.is('children', 'yes')
              ? 'Also think about the car, your bags, the children’s tablets and shared accounts.'
              : 'Also think about the car, your bags and shared accounts.',
            'signs',
            'passage:emma-phone-watched',
          ),
        line('Ask an advocate about a protective order.', 'passage:emma-afraid-of-ex'),
      ),
    ),
    sources: [],
    deadlines: [],
  };
}

function nowPart(told: Told) {
  return part(
    'If things get dangerous',
    line(
      'Get to other people and call emergency services. Trust your own judgment.',
      'passage:emma-afraid-of-ex',
    ),
    line(
      'Getting out safely matters more than the bag. If you have to go now, go.',
      'passage:emma-leaving-safely',
    ),
    told.includes('signs', 'choked') &&
      line(
        'You were choked. See a doctor now, even if you feel fine. Say, “Someone squeezed my neck.”',
        'signs',
        'passage:emma-choked',
      ),
    told.includes('signs', 'weapon') &&
      line(
        'Don’t argue in a room where weapons are kept. Don’t try to take or hide them.',
        'signs',
        'passage:emma-guns-in-the-home',
      ),
    told.includes('signs', 'weapon') &&
      line(
        'Tell the advocate, the police and your lawyer what kind of weapons there are, how many and where.',
        'signs',
        'passage:emma-guns-in-the-home',
      ),
    told.includes('signs', 'threat') &&
      line(
        'Write down threats word for word, with the date and place. Keep the notes out of their reach.',
        'signs',
        'passage:emma-guns-in-the-home',
      ),
    (told.includes('signs', 'worse') || told.includes('signs', 'follow')) &&
      line(
        'This week, tell one person in plain words what you’re afraid of.',
        'signs',
        'passage:emma-afraid-of-ex',
      ),
  );
}

function bagPart(told: Told) {
  const missing = bag.filter(({ id }) => !told.includes('bag', id)).map(({ label }) => label.toLowerCase());
  const ready = bag.filter(({ id }) => told.includes('bag', id)).map(({ label }) => label.toLowerCase());
  return part(
    'The bag',
    ready.length > 0 && line(`Ready: ${ready.join(', ')}.`, 'bag'),
    missing.length > 0 && line(`Still to get: ${missing.join(', ')}.`, 'bag', 'passage:emma-leaving-safely'),
    line(
      'Keep the bag outside the home if you can, with a change of clothes.',
      'passage:emma-leaving-safely',
    ),
  );
}

function familyLines(told: Told) {
  return [
    told.is('children', 'yes') &&
      line(
        'Before you leave without the children, talk to a lawyer. Also ask about taking them with you.',
        'children',
        'passage:emma-leaving-safely',
      ),
    told.is('children', 'yes') &&
      line('Teach the children to go to a neighbor.', 'children', 'passage:emma-guns-in-the-home'),
    told.is('children', 'yes') &&
      line('Pack the children’s papers and one comfort toy.', 'children', 'passage:emma-leaving-safely'),
    told.is('pets', 'yes') &&
      line('Ask now who could take care of the pets.', 'pets', 'passage:emma-leaving-safely'),
  ];
}
