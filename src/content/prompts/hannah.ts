import type { Prompt } from '../prompt.ts';

export const hannahPrompts: readonly Prompt[] = [
  {
    id: 'hannah-1',
    text: 'I was just served divorce papers. What do I do first?',
    category: 'Papers and deadlines',
    tags: ['served', 'summons', 'first steps'],
  },
  {
    id: 'hannah-2',
    text: 'How many days do I have to respond to the petition?',
    category: 'Papers and deadlines',
    tags: ['answer', 'deadline', 'response'],
  },
  {
    id: 'hannah-3',
    text: 'How do I prepare for my court hearing?',
    category: 'Going to court',
    tags: ['hearing', 'court', 'preparation'],
  },
  {
    id: 'hannah-4',
    text: 'What should I ask at my first meeting with a lawyer?',
    category: 'Getting help',
    tags: ['lawyer', 'consultation', 'questions'],
  },
  {
    id: 'hannah-5',
    text: 'How do I get free legal help if I have no money?',
    category: 'Getting help',
    tags: ['legal aid', 'low cost', 'lawyer'],
  },
];
