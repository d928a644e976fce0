import type { Passage, Source } from '../../passage.ts';

const checked = '2026-11-22';

const residence: Source = {
  title: 'Georgia Code 19-5-2: Residence requirements; venue',
  publisher: 'PocketLaw',
  url: 'https://getpocketlaw.com/law/state_georgia/section-19-5-2-residence-requirements-venue_230e5912c227',
  checked,
};
const grounds: Source = {
  title: 'Georgia Code 19-5-3: grounds for divorce',
  publisher: 'Quoted by Marietta Divorce',
  url: 'https://mariettadivorce.com/divorce-blog/blog-post-grounds-for-divorce',
  checked,
};
const judicialBranch: Source = {
  title: 'How do I file for divorce?',
  publisher: 'Judicial Branch of Georgia, quoted by Georgia Family Law',
  url: 'http://georgiafamilylaw.com/2007/03/12/diy_divorces_in/',
  checked,
};
const summonsForm: Source = {
  title: 'Georgia Code 9-11-101: the form of a summons',
  publisher: 'Quoted by Mosley Law',
  url: 'http://mos-ley.com/criminal/info/summons.html',
  checked,
};
const noDefault: Source = {
  title: 'Georgia Code 19-5-8: Pleading and Practice',
  publisher: 'Justia',
  url: 'https://law.justia.com/codes/georgia/2020/title-19/chapter-5/section-19-5-8/',
  checked,
};
const noAnswer: Source = {
  title: 'Must I respond to a complaint and summons?',
  publisher: 'Vayman and Teitelbaum',
  url: 'https://www.vandtlaw.com/must-respond-complaint-summons/',
  checked,
};
const protectiveOrder: Source = {
  title: 'Get a Protective Order',
  publisher: 'State of Georgia',
  url: 'https://gmcc.georgia.gov/get-protective-order',
  checked,
};
const legalAidOrder: Source = {
  title: 'How to get an Order of Protection in Georgia',
  publisher: 'GeorgiaLegalAid.org',
  url: 'https://www.georgialegalaid.org/resource/how-to-get-an-order-of-protection-in-georgia',
  checked,
};

export const georgiaPassages: readonly Passage[] = [
  {
    id: 'hannah-georgia-filing',
    advisor: 'hannah',
    title: 'Georgia: filing for divorce',
    text: `**In Georgia, you must have lived in the state for six months before you file.** If you live elsewhere, you can file against a spouse who has lived for six months in Georgia and in that county.

- **Where:** the Superior Court. Most of the time that means the county where your spouse lives.
- **Reason:** you can say that the marriage is broken and cannot be mended. No one has to prove a fault. For this reason, the judge must wait at least 30 days from the day your spouse was served.
- **Service:** your spouse gets the papers from the sheriff or a process server. Or they sign that they do not need that.
- **Cost:** the clerk can tell you the fees in your county.

**Forms:** ask the clerk of the Superior Court if your county has a packet. Some counties also have a Family Law Information Center. GeorgiaLegalAid.org explains the steps in plain words.

Do you live on a military base? There is a rule of its own, so ask.`,
    asks: [
      'how do i file for divorce in georgia',
      'georgia divorce six months residency',
      'which county do i file in for a georgia divorce, his or mine',
      'how long does an uncontested divorce take in georgia, is there a 30 day wait',
      'atlanta, where do i get divorce forms in georgia',
      'do i need grounds for divorce in georgia',
      'i left for alabama but my wife is still in georgia, can i file there',
      'she went to her mothers two counties over, georgia, which clerk do i go to',
      'im stationed on base in georgia, does that count as living here',
      'we both agree, how soon after he gets the papers can the judge sign in georgia',
    ],
    sources: [residence, grounds, judicialBranch],
    state: 'GA',
    exactFor: ['hannah-where-to-file', 'hannah-start-filing', 'hannah-how-long'],
    followUps: [
      'i cant afford the filing fee',
      'how do i serve papers on my spouse',
      'how long will my divorce take',
    ],
  },
  {
    id: 'hannah-georgia-answer',
    advisor: 'hannah',
    title: 'Georgia: 30 days to answer',
    text: `**In Georgia, the summons gives you 30 days to file an answer.** The day you were served does not count. Check the number on your own summons, since papers with a hearing date can come sooner.

A divorce is a bit different from other cases here. The judge may not grant it only because you were silent. The other side must still show what they claim. **But do not rely on that.** Without an answer, you may not be told about the hearing. Some defenses can be lost as well.

What to do:

1. Read the complaint line by line. Mark true, not true, or not known.
2. Write the answer. You can also say what you ask for. That part is called a counterclaim.
3. File it with the clerk of the Superior Court named in the papers.
4. Send a copy to the other side, and keep one.

The clerk may have a form. Legal aid or a lawyer can look it over.`,
    asks: [
      'how long do i have to answer divorce papers in georgia',
      'georgia 30 days answer to complaint for divorce',
      'can he get a default divorce in georgia if i dont answer',
      'served by a deputy in savannah georgia, when is my answer due',
      'what is a counterclaim in a georgia divorce',
      'i missed the 30 days in georgia, will they still tell me about the hearing',
      'deputy came to my job in augusta georgia with a big envelope, what do i write back and where does it go',
      'im fine with the divorce, do i even need to send an answer in georgia',
      'how do i ask for my own things in the answer in georgia, not just say yes or no',
      'does the day they handed it to me count as day one in georgia',
    ],
    sources: [summonsForm, noDefault, noAnswer],
    state: 'GA',
    exactFor: ['hannah-answer-deadline'],
    followUps: [
      'what do i actually write in the answer form',
      'can i still do something if i missed the deadline',
      'how do i get free legal help',
    ],
  },
  {
    id: 'hannah-georgia-protection',
    advisor: 'hannah',
    title: 'Georgia: asking for a protective order',
    text: `If you are in danger now, use the help button at the top of this chat first.

**In Georgia you can ask for a Family Violence Protective Order.** People often call it a TPO. You file a petition with the clerk of the **Superior Court** in the county where the other person lives. It is free.

1. Get the petition from the clerk or online. Write what happened, with dates. Say what you need: no contact, for example, or that they leave the home.
2. A judge may give a temporary order from your side alone.
3. A hearing follows within 30 days of the day you filed. **You must go.** If you do not, the order ends.
4. After the hearing, an order can last up to 12 months.

Bring a photo ID, and what you know about the other person: full name, birth date and address. Bring proof too, if you have it.

A domestic violence agency can help you fill it in, and plan for your safety.`,
    asks: [
      'how do i get a protective order in georgia',
      'georgia tpo family violence how to file',
      'how long does a protective order last in georgia',
      'is a protective order free in georgia',
      'macon georgia, what happens if i cant go to the tpo hearing',
      'which county do i file a restraining order in georgia if he moved',
      'tpo hearing in georgia is next week and my car is dead, what if i miss it',
      'can the georgia order make him move out of the apartment',
      'what do i need to know about him for the petition in georgia, i dont have his birthday',
      'judge signed it the same day without him in columbus georgia, when is the real hearing',
    ],
    sources: [protectiveOrder, legalAidOrder],
    state: 'GA',
    exactFor: ['hannah-protective-order'],
    followUps: [
      'what should i bring to ask for a restraining order',
      'how do i keep my address secret in court papers',
      'im scared of seeing him in court',
    ],
  },
];
