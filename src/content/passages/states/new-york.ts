import type { Passage, Source } from '../../passage.ts';

const checked = '2026-11-22';

const bronxQuestions: Source = {
  title: "Matrimonial FAQ's",
  publisher: 'New York State Supreme Court, Bronx County',
  url: 'https://www.nycourts.gov/courts/12jd/BRONX/civil/matrimonial_faq.shtml',
  checked,
};
const basics: Source = {
  title: 'Divorce: the basics, residency and grounds',
  publisher: 'NYS Legal Docs',
  url: 'https://nyslegaldocs.com/divorce',
  checked,
};
const courtHelp: Source = {
  title: 'Divorce and Separation: questions and answers',
  publisher: 'New York Court Help',
  url: 'http://courts.state.ny.us/courthelp/faqs/divorce.html',
  checked,
};
const appearance: Source = {
  title: "Civil Practice Law and Rules, rule 320: Defendant's appearance",
  publisher: 'The New York State Senate',
  url: 'https://www.nysenate.gov/legislation/laws/CVP/320',
  checked,
};
const howToAnswer: Source = {
  title: 'NY-specific: How to answer a divorce summons/complaint',
  publisher: 'WomensLaw',
  url: 'https://www.womenslaw.org/en/hotline/divorce/ny-specific-how-answer-divorce-summonscomplaint',
  checked,
};
const familyCourtOrders: Source = {
  title: 'Information for those seeking a Family Court order of protection',
  publisher: 'New York City Family Court',
  url: 'https://ww2.nycourts.gov/COURTS/nyc/family/faqs_domesticviolence.shtml',
  checked,
};

export const newYorkPassages: readonly Passage[] = [
  {
    id: 'hannah-new-york-filing',
    advisor: 'hannah',
    title: 'New York: filing for divorce',
    text: `**In New York, a divorce starts in the Supreme Court** of the county where you or your spouse lives. Family Court cannot divorce you.

- **Time in the state.** There are several ways to meet the rule. Many need one year here by you or your spouse, plus a tie. You married here, for example, or lived here as a couple. With no tie, look at the two-year rule. Ask the court which way fits you.
- **Reason.** You do not have to prove that someone did wrong. You can say that the marriage has been broken for at least six months.
- **Forms.** If you both agree, ask for the Uncontested Divorce Packet. It is on the New York courts' site and costs nothing.
- **Fees.** If you cannot pay, the packet has a form to ask for a waiver.

For the steps, look at the divorce pages of the New York courts, or ask the county's help center.`,
    asks: [
      'how do i file for divorce in new york',
      'how long do i have to live in new york before i can get divorced',
      'is new york a no fault state',
      'where do i get the uncontested divorce packet in new york',
      'brooklyn, do i go to family court or supreme court for my divorce in new york',
      'i moved to buffalo new york eight months ago, can i file yet',
      'what does it cost to file in new york if im broke',
      'we got married in albany new york but neither of us is sure we still qualify, can we do it there',
      'both agree, want it over cheap, is there a do it yourself packet in new york',
      'does my wife have to be guilty of something in new york or can i say its just broken',
    ],
    sources: [bronxQuestions, basics, courtHelp],
    state: 'NY',
    exactFor: ['hannah-where-to-file', 'hannah-start-filing'],
    followUps: [
      'i cant afford the filing fee',
      'how do i serve papers on my spouse',
      'how long will my divorce take',
    ],
  },
  {
    id: 'hannah-new-york-answer',
    advisor: 'hannah',
    title: 'New York: time to answer after you are served',
    text: `**In New York, you have 20 days if the papers were handed to you.** The days count from when you were served. If they reached you in some other ways, such as outside the state, the law gives 30 days after service is complete.

Which papers did you get?

1. **Summons With Notice.** It is short. You reply with a Notice of Appearance.
2. **Summons and Complaint.** It is longer. You reply with an Answer. In it you can also ask for what you want.

A reply is served on the other side, and filed with the court. A call or a text is not a reply. If you send nothing, the case can go on without you.

Write down the day and the way you were served. Then show the papers to the court's help center or to a lawyer this week. Ask them which of the two times is yours.`,
    asks: [
      'how long do i have to answer divorce papers in new york',
      'new york summons with notice what do i do',
      'is it 20 or 30 days to respond in new york',
      'what is a notice of appearance in new york',
      'got served in queens with a summons and verified complaint, what is my deadline in new york',
      'i live in jersey and was served for a new york divorce, how many days do i get',
      'what happens if i never respond to a new york divorce summons',
      'process server gave me one short page with no details, just says divorce, new york, how do i reply',
      'papers came to my mothers house in syracuse new york, when does the clock start',
      'i was out of the country when it came, do i get more time to respond in new york',
    ],
    sources: [appearance, howToAnswer],
    state: 'NY',
    exactFor: ['hannah-answer-deadline'],
    followUps: [
      'what do i actually write in the answer form',
      'can i still do something if i missed the deadline',
      'how do i get free legal help',
    ],
  },
  {
    id: 'hannah-new-york-protection',
    advisor: 'hannah',
    title: 'New York: asking for an order of protection',
    text: `If you are in danger now, use the help button at the top of this chat first.

**In New York it is called an order of protection.** You can ask for one in **Family Court** if the other person is your husband or wife, now or in the past. You can also ask if you have a child together, are related, or were close partners.

- You can go to Family Court, to criminal court, or to both.
- You start by filing a petition. It tells the judge what happened.
- A temporary order can come first. A final one comes later in the case.
- You can tell the court if you are afraid to see the other person there.

If you have a divorce case, ask the judge there as well.

You do not have to do this alone. An advocate can sit with you and help with the form. Ask how to plan for the day that the other person gets the papers.`,
    asks: [
      'how do i get an order of protection in new york',
      'which court gives a restraining order against my husband in new york',
      'family court order of protection new york what do i file',
      'can i ask for an order of protection in new york if we were never married but have a baby',
      'im scared to see him at family court in the bronx, new york',
      'difference between temporary and final order of protection in new york',
      'our divorce is already going on in new york, can i ask that same judge for an order or do i go somewhere else',
      'can family court in new york order a relative to stay away from me',
      'do i write down what happened or tell it to the judge, new york family court',
      'they gave me a temporary order in new york, what comes next',
    ],
    sources: [familyCourtOrders],
    state: 'NY',
    exactFor: ['hannah-protective-order'],
    followUps: [
      'what should i bring to ask for a restraining order',
      'how do i keep my address secret in court papers',
      'im scared of seeing him in court',
    ],
  },
];
