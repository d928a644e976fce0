import type { Flow } from '#domain/guided/flow.ts';
import type { Page } from '#domain/guided/page.ts';
import type { Told } from '#domain/guided/value.ts';
import { line, part, parts } from './page-parts.ts';
import { safetyPart } from './safety-part.ts';

export const tellTheChildren: Flow = {
  id: 'tell-the-children',
  version: 1,
  advisor: 'ava',
  title: 'What to tell the children',
  opening: 'I need to tell the children.',
  intro:
    'That’s one of the hardest talks there is. It’s also a short one. Answer a few questions, and you’ll have words that fit their ages.',
  slots: [
    {
      id: 'afraid',
      fear: 'yes',
      label: 'Afraid of the other parent',
      type: 'choice',
      ask: 'First, are you afraid of the other parent, or have they hurt you?',
      why: 'If so, safety comes before the talk, and the two of you shouldn’t tell them together.',
      example: 'No',
      choices: [
        { id: 'no', label: 'No' },
        { id: 'yes', label: 'Yes', also: ['a little', 'sometimes', 'somewhat'] },
      ],
    },
    {
      id: 'ages',
      label: 'Their ages',
      names: ['ages', 'age', 'children'],
      type: 'ages',
      ask: 'How old are the children?',
      why: 'The same truth needs different words at four and at fourteen.',
      example: '4 and 9',
      findIt: 'Their ages in years are enough. For a baby, write “baby.”',
    },
    {
      id: 'who',
      label: 'Who tells them',
      type: 'choice',
      when: (told) => !told.is('afraid', 'yes'),
      ask: 'Can you two tell them together and both stay calm?',
      why: 'Telling them together is good if you can both stay calm. Telling them alone is fine, too.',
      example: 'I’ll tell them alone',
      choices: [
        { id: 'together', label: 'Yes, together', also: ['yes', 'together', 'both of us'] },
        {
          id: 'alone',
          label: 'I’ll tell them alone',
          also: [
            'apart',
            'separately',
            'me',
            'by myself',
            'not together',
            "can't be in the same room",
            "won't help",
            'wont help',
            'no',
            'alone',
            'just me',
          ],
        },
      ],
    },
    {
      id: 'when',
      label: 'When',
      names: ['day', 'date', 'time', 'the day'],
      type: 'text',
      longest: 120,
      isOptional: true,
      ask: 'When would you like to tell them? A free morning works well.',
      why: 'They’ll need time with you afterward. Pick a day with no school.',
      example: 'Saturday morning',
      suggestions: ['Saturday morning', 'Sunday morning', 'I don’t know yet'],
    },
    {
      id: 'stays',
      label: 'What stays the same',
      type: 'text',
      longest: 300,
      ask: 'What will stay the same for them? Name a few real things.',
      why: 'Children take comfort in things that stay the same.',
      example: 'School, the cat, soccer on Tuesdays',
      findIt: 'Think of school, friends, a pet, a hobby or bedtime. One thing is enough.',
    },
    {
      id: 'changes',
      label: 'What changes',
      type: 'text',
      longest: 300,
      isOptional: true,
      ask: 'What do you know for sure will change? Skip this if nothing is settled.',
      why: 'Say only what’s settled. For the rest, say “we don’t know yet.”',
      example: 'Dad is moving to Oak Street on the 10th.',
    },
    {
      id: 'worry',
      label: 'Questions that worry you',
      type: 'several',
      isOptional: true,
      ask: 'Which of their questions worry you? Pick any that apply.',
      why: 'I’ll put those answers first on your page.',
      example: 'Is it my fault?',
      choices: [
        { id: 'fault', label: 'Is it my fault?', also: ['fault', 'their fault', 'my fault'] },
        { id: 'why', label: 'Why?', also: ['why', 'why are you splitting up'] },
        { id: 'back', label: 'Will you get back together?', also: ['get back together'] },
        {
          id: 'live',
          label: 'Where will I live?',
          also: ['where will they live', 'where we will live', 'have to move', 'choose', 'where will i live'],
        },
        { id: 'love', label: 'Do you still love each other?', also: ['still love'] },
      ],
    },
  ],
  pauses: [
    {
      id: 'afraid',
      when: (told) => told.is('afraid', 'yes'),
      words:
        'Then please don’t tell the children until you’re safe. That secret is too heavy for a child. Plan with an advocate first. Emma can help with that, too. If you’re safe and want the words for later, say “Continue.”',
      lines: ['violence', 'emergency'],
    },
  ],
  result: (told) => scriptPage(told),
};

function scriptPage(told: Told): Page {
  const isTogether = told.is('who', 'together');
  return {
    title: tellTheChildren.title,
    lead: 'This page is based on your answers. Change the words so they sound like you.',
    parts: parts(
      told.is('afraid', 'yes') && safetyPart('afraid'),
      part(
        'The plan',
        told.is('afraid', 'yes')
          ? line(
              'Tell them only once you’re safe, and tell them without the other parent there.',
              'afraid',
              'passage:ava-telling-children',
            )
          : line(
              isTogether ? 'You’ll tell them together.' : 'You’ll tell them alone. That’s fine.',
              'who',
              'passage:ava-telling-children',
            ),
        told.has('when') && line(`When: ${told.text('when')}.`, 'when'),
        !told.is('afraid', 'yes') &&
          line(
            'Tell them soon, not at the last minute, and plan time together afterward.',
            'passage:ava-telling-children',
          ),
      ),
      part(
        'Say these five things',
        line(
          isTogether ? '“We’ve decided to live in two homes.”' : '“We’re going to live in two homes.”',
          'who',
          'passage:ava-telling-children',
        ),
        line('“It’s not because of anything you did. You can’t change it.”', 'passage:ava-telling-children'),
        line(
          told.is('afraid', 'yes')
            ? '“I love you, and I’ll take care of you.”'
            : '“We both love you, and we’ll both take care of you.”',
          'afraid',
          'passage:ava-telling-children',
        ),
        line(`What stays the same: ${told.text('stays')}`, 'stays'),
        line(
          told.has('changes')
            ? `What changes: ${told.text('changes')}`
            : 'What changes: “We don’t know yet. We’ll tell you when we do.”',
          'changes',
          'passage:ava-telling-children',
        ),
      ),
      ...agesFor(told.ages('ages')).map(({ heading, words }) =>
        part(heading, line(words, 'ages', 'passage:ava-telling-by-age')),
      ),
      part('If they ask', ...questionLines(told)),
      part(
        'What not to say',
        line('Don’t blame anyone or share details about money or affairs.', 'passage:ava-telling-children'),
      ),
      part(
        'Afterward',
        line(
          'Tears, silence and “Can I go play?” are all fine. Talk about it again next week.',
          'passage:ava-telling-children',
        ),
      ),
    ),
    sources: [],
    deadlines: [],
  };
}

const byAge = [
  {
    most: 2,
    heading: 'Under 3',
    words:
      'Use only a few words and stick to their routines. “You’ll sleep at Mommy’s today. Daddy will come after your nap.”',
  },
  {
    most: 5,
    heading: '3 to 5',
    words:
      'Tell them where they’ll be, when, and with which parent. “You’ll have two beds and two toothbrushes. You did nothing wrong.” Repeat that often.',
  },
  {
    most: 8,
    heading: '6 to 8',
    words:
      'They may hope they can fix it. “Grown-ups decided this. You can’t fix it, and you don’t have to.”',
  },
  {
    most: 12,
    heading: '9 to 12',
    words:
      'They look for someone to blame. “There were problems between us. We won’t go into the details. It’s okay to be angry with both of us.”',
  },
  {
    most: 99,
    heading: 'Teens',
    words:
      'Keep it short and direct. “We’re getting divorced. Here’s what will change for you. What worries you most?”',
  },
] as const;

function agesFor(ages: readonly number[]): { heading: string; words: string }[] {
  const groups = new Set(ages.map((age) => byAge.findIndex(({ most }) => Math.floor(age) <= most)));
  return byAge.filter((_group, index) => groups.has(index)).map((group) => ({ ...group }));
}

const answers: readonly (readonly [id: string, question: string, answer: string])[] = [
  ['fault', 'Is it my fault?', 'No. Nothing you did or said made this happen.'],
  ['why', 'Why?', 'We weren’t happy living together. It’s between the grown-ups.'],
  ['back', 'Will you get back together?', 'No. I know you wish we would. We’ll always be your parents.'],
  ['live', 'Where will I live?', 'We’re working on it. You don’t have to choose.'],
  ['love', 'Do you still love each other?', 'Not as a couple. I’m glad you have both of us.'],
];

/** The selected questions come first. */
function questionLines(told: Told) {
  const isPicked = (id: string) => told.includes('worry', id);
  // After a mention of fear, no text says that somebody will be glad.
  const fitting = answers.filter(([id]) => id !== 'love' || !told.is('afraid', 'yes'));
  return [...fitting.filter(([id]) => isPicked(id)), ...fitting.filter(([id]) => !isPicked(id))].map(
    ([, question, answer]) => line(`“${question}” “${answer}”`, 'worry', 'passage:ava-child-questions'),
  );
}
