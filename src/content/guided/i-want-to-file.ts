import type { Flow } from '#domain/guided/flow.ts';
import { filingPage } from './filing-page.ts';
import { livedChoices } from './lived-choices.ts';
import { ownWordsOf } from './own-words-slot.ts';

const unsure = ['not sure', "i'm not sure", "i don't know"];

export const iWantToFile: Flow = {
  id: 'i-want-to-file',
  version: 2,
  advisor: 'hannah',
  title: 'Your path to filing',
  opening: 'I want to file for divorce. Where do I start?',
  intro:
    'Let’s sort out your first steps. Answer a few questions, and you’ll have a page that shows which route might fit, which forms to look for, and what to check with the court.',
  slots: [
    {
      id: 'afraid',
      fear: 'yes',
      label: 'Afraid of the other person',
      type: 'choice',
      ask: 'Before anything else, could filing put you or a child in danger?',
      why: 'If so, make a safety plan before you fill out any form.',
      example: 'No',
      choices: [
        { id: 'no', label: 'No' },
        { id: 'yes', label: 'Yes, or maybe', also: ['yes', 'maybe', 'a little', 'a bit', ...unsure] },
      ],
    },
    {
      id: 'state',
      label: 'Your state',
      type: 'state',
      ask: 'Which state do you live in?',
      why: 'Each state has its own rules about who can file there.',
      example: 'Texas',
      findIt:
        'Use the state where you live now, even if you just moved there. Your page will cover the move.',
    },
    {
      id: 'lived',
      label: 'How long you’ve lived there',
      type: 'choice',
      ask: 'How long have you lived in this state?',
      why: 'States require you to live there for a certain time first. Some counties do, too.',
      example: 'Over a year',
      choices: livedChoices,
    },
    {
      id: 'other',
      label: 'Where your spouse lives',
      type: 'choice',
      ask: 'Where does your spouse live?',
      why: 'Sometimes you can file in either of two states, and that choice is hard to change later.',
      example: 'In the same state',
      choices: [
        {
          id: 'same',
          label: 'In the same state',
          also: ['same', 'same state', 'same house', 'with me', 'here'],
        },
        { id: 'another', label: 'In another state', also: ['another state', 'different state'] },
        { id: 'abroad', label: 'In another country', also: ['abroad', 'overseas'] },
        { id: 'unknown', label: 'I don’t know', also: unsure },
      ],
    },
    {
      id: 'agreed',
      label: 'How much you agree on',
      type: 'choice',
      ask: 'How much do you two agree on?',
      why: 'Agreeing on everything often means fewer steps.',
      example: 'Some of it',
      choices: [
        { id: 'all', label: 'Everything', also: ['we agree on everything', 'all of it'] },
        {
          id: 'some',
          label: 'Some of it',
          also: [
            'some',
            'some things',
            'part of it',
            'most',
            'most things',
            'not everything',
            'almost everything',
            'everything but',
            'everything except',
            'all but',
            'all except',
            'only the',
            'just the',
            'except the',
            'but not',
            'still open',
          ],
          over: ['all', 'none'],
        },
        {
          id: 'none',
          label: 'Nothing, or we can’t talk',
          also: ['nothing', "we don't talk", 'none', "haven't talked", 'havent talked', "can't talk"],
        },
        { id: 'unsure', label: 'I don’t know yet', also: unsure },
        { id: 'else', label: 'Something else', isElse: true },
      ],
    },
    ownWordsOf('agreed', 'How much you agree on'),
    {
      id: 'children',
      label: 'Children under 18',
      type: 'choice',
      ask: 'Do you have children under 18 together?',
      why: 'Courts often have different forms for parents.',
      example: 'Yes',
      isOfChildren: true,
      choices: [
        { id: 'yes', label: 'Yes', also: ['we have kids', 'we have children'] },
        { id: 'no', label: 'No', also: ['no kids', 'no children'] },
      ],
    },
    {
      id: 'property',
      label: 'What you own and owe',
      type: 'several',
      isOptional: true,
      ask: 'What do the two of you own or owe? Pick all that apply.',
      why: 'For some of these, it’s worth talking with a lawyer before you file.',
      example: 'A home and retirement savings',
      choices: [
        { id: 'home', label: 'A home', also: ['house', 'a house', 'home', 'condo', 'apartment'] },
        {
          id: 'retirement',
          label: 'Retirement savings',
          also: ['401k', '401(k)', 'ira', 'pension', 'retirement'],
        },
        { id: 'business', label: 'A business', also: ['business', 'company'] },
        {
          id: 'debts',
          label: 'Debts',
          also: ['debt', 'debts', 'loan', 'loans', 'mortgage', 'credit card', 'credit cards', 'cards'],
        },
        { id: 'else', label: 'Something else', isElse: true },
      ],
    },
    {
      ...ownWordsOf('property', 'What you own and owe'),
      when: (told) => told.includes('property', 'else'),
      ask: 'What else do the two of you own or owe?',
      example: 'A truck and a boat',
    },
    {
      id: 'military',
      label: 'Military',
      type: 'choice',
      ask: 'Is either of you in the military?',
      why: 'Special rules may apply.',
      example: 'No',
      choices: [
        { id: 'no', label: 'No' },
        { id: 'yes', label: 'Yes' },
      ],
    },
    {
      id: 'fee',
      label: 'Court fee',
      type: 'choice',
      ask: 'Would a court fee be hard to pay right now?',
      why: 'You can ask for a waiver when you file your papers.',
      example: 'Yes',
      choices: [
        {
          id: 'yes',
          label: 'Yes',
          also: ["can't afford it", 'a little', 'maybe'],
          heard: 'You can ask to have the fee waived.',
        },
        { id: 'no', label: 'No' },
      ],
    },
  ],
  pauses: [
    {
      id: 'afraid',
      when: (told) => told.is('afraid', 'yes'),
      words:
        'Then don’t start alone. First make a safety plan with the people below or with Emma. You’ll need one for filing and for the day the papers are served. If you’d like a page for later and it’s safe to read here, say “Continue.”',
      lines: ['violence', 'emergency'],
    },
  ],
  result: (told) => filingPage(told),
};
