import type { Prompt } from '../prompt.ts';

export const jamesPrompts: readonly Prompt[] = [
  {
    id: 'james-1',
    text: 'How do I write to my ex without starting a fight?',
    category: 'Writing a message',
    tags: ['message', 'tone', 'co-parenting'],
  },
  {
    id: 'james-2',
    text: 'How do I ask my ex to switch weekends with the kids?',
    category: 'Writing a message',
    tags: ['schedule', 'request', 'children'],
  },
  {
    id: 'james-3',
    text: 'My ex sent me a long angry email. How do I answer it?',
    category: 'Answering a message',
    tags: ['reply', 'anger', 'email'],
  },
  {
    id: 'james-4',
    text: 'I already sent something I regret. How do I repair it?',
    category: 'Answering a message',
    tags: ['repair', 'regret', 'apology'],
  },
  {
    id: 'james-5',
    text: 'My ex texts me all day and night. How do I set limits?',
    category: 'Setting limits',
    tags: ['boundaries', 'texting', 'limits'],
  },
];
