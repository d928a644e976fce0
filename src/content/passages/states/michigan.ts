import type { Passage } from '../../passage.ts';
import { michiganDivorce } from '../hannah/sources.ts';
import { grandRapids } from '../shared-sources.ts';

export const michiganPassages: readonly Passage[] = [
  {
    id: 'hannah-michigan-basics',
    advisor: 'hannah',
    title: 'Michigan: residency and waiting times',
    text: `**In Michigan**, these are the first dates to check:

- **State:** you or your spouse must have lived in Michigan for at least the last 180 days before filing.
- **County:** in general, one of you must have lived in that county for at least 10 days. There is an exception in some cases with a risk of taking a child abroad.
- **Waiting time without minor children:** the divorce can be final 60 days after filing at the soonest.
- **Waiting time with minor children:** 180 days.

Michigan is a no-fault state. One spouse can get a divorce by telling the court that the marriage has broken down for good.

Court fees can be waived if you get public benefits. The court can also agree to it in other cases of need.

For forms and steps, look at Michigan Legal Help, and ask the circuit court clerk in your county. Check the dates there before you count on them.`,
    asks: [
      'michigan divorce how long',
      'detroit divorce waiting period 60 days 180 days',
      'how long do i have to live in michigan before filing',
      'mi divorce with kids six months wait',
      'grand rapids county rules filing for divorce',
      'michigan residency 180 days waiting time',
      'michigan minimum wait',
      'ann arbor, no kids, whats the fastest we can be divorced in michigan',
      'just moved to lansing from ohio in june, when can i file in michigan',
      'why does my michigan divorce take 6 months because we have a baby',
      'kalamazoo county 10 day rule',
      'is michigan no fault or do i have to show she cheated',
      'flint mi, on food stamps, can the circuit court waive the cost of my divorce',
      'hubby lives in macomb county and im out of state now, can we still use a michigan court',
    ],
    sources: [michiganDivorce, grandRapids],
    state: 'MI',
    exactFor: ['hannah-where-to-file', 'hannah-how-long'],
    followUps: [
      'i cant afford the filing fee',
      'what is a temporary order',
      'how do i serve papers on my spouse',
    ],
  },
];
