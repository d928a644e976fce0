import type { Passage, Source } from '../../passage.ts';

const checked = '2026-11-22';

const residence: Source = {
  title: 'Florida Statutes 61.021: Residence requirements',
  publisher: 'Justia',
  url: 'https://law.justia.com/codes/florida/2020/title-vi/chapter-61/part-i/section-61-021',
  checked,
};
const delay: Source = {
  title: 'Florida Statutes 61.19: Entry of judgment of dissolution of marriage, delay period',
  publisher: 'The Florida Senate',
  url: 'https://www.flsenate.gov/laws/statutes/2020/61.19',
  checked,
};
const grounds: Source = {
  title: 'Florida Statutes 61.052: Dissolution of marriage',
  publisher: 'Quoted by Family Diplomacy',
  url: 'https://familydiplomacy.com/blog/page/82/',
  checked,
};
const proof: Source = {
  title: 'Instructions for form 12.901(a): simplified dissolution',
  publisher: 'Florida Supreme Court (copy of the form)',
  url: 'https://fill.io/FORM-12-901-a-INSTRUCTIONS-FOR-FLORIDA-FAMILY-LAW-RULES-e5763928',
  checked,
};
const answerForm: Source = {
  title: 'Instructions for form 12.903(b), Answer to Petition for Dissolution of Marriage',
  publisher: 'Florida Supreme Court (copy of the form)',
  url: 'https://fill.io/INSTRUCTIONS-FOR-FLORIDA-SUPREME-COURT-APPROVED-FAMILY-LAW-3eaee2d1',
  checked,
};
const waiverForm: Source = {
  title: 'Instructions for form 12.903(a), Answer, Waiver, and Request for Copy of Final Judgment',
  publisher: 'Florida Supreme Court (copy of the form)',
  url: 'https://abcdocz.com/doc/88060/instructions-for-florida-supreme-court-approved-family',
  checked,
};
const defaultForm: Source = {
  title: 'Instructions for a petition for dissolution of marriage: default',
  publisher: 'Florida Supreme Court (copy of the form)',
  url: 'https://fill.io/INSTRUCTIONS-FOR-FLORIDA-SUPREME-COURT-APPROVED-FAMILY-LAW-4309c4c5',
  checked,
};
const counterpetition: Source = {
  title: 'Instructions for form 12.903(c)(2), Answer and Counterpetition',
  publisher: 'Florida Supreme Court (copy of the form)',
  url: 'https://fill.io/FORM-12-903-c-2-INSTRUCTIONS-FOR-FLORIDA-SUPREME-COURT-APPROVED-3f520fd8',
  checked,
};

export const floridaPassages: readonly Passage[] = [
  {
    id: 'hannah-florida-filing',
    advisor: 'hannah',
    title: 'Florida: filing for divorce',
    text: `**In Florida, you or your spouse must have lived in the state for six months** before you file. The court papers say "dissolution of marriage".

- **Show it.** A Florida driver's license, ID or voter card can be proof, if it is at least six months old. A person who knows can also sign a form for you.
- **Reason.** You say that the marriage is broken and cannot be mended. No one has to prove a fault.
- **The wait.** Most cases cannot end until at least 20 days after you file. They often take longer.
- **Where.** The clerk of the circuit court in your county.
- **Fees.** If you cannot pay, ask the clerk for the form on "civil indigent status".

**Which forms?** The Florida Supreme Court has family law forms with steps. The petition differs: with children, with property, or the simplified kind for couples who agree on all. Look at the Florida courts' self-help site.`,
    asks: [
      'how do i file for divorce in florida',
      'florida six months residency divorce how do i prove it',
      'how fast can i get divorced in florida, is there a 20 day wait',
      'what is a simplified dissolution in florida',
      'orlando, which petition form do i use in florida with two kids',
      'is florida no fault',
      'all i have is a miami lease and a license from april, is that proof enough for florida',
      'do i have to write that he cheated on the florida forms or can i just say its over',
      'retired, no young kids, we agree on it all, is there a shorter way in florida',
      'what does dissolution of marriage mean on the florida papers my wife showed me',
    ],
    sources: [residence, delay, grounds, proof],
    state: 'FL',
    exactFor: ['hannah-where-to-file', 'hannah-start-filing', 'hannah-how-long'],
    followUps: [
      'i cant afford the filing fee',
      'how do i serve papers on my spouse',
      'what papers do i need to file to start',
    ],
  },
  {
    id: 'hannah-florida-answer',
    advisor: 'hannah',
    title: 'Florida: 20 days to answer',
    text: `**In Florida, you have 20 days to answer after you are served** with a petition for dissolution of marriage.

Which form fits?

- **12.903(a):** you agree with all of it and do not want to come to a hearing.
- **12.903(b):** you answer each point, and ask for nothing of your own.
- **12.903(c):** you answer and ask for something too. That part is a counterpetition.

How to do it:

1. Fill in the form. Sign it in front of a notary or a deputy clerk.
2. File it with the clerk of the circuit court in the county on the petition.
3. Send a copy to the other side by mail, email or hand.
4. Ask the clerk which money forms go with it.

**If you do nothing,** your spouse can ask for a default after the 20 days, and then for a final hearing. If day 20 is a weekend or a holiday, ask the clerk what that means. Plan to file some days early.`,
    asks: [
      'how long do i have to answer divorce papers in florida',
      'florida 20 days to respond to petition for dissolution',
      'which answer form do i use in florida 12.903',
      'served in tampa florida, i agree with everything, do i still file something',
      'what is a counterpetition in florida',
      'fort lauderdale, my 20 days in florida end on a sunday',
      'somebody handed me papers at work in jacksonville florida last tuesday and a buddy says i have to send something back, how many days',
      'the petition says she gets the house, i want it too, which form in florida lets me ask for things',
      'does my reply have to be notarized in florida',
      'my ex says florida will give her everything if i dont send anything back',
    ],
    sources: [answerForm, waiverForm, defaultForm, counterpetition],
    state: 'FL',
    exactFor: ['hannah-answer-deadline'],
    followUps: [
      'what do i actually write in the answer form',
      'can i still do something if i missed the deadline',
      'how do i get free legal help',
    ],
  },
];
