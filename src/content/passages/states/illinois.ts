import type { Passage, Source } from '../../passage.ts';

const checked = '2026-11-22';

const statute: Source = {
  title: '750 ILCS 5/401: Dissolution of marriage',
  publisher: 'Illinois General Assembly',
  url: 'https://witnessslips.ilga.gov/legislation/ilcs/ilcs4.asp?DocName=075000050HPt%2E+IV&ActID=2086&ChapterID=59&SeqStart=3900000&SeqEnd=5400000',
  checked,
};
const sixMonths: Source = {
  title: '750 ILCS 5/401(a-5): six months apart',
  publisher: 'Quoted by Illinois Law for You',
  url: 'http://illinoislawforyou.com/grounds-for-dissolution-of-marriage-commencing-january-1-2016/',
  checked,
};
const forms: Source = {
  title: 'Getting Started: Divorce with Children',
  publisher: 'Illinois Supreme Court approved forms (copy)',
  url: 'https://vdocuments.site/getting-started-dissolution-of-marriagecivil-union-divorce-with-children.html',
  checked,
};
const summonsRule: Source = {
  title: 'Illinois Supreme Court Rule 101: Summons',
  publisher: 'Casetext',
  url: 'https://casetext.com/rule/illinois-court-rules/illinois-supreme-court-rules/article-ii-rules-on-civil-proceedings-in-the-trial-court/part-a-process-and-notice/rule-101-summons-and-original-process-form-and-issuance',
  checked,
};
const summonsText: Source = {
  title: 'I was served with divorce papers in Illinois. Now what?',
  publisher: 'Russell D. Knight',
  url: 'https://rdklegal.com/i-was-served-with-divorce-papers-in-illinois-now-what/',
  checked,
};
const orders: Source = {
  title: 'Orders of Protection',
  publisher: 'Rock Island County Circuit Clerk',
  url: 'https://rockislandcountyil.gov/238/Orders-of-Protection',
  checked,
};
const legalAidOrders: Source = {
  title: 'Starting a case to get an Order of Protection',
  publisher: 'Illinois Legal Aid Online',
  url: 'https://www.illinoislegalaid.org/legal-information/starting-case-get-order-protection',
  checked,
};

export const illinoisPassages: readonly Passage[] = [
  {
    id: 'hannah-illinois-filing',
    advisor: 'hannah',
    title: 'Illinois: filing for divorce',
    text: `**In Illinois, you or your spouse must have lived in the state for 90 days.** The 90 days can come before you file, or before the judge makes the finding. The court papers do not say divorce. They say "dissolution of marriage".

- **Reason.** There is one: you have differences that cannot be fixed. No one has to prove a fault. If you have lived apart for six months without a break, the law takes that as proof.
- **Where.** You file with the clerk of the circuit court.
- **Forms.** Use those that the Illinois Supreme Court has approved. There is one set with children and one without. They come with a "Getting Started" page that says who can use them.
- **Fees.** If you cannot pay, there is a form to ask for a waiver.

The forms stand on the Illinois courts' site. Illinois Legal Aid Online explains the steps. Both are free to use.`,
    asks: [
      'how do i file for divorce in illinois',
      'illinois residency 90 days divorce',
      'do we have to live apart six months in illinois',
      'is illinois no fault or can i file for cheating',
      'chicago, where do i find divorce forms with kids for illinois',
      'what is dissolution of marriage in illinois',
      'illinois divorce no money for the filing fee',
      'came to springfield illinois in the summer, is three months enough',
      'he had an affair, does illinois even care about that when i file',
      'where do i download the right illinois papers, we have two kids',
    ],
    sources: [statute, sixMonths, forms],
    state: 'IL',
    exactFor: ['hannah-where-to-file', 'hannah-start-filing'],
    followUps: [
      'i cant afford the filing fee',
      'how do i serve papers on my spouse',
      'what papers do i need to file to start',
    ],
  },
  {
    id: 'hannah-illinois-answer',
    advisor: 'hannah',
    title: 'Illinois: what to file after you are served',
    text: `**In Illinois, your time to reply is printed on the Summons.** Read it first. A Chicago lawyer quotes the usual one in a divorce as "no later than 30 days after service". Yours may differ, so go by your own.

You file two papers:

1. An **Appearance**. It tells the court that you will take part, and where to reach you.
2. An **Answer**, also called a Response. It says what you agree with and what you do not.

If you do not file on time, the court may decide without hearing from you.

- Papers are filed online, by e-filing. If you cannot do that, ask for an exemption to file by mail or in person.
- There may be a fee. You can ask for a waiver.
- Illinois Court Help can tell you how to fill in and file them. So can your circuit clerk's office.

Keep a copy with the date stamp on it.`,
    asks: [
      'how long do i have to respond to divorce papers in illinois',
      'illinois appearance and answer form divorce',
      'served with a summons for dissolution in illinois what do i do',
      'do i have to e file my answer in illinois',
      'cook county, my 30 days are almost up in illinois and i have no lawyer',
      'what happens if i dont file an appearance in illinois',
      'summons from my wife in peoria illinois says i have to appear, does that mean in person or do i file something',
      'do i have to pay to answer a divorce in illinois, im laid off',
      'im 70 and dont do computers, can i mail my answer in illinois',
      'whats the difference between an appearance and an answer in illinois',
    ],
    sources: [summonsRule, summonsText],
    state: 'IL',
    exactFor: ['hannah-answer-deadline'],
    followUps: [
      'what do i actually write in the answer form',
      'i cant afford the filing fee',
      'can i still do something if i missed the deadline',
    ],
  },
  {
    id: 'hannah-illinois-protection',
    advisor: 'hannah',
    title: 'Illinois: asking for an order of protection',
    text: `If you are in danger now, use the help button at the top of this chat first.

**In Illinois it is called an Order of Protection.** You ask for it at the **circuit clerk's office**. You can file in the county where you live, where the abuser lives, where it happened, or where you fled to.

- There is no fee to file it, and none to have it served.
- **Emergency order.** It can be made before the other person knows. It lasts up to three weeks.
- **Plenary order.** It comes after they have been told. It can last up to two years.

The forms are the same in the whole state. You can fill them in online or on paper. If you do not want to e-file, there is a form to be let off.

An advocate can help you for free, with the forms and with a safety plan. Ask the clerk where to find one.`,
    asks: [
      'how do i get an order of protection in illinois',
      'illinois emergency order of protection how long does it last',
      'what is a plenary order in illinois',
      'is there a fee for a restraining order in illinois',
      'i fled to my sister in rockford, can i file for protection there in illinois',
      'where do i file an order of protection against my husband in cook county illinois',
      'my emergency order in illinois is nearly over, what do i ask for after that one',
      'does he get told before the judge signs an emergency order in illinois',
      'plenary hearing coming up in joliet illinois, how long would that order last',
      'can i fill in the order of protection forms on my phone in illinois',
    ],
    sources: [orders, legalAidOrders],
    state: 'IL',
    exactFor: ['hannah-protective-order'],
    followUps: [
      'what should i bring to ask for a restraining order',
      'how do i keep my address secret in court papers',
      'im scared of seeing him in court',
    ],
  },
];
