import type { Passage } from '../../passage.ts';
import {
  businessValue,
  cobraDivorce,
  cobraDol,
  codeTransfers,
  irsQdro,
  marketplace,
  marketplaceNonprofit,
  selfEmployed,
  separateProperty,
} from './sources.ts';
import { decreeCopy, retirementOrders } from '../shared-sources.ts';

export const settlingPassages: readonly Passage[] = [
  {
    id: 'max-compare-offers',
    advisor: 'max',
    title: 'Comparing two settlement offers',
    text: `**If you are afraid to say no to this person, do not weigh offers alone.** Use the help button at the top of this chat, and get a lawyer before you answer.

Put both offers on one page. For each thing, write:

- value today
- debt tied to it
- tax waiting in it
- cost to keep it each month
- how soon you could use it as money
- how sure it is that you will really get it

Then read down each column:

1. **After-tax total.** Cash is worth more than the same number in a 401(k).
2. **Cash in the first year.** Can you pay rent, a deposit, a car repair?
3. **Monthly life.** Income and support, minus costs, in each version.
4. **Risk.** A promise to pay over ten years depends on a person. A house depends on repairs.
5. **Ties.** Which one keeps you linked to your ex, and for how long?

Have a tax preparer and a lawyer read the page before you sign.`,
    asks: [
      'how do i compare two settlement offers',
      'is it better to take the house or the retirement',
      'lump sum or monthly payments which is better',
      'is the money deal my ex offers fair',
      'should i trade alimony for a bigger share of savings',
      'compare settlement proposals, which deal is better, house versus pension, lump sum',
      'which deal is better',
      'offer a is the house, offer b is 150k and half his ira',
      'his lawyer proposes 1200 a month for 6 years or 70 thousand now',
      'she wants me to give up the pension and take more cash, good trade?',
      'how do i put two proposals side by side',
      'im lousy at finance, how can i tell which one leaves me better off in five years',
      'what if he never pays the installments he offers',
      'how do i figure what each thing is worth to me after taxes before i pick',
      'two offers on the table and i cant tell which is better',
      'how do i weigh the house against the 401k',
      'lump sum now or payments for ten years',
      'is 80k in cash the same as 80k in his ira',
      'put side by side which deal leaves me better off',
      'she gave me option one and option two',
    ],
    sources: [irsQdro, codeTransfers],
    followUps: [
      'do i owe tax when property is split',
      'can i afford to keep the house',
      'who can help me with the financial side',
    ],
  },
  {
    id: 'max-separate-property',
    advisor: 'max',
    title: 'Proving that something is yours alone',
    text: `Saying it is yours is often not enough. In many states you need papers that show it. Texas, for example, asks for clear and convincing proof.

What may count as separate: things you owned before the wedding, an inheritance, a gift to you alone. State law decides, so use the label "maybe mine" for now.

To show it, follow the money like a trail:

1. **Start:** will, gift letter, old statement, deed, bill of sale. It shows where it came from.
2. **Middle:** each statement after that. Did it stay in your name? Was other money added?
3. **Now:** the latest balance or value.

Draw it as a line: "Grandma's $30,000, 2015 > savings ending 22 > used for down payment 2017."

Ask banks for old statements this month, while they still have them.

Mixing makes it harder: a joint account, a shared loan, repairs paid together. Do not give up. Part of it may still be shown.

From now on, do not mix it any more. Ask a lawyer before you move it, since some orders limit that.`,
    asks: [
      'how do i prove the inheritance is mine',
      'does my wife get half of what my parents left me',
      'i owned the house before we married',
      'separate property tracing what do i need',
      'my dad gave me money for the down payment is it mine',
      'inheritance, gift, premarital property, owned before marriage, keep as mine',
      'is it mine alone',
      'dad died and left me 90k, can my husband touch it',
      'i owned the condo three years before we married, does he have a claim',
      'i put my inheritance in our joint savings, did i lose it',
      'what papers prove my grandmother gave the ring and the land just to me',
      'old bank statements from 2009 to show it was my money',
      'my folks helped with the house, gift or marital',
      'what does commingling mean',
      'how do i prove the money was mine before we married',
      'inheritance from my mother, is it safe',
      'i put my grandmothers money in our house, do i get it back',
      'gift from my parents, only to me, how do i show that',
      'what papers show that something was never ours together',
      'had 30k when we got married, what happened to it on paper',
    ],
    sources: [separateProperty],
    followUps: [
      'how do i list everything we own and owe',
      'what financial documents should i gather',
      'how do i compare two settlement offers',
    ],
  },
  {
    id: 'max-business',
    advisor: 'max',
    title: 'When there is a family business',
    text: `A business has two questions: what does it **earn**, and what is it **worth**? They need different papers.

Ask for, or copy if you have a right to:

- business tax returns for three to five years
- profit and loss statements, balance sheets
- bank and card statements of the business
- payroll, including family members
- loans, leases, equipment lists
- owner agreements, and any old valuation

Look for private costs paid by the business and for cash sales. Look for pay to people who do not work there, and for sudden drops in income.

Then:

1. Write down your own part in it: hours, years, unpaid work, money put in.
2. Ask a lawyer if it counts as shared in your state, and from what date.
3. For anything of size, ask about one **neutral valuer** for both, or your own expert.
4. Do not run it down to hurt the other one. That hurts you too.

If it is **your** business, start clean records today, and stop paying private bills from it.

Do not sign on a guess.`,
    asks: [
      'my husband owns a business how do i know what it is worth',
      "do i get part of my wife's company",
      'he is self employed and says he makes nothing',
      'how is a small business valued in divorce',
      'we run a shop together what happens to it',
      'self employed spouse, small business value, company, shop, practice, real income',
      'does she get half my business',
      'hubbys landscaping company makes plenty but on paper its nothing',
      'i did the books for his restaurant unpaid for 11 years, is part of it mine',
      'what is my dental practice worth and who decides',
      'he runs his truck and vacations through the llc',
      'how do i get an appraisal of the family farm',
      'we own a salon together and cant stand each other',
      'can i look at the profit and loss and payroll of his firm',
      'he has a landscaping company, is part of it mine',
      'how do you value a salon',
      'my husbands shop suddenly makes no money',
      'i did the books for free for 12 years',
      'we run a food truck together, what now',
    ],
    sources: [businessValue, selfEmployed],
    followUps: [
      'i think my spouse is hiding money',
      'who can help me with the financial side',
      'how is child support figured out',
    ],
  },
  {
    id: 'max-after-divorce',
    advisor: 'max',
    title: 'Money checklist after the divorce',
    text: `Work through this over two months. Do one part a week.

**Week 1: Papers.** Get certified copies of the decree. You may need it for property, debts and support.

**Week 2: Titles and loans.** Deed, car titles, refinance dates. Ask each lender to confirm in writing whose name is on it.

**Week 3: Accounts.** Close joint accounts and cards. Move automatic payments first. Change PINs, passwords and security answers.

**Week 4: Retirement.** Is the QDRO signed and accepted by the plan? Ask for the letter.

**Week 5: People.** Beneficiaries, will, power of attorney, emergency contacts.

**Week 6: Insurance.** Health, car, home or renters. Mind the 60 days for health plans.

**Week 7: Work and tax.** New tax form at work, new address, who claims the children.

**Week 8: Support and budget.** Is support set up and coming in? Make the first budget with real numbers.

Keep one folder called "Divorce, keep". Put in the decree, QDRO, tax papers on property, and proof of each payment. Look at your credit report again in three months.`,
    asks: [
      'money checklist after the divorce is final',
      'what financial things do i need to change now that im divorced',
      'just got my decree what do i do with accounts and titles',
      'how do i start over financially',
      'closing everything we had together after divorce',
      'after divorce finances to do list, update accounts, titles, insurance, start fresh',
      'decree is signed, money to dos',
      'which accounts and cards do i close once its official',
      'i have a w4 at work with married on it, what else do i update',
      'single again at 45, what do i straighten out financially',
      'what did i forget, bank, deed, car, insurance, retirement',
      'which divorce papers should i keep forever and which can i toss',
      'how do i get my financial life in order now that we are divorced',
      'order of things to take care of in the first two months post divorce',
      'its final, whats on the money to do list',
      'divorced as of monday, which accounts names and papers do i change',
      'what do people forget to do after the judge signs',
      'cleaning up finances after the decree',
      'need a checklist now that its over',
      'do i have to change beneficiaries and titles myself',
    ],
    sources: [decreeCopy, retirementOrders, cobraDivorce],
    followUps: [
      'is my ex still the beneficiary on my life insurance',
      'how do i rebuild my credit',
      'how do i build an emergency fund',
    ],
  },
  {
    id: 'max-health-insurance',
    advisor: 'max',
    title: "Keeping your ex's health plan for a while: COBRA",
    text: `A divorce can end your place on a spouse's job plan. You may be able to keep it for a time. The law is called **COBRA**.

- It covers job plans of employers with 20 or more workers. For a smaller one, ask your state insurance office.
- After a divorce it can last **up to 36 months**, for you and for children who lose the plan.
- **Tell the plan within 60 days** of the divorce or legal separation. It does not happen by itself.
- It can be costly. You may have to pay the full price plus 2 percent.

Steps:

1. Ask the plan now: "On what day does my cover end if we divorce?"
2. Get the COBRA price in writing.
3. Put the 60 days in Deadlines in this app. Send the notice in a way you can prove.
4. Compare with a Marketplace plan and your own job's plan **before** you choose.
5. Refill medicines and finish urgent visits while you are covered.

Ask who will pay for the children's cover, and have it written in the order.`,
    asks: [
      'what happens to my health insurance after divorce',
      "can i stay on my husband's insurance after we divorce",
      'cobra for ex spouse how long',
      'when does my medical coverage end',
      'i have a health condition and im on my wifes plan',
      'health insurance coverage ends, spouse employer plan, cobra continuation',
      'am i kicked off his insurance',
      'does my coverage stop the day the decree is signed',
      'wife has blue cross through work, how long can i hang on to it',
      'how much would cobra cost me a month',
      'diabetic and terrified of losing my husbands plan, can i keep my doctors for a while',
      'who has to notify the employer about the divorce and when',
      'his company only has 12 people, is cobra even possible',
      'will the kids stay on dads work policy',
      'when does my insurance through his job stop',
      'cobra price and how long',
      'i have 60 days for what',
      'can i stay on her plan after',
      'need my insulin, cover ends with the divorce',
      'his company is tiny, is there cobra',
    ],
    sources: [cobraDol, cobraDivorce],
    followUps: [
      'how do i get new health coverage after the divorce',
      'is my ex still the beneficiary on my life insurance',
      'money checklist after the divorce is final',
    ],
  },
  {
    id: 'max-marketplace',
    advisor: 'max',
    title: 'New health coverage after a divorce',
    text: `Losing your health plan because of a divorce opens a door. You can get a new plan outside the usual season. It is called a **special enrollment period**. You have about **60 days**, so start early.

One trap: a divorce **without** losing coverage does not open it. You need to show that the old plan ended.

Your choices, in the order many people check them:

1. **Your own job.** Ask HR the day you know, and ask for the time limit.
2. **Medicaid or the children's program**, if your income is now low. Check for the children in any case.
3. **The Marketplace** at your state's site or HealthCare.gov. Ask about help with the price. Use your new household and income.
4. **COBRA**, to keep the old plan for a time.

Have ready: the decree or a letter that says when your cover ended, pay stubs, and Social Security numbers.

Compare the price **and** the doctors, medicines and deductible.`,
    asks: [
      'how do i get new health coverage after the divorce',
      'special enrollment period divorce',
      'i lost my insurance because we split where do i sign up',
      'can i get medicaid now that im separated',
      'obamacare marketplace plan for a newly single person',
      'buy new health insurance, medicaid, marketplace enrollment after losing spouse plan',
      'need new insurance fast',
      'my cover ended on the 31st, can i sign up now or wait for open enrollment',
      'is healthcare.gov cheaper than cobra',
      'do i qualify for medicaid with 1500 a month and two kids',
      'how many days do i have to enroll at my own job after the divorce',
      'what proof that my old plan ended do they want',
      'im uninsured since the split and my son has asthma, chip?',
      'do i count just me and the kids for obamacare subsidies',
      'need my own health insurance now',
      'lost cover in the divorce, where do i sign up',
      'is divorce a reason to get a plan outside of open season',
      'medicaid for me and the kids after he left',
      'obamacare after a split',
    ],
    sources: [marketplace, marketplaceNonprofit],
    followUps: [
      'what happens to my health insurance after divorce',
      'how do i make a budget on one income',
      'money checklist after the divorce is final',
    ],
  },
];
