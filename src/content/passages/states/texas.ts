import type { Passage, Source } from '../../passage.ts';
import { divorceGuide } from '../shared-sources.ts';

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
      'moved from houston to a small county 2 months ago, still texas, do i file there or back home',
      'we agree on every single thing, how soon can a judge sign it off in texas',
      'he offers to sign a waiver so nobody has to knock on his door in texas, is that ok',
      'no kids no house, where do i get the texas divorce papers for free',
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
  {
    id: 'hannah-texas-answer',
    advisor: 'hannah',
    title: 'Texas: when your answer is due',
    text: `**In Texas, an answer is due by 10 a.m. on the Monday after 20 days have gone by.** The days run from when you were served in person or by certified mail.

How to count it:

1. Mark the day you were served. Do not count that day.
2. Count 20 more days. Weekends and holidays count.
3. Go to the next Monday. That is the due date, at 10:00 a.m.
4. If the court is closed that day, the answer is due on the next day it is open.

If you do not file an answer, the divorce can go ahead without you. You may then have no say about property, debts or orders about the children.

An answer does not have to tell your whole story. It keeps your right to have a say. If you want something different from what the petition asks, read about a counter-petition.

Check your date with the district clerk. Then file a few days early.`,
    asks: [
      'texas divorce answer deadline',
      'when is my answer due in texas monday 10 am',
      'served with a citation in houston how long do i have',
      'tx 20 days after being served',
      'do i have to file an answer in texas or can i ignore it',
      'texas respondent original answer due date dallas austin',
      'texas how many days to answer',
      'what does by 10am on the monday next after 20 days even mean',
      'got papers from the constable in san antonio, how do i figure out the exact monday',
      'does the day i was served count toward the 20 days in texas',
      'fort worth, the monday i count to is labor day and the courthouse is shut in texas',
      'my ex filed in el paso and im so mad i want to throw the citation away, what happens if a texan never answers',
      'tarrant county tx, how do i count the 20 days if i got it certified mail',
      'im in texas and dont want to fight him on anything, do i still need to turn in an answer to have a say',
    ],
    sources: [divorceGuide],
    state: 'TX',
    exactFor: ['hannah-answer-deadline'],
    followUps: [
      'what do i actually write in the answer form',
      'should i sign a waiver of service',
      'can i still do something if i missed the deadline',
    ],
  },
];
