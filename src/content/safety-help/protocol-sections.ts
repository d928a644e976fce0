import { EMERGENCY_NUMBER } from '#domain/help.ts';
import type { SafetySection } from './safety-section.ts';

/** What src/domain/safety and the scripts do, in plain words: a change there is a change here. */
export const protocolSections: readonly SafetySection[] = [
  {
    id: 'what-they-are',
    heading: 'What the guides are',
    content: [
      'The guides in our chats are programs. Each chat says so. They are not people, and not therapists, lawyers or doctors. They say the same when you ask them.',
      'They work from texts that we wrote. They do not judge how you feel, and they cannot know how great a danger is.',
    ],
  },
  {
    id: 'before',
    heading: 'What happens before each answer',
    content: [
      'A safety check reads every message before anything else does. It has two parts: a list of ways in which people say that they are in danger, and a program that has learned from many such sentences.',
      [
        'It looks for signs that:',
        'you may want to die, or to hurt yourself',
        'somebody hurts, threatens, chokes, controls or tracks you',
        'a child is in danger',
        'you may hurt somebody else',
        'somebody you know is in danger',
      ],
      'The check is free. It works the same in a trial, in each plan, and without any plan.',
    ],
  },
  {
    id: 'danger',
    heading: 'What a guide does when it finds danger',
    content: [
      [
        'It stops the usual answer. Instead:',
        'It says that it is a program and cannot send help.',
        'It shows the people to call or text, one tap away.',
        'It asks one plain question: are you safe, do you think of killing yourself, is somebody with you? What it says next follows from your answer.',
        `When a life may be at risk now, it says to call ${EMERGENCY_NUMBER} or go to an emergency room, to be with somebody, and to get away from what could be used.`,
        'After choking it says to see a doctor, even if you feel fine.',
        'It names one small next step, and a person you could tell.',
      ],
      'These words were written ahead. No program makes them up at that moment.',
      'The chat stays open. You can write on for as long as you want, and come back.',
    ],
  },
  {
    id: 'unsure',
    heading: 'When it is not sure',
    content: [
      'Some messages only sound heavy. Then the guide asks in a sentence or two how you are, shows the numbers, and answers your question as well. It does not ask again in each message.',
      'When you have spoken of violence, the guides no longer suggest to meet, to bargain or to give in. A conversation like that is marked, so that its title says nothing about it.',
    ],
  },
  {
    id: 'refuse',
    heading: 'What the guides will not help with',
    content: [
      [
        'They say no in one sentence, and offer something else, when somebody wants to:',
        'harass, follow or track a person',
        'turn a child against the other parent',
        'hide money or papers from a court',
        'make up a report or a paper',
      ],
      'Somebody who may hurt others is asked about it, and shown whom to call.',
    ],
  },
  {
    id: 'nobody-told',
    heading: 'Who learns of it',
    content: [
      'Nobody. We tell no police, no court, no hotline and no person. No one here reads along. What you write is kept in your account, where you can delete it.',
      'If this site is set up to use an outside language model, the words of danger are still answered by us.',
    ],
  },
  {
    id: 'misses',
    heading: 'What it gets wrong',
    content: [
      'It misses things. It may not see danger in a hint, a joke, slang, or another language. It knows some Spanish, and shows the numbers then. It also sounds the alarm at times when all is well. If that happens, write on: it will not be held against you.',
      'That is why “Get help now” and “Quick exit” stand on every page and in every chat, whatever the check finds. We test it on sentences that it has not seen before, and it has to find most of them before a new version goes out.',
    ],
  },
  {
    id: 'tell-us',
    heading: 'Tell us',
    content: [
      'If an answer did harm, or should have seen danger and did not, tell us: sign in, open Help, and use the form there. Leave out names.',
    ],
  },
];
