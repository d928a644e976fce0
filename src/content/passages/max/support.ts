import type { Passage } from '../../passage.ts';
import { sacramentoSupport } from './sources.ts';
import {
  kentuckySupport,
  massContempt,
  pennsylvaniaFactors,
  rhodeIslandSupport,
  sharedCosts,
} from '../shared-sources.ts';

export const supportPassages: readonly Passage[] = [
  {
    id: 'max-child-support-basics',
    advisor: 'max',
    title: 'How child support is set',
    text: `Each state has its own formula, set by law. The court or the child support agency puts your numbers in. Common inputs are:

- the number of children
- the income of one or both parents
- how the children's time is shared
- health insurance and child care
- special needs

If a parent's income is not known, an estimate may be used.

To get a feel for it tonight:

1. Search for your **state's official calculator**. Skip ad sites.
2. Have ready: gross monthly pay of both, insurance cost, child care, nights per year.
3. Run it three times: what you know, a high guess and a low guess.
4. Print the page, with the date.

To start, ask the judge in your divorce, or open a case with the **state child support agency**. Agencies can help show who the parent is and get an order. Support can then come out of wages.

What you agree on by text is not an order. Keep proof of all that you paid or got from the day you split.`,
    asks: [
      'how is child support figured out',
      'how much child support will i get or have to pay',
      'child support calculator for my state',
      'does overtime or a second job count for support',
      'how do i apply for child support',
      'calculate child support amount, formula, guideline, income of both parents',
      'how much for two kids',
      'i make 52k and she makes 30k, what would i pay a month for our son',
      'does 50 50 mean no child support',
      'how do they come up with the number',
      'he works under the table, how does the court set an amount',
      'who do i contact to get support started, we were never married',
      'my kid has special needs, does that raise the support amount',
      'does insurance and after school care get added in to child support',
      'how do they figure out what he has to pay for the kids',
      'is there a calculator for support',
      'what will i have to pay for two kids on 3200 a month',
      'does she get more because they sleep there more nights',
      'how do i get support started',
      'does my overtime count for the kids money',
    ],
    sources: [sacramentoSupport, rhodeIslandSupport],
    followUps: [
      'my ex stopped paying support',
      'i lost my job and cant pay the support',
      'is alimony or child support taxable',
    ],
  },
  {
    id: 'max-support-unpaid',
    advisor: 'max',
    title: 'When support is not paid',
    text: `Call your state's **child support agency** first. If you have an order, it has tools that you do not. It can take money from pay and from tax refunds. It may start by itself once enough is overdue.

Get ready:

1. A copy of the order.
2. A list by month: due, paid, date, how it came.
3. What you know: job, address, car, other income.

The other way is court. You file for **contempt**, which means not obeying an order although able to. A judge can order payment, and in serious cases jail.

While you wait:

- Ask the agency how overdue money is applied.
- Do not stop the children's visits because of it. The two are separate.
- Build your budget without that money.
- Ask your county about food, child care and energy aid.

If there is **no order yet**, ask for one now. A promise cannot be enforced in the same way.

If asking for money makes the other parent dangerous, tell the agency before they write to them. Ask about keeping your address private.`,
    asks: [
      'my ex stopped paying support',
      'he owes me thousands in back child support',
      'how do i collect unpaid alimony or arrears',
      'can they garnish her wages',
      'deadbeat dad wont pay what can i do',
      'unpaid child support, arrears, wage garnishment, enforcement agency, not paying',
      'no support check again this month',
      'she is 4 months behind and posts vacation pics',
      'can child support enforcement take it out of his tax refund',
      'he quit his job so he wouldnt have to pay me',
      'my baby daddy hasnt sent a dime since july, who do i call',
      'ex husband skipped alimony three times, what are my rights',
      'if he doesnt send his support can i stop his visits',
      'what can the agency do to someone who is months overdue',
      'he hasnt paid for the kids since spring',
      'who makes her pay what the order says',
      'can they take it from his wages',
      'the support never comes and rent is due',
      'i have an order and no money from it',
      'is it contempt if he just stops paying',
    ],
    sources: [rhodeIslandSupport, sacramentoSupport, massContempt],
    followUps: [
      'how is child support figured out',
      'how do i make a budget on one income',
      'i cant pay all my bills which ones first',
    ],
  },
  {
    id: 'max-support-change',
    advisor: 'max',
    title: 'If you cannot pay support any more',
    text: `Ask for a change **this week**. Until it is changed, the old amount stands. Unpaid support is tracked and can be collected later.

1. **Keep paying something**, on time, with proof. Do not pay in cash.
2. Call the **child support agency** and ask for a review. Either parent can ask. The amount may go down or up.
3. If your order came from the divorce court, get its form to change support.
4. Collect proof: layoff letter, last pay stubs, unemployment, doctor notes, job search list.
5. Tell the other parent in one calm line, if that is safe: "I lost my job on May 3. I have asked for a review. I will send $200 on the 1st."
6. Open every letter. Go to every hearing.

Do not make a side deal and think that it is enough. If you both agree to a lower amount, get it signed by the court.

Change the budget now too. Look at the three largest costs first.`,
    asks: [
      'i lost my job and cant pay the support',
      'how do i lower my child support payments',
      'my income dropped what happens with alimony i owe',
      'im behind on support will i go to jail',
      'support takes half my paycheck i cant live',
      'reduce or lower support, unemployed, laid off, cant afford payments, modify',
      'cant keep up with my support payments',
      'got hurt on the job and disability pays half, i still owe 1100 a month',
      'they cut my hours, how do i ask for a smaller amount',
      'my ex said its fine to send less for a while, is that enough',
      'im a dad sleeping in my truck because of what i have to pay',
      'laid off friday, what do i file before i get behind on support and go to jail',
      'my business tanked and i cant pay my ex wife her alimony',
      'will the old balance go away if the judge drops the payment',
      'got laid off and cant make the support',
      'my hours were cut, how do i lower what i pay',
      'support is more than my whole check now',
      'i hurt my back and cant work, do i still owe the full amount',
      'we agreed on less between us, is that enough',
      'he makes double now, can i ask for more for the kids',
    ],
    sources: [rhodeIslandSupport],
    followUps: [
      'how is child support figured out',
      'i cant pay all my bills which ones first',
      'can bankruptcy wipe out what my ex owes me',
    ],
  },
  {
    id: 'max-spousal-support',
    advisor: 'max',
    title: 'Alimony: what courts look at',
    text: `There is often no fixed formula for final alimony. States list things for a judge to weigh. Pennsylvania's law, for example, names many. Common ones are:

- how long you were married
- what each of you earns, and could earn
- age and health
- how you lived during the marriage
- who stayed home, and what it did to their career
- who has the children
- what property each one gets
- time needed for school or training

It may be short, to get you back on your feet, or longer. Some states use a formula for **temporary** support during the case.

Prepare two things, whether you ask or may have to pay:

1. **A true monthly budget**, with proof. Need and ability to pay are the heart of it.
2. **A work story.** Jobs, gaps, training, health, and what a plan to earn more would cost.

Ask a lawyer in your state: Is there a guideline? How long does it last in marriages like mine? What ends it? Can it be changed?

No calculator on the web can promise you a result.`,
    asks: [
      'will i get alimony and for how long',
      'how is spousal support decided',
      'i was a stay at home mom for years do i get maintenance',
      'does my husband have to support me after divorce',
      'how do i avoid paying alimony forever',
      'alimony, maintenance, spousal support amount and length, long marriage homemaker',
      'do i have to pay her forever',
      'put him through med school, now after the divorce does he have to support me',
      'is there a formula for husband or wife support after divorce',
      'married 4 years, would my ex have to support me after the divorce',
      'i am 61 with bad knees and havent had a job since 1994, can i get permanent alimony',
      'does she still get it when she moves in with her boyfriend',
      'im the wife and i earn more, will i be paying him',
      'what makes a judge give rehabilitative maintenance',
      'will i get alimony after 25 years at home',
      'do i have to pay my wife forever',
      'how does a judge decide on support for a spouse',
      'gave up my career for his, does that count for anything',
      'she earns more than me, can a man get alimony',
      'how long does maintenance last',
    ],
    sources: [pennsylvaniaFactors],
    followUps: [
      'is alimony or child support taxable',
      'how do i make a budget on one income',
      'i have no income of my own how do i get by',
    ],
  },
  {
    id: 'max-kid-costs',
    advisor: 'max',
    title: 'Tracking what you spend on the children',
    text: `Keep one simple log from today. Five columns are enough:

**date | child | what | amount | proof**

Proof is a photo of the receipt or a bank line. Do it on the day, on your phone, and move it to the log once a week.

Sort costs into three groups:

- **Usual:** food, clothes, home. Support is often meant to help with these.
- **Shared by order:** doctor, child care, school, sports, as your order says.
- **Choice:** gifts, trips, extras. Do not expect money back.

For shared costs, check your order first. What share is it? What needs a yes beforehand? How soon must you ask?

At the end of each month, total the shared part. Send one short request with the receipts, not ten small ones.

If there is no order yet, the log still helps. It shows what the children cost, month by month.

Use a neutral tone in notes. Someone else may read them one day.`,
    asks: [
      'how do i track what i spend on the kids',
      'log for child expenses and receipts',
      'what costs does child support cover and what is extra',
      'how do we split daycare and doctor bills',
      'keeping records of what i paid for my son and daughter',
      'track children expenses, receipts, daycare, medical, school, activities, share costs',
      'app to log kid expenses',
      'soccer, braces, shoes, it adds up, how do i write it down',
      'does child support pay for summer camp and prom dress',
      'how do i keep proof of what i buy for my 6 year old',
      'is venmo history good enough as a record for diapers and sitters',
      'who pays for the teenagers phone and car insurance',
      'what belongs in shared expenses and what is a gift',
      'how should i sort doctor, school and everyday spending for my children',
      'how do i keep a log of what i pay for the kids',
      'what should i write down when i buy stuff for my daughter',
      'receipts in a shoebox, is there a better way',
      'tracking shared expenses for the children',
      'which things are extra and which come out of support',
      'every month i lose track of who paid for what for the boys',
    ],
    sources: [sharedCosts],
    followUps: [
      'my ex wont pay back their half of the kids costs',
      'how is child support figured out',
      'who gets to claim the kids on taxes',
    ],
  },
  {
    id: 'max-reimbursement',
    advisor: 'max',
    title: 'When your ex will not pay a shared cost',
    text: `**If asking for money sets off threats, do not ask directly.** Go through a lawyer, an agency or a parenting app. The help button at the top of this chat can help you plan.

Otherwise, make it easy to pay and easy to prove.

1. **Check the order.** Is this cost in it? What share? Was a yes needed first? Is there a time limit to ask?
2. **Send one request**, in writing, with the receipt:

"Dentist for Sam, May 2: $180. Your half under the order is $90. Receipt attached. Please send it by May 31."

3. **Wait** until the date. Do not add comments.
4. **One reminder**, same words, new date.
5. **Add it to a running total**, by month.

If it goes on, total it up and ask the self-help center or a lawyer how to enforce it. Small sums are often worth one filing together, not one each.

Do not take it out of support, and do not link it to visits. That can put you in the wrong.

For big costs ahead, ask before you spend, and keep the answer.`,
    asks: [
      'my ex wont pay back their half of the kids costs',
      'he refuses to reimburse me for medical bills',
      'how do i ask for money for school stuff and braces',
      'she owes me for daycare and ignores my requests',
      'can i deduct what he owes me from the support i pay',
      'get reimbursed for child expenses, ex refuses to pay share of medical or school bill',
      'she owes me half for the dentist',
      'sent him the bill five times and he leaves me on read',
      'ex says she never agreed to travel hockey so she wont chip in',
      'what do i write when i request his part of the therapy bill',
      'baby mama wont venmo me her share of the glasses',
      'can i hold back from child support what she didnt cover',
      'is it worth filing over 240 dollars of uninsured medical',
      'do i need to ask before i spend if i want the other parent to pay me back',
      'she owes me half the braces and wont pay',
      'how do i get him to pay his share of the doctor bills',
      'sent the receipts, no answer, no money',
      'can i take what he owes out of what i pay him',
      'order says split the camp, she refuses',
      'how many times do i ask before i go to court over it',
    ],
    sources: [sharedCosts, kentuckySupport],
    followUps: [
      'how do i track what i spend on the kids',
      'my ex stopped paying support',
      'how is child support figured out',
    ],
  },
];
