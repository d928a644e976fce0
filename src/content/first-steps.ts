import type { AdvisorLead, Reason } from '#domain/first-steps.ts';

export interface ReadingLead {
  to: string;
  title: string;
}

/**
 * What a reason leads to. Titles of cards, articles and guided conversations are repeated here, because their own
 * files are large.
 */
export interface FirstStep {
  /** The label in the person's words. */
  label: string;
  /** The advisors, best match first. */
  advisors: readonly AdvisorLead[];
  reading: ReadingLead;
  /** True if the answers depend on the state and the children. Other reasons should reveal no more than necessary. */
  takesAnswers?: boolean;
}

const processGuide = { to: '/resources/guides-1', title: 'Step-by-Step Divorce Process Guide' };

/** Reading for people who gave no reason. */
export const anyReading: ReadingLead = processGuide;

export const childrenReading: ReadingLead = {
  to: '/resources/wellbeing-2',
  title: 'Helping Children Through Divorce',
};

export const firstSteps: Readonly<Record<Reason, FirstStep>> = {
  served: {
    label: 'I got court papers',
    advisors: [
      {
        advisor: 'hannah',
        question: 'How many days do I have to respond to the petition?',
        flow: {
          id: 'i-was-served',
          title: 'Your plan after being served',
          opening: 'I was served papers. What do I do now?',
        },
      },
    ],
    reading: processGuide,
    takesAnswers: true,
  },
  filing: {
    label: 'I want to file',
    advisors: [
      {
        advisor: 'hannah',
        question: 'What should I ask at my first meeting with a lawyer?',
        flow: {
          id: 'i-want-to-file',
          title: 'Your path to filing',
          opening: 'I want to file for divorce. Where do I start?',
        },
      },
    ],
    reading: { to: '/resources/checklists-1', title: 'Document Preparation Checklist' },
    takesAnswers: true,
  },
  thinking: {
    label: 'I’m not sure yet',
    advisors: [{ advisor: 'lena', question: 'How do I know if I should leave?', flow: null }],
    reading: processGuide,
  },
  messages: {
    label: 'We keep fighting',
    advisors: [
      {
        advisor: 'james',
        question: 'How do I write to my ex without starting a fight?',
        flow: { id: 'answer-this-text', title: 'Your reply', opening: 'I need to answer this text.' },
      },
      {
        advisor: 'emma',
        question: 'I want to fire back at a nasty message. Should I answer it?',
        flow: null,
      },
    ],
    reading: { to: '/resources/guides-2', title: 'Co-Parenting Communication Guide' },
  },
  children: {
    label: 'The children',
    advisors: [
      {
        advisor: 'ava',
        question: 'What should we put in a parenting plan?',
        flow: {
          id: 'tell-the-children',
          title: 'What to tell the children',
          opening: 'I need to tell the children.',
        },
      },
      { advisor: 'lena', question: 'How do we tell the kids we are separating?', flow: null },
    ],
    reading: { to: '/resources/checklists-2', title: 'Child Custody Preparation Checklist' },
    takesAnswers: true,
  },
  money: {
    label: 'Money',
    advisors: [
      {
        advisor: 'max',
        question: 'We just separated. What should I do about money first?',
        flow: {
          id: 'budget-gap',
          title: 'Your month in numbers',
          opening: 'Will my money last the month?',
        },
      },
      { advisor: 'hannah', question: 'What financial documents should I gather?', flow: null },
    ],
    reading: { to: '/resources/guides-3', title: 'Financial Planning During Divorce' },
    takesAnswers: true,
  },
  'hard-time': {
    label: 'I’m struggling',
    advisors: [
      {
        advisor: 'lena',
        question: 'I can’t sleep since we separated. What can I do tonight?',
        flow: {
          id: 'first-night',
          title: 'Your card for tonight',
          opening: 'I can’t sleep. I don’t know how to get through tonight.',
        },
      },
    ],
    reading: { to: '/resources/wellbeing-1', title: 'Managing Emotional Stress' },
  },
  unsafe: {
    label: 'I don’t feel safe',
    advisors: [
      {
        advisor: 'emma',
        question: 'I’m scared of my ex. What should I do first?',
        flow: { id: 'safety-plan', title: 'Your safety plan', opening: 'I want to make a safety plan.' },
      },
    ],
    reading: { to: '/safety', title: 'How to stay safer' },
  },
};
