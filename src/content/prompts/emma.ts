import type { Prompt } from '../prompt.ts';

export const emmaPrompts: readonly Prompt[] = [
  {
    id: 'emma-1',
    text: 'I’m scared of my ex. What should I do first?',
    category: 'Safety first',
    tags: ['safety', 'fear', 'help'],
  },
  {
    id: 'emma-2',
    text: 'I want to fire back at a nasty message. Should I answer it?',
    category: 'Staying steady',
    tags: ['messages', 'pause', 'provocation'],
  },
  {
    id: 'emma-3',
    text: 'How do I set a boundary that works when my ex ignores every limit?',
    category: 'Staying steady',
    tags: ['boundaries', 'limits', 'calm'],
  },
  {
    id: 'emma-4',
    text: 'What is parallel parenting, and when does it help?',
    category: 'High-conflict parenting',
    tags: ['parallel parenting', 'children', 'conflict'],
  },
  {
    id: 'emma-5',
    text: 'He yells at me during pickup. How do I keep exchanges calm?',
    category: 'High-conflict parenting',
    tags: ['handover', 'exchange', 'children'],
  },
];
