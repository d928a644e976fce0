import type { Passage, Source } from '../../passage.ts';
import { changeOrder, enforceOrder } from './sources.ts';
import { kentuckySupport, macombEnforcement, texasEnforcement } from '../shared-sources.ts';

const checked = '2026-11-20';

const michiganEnforcement: Source = {
  title: 'Parenting Time Enforcement',
  publisher: 'Michigan 55th Circuit Court, Friend of the Court',
  url: 'https://55thcircuitfoc.net/?p=301',
  checked,
};

export const avaChanges: readonly Passage[] = [
  {
    id: 'ava-change-order',
    advisor: 'ava',
    title: 'Changing a custody order',
    text: `In general you need two things: something important has **changed** since the order, and the new plan is **better for the child**. The exact test differs by state.

Changes people often raise: a move, new work hours, a child's health or school needs, new violence or drug use. Being unhappy with the old order is usually not enough.

Steps:

1. Ask whether you both agree. If so, write it down and ask the court how to make it an order.
2. If not, go back to the court that made the order. That is usually the place, as long as one parent still lives in that state.
3. Ask the clerk or self-help center for the "modification" forms, the fee and the fee waiver.
4. Collect facts with dates: what was, what is now, what it does to the child.

Until a judge signs, the old order counts. Keep to it, even when a new one is on the way. If keeping to it is dangerous, get help now with the button at the top of this chat.`,
    asks: [
      'how do i change our custody order',
      'modify parenting time after new job',
      'the schedule doesnt work anymore two years later',
      'can i get more time now that things changed',
      'modify change custody order modification new circumstances',
      'redo our custody papers',
      'the decree is from when she was two and now she is nine with school and my hours are different, how do i reopen it',
      'file for a modification',
      'my ex got a dui since the last ruling, is that enough for a new one',
      'how long do i have to wait to go back to court for more days',
      'material change in circumstances',
      'i hate the deal i signed, can i undo it',
      'forms and fee to alter visitation',
      'how do i change my custody order',
      'our plan is from when she was two and now shes nine',
      'he moved closer and wants more time',
      'is a new job a good enough reason to go back to court',
      'my work hours changed, can i get different days',
      'what do i file to get more time with my kids',
      'the judge decided three years ago and it doesnt fit anymore',
      'how do i get my custody modified',
      'modify custody order',
      'how can i change the parenting plan',
      'when can a custody order be changed',
    ],
    sources: [changeOrder],
    followUps: ['can we just agree on changes without court', 'which state handles our custody case'],
  },
  {
    id: 'ava-informal-changes',
    advisor: 'ava',
    title: 'Agreeing on changes without going to court',
    text: `Do not agree because you are afraid. If you fear the answer to a no, use the help button at the top of this chat.

For single days you can usually just agree, if your order allows it. Write it down: "We swap May 9 for May 16. Both agree." For lasting changes, a private deal is risky.

Why: if you fall out, the court order counts, not your texts. In Texas, for example, courts enforce only orders and changes a court has adopted, not an informal agreement.

A safe way for lasting changes:

1. Try it for six to eight weeks, in writing, with an end date.
2. If it works, put it in the form your court uses. It may be called a stipulation, consent order or agreed order.
3. Both sign, and file it. Ask the clerk about the fee.
4. Wait for the judge's signature before you rely on it.

Check what else hangs on it: child support, school address, tax.`,
    asks: [
      'can we just agree on changes without court',
      'is a custody agreement by text binding',
      'we both want a new schedule how do we make it official',
      'do we need a judge if we agree',
      'informal agreement change schedule without judge stipulation consent order',
      'handshake deal',
      'we text each other new days all the time and ignore the decree, could that bite me later',
      'agreed order without a hearing',
      'my baby daddy and i get along and just want to switch to alternating weeks, must we see a judge',
      'is an email enough to change the order',
      'verbal agreement about the kids',
      'get our private arrangement signed off',
      'she agreed by text to give me fridays and now denies it',
      'we agreed by text to switch weeks for good, is that enough',
      'do we need the court if we both want to change it',
      'we dont follow the order anymore, we just do what works',
      'she said i could have them more and now denies it',
      'is a handshake deal about the kids binding',
      'can we write our own change and sign it',
      'we changed the schedule between ourselves',
      'do informal agreements about custody count',
      'we agreed on new days without the court, is that risky',
    ],
    sources: [texasEnforcement],
    followUps: ['how do i change our custody order', 'can we increase time step by step'],
  },
  {
    id: 'ava-denied-time',
    advisor: 'ava',
    title: 'When you are kept from your child',
    text: `Stay calm, stay in writing, and keep your own side of the order.

1. **Read the order.** Is the day and hour clear? Vague words are hard to enforce.
2. **Show up on time,** if that is safe. Then write one line: "I was at the school at 5 as the order says. Nobody came."
3. **Ask for make-up time once:** "Can I have Saturday the 9th instead? Please answer by Thursday."
4. **Keep a list:** date, what the order says, what happened, witnesses.
5. **Do not stop support and do not take the child.** Both can turn against you.
6. **Ask the court.** The usual word is "enforcement" or "contempt". The self-help center or legal aid can show you the form. Some states have an office that helps.

If there is no order, that is the first step: ask for one.

If you hear that the child is in danger, call for help right away. And if an order limits your contact, follow it while you ask for a change.`,
    asks: [
      'my ex wont let me see my kids',
      'she keeps canceling my visitation',
      'how do i enforce parenting time',
      'denied access to my son again what can i do',
      'denied parenting time visitation blocked withheld enforcement contempt',
      'my ex is keeping my kids from me',
      'i drove two hours for my weekend and nobody opened the door, for the fifth time, what is the legal way to get my time',
      'contempt of court for withholding kids',
      'my ex withholds our kids and plays gatekeeper',
      'visitation interference',
      'she always says he is sick when it is my turn',
      'my ex laughs at the court order and wont hand over the kids',
      'baby mama blocks me from my boys although i have papers',
      'she wont let me see my kids',
      'he keeps cancelling my weekends',
      'i havent seen my daughter in six weeks and i have an order',
      'what do i do when my ex blocks visitation',
      'i went to get them and nobody was home again',
      'how do i enforce my visitation',
      'my ex always has an excuse on my days, sick, party, grandma',
      'do i get the missed days back',
      'the mother of my son is keeping him from me',
      'she denies my visitation',
      'he ignores the order and keeps our daughter on my days',
      'my parenting time is being refused, what are my options',
      'how to make up missed parenting time',
    ],
    sources: [enforceOrder, texasEnforcement],
    followUps: ['can i stop visits if he doesnt pay child support', 'how do i change our custody order'],
  },
  {
    id: 'ava-denied-time-michigan',
    advisor: 'ava',
    title: 'Michigan: parenting time was denied',
    text: `In **Michigan** the **Friend of the Court** can act when a parenting time order is broken. It starts when you complain **in writing**, within **56 days** of the day it happened.

Put in your complaint:

- your case number
- the exact dates and times you missed
- what the order says
- what happened, and the reason you were given

Use your county's form if there is one, and keep a copy. The other parent may get a copy too, so leave out addresses that must stay private.

The office checks whether the order is clear enough and whether it was broken. If the order only says "as agreed", it may not be able to help. If it finds a violation, it can offer make-up time, mediation, or a step toward a court hearing.

It does not handle calls, activities or property. For danger to a child, call the police or child protective services.

Ask your county's Friend of the Court for its own rules.`,
    asks: [
      'michigan friend of the court parenting time complaint',
      'how long do i have to file a parenting time complaint in michigan',
      'foc make up parenting time',
      'denied visitation in detroit what do i file',
      'michigan parenting time denied friend of the court complaint',
      'foc complaint how to',
      'my ex in grand rapids skipped my weekend and i heard there is a limit of 56 days to complain, where do i send it',
      'friend of the court wont help',
      'michigan custody ex wont hand over kids',
      'lansing dad denied weekend',
      'does the foc hold a hearing when i miss my days',
      'michigan makeup weekend',
      'complaint letter to friend of the court what to write',
      'friend of the court complaint for missed weekends',
      'im in detroit and my ex refuses my parenting time',
      'michigan, how long do i have to report denied visits',
    ],
    sources: [michiganEnforcement, macombEnforcement],
    state: 'MI',
    followUps: ['my ex wont let me see my kids', 'how do i change our custody order'],
  },
  {
    id: 'ava-support-and-time',
    advisor: 'ava',
    title: 'Unpaid support and time with the child',
    text: `Treat them as two separate things. Missed child support usually does not give you the right to stop visits. Being kept from your child usually does not give you the right to stop paying.

Legal aid in Kentucky, for example, tells parents to follow the visitation schedule even when support is unpaid. Otherwise the court can punish **you**. Ask how your state sees it.

**If support is late:** contact your state's child support agency. It can help collect, and you need not fight about it at the door. You can also ask the court for a hearing.

**If your time is denied:** keep paying, note the dates, and ask the court to enforce the order.

**If you cannot pay:** ask at once for a change. Support goes on until a court changes it.

With the child, leave money out: not "Dad did not pay, so no trip". They hear: "I cost too much."

If money or visits are used to scare you, use the help button at the top of this chat.`,
    asks: [
      'can i stop visits if he doesnt pay child support',
      'she wont let me see my daughter because im behind on support',
      'do i have to pay if i never see my kid',
      'he owes thousands and still wants weekends',
      'child support unpaid withhold visitation stop paying',
      'no money no kids?',
      'my baby daddy has not paid a dime since march and shows up wanting overnights, may i say no',
      'deadbeat but wants visits',
      'lost my job and cant pay, will i lose my days',
      'i pay 900 a month and she still keeps the kids away, can i quit paying',
      'arrears and visitation',
      'is it legal to hold back the children until he catches up on payments',
      'no support paid, no visits, is that how it works',
      'he doesnt pay, do i still have to let him see the kids',
      'i lost my job and cant pay, can she stop my visits',
      'she keeps the kids from me so why should i pay',
      'behind on support, am i still allowed to see my son',
      'he is 3,000 dollars behind and wants his weekend',
      'if i dont get my time can i stop paying child support',
    ],
    sources: [kentuckySupport, enforceOrder],
    followUps: ['my ex wont let me see my kids', 'how do i count overnights'],
  },
  {
    id: 'ava-keep-calendar',
    advisor: 'ava',
    title: 'Keeping a calendar of parenting time',
    text: `A plain calendar is one of the most useful records you can keep. It takes two minutes each evening.

Write each day:

- where the child slept
- exchange: planned time, real time, place
- missed or swapped time, and who asked
- illness, doctor, school meetings, and who went
- things that worried you, as facts: "Returned without inhaler. Breathing hard at 7 p.m."

Leave out guesses, insults and what you felt. Write as if somebody you respect will read it.

Keep it safe: one paper book, or an account only you can open. Save receipts and messages in a folder by month.

At the end of the month, add the nights. You may see that it is fairer than it feels, or less fair. Both are good to know before you ask for a change.

Do not involve the child, and do not let them see it.

If you write down violence, keep the notes outside the home or with a friend. If the other parent might find them, ask an advocate first.`,
    asks: [
      'how do i keep track of custody days',
      'should i write down every time he is late or cancels',
      'what kind of log do i need for parenting time',
      'documenting visitation calendar tips',
      'record log calendar of parenting time days documentation',
      'google calendar as evidence of my days',
      'my lawyer said document everything about who had our son when, what does a good entry look like',
      'diary of visits',
      'app or notebook for logging custody',
      'how do i prove she skips her days',
      'write down facts not feelings about handoffs',
      'keep a journal of missed weekends',
      'track who took them to the doctor and where they slept',
      'should i keep track of the days i have my kids',
      'how do i prove how often he really sees them',
      'what do i write in a custody journal',
      'log of missed visits, how do i keep one',
      'is there a simple way to record who had them when',
      'court wants to know how many days i had him last year',
    ],
    sources: [],
    followUps: ['how do i count overnights', 'my ex wont let me see my kids'],
  },
];
