import type { Slot } from '#domain/guided/flow.ts';
import { expectingChoice, readExpecting } from './expecting.ts';
import { ownWordsOf } from './own-words-slot.ts';

/** Asks whether there are minor children, and stores what the answer adds. */
export function childrenSlots(why: string): readonly Slot[] {
  const label = 'Children under 18';
  return [
    {
      id: 'children',
      label,
      type: 'choice',
      ask: 'Do you have children under 18 together?',
      why,
      example: 'Yes',
      isOfChildren: true,
      reads: readExpecting,
      choices: [
        { id: 'yes', label: 'Yes', also: ['we have kids', 'we have children'] },
        {
          id: 'no',
          label: 'No',
          also: [
            'no kids',
            'no children',
            "don't have kids",
            'dont have kids',
            "don't have children",
            'dont have children',
            "don't have any kids",
            'dont have any kids',
          ],
          exactly: ['no kids together', 'none together'],
        },
        expectingChoice,
      ],
    },
    ownWordsOf('children', label),
  ];
}
