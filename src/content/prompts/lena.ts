import type { Prompt } from '../prompt.ts';

export const lenaPrompts: readonly Prompt[] = [
  {
    id: 'lena-1',
    text: 'I can’t sleep since we separated. What can I do tonight?',
    category: 'Sleep and staying calm',
    tags: ['sleep', 'stress', 'tonight'],
  },
  {
    id: 'lena-2',
    text: 'I think I’m having a panic attack. How do I calm down?',
    category: 'Sleep and staying calm',
    tags: ['panic', 'breathing', 'calm'],
  },
  {
    id: 'lena-3',
    text: 'How long does divorce grief last, and what helps?',
    category: 'Grief and feelings',
    tags: ['grief', 'sadness', 'healing'],
  },
  {
    id: 'lena-4',
    text: 'What do I do with myself on the days I don’t have my kids?',
    category: 'You and your children',
    tags: ['children', 'loneliness', 'weekends'],
  },
  {
    id: 'lena-5',
    text: 'My daughter cries and misses her dad. How do I comfort her?',
    category: 'You and your children',
    tags: ['children', 'sadness', 'two homes'],
  },
];
