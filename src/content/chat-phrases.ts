import type { AssistantId } from '#domain/assistant.ts';
import { libraryPhrase } from './library/library-phrase.ts';
import { passagesByAdvisor } from './passages.ts';

/** The phrases of an advisor or the support chat around a passage. */
export interface ChatPhrases {
  /** Introductions of an answer, in rotation. Each must fit any passage of the library. */
  leadIns: readonly [string, ...string[]];
  /** The subject of the library, to complete "I can help with …". */
  topics: string;
  /** One sentence: automated, not a person, where answers come from, what it is not. */
  disclosure: string;
}

export const chatPhrases: Readonly<Record<AssistantId, ChatPhrases>> = {
  lena: {
    leadIns: [
      'Take this at your own pace.',
      'One small step is enough for now.',
      'Read this slowly, and take what helps.',
      'Start with the first line, and stop there if you’re tired.',
    ],
    topics: 'sleep, panic, grief, anger, lonely days and taking care of yourself',
    disclosure: `Lena is an automated guide, not a person or a therapist. Answers come from ${libraryPhrase(passagesByAdvisor.lena)}.`,
  },
  emma: {
    leadIns: [
      'You can only control your side of it. Here’s how to do that.',
      'Here’s a steady way to handle this:',
      'Keep things short and calm. This can help.',
      'Here’s something to hold on to when things get heated.',
    ],
    topics: 'fights, insults, setting limits, exchanges and staying calm with a difficult ex',
    disclosure: `Emma is an automated guide, not a person or a therapist. Answers come from ${libraryPhrase(passagesByAdvisor.emma)}.`,
  },
  hannah: {
    leadIns: [
      'Here’s how this usually works.',
      'Here are the main points.',
      'Step by step:',
      'Here’s what to know before you act.',
    ],
    topics: 'court papers, first steps, deadlines, lawyers, hearings and legal terms',
    disclosure: `Hannah is an automated guide, not a person or a lawyer. Answers come from ${libraryPhrase(passagesByAdvisor.hannah)} and aren’t legal advice.`,
  },
  james: {
    leadIns: [
      'Short and calm works best. Here’s how.',
      'Here’s a way to say it.',
      'Read this once before you write.',
      'The less you write, the less there is to fight over:',
    ],
    topics: 'messages to your ex: replies, requests, saying no, late pickups and money',
    disclosure: `James is an automated guide, not a person. Answers come from ${libraryPhrase(passagesByAdvisor.james)} and aren’t legal advice.`,
  },
  max: {
    leadIns: [
      'Let’s take this in order.',
      'Here’s the plain version.',
      'Start with what’s on paper.',
      'Take it one step at a time. Here’s the first.',
    ],
    topics: 'budgets, debts, the house, retirement money, support and taxes',
    disclosure: `Max is an automated guide, not a person. Answers come from ${libraryPhrase(passagesByAdvisor.max)} and aren’t legal or tax advice.`,
  },
  ava: {
    leadIns: [
      'Start with what the children need.',
      'Here’s how a lot of families handle this.',
      'Kids do best when things are calm and clear.',
      'Here’s a place to start.',
    ],
    topics: 'schedules, holidays, exchanges, parenting plans and talking with the children',
    disclosure: `Ava is an automated guide, not a person or a lawyer. Answers come from ${libraryPhrase(passagesByAdvisor.ava)} and aren’t legal advice.`,
  },
  support: {
    leadIns: ['Here’s how it works.', 'Here’s what we know.', 'In short:', 'Here you go.'],
    topics: 'plans, payment, your account, privacy, safety and how the app works',
    disclosure:
      'Support is an automated guide, not a person. Answers come from our own help pages. To reach a person, use the form on this page.',
  },
};
