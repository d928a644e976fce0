import type { Passage, Source } from '../../passage.ts';
import { pfaSteps } from '../shared-sources.ts';

const checked = '2026-11-22';

const proceedings: Source = {
  title: 'Divorce Proceedings: representing yourself',
  publisher: 'Unified Judicial System of Pennsylvania',
  url: 'https://wwwsecure.pacourts.us/learn/representing-yourself/divorce-proceedings',
  checked,
};
const residence: Source = {
  title: 'Jurisdiction: 23 Pa.C.S. 3104(b), six months of residence',
  publisher: 'Told by Ulmer Law',
  url: 'https://ulmerlaw.com/blog/category/jurisdiction/',
  checked,
};
const grounds: Source = {
  title: '23 Pa.C.S. 3301: no-fault grounds',
  publisher: 'Quoted by Pennsylvania Divorce Laws',
  url: 'http://divorce-laws.biz/divorce-equitable-distribution/fault-no-fault-divorces',
  checked,
};
const procedure: Source = {
  title: 'Divorce Procedure, step one: Notice to Defend, Complaint and Verification',
  publisher: 'Pennsylvania court form (copy)',
  url: 'https://docplayer.net/amp/10925443-Divorce-procedure-step-one-the-notice-to-defend-complaint-and-verification-form-1.html',
  checked,
};
const answerRule: Source = {
  title: 'Rule 1920.14: Answer, denial, affidavit under section 3301(d)',
  publisher: 'Pennsylvania Rules of Civil Procedure (copy)',
  url: 'https://vdocument.in/rule-192014-answer-denial-affidavit-under-section-3301d-of-2019-06-03-rule.html',
  checked,
};
const decreeNotice: Source = {
  title: 'Rule 1920.42: notice of intention to request entry of divorce decree',
  publisher: 'The Pennsylvania Code',
  url: 'https://www.pacode.com/secure/data/231/chapter1920/s1920.42.html',
  checked,
};
const protectionOrders: Source = {
  title: 'Protection Orders',
  publisher: 'Unified Judicial System of Pennsylvania',
  url: 'https://wwwsecure.pacourts.us/learn/protection-orders',
  checked,
};

export const pennsylvaniaPassages: readonly Passage[] = [
  {
    id: 'hannah-pennsylvania-filing',
    advisor: 'hannah',
    title: 'Pennsylvania: filing for divorce',
    text: `**In Pennsylvania, you or your spouse must have lived in the state for at least six months** before you file.

There are two no-fault ways:

- **You both agree.** At least 90 days must pass after the case starts. Then each of you signs a paper that says you consent.
- **Only one of you wants it.** You must have lived separate and apart for at least one year.

How to start:

1. Get the forms from the Pennsylvania courts' site. Look for "Representing Yourself", then divorce. Read the steps first. They tell you which forms to use.
2. Ask your county court if it has forms of its own.
3. File the complaint at the office called the **Prothonotary**, or the Office of Judicial Records.
4. If you cannot pay, ask for the "In Forma Pauperis" form.

**Do you want a share of property, or support for yourself?** The right to ask can be lost once the divorce is final. Speak with a lawyer first.`,
    asks: [
      'how do i file for divorce in pennsylvania',
      'pennsylvania divorce 90 days mutual consent',
      'how long do we have to be separated in pennsylvania if he wont sign',
      'how long do you have to live in pennsylvania to get divorced there',
      'what is the prothonotary in pennsylvania and do i file there',
      'philadelphia, where do i find divorce forms for pennsylvania',
      'will i lose my share of the house in pennsylvania if the divorce goes through first',
      'he wont sign the consent in pennsylvania so when can i go ahead without him',
      'erie pennsylvania, 90 days since i filed and we both want it done, what do we each sign now',
      'which office in the courthouse takes divorce complaints in pennsylvania',
    ],
    sources: [proceedings, residence, grounds, procedure],
    state: 'PA',
    exactFor: ['hannah-where-to-file', 'hannah-start-filing', 'hannah-how-long'],
    followUps: [
      'i cant afford the filing fee',
      'can i get divorced if my spouse says no',
      'who gets what when we divorce',
    ],
  },
  {
    id: 'hannah-pennsylvania-answer',
    advisor: 'hannah',
    title: 'Pennsylvania: what to do after you are served',
    text: `**In Pennsylvania, the top page is called "Notice to Defend and Claim Rights".** It says what to do, and where to find a lawyer. Look there for any number of days, and write the date down.

Know these three things:

1. **Silence is not always a yes.** By the court rule, what the complaint says about the divorce counts as denied unless you admit it.
2. **One paper is different.** If you get an affidavit "under Section 3301(d)" about living apart, it counts as true unless you deny it. You do that with the form called a **counter-affidavit**. It should come with the papers. Look at it for the days.
3. **Claims can be lost.** Property, alimony and lawyer's fees must be asked for before the divorce is final.

Near the end, most people must get a notice at least 20 days before the decree is asked for. Do not wait for it. See a lawyer or legal aid now, above all if you own things together.`,
    asks: [
      'how long do i have to respond to divorce papers in pennsylvania',
      'what is a notice to defend and claim rights in pennsylvania',
      'pennsylvania counter affidavit 3301(d) what do i do with it',
      'do i have to file an answer in pennsylvania or is it denied anyway',
      'she filed in pittsburgh, pennsylvania and i got a complaint, what now',
      'can he get divorced in pennsylvania if i just ignore the papers',
      'top page says defend and claim rights and i dont understand a word of it, pennsylvania',
      "got an affidavit that says we've lived apart over a year, not true, what do i send back in pennsylvania",
      'if i say nothing in pennsylvania do i lose my share of his pension',
      'her lawyer in harrisburg pennsylvania mailed me a 20 day notice, is it too late to ask for anything',
    ],
    sources: [procedure, answerRule, decreeNotice],
    state: 'PA',
    exactFor: ['hannah-answer-deadline'],
    followUps: [
      'how do i get free legal help',
      'who gets what when we divorce',
      'can i still do something if i missed the deadline',
    ],
  },
  {
    id: 'hannah-pennsylvania-protection',
    advisor: 'hannah',
    title: 'Pennsylvania: asking for a PFA order',
    text: `If you are in danger now, use the help button at the top of this chat first.

**In Pennsylvania it is a Protection From Abuse order, or PFA.** You ask for it at the **Court of Common Pleas**. It can be in the county where you live or work, where the other person can be served, or where the abuse took place. To have them leave your shared home, file where the home is.

1. Fill in the forms at the courthouse. The Prothonotary's office has them. There is no fee to file.
2. A judge looks at them in a short, informal hearing.
3. If the judge agrees, a temporary order lasts until the final hearing.
4. At the final hearing both sides can speak.

Is the court closed? The police can tell you which judge is on call. That emergency order lasts until the next business day. Then you must go to the court.

An advocate can help you with the forms and a safety plan.`,
    asks: [
      'how do i get a pfa in pennsylvania',
      'protection from abuse order pennsylvania where do i file',
      'does it cost anything to file a pfa in pennsylvania',
      'courthouse is closed and im afraid of my husband, pennsylvania emergency order',
      'allentown, can a pfa in pennsylvania make him leave our house',
      'what happens at the final pfa hearing in pennsylvania',
      'can i file for a pfa where i work instead of where i live in pennsylvania',
      'the judge spoke with me 5 minutes and signed a paper in pennsylvania, how long is it good for',
      'saturday night and the courthouse in scranton pennsylvania is shut, who can give me a pfa',
      'who hands out the pfa forms at the courthouse in pennsylvania',
    ],
    sources: [protectionOrders, pfaSteps],
    state: 'PA',
    exactFor: ['hannah-protective-order'],
    followUps: [
      'what should i bring to ask for a restraining order',
      'how do i keep my address secret in court papers',
      'im scared of seeing him in court',
    ],
  },
];
