import type { PaperKind } from '#domain/papers/kinds.ts';

interface KindWords {
  name: string;
  /** What a paper of this kind is for, in general. */
  about: string;
  /** Where to read on: an article of the library. */
  next: readonly { path: string; label: string }[];
  /** What to ask a lawyer or the clerk. */
  questions: readonly string[];
}

const process = { path: '/resources/guides-1', label: 'Step-by-Step Divorce Process Guide' };
const words = { path: '/resources/guides-4', label: 'Legal Terms Explained' };
const gather = { path: '/resources/checklists-3', label: 'Document Collection Checklist' };
const prepare = { path: '/resources/checklists-1', label: 'Document Preparation Checklist' };
const custody = { path: '/resources/checklists-2', label: 'Child Custody Preparation Checklist' };
const money = { path: '/resources/guides-3', label: 'Financial Planning During Divorce' };

export const kindWords: Readonly<Record<PaperKind, KindWords>> = {
  summons: {
    name: 'Summons',
    about: 'A summons tells you that a case has begun and how long you have to answer.',
    next: [process, prepare],
    questions: [
      'By what day does my answer have to be at the court, and how do I file it?',
      'What can happen if I do not answer in time?',
      'Are there rules I have to keep from now on, such as not selling things or moving the children?',
    ],
  },
  petition: {
    name: 'Petition or complaint',
    about: 'A petition or complaint starts the case. It says what the other side asks the court for.',
    next: [process, prepare],
    questions: [
      'Which of these requests should I answer, and how?',
      'Do I have to ask for something myself now, so that it is not lost?',
      'Is this the right court for our case?',
    ],
  },
  answer: {
    name: 'Answer or response',
    about: 'An answer says what one side agrees with and what it does not.',
    next: [process, words],
    questions: ['Do I have to reply to this, and by when?', 'What happens next in the case?'],
  },
  motion: {
    name: 'Motion or request for an order',
    about: 'A motion asks the court to order something now, while the case goes on.',
    next: [prepare, process],
    questions: [
      'By what day does my response have to be filed, and served on whom?',
      'Is there a hearing, and do I have to be there?',
      'What should I bring to show my side?',
    ],
  },
  'notice-of-hearing': {
    name: 'Notice of hearing',
    about: 'This paper tells you when and where the court will hear something.',
    next: [prepare, process],
    questions: [
      'Do I have to be there in person, or can I appear by video or phone?',
      'What will be decided that day?',
      'What do I bring, and by when do I hand it in?',
    ],
  },
  'temporary-order': {
    name: 'Temporary order',
    about: 'A temporary order holds while the case goes on. It has to be followed as it is written.',
    next: [custody, money],
    questions: [
      'What do I have to do under this order, and from which day?',
      'How do I ask the court to change a part that does not work?',
      'How long does it hold?',
    ],
  },
  'protective-order': {
    name: 'Protective order',
    about: 'A protective order says what somebody must do or not do so that another person is safe.',
    next: [words],
    questions: [
      'What does each part of this order mean for me?',
      'When does it end, and is there a hearing before that?',
      'Whom do I call if it is not kept?',
    ],
  },
  'financial-affidavit': {
    name: 'Financial affidavit',
    about: 'A financial affidavit lists income, costs, property and debts, sworn to be true.',
    next: [gather, money],
    questions: [
      'By when does it have to be filed, and do I have to file one too?',
      'What do I need to show that these sums are right?',
      'What do I do if a sum is wrong or missing?',
    ],
  },
  'parenting-plan': {
    name: 'Parenting plan',
    about: 'A parenting plan says when the children are with whom, and who decides what.',
    next: [custody, { path: '/resources/guides-2', label: 'Co-Parenting Communication Guide' }],
    questions: [
      'Is this a proposal, or does it hold already?',
      'What happens on holidays and when somebody moves?',
      'How can it be changed later?',
    ],
  },
  'settlement-agreement': {
    name: 'Settlement agreement',
    about: 'A settlement agreement writes down what both sides agree to. Once signed, it is hard to change.',
    next: [money, gather],
    questions: [
      'What do I give up if I sign this?',
      'What happens with taxes, pensions and debts under it?',
      'What if the other side does not do what it says?',
    ],
  },
  judgment: {
    name: 'Judgment or decree',
    about: 'A judgment or decree ends the case, or a part of it, and says what holds from now on.',
    next: [process, words],
    questions: [
      'What do I have to do now, and by when?',
      'How long do I have if I do not agree with it?',
      'What else has to be changed, such as titles, accounts or insurance?',
    ],
  },
  order: {
    name: 'Court order',
    about: 'An order has to be followed as it is written.',
    next: [process, words],
    questions: [
      'What do I have to do under this order, and by when?',
      'How do I ask the court to change it?',
    ],
  },
  discovery: {
    name: 'Request for information',
    about: 'This paper asks for answers or documents, often within a fixed time.',
    next: [gather, prepare],
    questions: [
      'By when do I have to answer, and in what form?',
      'Is there anything I may decline to answer?',
    ],
  },
  'proof-of-service': {
    name: 'Proof of service',
    about: 'A proof of service says who was given which papers, when and how.',
    next: [process, words],
    questions: ['Is the day of service on it right?', 'Which time limits does this day start?'],
  },
  letter: {
    name: 'Letter from a lawyer',
    about:
      'A letter is not an order. It says what the other side wants, and it may name a day by which they want it.',
    next: [words, process],
    questions: [
      'Do I have to answer this letter, and what should I not say in my answer?',
      'What can happen if I let the day it names go by?',
      'If it makes an offer, what would I give up by saying yes?',
    ],
  },
  other: {
    name: 'Another paper',
    about: 'We do not know this kind of paper. Read each line with care.',
    next: [words, process],
    questions: ['What is this paper, and do I have to do anything about it?', 'Is there a time limit?'],
  },
};
