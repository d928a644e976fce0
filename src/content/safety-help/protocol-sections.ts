import { EMERGENCY_NUMBER } from '#domain/help.ts';
import type { SafetySection } from './safety-section.ts';

/** Describes in plain words what src/domain/safety and the scripts do. Update it when they change. */
export const protocolSections: readonly SafetySection[] = [
  {
    id: 'what-they-are',
    heading: 'What the guides are',
    content: [
      'The guides in our chats are programs, and each chat says so. They aren’t people, therapists, lawyers or doctors. If you ask, they’ll tell you that, too.',
      'Their answers come from text we wrote. They don’t judge how you feel, and they can’t tell how serious a danger is.',
    ],
  },
  {
    id: 'before',
    heading: 'What happens before each answer',
    content: [
      'A safety check reads every message first. It has three parts: a list of common ways people say they’re in danger, and two programs that each learned in a different way from many messages like that. It reads a short message together with the one before it.',
      [
        'It looks for signs that:',
        'you may want to die or hurt yourself',
        'someone is hurting, threatening, choking, controlling or tracking you',
        'a child is in danger',
        'you may hurt someone else',
        'someone you know is in danger',
      ],
      'The check is free. It works the same during a trial, on every plan and without a plan.',
    ],
  },
  {
    id: 'danger',
    heading: 'What a guide does when it’s sure there’s danger',
    content: [
      [
        'If the message is clear, or if both programs agree, the guide holds back its usual answer. Instead:',
        'It says that it’s a program and can’t send help.',
        'It shows you who you can call or text with one tap.',
        'It asks one direct question, such as whether you’re safe or whether you’re thinking about killing yourself. If you’re thinking about it, the guide asks whether you have a way in mind and could get to it. What it says next depends on your answer.',
        `When a life may be at risk right now, it says to call ${EMERGENCY_NUMBER} or go to an emergency room, to be with someone, and to get away from anything that could be used to cause harm.`,
        'If someone choked you, it says to see a doctor, even if you feel fine.',
        'It suggests one small next step and someone you could tell.',
      ],
      'These words were written ahead of time. No program makes them up on the spot.',
      'The chat stays open. Your next question gets an ordinary answer, and you can come back any time.',
    ],
  },
  {
    id: 'unsure',
    heading: 'When it’s not sure',
    content: [
      'Some messages sound heavy but don’t clearly point to danger. In that case, the guide answers your question and adds one line with a number to call or text. It adds that line only once per chat, unless you say something more serious later.',
      'Once you’ve told a guide about violence, it won’t tell you to meet with, bargain with or give in to the person who’s violent. If it held back its usual answer, that chat’s title won’t say why.',
    ],
  },
  {
    id: 'refuse',
    heading: 'What the guides won’t help with',
    content: [
      [
        'The guides say no in a sentence or two and offer something else when someone clearly asks them to help:',
        'harass, follow or track someone',
        'turn a child against the other parent',
        'hide money or papers from a court',
        'fake a report or a document',
      ],
      'If someone might hurt others, the guide asks about it and shows who to call. Asking for help with a message to your ex is always fine.',
    ],
  },
  {
    id: 'nobody-told',
    heading: 'Who finds out',
    content: [
      'No one. We don’t tell the police, a court, a hotline or anyone else. No one here reads your chats. What you write is kept in your account, where you can delete it.',
      'If this site is set up to use an outside language model, we still answer messages about danger ourselves.',
    ],
  },
  {
    id: 'misses',
    heading: 'What it gets wrong',
    content: [
      'The check misses things. It may not see danger in a hint, a joke, slang or another language. It recognizes some Spanish, so it can show the crisis numbers for messages in Spanish, too. Sometimes it raises an alarm when everything is fine. If that happens, keep writing. It won’t be held against you.',
      'That’s why “Get help now” and “Quick exit” are on every page and in every chat, no matter what the check finds. We test it on messages it hasn’t seen before, and it has to catch most of them before we release a new version.',
    ],
  },
  {
    id: 'tell-us',
    heading: 'Tell us',
    content: [
      'If an answer caused harm or missed a danger, tell us. Sign in, open Help, and use the form there. Leave out names.',
    ],
  },
];
