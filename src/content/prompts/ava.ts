import type { Prompt } from '../prompt.ts';

export const avaPrompts: readonly Prompt[] = [
  {
    id: 'ava-1',
    text: 'What is the difference between legal and physical custody?',
    category: 'Custody basics',
    tags: ['custody', 'legal', 'physical'],
  },
  {
    id: 'ava-2',
    text: 'What should we put in a parenting plan?',
    category: 'Custody basics',
    tags: ['parenting plan', 'checklist'],
  },
  {
    id: 'ava-3',
    text: 'What are examples of equal 50/50 custody schedules?',
    category: 'Schedules',
    tags: ['schedule', '50/50', 'overnights'],
  },
  {
    id: 'ava-4',
    text: 'How do we split Christmas and the other holidays?',
    category: 'Schedules',
    tags: ['holidays', 'schedule'],
  },
  {
    id: 'ava-5',
    text: 'How do we tell the kids we are separating?',
    category: 'The children',
    tags: ['telling the children', 'words', 'ages'],
  },
];
