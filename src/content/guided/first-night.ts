import type { Flow } from '#domain/guided/flow.ts';
import type { Page, PageLine } from '#domain/guided/page.ts';
import { EMERGENCY_NUMBER, helpLines, numberOf } from '#domain/help.ts';
import { tellsOfOverdose } from '#domain/guided/danger.ts';
import type { Told } from '#domain/guided/value.ts';
import { line, part, parts } from './page-parts.ts';
import { safetyPart } from './safety-part.ts';

const crisis = helpLines.filter(({ id }) => id === 'crisis');

export const firstNight: Flow = {
  id: 'first-night',
  version: 1,
  advisor: 'lena',
  title: 'Your card for tonight',
  opening: 'I can’t sleep. I don’t know how to get through tonight.',
  intro:
    'I’m here. Answer a few short questions, and you’ll have a small card for tonight with just three things on it. You can stop at any point.',
  slots: [
    {
      id: 'safe',
      fear: 'no',
      label: 'Safe tonight',
      type: 'choice',
      ask: 'First, are you safe where you are tonight?',
      why: 'If someone scares you, getting to safety comes before sleep.',
      example: 'Yes',
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
            'yes',
            'safe',
          ],
          heard: 'Good.',
        },
        { id: 'no', label: 'No, I’m not', also: ['no', 'not safe'] },
      ],
    },
    {
      id: 'dark',
      label: 'Thoughts of not being here',
      type: 'choice',
      ask: 'Nights like this can bring thoughts of not wanting to be alive. Are you having those thoughts tonight?',
      why: 'I ask everyone. It’s better to ask than to guess, and there are people who can help.',
      example: 'No',
      choices: [
        { id: 'no', label: 'No', heard: 'Thank you for telling me.' },
        { id: 'yes', label: 'Yes', also: ['a bit', 'a little', 'sometimes'] },
        { id: 'unsure', label: 'I’m not sure', also: ['not sure', "i don't know", 'maybe'] },
      ],
    },
    {
      id: 'company',
      label: 'Who is with you',
      type: 'choice',
      ask: 'Is anyone with you tonight?',
      why: 'Your card depends on whether you’re alone.',
      example: 'I’m alone',
      choices: [
        {
          id: 'alone',
          label: 'I’m alone',
          also: [
            'just me',
            'by myself',
            'the dog',
            'my dog',
            'my cat',
            'no one else',
            'alone',
            'no',
            'nobody',
            'no one',
          ],
          heard: 'That’s hard. You’re not the only one awake.',
        },
        {
          id: 'children',
          label: 'Only the children',
          also: ['my son', 'my daughter', 'kids are', 'the baby', 'my kids', 'the kids', 'the children'],
        },
        {
          id: 'someone',
          label: 'Someone I trust',
          also: [
            'my neighbor',
            'my roommate',
            'my brother',
            'my dad',
            'my friend',
            'my parents',
            'my mother',
            'my cousin',
            'a friend',
            'my sister',
            'my mom',
            'yes',
          ],
          heard: 'I’m glad.',
        },
        {
          id: 'them',
          label: 'The person I’m separating from',
          also: [
            'husband',
            'wife',
            'my partner',
            'he is in the',
            'she is in the',
            'my husband',
            'my wife',
            'my ex',
            'he is here',
            'she is here',
          ],
        },
      ],
    },
    {
      id: 'sleep',
      label: 'Sleep',
      type: 'choice',
      ask: 'How are you sleeping?',
      why: 'Falling asleep and staying asleep take different steps.',
      example: 'I can’t fall asleep',
      choices: [
        {
          id: 'cannot',
          label: 'I can’t fall asleep',
          also: ["can't sleep", "can't get to sleep", "can't fall asleep", 'lying awake'],
        },
        {
          id: 'waking',
          label: 'I wake up and my mind races',
          also: [
            'keep waking',
            'waking up',
            'wake at',
            'waking at',
            'up at 3',
            'i wake up',
            'my mind races',
            '3 am',
          ],
        },
        {
          id: 'nights',
          label: 'Hardly at all for several nights',
          also: [
            'not at all',
            'barely sleeping',
            'no sleep',
            "haven't slept",
            'no sleep for days',
            'days without sleep',
          ],
        },
        { id: 'fine', label: 'Sleep isn’t the problem', also: ['i sleep fine', 'sleep is okay'] },
      ],
    },
    {
      id: 'food',
      label: 'Last meal',
      type: 'choice',
      ask: 'When did you last eat something?',
      why: 'When you haven’t eaten, your body stays on alert.',
      example: 'Today',
      choices: [
        {
          id: 'today',
          label: 'Today',
          also: [
            'this morning',
            'breakfast',
            'this afternoon',
            'hours ago',
            'just ate',
            'a snack',
            'tonight',
            'an hour ago',
            'lunch',
            'dinner',
          ],
        },
        { id: 'yesterday', label: 'Yesterday', also: ['last night'] },
        {
          id: 'longer',
          label: 'Longer ago',
          also: ["haven't eaten", 'havent eaten', 'two days ago', '2 days', 'days ago', "i can't eat"],
        },
      ],
    },
    {
      id: 'drink',
      label: 'Drink or pills',
      type: 'choice',
      isOptional: true,
      ask: 'Did you drink or take anything to get through the evening? You can skip this.',
      why: 'No judgment here. Your answer just changes what might help tonight.',
      example: 'No',
      choices: [
        { id: 'no', label: 'No', also: ['nothing', 'just water', 'just tea', 'sober'] },
        {
          id: 'some',
          label: 'A little',
          also: [
            'glass of wine',
            'couple of beers',
            'a drink',
            'half a glass',
            'a glass',
            'one glass',
            'two glasses',
            '1 glass',
            '2 glasses',
            'a beer',
            'one beer',
            'some',
          ],
        },
        {
          id: 'much',
          label: 'More than I meant to',
          also: ['bottle of wine', 'drunk', 'whole bottle', 'too much', 'a lot', 'yes'],
        },
        {
          id: 'mixed',
          label: 'Pills and alcohol, or a lot of pills',
          isToldBy: tellsOfOverdose,
        },
      ],
    },
    {
      id: 'hour',
      label: 'Hardest time',
      type: 'choice',
      ask: 'Which part of the night is hardest?',
      why: 'We’ll plan for that one part, not the whole night.',
      example: 'Going to bed',
      choices: [
        { id: 'bed', label: 'Going to bed', also: ['evening', 'evenings', 'falling asleep', 'bedtime'] },
        {
          id: 'night',
          label: 'The middle of the night',
          also: [
            '3am',
            '2am',
            '4am',
            'nighttime',
            'middle',
            'around 3',
            '3 am',
            'three in the morning',
            'at night',
          ],
        },
        { id: 'morning', label: 'Waking up', also: ['mornings', 'when i wake up', 'the morning', 'morning'] },
      ],
    },
    {
      id: 'person',
      label: 'One person',
      type: 'names',
      isPrivate: true,
      isOptional: true,
      ask: 'Who’s one person you could text, tonight or in the morning? A first name is enough.',
      why: 'At night, one name on a card is easier than a whole contact list.',
      example: 'Sarah',
    },
  ],
  pauses: [
    {
      id: 'mixed',
      when: (told) => told.is('drink', 'mixed'),
      words: `Please get help now. Pills with alcohol, or a lot of pills, can stop your breathing, even hours later. Call ${EMERGENCY_NUMBER} if you took more than a usual dose, if you feel very sleepy, confused or sick, or if it’s hard to breathe. If not, call Poison Control now: ${numberOf('poison')}. Don’t take any more, and don’t be alone. When you’ve called or someone is with you, say “Continue.”`,
      lines: ['emergency', 'poison', 'crisis'],
    },
    {
      id: 'not-safe',
      when: (told) => told.is('safe', 'no'),
      words:
        'Then getting safe comes first. Get to other people if you can, and call the line below from a phone no one else checks. When you’re safe, say “Continue.”',
      lines: ['emergency', 'violence'],
    },
    {
      id: 'dark',
      when: (told) => told.is('dark', 'yes', 'unsure'),
      words:
        'Thank you for telling me. I’m an automated guide, so please talk to a person tonight. Call or text the crisis line below. You don’t need the right words. Are you near anything you could use to hurt yourself? If so, move away from it. The card can wait.',
      lines: ['crisis', 'emergency'],
    },
  ],
  result: (told) => nightCard(told),
};

function nightCard(told: Told): Page {
  const acts = [hourAct(told), bodyAct(told), headAct(told)];
  return {
    title: firstNight.title,
    lead: 'This card is based on your answers. It doesn’t replace a doctor or a counselor.',
    parts: parts(
      told.is('safe', 'no') && safetyPart('safe'),
      told.is('drink', 'mixed') &&
        part(
          'Before anything else',
          line(
            `Call ${EMERGENCY_NUMBER} if you feel very sleepy, confused or sick, or if it’s hard to breathe.`,
            'drink',
            'advice',
          ),
          line(`Call Poison Control day and night: ${numberOf('poison')}.`, 'drink', 'advice'),
          line('Don’t take any more, and don’t be alone tonight.', 'drink', 'advice'),
        ),
      part('Three small things', ...acts),
      part(
        'One person',
        told.has('person')
          ? line(
              `${told.list('person').join(', ')}. You can send just this: “Rough night. Can we talk tomorrow?”`,
              'person',
            )
          : line(
              'Think of one person to tell tomorrow. Ask them to check on you each evening.',
              'passage:lena-first-days',
            ),
        told.is('company', 'children') &&
          line(
            'If the children wake up, say: “You’re loved, and you’ll be taken care of.” That’s enough for tonight.',
            'company',
            'passage:lena-first-days',
          ),
        told.is('company', 'them') &&
          line(
            'Don’t have any long talks tonight. Sleep where you feel safe. A friend’s couch is fine.',
            'company',
            'passage:lena-first-days',
          ),
      ),
      part(
        'Not tonight',
        line('Don’t post announcements, make big decisions or have long talks.', 'passage:lena-first-days'),
        told.is('sleep', 'nights') &&
          line(
            'If you sleep very little, don’t drive far tomorrow. Call your doctor if it keeps happening.',
            'sleep',
            'passage:lena-cannot-fall-asleep',
          ),
        told.is('drink', 'much', 'mixed') &&
          line(
            'Don’t drive tonight. If it’s hard to stop drinking or using on your own, tell a doctor.',
            'drink',
            'passage:lena-drinking',
          ),
        told.is('food', 'longer') &&
          line(
            'See a doctor if you can’t keep food down or if you faint.',
            'food',
            'passage:lena-not-eating',
          ),
      ),
      part(
        'If you start to feel worse',
        ...crisis.map(({ call, name }) =>
          line(
            `Call or text ${call}, the ${name.replace(/^\d+ /, '')}, day or night.`,
            'passage:lena-dark-thoughts',
          ),
        ),
      ),
    ),
    sources: [],
    deadlines: [],
  };
}

/** A suggestion for the hardest hour. */
function hourAct(told: Told): PageLine {
  if (told.is('hour', 'bed'))
    return line(
      'Turn the lights down an hour before bed. Put your phone in another room. If you’re still awake after 15 minutes, get up and read something boring.',
      'hour',
      'passage:lena-cannot-fall-asleep',
    );
  if (told.is('hour', 'night'))
    return line(
      'Put paper and a pen by the bed. When you wake up, write each worry on one short line, then fold the paper.',
      'hour',
      'passage:lena-awake-at-three',
    );
  return line(
    'Tonight, write down one small task for the morning, so you know how the day will start.',
    'hour',
    'passage:lena-cannot-fall-asleep',
  );
}

/** A suggestion for the body. */
function bodyAct(told: Told): PageLine {
  if (told.is('food', 'today'))
    return line(
      'Drink a glass of water and loosen your shoulders. You ate today. That counts.',
      'food',
      'passage:lena-first-days',
    );
  return line(
    'Have something plain now, such as milk, soup, yogurt or toast. A few bites are enough.',
    'food',
    'passage:lena-not-eating',
  );
}

/** A suggestion for the mind. */
function headAct(told: Told): PageLine {
  return told.is('sleep', 'waking', 'nights')
    ? line(
        'Mark each worry “do” or “wait.” Nothing has to be solved before morning.',
        'sleep',
        'passage:lena-awake-at-three',
      )
    : line(
        'Breathe out slowly. Name five things you can see, four you can feel and three you can hear.',
        'sleep',
        'passage:lena-grounding',
      );
}
