import type { Passage, Source } from '../../passage.ts';

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
];
