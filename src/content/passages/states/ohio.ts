import type { Passage, Source } from '../../passage.ts';

const checked = '2026-11-22';

const courtInformation: Source = {
  title: 'Domestic Relations Court: General Information',
  publisher: 'Coshocton County Common Pleas Court',
  url: 'https://commonpleas.coshoctoncounty.us/domesticgeneralinfo.php',
  checked,
};
const residency: Source = {
  title: 'Residency and filing requirements: Ohio Revised Code 3105.03',
  publisher: 'LawInfo',
  url: 'https://www.lawinfo.com/resources/divorce/ohio/what-are-the-residency-and-filing-requirement.html',
  checked,
};
const grounds: Source = {
  title: 'Ohio Revised Code 3105.01: grounds for divorce',
  publisher: 'Quoted by Spucci Law',
  url: 'https://spuccilaw.com/?p=331',
  checked,
};
const dissolution: Source = {
  title: 'How long does the divorce process take in Ohio?',
  publisher: 'DivorceNet',
  url: 'http://www.divorcenet.com/legal-advice/divorce/filing-divorce/how-marriage-dissolution-take-ohio',
  checked,
};
const answering: Source = {
  title: 'Answering a divorce',
  publisher: 'Ohio Legal Help',
  url: 'https://www.ohiolegalhelp.org/topic/answer_divorce',
  checked,
};
const answerRule: Source = {
  title: 'Ohio Rules of Civil Procedure, rule 12(A)',
  publisher: 'Supreme Court of Ohio (copy)',
  url: 'https://www.yumpu.com/en/document/view/3395839/ohio-rules-of-civil-procedure-supreme-court/44',
  checked,
};
const petitionForm: Source = {
  title: 'Form 10.01-C: How to complete a petition for a domestic violence civil protection order',
  publisher: 'Supreme Court of Ohio (copy)',
  url: 'https://docsbay.net/all-forms-must-be-typed-or-printed',
  checked,
};
const protectionOrders: Source = {
  title: 'Civil Protection Orders',
  publisher: 'Lawrence County Court of Common Pleas',
  url: 'https://www.lawcocp.us/blank-11',
  checked,
};

export const ohioPassages: readonly Passage[] = [
  {
    id: 'hannah-ohio-filing',
    advisor: 'hannah',
    title: 'Ohio: divorce or dissolution, and where to file',
    text: `**In Ohio, there are two ways to end a marriage.**

- **Dissolution.** You agree on everything first, and sign it. Then you file together. The court holds a hearing 30 to 90 days after you file. Both of you must come.
- **Divorce.** One of you files a complaint. The court decides what you cannot agree on. There are no-fault reasons too. One is that you have lived apart for a year without a break. Another is that you are not suited to each other, as long as your spouse does not deny it.

**Time in the state:** whoever files for divorce must have lived in Ohio for at least six months. There is a rule for the county too. Ask the clerk how many days.

**Where:** the Domestic Relations Court. It is part of the Court of Common Pleas in your county.

**Forms:** look at Ohio Legal Help and at the Supreme Court of Ohio's site. Some counties want papers of their own, so ask before you file.`,
    asks: [
      'how do i file for divorce in ohio',
      'difference between dissolution and divorce in ohio',
      'how long do you have to live in ohio to file for divorce',
      'is ohio a no fault divorce state',
      'we agree on everything, how fast is a dissolution in ohio',
      'cleveland, which court do i go to for a divorce in ohio',
      'my husband denies we are incompatible, can i still get divorced in ohio',
      'husband and i made a deal on everything over coffee, ohio, do we both have to come to court or can one go',
      'living apart since last winter in toledo ohio, does that count as a reason',
      'just moved to akron ohio 4 months ago, too soon to file',
    ],
    sources: [courtInformation, residency, grounds, dissolution],
    state: 'OH',
    exactFor: ['hannah-where-to-file', 'hannah-start-filing', 'hannah-how-long'],
    followUps: [
      'i cant afford the filing fee',
      'how do i serve papers on my spouse',
      'what papers do i need to file to start',
    ],
  },
  {
    id: 'hannah-ohio-answer',
    advisor: 'hannah',
    title: 'Ohio: 28 days to answer, sometimes 14',
    text: `**In Ohio, you have 28 days to answer a divorce complaint.** They count from when you were served.

**Look for a shorter time first.** Did you also get a "Motion and Affidavit for Temporary Orders"? Then you have only **14 days** to respond to that, if you disagree. Temporary orders can set children's time, support and bills until the case ends. That can be many months.

What to do:

1. Go through every page. Mark what you disagree with.
2. Write both dates in your calendar. Plan to file some days early.
3. File your answer with the clerk of the court named on the summons. Send a copy to the other side.
4. Need more time? Ask the court before the days run out. A hospital stay, or looking for a lawyer, can be a good reason.

If you do not answer in 28 days, the court may take it that you agree. Ohio Legal Help has the forms.`,
    asks: [
      'how long do i have to answer divorce papers in ohio',
      'ohio 28 days answer divorce complaint',
      'motion for temporary orders ohio 14 days to respond',
      'served in columbus ohio, can i get more time to answer',
      'what if i miss the 28 days in ohio',
      'my wife filed in cincinnati and wants temporary custody, when is my response due in ohio',
      'theres a motion and affidavit stapled behind the complaint, ohio, do i get the same time for both',
      'i was in the hospital the whole month and my time to answer in ohio is nearly up',
      'she wants support and the kids till the case is over, how fast do i have to object in ohio',
      'where do i take my answer in ohio and who gets a copy',
    ],
    sources: [answering, answerRule],
    state: 'OH',
    exactFor: ['hannah-answer-deadline'],
    followUps: [
      'what is a temporary order',
      'what do i actually write in the answer form',
      'can i still do something if i missed the deadline',
    ],
  },
  {
    id: 'hannah-ohio-protection',
    advisor: 'hannah',
    title: 'Ohio: asking for a civil protection order',
    text: `If you are in danger now, use the help button at the top of this chat first.

**In Ohio it is a Domestic Violence Civil Protection Order, or CPO.** The domestic relations division of the county court hears it. You file the petition with the **Clerk of Courts**.

- You can fill in the petition yourself or with a lawyer. It is a statewide form.
- You sign it in front of a notary. Ask the clerk's office if they have one.
- Lawrence County, for example, says that there is no fee to file it.
- You can ask for an order right away, made from your side alone. That is called "ex parte". A full hearing comes later.

**Is your address a secret?** Write "confidential" in that space, and do not put it anywhere else. Give a mailing address that is safe.

A victim advocate or a domestic violence program can help you with the form. Ask them how to stay safe on the day it is served.`,
    asks: [
      'how do i get a civil protection order in ohio',
      'ohio cpo domestic violence where do i file',
      'is there a fee for a protection order in ohio',
      'can i keep my new address off the petition in ohio',
      'dayton ohio, he hit me, how do i get a court order to keep him away',
      'do i need a notary for a protection order in ohio',
      'which office takes a cpo petition in ohio',
      'the cpo form asks for my street and i moved so he wont find me, ohio, what do i write',
      'what is ex parte on the ohio protection order form, will he be there that day',
      'is there somebody who can sit with me and fill in the cpo in ohio, my hands wont stop shaking',
    ],
    sources: [petitionForm, protectionOrders],
    state: 'OH',
    exactFor: ['hannah-protective-order'],
    followUps: [
      'what should i bring to ask for a restraining order',
      'how do i keep my address secret in court papers',
      'im scared of seeing him in court',
    ],
  },
];
