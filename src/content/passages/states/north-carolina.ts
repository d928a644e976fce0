import type { Passage, Source } from '../../passage.ts';

const checked = '2026-11-22';

const packet: Source = {
  title: 'North Carolina Divorce Packet',
  publisher: 'North Carolina Judicial Branch',
  url: 'https://nccourts.gov/taxonomy/term/126',
  checked,
};
const oneYear: Source = {
  title: 'General Statutes 50-6: Divorce after separation of one year',
  publisher: 'Justia',
  url: 'https://law.justia.com/codes/north-carolina/2019/chapter-50/article-1/section-50-6/',
  checked,
};
const separation: Source = {
  title: 'Do-It-Yourself Divorce Packet: questions about separation and divorce',
  publisher: 'Legal Aid of North Carolina (copy)',
  url: 'https://pdfslide.us/documents/-6182019-created-date-6182019-24956-pm.html',
  checked,
};
const answerRule: Source = {
  title: 'North Carolina Rules of Civil Procedure, rule 12',
  publisher: 'Rules of Civil Procedure',
  url: 'https://rulesofcivilprocedure.com/nc/rule-12/',
  checked,
};
const orderSteps: Source = {
  title: 'Domestic Violence Protective Orders ("50B orders"): steps',
  publisher: 'WomensLaw',
  url: 'http://www.womenslaw.org/laws_state_type.php?id=563&state_code=NC&open_id=11153',
  checked,
};
const orderKinds: Source = {
  title: 'North Carolina Restraining Orders',
  publisher: 'WomensLaw',
  url: 'https://new.womenslaw.org/laws/nc/restraining-orders/all',
  checked,
};

export const northCarolinaPassages: readonly Passage[] = [
  {
    id: 'hannah-north-carolina-filing',
    advisor: 'hannah',
    title: 'North Carolina: a year apart, then the divorce',
    text: `**In North Carolina, you must live apart for one year before the divorce.** One of you must also have lived in the state for six months.

- You need two homes. At least one of you must mean it to last.
- No paper is needed to start the year. Write the date down.
- Now and then being close again does not restart the year. Moving back in together may.
- No one has to prove a fault.

**Read this before you file.** The court's free Divorce Packet is for the divorce alone. It does not cover property, debts, alimony, custody or child support. If you are divorced before property and alimony are settled or asked for, **you may lose those rights**. Talk to a lawyer or legal aid first.

**Where:** the District Court. You file with the clerk in your county. The packet is on the North Carolina courts' site. There is also an online tool there called Guide & File.`,
    asks: [
      'how do i file for divorce in north carolina',
      'do we have to be separated a year in north carolina',
      'how long must i live in north carolina before i can get divorced',
      'does sleeping in separate rooms count as separated in north carolina',
      'charlotte, can i file for divorce in north carolina before the year is up',
      'will i lose alimony in north carolina if the divorce goes through first',
      'where is the divorce packet for north carolina',
      'we were together one night last spring, does the year start over in north carolina',
      'do we need a paper to prove the day we split in north carolina or is the date enough',
      'my wife moved upstairs a year ago but its the same house, north carolina, can i file now',
    ],
    sources: [packet, oneYear, separation],
    state: 'NC',
    exactFor: ['hannah-where-to-file', 'hannah-start-filing', 'hannah-how-long'],
    followUps: [
      'i cant afford the filing fee',
      'who gets what when we divorce',
      'how do i serve papers on my spouse',
    ],
  },
  {
    id: 'hannah-north-carolina-answer',
    advisor: 'hannah',
    title: 'North Carolina: 30 days to answer',
    text: `**In North Carolina, you have 30 days to answer.** They count from the day you were served with the summons and complaint. Check the number on your summons as well.

What the answer is for:

- to say if the dates are right, above all the **day you separated**
- to ask for property or support in the same case, if nobody has asked yet

The second point matters here. Once the divorce is granted, it can be too late to ask for a share of property, or for alimony. So see a lawyer or legal aid **before** the 30 days are over, even if you want the divorce too.

How to do it:

1. Write your answer. It goes through the complaint, number by number.
2. File it with the clerk of court in the county on the summons.
3. Send a copy to the other side, and keep one.

Staff at the courthouse cannot tell you what to write. If you need more time, ask the clerk how to get it before the last day.`,
    asks: [
      'how long do i have to answer divorce papers in north carolina',
      'north carolina 30 days to respond to divorce complaint',
      'he put the wrong separation date in the north carolina complaint, what do i do',
      'served with an absolute divorce in raleigh north carolina, do i have to answer',
      'can i still ask for alimony in my answer in north carolina',
      'what if i just ignore the divorce summons in north carolina',
      'sheriff left papers in asheville north carolina, i agree but i want half the 401k, what do i do first',
      '30 days wont be enough to find a lawyer in north carolina, who do i ask for longer',
      'clerk in durham north carolina wouldnt tell me what to put on my answer',
      'i want the divorce too so why would i bother to answer it in north carolina',
    ],
    sources: [answerRule, packet],
    state: 'NC',
    exactFor: ['hannah-answer-deadline'],
    followUps: [
      'what do i actually write in the answer form',
      'who gets what when we divorce',
      'can i still do something if i missed the deadline',
    ],
  },
  {
    id: 'hannah-north-carolina-protection',
    advisor: 'hannah',
    title: 'North Carolina: asking for a 50B order',
    text: `If you are in danger now, use the help button at the top of this chat first.

**In North Carolina it is a Domestic Violence Protective Order.** People call it a DVPO or a "50B order". You ask for it at the **District Court** in the county where you live, even if you just moved there.

1. Go to the clerk of civil court. Out of hours, ask for the magistrate. Say: "I want to file for a DVPO."
2. If you cannot wait, say that you need an **ex parte** order. A judge can make it the same day, without the other person there, if there is serious and near danger.
3. Fill in the complaint. Start with the latest time you were hurt or threatened. Add dates.
4. Do not sign yet. You sign in front of the clerk or a notary.
5. A hearing comes later. Both sides can speak there.

A domestic violence program near you can help with the papers and a safety plan.`,
    asks: [
      'how do i get a 50b order in north carolina',
      'dvpo north carolina where do i go',
      'what is an ex parte order in north carolina',
      'its the weekend and he threatened me, who do i ask for a protective order in north carolina',
      'greensboro, how do i fill in the domestic violence complaint in north carolina',
      'can i get a restraining order against my ex husband in north carolina if i just moved here',
      'what do i say at the counter to get a 50b in north carolina',
      'do i sign the dvpo papers at home or at the courthouse in north carolina',
      'can a judge give me a 50b the same day in north carolina without him there',
      'first hearing on the dvpo is friday in wilmington north carolina, does he get to talk too',
    ],
    sources: [orderSteps, orderKinds],
    state: 'NC',
    exactFor: ['hannah-protective-order'],
    followUps: [
      'what should i bring to ask for a restraining order',
      'how do i keep my address secret in court papers',
      'im scared of seeing him in court',
    ],
  },
];
