import type { PaperKind } from '#domain/papers/caption/paper-kinds.ts';

interface KindWords {
  name: string;
  /** The general purpose of this kind of paper. */
  about: string;
  /** Further reading: an article of the library. */
  next: readonly { path: string; label: string }[];
  /** Questions for a lawyer or the clerk. */
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
      'When is my answer due, and how do I file it with the court?',
      'What can happen if I don’t answer in time?',
      'Are there rules I have to follow from now on, such as not selling things or moving the children?',
    ],
  },
  petition: {
    name: 'Petition or complaint',
    about: 'A petition or complaint starts the case. It says what the other side is asking the court for.',
    next: [process, prepare],
    questions: [
      'Which of these requests should I answer, and how?',
      'Do I have to make my own requests now to keep the right to make them?',
      'Is this the right court for our case?',
    ],
  },
  answer: {
    name: 'Answer or response',
    about: 'An answer says which points one side agrees with and which ones it disputes.',
    next: [process, words],
    questions: ['Do I have to reply to this, and by when?', 'What happens next in the case?'],
  },
  motion: {
    name: 'Motion or request for an order',
    about: 'A motion asks the court to order something now, while the case is still going on.',
    next: [prepare, process],
    questions: [
      'When is my response due, and who has to be served?',
      'Is there a hearing, and do I have to be there?',
      'What should I bring to back up my side?',
    ],
  },
  'notice-of-hearing': {
    name: 'Notice of hearing',
    about: 'This notice tells you when and where the court will hold a hearing.',
    next: [prepare, process],
    questions: [
      'Do I have to be there in person, or can I appear by video or phone?',
      'What will be decided that day?',
      'What should I bring, and is anything due before then?',
    ],
  },
  'temporary-order': {
    name: 'Temporary order',
    about: 'A temporary order applies while the case is going on. You have to follow it as written.',
    next: [custody, money],
    questions: [
      'What do I have to do under this order, and starting when?',
      'How do I ask the court to change a part that isn’t working?',
      'How long does it last?',
    ],
  },
  'protective-order': {
    name: 'Protective order',
    about: 'A protective order says what someone must or must not do to keep another person safe.',
    next: [words],
    questions: [
      'What does each part of this order mean for me?',
      'When does it end, and is there a hearing before that?',
      'Who do I call if it’s violated?',
    ],
  },
  'financial-affidavit': {
    name: 'Financial affidavit',
    about: 'A financial affidavit is a sworn list of income, expenses, property and debts.',
    next: [gather, money],
    questions: [
      'When does it have to be filed, and do I have to file one, too?',
      'What proof do I need for these amounts?',
      'What do I do if an amount is wrong or missing?',
    ],
  },
  'parenting-plan': {
    name: 'Parenting plan',
    about: 'A parenting plan says when the children are with each parent and who decides what.',
    next: [custody, { path: '/resources/guides-2', label: 'Co-Parenting Communication Guide' }],
    questions: [
      'Is this a proposal, or is it already in effect?',
      'What happens on holidays or if someone moves?',
      'How can it be changed later?',
    ],
  },
  'settlement-agreement': {
    name: 'Settlement agreement',
    about:
      'A settlement agreement puts in writing what both sides agree to. Once signed, it’s hard to change.',
    next: [money, gather],
    questions: [
      'What do I give up if I sign this?',
      'How does it handle taxes, pensions and debts?',
      'What if the other side doesn’t follow it?',
    ],
  },
  judgment: {
    name: 'Judgment or decree',
    about: 'A judgment or decree ends the case, or part of it, and says what applies from now on.',
    next: [process, words],
    questions: [
      'What do I have to do now, and by when?',
      'If I disagree with it, how long do I have to act?',
      'What else has to change, such as titles, accounts or insurance?',
    ],
  },
  order: {
    name: 'Court order',
    about: 'You have to follow an order as written.',
    next: [process, words],
    questions: [
      'What do I have to do under this order, and by when?',
      'How do I ask the court to change it?',
    ],
  },
  discovery: {
    name: 'Request for information',
    about: 'This request asks for answers or documents, often by a set date.',
    next: [gather, prepare],
    questions: ['When is my answer due, and in what form?', 'Is there anything I can decline to answer?'],
  },
  'proof-of-service': {
    name: 'Proof of service',
    about: 'A proof of service says who was given which papers, when and how.',
    next: [process, words],
    questions: ['Is the service date on it right?', 'Which deadlines start on this day?'],
  },
  letter: {
    name: 'Letter from a lawyer',
    about:
      'A letter isn’t an order. It says what the other side wants, and it may ask for that by a certain date.',
    next: [words, process],
    questions: [
      'Do I have to answer this letter, and what should I avoid saying if I do?',
      'What can happen if I miss the date it gives?',
      'If it makes an offer, what would I give up by saying yes?',
    ],
  },
  other: {
    name: 'Another document',
    about: 'We don’t recognize this kind of document. Read each line carefully.',
    next: [words, process],
    questions: ['What is this document, and do I have to do anything about it?', 'Is there a time limit?'],
  },
};
