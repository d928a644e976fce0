import type { Prompt } from '../prompt.ts';

export const maxPrompts: readonly Prompt[] = [
  {
    id: 'max-1',
    text: 'We just separated. What should I do about money first?',
    category: 'Getting started',
    tags: ['first steps', 'separation', 'accounts'],
  },
  {
    id: 'max-2',
    text: 'What financial documents should I gather?',
    category: 'Getting started',
    tags: ['documents', 'checklist', 'records'],
  },
  {
    id: 'max-3',
    text: 'How do I make a budget on one income?',
    category: 'Month to month',
    tags: ['budget', 'income', 'expenses'],
  },
  {
    id: 'max-4',
    text: 'Can I afford to keep the house?',
    category: 'House, debts and retirement',
    tags: ['house', 'mortgage', 'housing costs'],
  },
  {
    id: 'max-5',
    text: 'Am I responsible for joint debt after the divorce?',
    category: 'House, debts and retirement',
    tags: ['debt', 'loans', 'credit'],
  },
];
