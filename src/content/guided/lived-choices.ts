import type { Choice } from '#domain/guided/flow.ts';

/** How long a person has lived in their state. */
export const livedChoices: readonly Choice[] = [
  { id: 'short', label: 'Under 3 months', months: [0, 3], also: ['a few weeks', 'just moved'] },
  { id: 'half', label: '3 to 6 months', months: [3, 6], also: ['about 4 months'] },
  { id: 'year', label: '6 to 12 months', months: [6, 12] },
  {
    id: 'long',
    label: 'Over a year',
    months: [12, 1200],
    also: [
      'years',
      'all my life',
      'my whole life',
      'whole life',
      'born here',
      'grew up here',
      'forever',
      'always',
    ],
  },
];
