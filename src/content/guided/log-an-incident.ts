import type { Flow } from '#domain/guided/flow.ts';
import type { Page } from '#domain/guided/page.ts';
import { showDay } from '#domain/guided/show-value.ts';
import type { Told } from '#domain/guided/value.ts';
import { line, part, parts } from './page-parts.ts';

const policeCame = [
  'called 911',
  'called the police',
  'called the cops',
  'police came',
  'cops came',
  'came',
  'officer',
  'officers',
  'deputy',
  'sheriff',
  'filed a report',
  'police report',
];

export const logAnIncident: Flow = {
  id: 'log-an-incident',
  version: 1,
  advisor: 'emma',
  title: 'Your log entry',
  opening: 'Something happened, and I want to write it down.',
  intro:
    'It’s good that you’re writing this down. I’ll ask what a camera would have recorded and put your answers in order. I won’t add anything. If you’re in danger now, use “Get help now” first.',
  isSensitive: true,
  slots: [
    {
      id: 'typing',
      label: 'Safe to type here',
      type: 'choice',
      ask: 'Can you write here without the other person seeing it?',
      why: 'Your safety matters more than any note.',
      example: 'Yes',
      choices: [
        { id: 'yes', label: 'Yes', also: ['only me', "it's mine"], heard: 'Good.' },
        {
          id: 'no',
          label: 'No, or I’m not sure',
          also: [
            'no',
            'not sure',
            "i don't know",
            'maybe',
            'maybe not',
            'knows my pin',
            'knows my passcode',
            'knows my password',
          ],
        },
      ],
    },
    {
      id: 'day',
      label: 'Day',
      type: 'date',
      direction: 'past',
      ask: 'What day did it happen?',
      why: 'A log entry starts with the date.',
      example: 'Friday',
      findIt: 'Look at your calls, texts or photos from that time. The closest day you’re sure of is fine.',
    },
    {
      id: 'time',
      label: 'Time',
      type: 'text',
      isOptional: true,
      longest: 60,
      ask: 'About what time?',
      why: 'A time makes it easier to match the entry with calls, messages and people.',
      example: '6:40 pm',
      suggestions: ['Morning', 'Afternoon', 'Evening', 'Night'],
    },
    {
      id: 'place',
      label: 'Place',
      type: 'text',
      longest: 120,
      ask: 'Where were you? You don’t need an address. “My driveway” or “the school lot” is enough.',
      why: 'The place can show who else might have seen it.',
      example: 'My driveway',
      findIt: 'If it happened by phone or text, write “by phone” or “by text.”',
    },
    {
      id: 'seen',
      label: 'What happened, in order',
      type: 'text',
      isAccount: true,
      longest: 2000,
      ask: 'What would a camera have recorded, in order? For now, leave out how it felt.',
      why: 'Plain facts in order are easier to believe.',
      example: 'He stood in front of the car and hit the hood with his hand.',
      findIt: 'Take your time. Start with one sentence that says who did what.',
    },
    {
      id: 'words',
      label: 'Exact words',
      type: 'text',
      isAccount: true,
      isOptional: true,
      isQuoted: true,
      longest: 1000,
      ask: 'What did they say, in their exact words, as best you remember? Write only what you’re sure of.',
      why: 'Exact words carry more weight than “they were awful.”',
      example: 'You will pay for this.',
    },
    {
      id: 'child',
      label: 'Child present',
      type: 'choice',
      ask: 'Was a child there, or could a child have heard it?',
      why: 'If so, your entry should say that in one line.',
      example: 'No',
      choices: [
        {
          id: 'no',
          label: 'No',
          also: ['at school', 'not there', 'not home', 'asleep', 'at my mom', 'no kids'],
        },
        {
          id: 'saw',
          label: 'Yes, a child saw it',
          also: ['were there', 'was there', 'in the car', 'both kids', 'watched', 'yes'],
        },
        { id: 'heard', label: 'A child may have heard it', also: ['heard it', 'maybe'] },
      ],
    },
    {
      id: 'witness',
      label: 'Who else saw or heard it',
      type: 'names',
      isPrivate: true,
      isOptional: true,
      ask: 'Did anyone else see or hear it? A first name or “neighbor” is enough.',
      why: 'Someone may want to ask a witness later what they saw.',
      example: 'The neighbor across the street',
    },
    {
      id: 'proof',
      label: 'What backs it up',
      type: 'several',
      isOptional: true,
      ask: 'Is there anything that backs this up? Pick everything you have.',
      why: 'The entry will say where to look. Keep the originals.',
      example: 'Photos',
      choices: [
        {
          id: 'photos',
          label: 'Photos or video',
          also: [
            'photo',
            'a photo',
            'picture',
            'ring camera',
            'camera',
            'dashcam',
            'recording',
            'photos',
            'video',
            'pictures',
          ],
        },
        {
          id: 'messages',
          label: 'Messages or calls',
          also: [
            'text',
            'call log',
            'screenshots',
            'emails',
            'email',
            'his text',
            'her text',
            'texts',
            'messages',
            'voicemail',
            'calls',
          ],
        },
        {
          id: 'injury',
          label: 'An injury',
          also: ['bruise', 'a bruise', 'scratch', 'scratches', 'red mark', 'bruises', 'injury', 'hurt'],
        },
        { id: 'damage', label: 'Damage to property', also: ['damage', 'broken things'] },
      ],
    },
    {
      id: 'police',
      label: 'Police report',
      type: 'choice',
      ask: 'Were the police called?',
      why: 'The report number makes your entry easy to check.',
      example: 'No',
      choices: [
        {
          id: 'no',
          label: 'No',
          also: [
            'nobody',
            'nobody called',
            'no one called',
            'never called',
            "didn't call",
            'didnt call',
            'did not call',
          ],
        },
        {
          id: 'yes',
          label: 'Yes',
          also: [...policeCame, 'neighbor called', 'i called', 'somebody called'],
          over: ['no'],
        },
      ],
    },
    {
      id: 'report',
      label: 'Report number',
      type: 'text',
      isOptional: true,
      longest: 80,
      when: (told) => told.is('police', 'yes'),
      ask: 'Do you have the report number, or the officer’s name?',
      why: 'Either one makes the report easier to find.',
      example: '2026-1187, Officer Lee',
    },
    {
      id: 'after',
      label: 'What you did next',
      type: 'text',
      isOptional: true,
      longest: 600,
      ask: 'What did you do next? One line is enough.',
      why: 'This is the last part of the entry. For example, say whether you left, called someone or saw a doctor.',
      example: 'I drove to my sister’s.',
    },
  ],
  pauses: [
    {
      id: 'seen',
      isFinal: true,
      when: (told) => told.is('typing', 'no'),
      words:
        'Then let’s not write it here. Use a device they can’t get to, or talk to an advocate through the help line below. An advocate can tell you how to store a log safely. To leave this page, use Quick exit.',
      lines: ['violence', 'emergency'],
    },
  ],
  result: (told) => entryPage(told),
};

const proofLines: Readonly<Record<string, string>> = {
  photos: 'Keep the original photos or video, and a second copy they can’t get to.',
  messages: 'Save messages and call records with the sender, date and time.',
  injury: 'See a doctor about any injury, even if nothing shows, and take photos on several days.',
  damage: 'Take photos of any damage before it’s fixed.',
};

function entryPage(told: Told): Page {
  const day = told.day('day');
  const when = [day && showDay(day), told.text('time')].filter(Boolean).join(', ');
  return {
    title: logAnIncident.title,
    lead: 'This entry is in your own words, in order. Don’t go back and change an old entry. Add a new line instead.',
    parts: parts(
      part(
        'The entry',
        line(`When: ${when}.`, 'day', 'time'),
        line(`Where: ${told.text('place')}`, 'place'),
        line(`What happened: ${told.text('seen')}`, 'seen'),
        told.has('words') && line(`Exact words: “${told.text('words')}”`, 'words'),
        line(childLine(told), 'child'),
        told.has('witness') && line(`Also there: ${told.list('witness').join(', ')}.`, 'witness'),
        line(
          told.is('police', 'yes') ? `Police: called. ${told.text('report')}`.trim() : 'Police: not called.',
          'police',
          'report',
        ),
        told.has('after') && line(`Afterward: ${told.text('after')}`, 'after'),
      ),
      part(
        'What backs it up',
        ...told
          .list('proof')
          .map((one) =>
            line(proofLines[one] ?? one, 'proof', 'passage:emma-save-messages', 'passage:emma-keep-a-log'),
          ),
      ),
      part(
        'Keeping it safe',
        line('Keep this log where they can’t get to it, and keep a second copy.', 'passage:emma-keep-a-log'),
        line(
          'Write down the quiet weeks and the promises they kept, too. A fair record is easier to believe.',
          'passage:emma-keep-a-log',
        ),
      ),
    ),
    sources: [],
    deadlines: [],
  };
}

function childLine(told: Told): string {
  if (told.is('child', 'saw')) return 'A child was there and saw it.';
  return told.is('child', 'heard') ? 'A child may have heard it.' : 'No child was there.';
}
