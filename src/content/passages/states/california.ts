import type { Passage, Source } from '../../passage.ts';
import { californiaAnswer } from '../shared-sources.ts';

const checked = '2026-11-22';

const questions: Source = {
  title: 'Filing for Divorce or Separation FAQs',
  publisher: 'California Courts',
  url: 'https://www4.courts.ca.gov/1231.htm',
  checked,
};
const mendocino: Source = {
  title: 'Divorce and Legal Separation',
  publisher: 'Superior Court of California, County of Mendocino',
  url: 'https://www.mendocino.courts.ca.gov/self-help/divorce',
  checked,
};
const sixMonths: Source = {
  title: 'Family Code 2339(a): six months from service',
  publisher: 'Quoted by Farzad and Ochoa',
  url: 'https://farzadlaw.com/california-divorce/waiting-period-six-months',
  checked,
};

export const californiaPassages: readonly Passage[] = [
  {
    id: 'hannah-california-filing',
    advisor: 'hannah',
    title: 'California: filing for divorce, and the six months',
    text: `**In California, you or your spouse must have lived in the state for six months**, and in the county for three months, before you file for divorce. There are some exceptions for same-sex couples, so ask.

- **Not here that long yet?** You can file for a legal separation first. It has no such rule. Later you can change it to a divorce.
- **Your spouse cannot stop it.** As long as one of you wants the divorce, it can go on without the other's signature.
- **The wait.** You are not single until six months have passed. They count from the day your spouse was served, or first took part in the case. It can take longer.
- **Where.** The Superior Court of your county.
- **Fees.** If you have little money, ask for a fee waiver.

Forms and steps stand on the California courts' self-help site. Each county has a self-help center too. They can tell you if your county wants forms of its own.`,
    asks: [
      'how do i file for divorce in california',
      'how long do i have to live in california to get a divorce',
      'california six month waiting period divorce when does it start',
      'can my husband refuse the divorce in california',
      'just moved to riverside california in may, can i file already',
      'legal separation first then divorce in california because of residency',
      "my wife moved out to fresno and says she'll never sign, we're both in california, can she block it forever",
      'only been in california since february because of a job transfer, is there some other paper i can do till i qualify',
      'married 41 years, if i file in california this month when would i legally be single again',
      'which courthouse in california if i live in one county and he lives in another',
    ],
    sources: [questions, mendocino, sixMonths],
    state: 'CA',
    exactFor: ['hannah-where-to-file', 'hannah-start-filing', 'hannah-how-long'],
    followUps: [
      'i cant afford the filing fee',
      'how do i serve papers on my spouse',
      'what is legal separation',
    ],
  },
  {
    id: 'hannah-california-answer',
    advisor: 'hannah',
    title: 'California: time to file a response',
    text: `**In California, you have 30 days from the day you were served** to file a response. After that, the other person can ask the court to enter your default. Then you can no longer respond without permission.

What to know:

- If you disagree with anything in the petition, you can file a response with the court.
- There is a filing fee. If you have little money, ask about a fee waiver.
- In a default, the judgment cannot give the other person more than the petition asked for.
- If more than 30 days have passed, you may still be able to file. That holds if no default was entered.

Papers asking for an order at a hearing are different. They have their own, shorter deadline. Look at the first page of each set.

The court's self-help center can tell you which form to use. Ask them to check your date too, since a weekend or holiday can matter.`,
    asks: [
      'how long to respond to divorce in california',
      'california 30 days response FL-120',
      'los angeles divorce papers deadline',
      'i live in ca and got a petition for dissolution',
      'default in california divorce what does it mean',
      'calif. respondent days to respond to dissolution summons',
      'california divorce response time',
      'my hubby filed in san diego, do i really only have a month to reply',
      'im in sacramento and the 30 days ended last week, no default yet, can i still file my response in california',
      'orange county, what is the charge to turn in my fl-120 california response',
      'oakland ca, she served me with an fl-100 petition, what if i blow it off',
      'fresno superior court says a default may be entered, can he get more than what he asked for in california',
      'i disagree with half of what he wrote in his california petition, do i have to file something within a month',
      'bay area, i got a request for order with a court date too, is that deadline the same as the 30 day response in california',
    ],
    sources: [californiaAnswer],
    state: 'CA',
    exactFor: ['hannah-answer-deadline'],
    followUps: [
      'i cant afford the filing fee',
      'can i still do something if i missed the deadline',
      'what is a temporary order',
    ],
  },
];
