import type { Passage, Source } from '../../passage.ts';

const checked = '2026-11-22';

const residency: Source = {
  title: 'Texas Family Code 6.301: General Residency Rule for Divorce Suit',
  publisher: 'WomensLaw',
  url: 'https://www.womenslaw.org/laws/statutes-texas/family-code-select-sections/title-1-marriage-relationship/subtitle-c-18',
  checked,
};
const waiting: Source = {
  title: 'Texas Family Code 6.702: Waiting period',
  publisher: 'Quoted by Mireles Law Office',
  url: 'http://www.mireleslawoffice.com/divorce.html',
  checked,
};
const divorceGuide: Source = {
  title: 'Answering the Divorce, in the divorce guide',
  publisher: 'Texas State Law Library',
  url: 'https://guides.sll.texas.gov/divorce/answering-the-divorce',
  checked: '2026-11-20',
};

export const texasPassages: readonly Passage[] = [
  {
    id: 'hannah-texas-filing',
    advisor: 'hannah',
    title: 'Texas: filing for divorce, and the 60 days',
    text: `**In Texas, you or your spouse must have lived in the state for the last six months**, and for the last 90 days in the county where you file.

**The wait.** The judge cannot grant the divorce before the 60th day after it was filed. It can take longer. There are two exceptions, both about family violence:

- your spouse was convicted, or got deferred adjudication, for violence against you or someone in your home
- you have an active protective order, or an emergency order, because of violence in the marriage

How to start:

1. Look at TexasLawHelp for the forms. There are sets with and without children. The Texas State Law Library has a divorce guide as well.
2. File the petition with the district clerk of the county.
3. Have your spouse served, or ask about a waiver. Read it with care before anyone signs.
4. If you cannot pay, ask the clerk for the form on court costs.`,
    asks: [
      'how do i file for divorce in texas',
      'texas 60 day waiting period divorce',
      'how long do i have to live in texas and in the county before i file',
      'is there a way around the 60 days in texas because he hit me',
      'lubbock, where do i get the divorce forms for texas with kids',
      'my wife lives in texas and i live in oklahoma, where can we file',
    ],
    sources: [residency, waiting, divorceGuide],
    state: 'TX',
    exactFor: ['hannah-where-to-file', 'hannah-start-filing', 'hannah-how-long'],
    followUps: [
      'i cant afford the filing fee',
      'how do i serve papers on my spouse',
      'should i sign a waiver of service',
    ],
  },
];
