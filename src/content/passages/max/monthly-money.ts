import type { Passage } from '../../passage.ts';
import {
  billOrder,
  cfpbDebt,
  creditFreeze,
  fileOnTime,
  paydayLoans,
  rentersGuide,
  tenantChecks,
} from './sources.ts';
import {
  grandRapids,
  rhodeIslandSupport,
  utahFinancial,
  utahFinancialDuty,
  vermontWaiver,
} from '../shared-sources.ts';

export const monthlyMoneyPassages: readonly Passage[] = [
  {
    id: 'max-budget',
    advisor: 'max',
    title: 'A budget for one household',
    text: `Start with what you must pay, not with what you would like to spend. A rough budget tonight beats a perfect one next month.

1. **Income that is sure.** Take-home pay. Count support only if it really arrives.
2. **Turn everything into months.** Weekly pay times 52, divided by 12. Every two weeks: times 26, divided by 12. Yearly bills: divide by 12.
3. **Must-pay costs:** rent or mortgage, power, water, food, car and fuel, insurance, medicine, child care, minimum debt payments.
4. **Soon costs:** court fees, deposits, school things, repairs.
5. **The rest:** phone plans, streaming, eating out, gifts.

Take 3, 4 and 5 away from 1. If the number is below zero, circle the three largest items. Those are where change helps most.

Write two versions: life now, and life in a second home. Courts often ask for a list of monthly costs, so keep it. Update it once a month, on the same day.`,
    asks: [
      'how do i make a budget on one income',
      'can i afford to live on my own after we split',
      'how much money do i need each month as a single mom',
      'my paycheck doesnt cover rent and food',
      'living expenses worksheet for separated person',
      'monthly budget, expenses and income, living alone, make ends meet',
      'how do i live on 3100 a month',
      'i make 19 an hour with two kids, is it doable by myself',
      'paid every other friday, how do i turn that into a monthly number',
      'my husband always did the spending plan and at 58 i have to learn it, where do i start',
      'spreadsheet for what i spend, groceries gas daycare netflix',
      'what can i cut when theres more going out than coming in every month',
      'will one salary be enough after he moves to his own place',
      'the court wants a list of what it costs me to live each month',
      'how do i turn weekly pay into a monthly number',
      'i need a monthly plan for one income and two kids',
      'what do i spend in a month, i have never written it down',
      'figuring out two households on what used to run one',
      'make a budget with me',
      'the court wants a list of my monthly costs, where do i begin',
    ],
    sources: [utahFinancial],
    followUps: [
      'i cant pay all my bills which ones first',
      'can i afford to keep the house',
      'how is child support figured out',
    ],
  },
  {
    id: 'max-bill-priority',
    advisor: 'max',
    title: 'Which bills to pay first',
    text: `Pay what keeps you housed, fed, safe and able to work. The loudest caller is not the first in line.

1. **Food and medicine**
2. **Rent or mortgage**
3. **Power, heat, water**
4. **Car and fuel**, if you need them for work
5. **Child care and court-ordered support**
6. **Insurance** for health and car
7. **Phone and internet**, at the lowest plan
8. **Taxes**: file on time even if you cannot pay. Not filing costs more
9. **Cards, medical bills, personal loans**

For each one you cannot pay in full, call **before** the due date. Use this: "My household has changed. I can pay $___ on ___. What hardship plan do you have?" Write down the name, the date and the answer.

Do not pay old cards with rent money because someone is rude on the phone. Do not take a payday loan to stay current on a card.

If something in parts 1 to 5 cannot be paid, ask for aid now. Try your county, energy help, food programs and a nonprofit credit counselor. A temporary order may help too.`,
    asks: [
      'i cant pay all my bills which ones first',
      'drowning in bills after my husband left',
      'not enough money for rent and credit cards this month',
      'what do i pay when i cant pay everything',
      'collectors are calling nonstop and i have 200 dollars',
      'cant afford bills, prioritize, overdue, which debts to pay, utilities shut off',
      'who do i pay first',
      'electric is about to be cut off and capital one keeps calling',
      'i have 600 till payday, rent is 1100, what gives',
      'should i skip the car payment or the visa',
      'is a payday loan ok just this once',
      'what do i say to creditors when i cant pay them this month',
      'behind on everything since she left, which one can wait',
      'the hospital bill or groceries',
      'cant pay everything, what goes first',
      'rent or the credit card',
      'which bills can slide this month',
      'got 640 dollars and 1900 in bills',
      'the debt collector yells the loudest but is he the most important',
      'what do i pay when there isnt enough',
    ],
    sources: [billOrder, fileOnTime, paydayLoans],
    followUps: [
      'how do i make a budget on one income',
      'we are behind on the house payment',
      'i have no income of my own how do i get by',
    ],
  },
  {
    id: 'max-interim-bills',
    advisor: 'max',
    title: 'Who pays what until the divorce is final',
    text: `**If money talks with this person frighten you, skip the deal below.** Ask a lawyer or the court about a temporary order. The help button at the top of this chat can help you plan.

Until an order says otherwise, lenders only care whose name is on the bill. So get it clear early.

A short written plan can cover:

- each bill, who pays, on what day
- which account it comes from
- what each may take for living costs
- no new joint debt, no large buys above a set sum
- children's costs, and how they are shared
- when you look at it again

Keep it to one page, with a date. You can write: "This is for now only. It does not decide the final split." Have a lawyer look at it, since patterns can matter later.

If you cannot agree, ask the court. A temporary order can say who uses the home, who pays which bills, and what support is due.

Until then, watch automatic payments, so that nothing bounces. Keep proof of all you pay.`,
    asks: [
      'who pays the bills until the divorce is final',
      'do i have to keep paying his car insurance and phone while separated',
      'she moved out is she still responsible for half the mortgage',
      'how do we handle household expenses during separation',
      'my spouse stopped putting money in the shared account',
      'who is responsible for household bills, mortgage, utilities while separated and divorce pending',
      'who covers the bills for now',
      'we arent divorced yet and he stopped putting in his half of the rent money',
      'she lives with her sister but her car is still on my insurance, do i keep paying for it',
      'how do we divide costs while the lawyers drag this out',
      'can we write a temporary deal about who pays what',
      'my husband says he doesnt have to pay for a house he isnt living in',
      'still sharing a place but separated, how do we split groceries and electric',
      'autopay takes everything from my card even though were apart, is that fair',
      'who pays the mortgage until we are divorced',
      'he moved out and stopped paying for anything here',
      'how do we split the bills while its still going on',
      'do i keep paying her phone till its final',
      'temporary arrangement for bills between us',
      'we are separated, rent is in both names, who pays what',
    ],
    sources: [cfpbDebt, grandRapids],
    followUps: [
      'can i take money out of our joint account',
      'how do i separate our phone plan and subscriptions',
      'i have no income of my own how do i get by',
    ],
  },
  {
    id: 'max-no-income',
    advisor: 'max',
    title: 'If you have no income of your own',
    text: `You have more doors than it seems tonight. Knock on several in the same week.

1. **The court.** You can ask for temporary support and for orders about bills. Court fees can be waived if your income is low.
2. **Child support agency.** You can apply if you have children, even before the divorce ends.
3. **Public help.** Ask your state about food aid, health coverage, child care and cash aid. When you live apart, your household has changed. Say so on the form.
4. **Legal aid.** Ask if they can help with support first.
5. **Work.** List anything you could start within a month. Ask a job center about training.
6. **Your own name.** Open an account, and check your credit.

Money for the next 30 days: one page. What comes in, what must go out, what can wait. Call those who can wait.

Take care with loans from family: write down if it is a loan or a gift.

If you stayed home to raise children, note the dates and what work you left. It can matter when support is decided.`,
    asks: [
      'i have no income of my own how do i get by',
      'stay at home mom getting divorced with no job',
      'how can i leave if i have zero money',
      'i havent worked in 12 years what do i do for cash now',
      'can i make my husband pay while we wait for court',
      'no job, unemployed homemaker, no money to leave, temporary support, public assistance',
      'zero income, how do i eat',
      'i quit working when the twins were born, how do i support myself now',
      'can i get food stamps if were still married but living apart',
      'he earns everything and i earn nothing, can i make him pay me something while we wait for court',
      '58 and never had a career, where do i go for help',
      'what benefits can a mother with no paycheck apply for',
      'should i take a loan from my parents to get through this',
      'how do i find work fast after a decade at home with children',
      'never worked outside the home and now hes gone, what do i live on',
      'stay at home mom with zero income, where do i turn',
      'no job no savings no idea',
      'how do i feed the kids till support starts',
      'i am 63 and he always paid, what help is there',
      'i quit my job to raise them and now im on my own',
    ],
    sources: [grandRapids, vermontWaiver, rhodeIslandSupport],
    followUps: [
      'will i get alimony and for how long',
      'how do i make a budget on one income',
      'he controls all the money what can i do',
    ],
  },
  {
    id: 'max-emergency-fund',
    advisor: 'max',
    title: 'Building a small cushion',
    text: `Aim for one small target first: the cost of **one bad week**. Food, fuel, a car repair, a night away. It is the money that keeps a surprise from becoming debt.

How to start with little:

1. Pick a number you can reach in eight weeks. Even 200 helps.
2. Open a savings account in your name at a bank away from the joint one.
3. Move a fixed amount on payday, before you see it.
4. Add odd money: refunds, sold things, overtime.
5. Do not link it to your shopping card.

Then grow it in steps: one bad week, one month of must-pay costs, three months.

It is for rent, power, car, medicine and court fees. It is not for a debt that can wait.

If a divorce case is open, this account may have to be listed in your papers. List it. It is normal to have one.

Is someone checking your accounts? Ask an advocate about safer ways, through the help button at the top of this chat. A prepaid card or cash with a friend can be safer for some.`,
    asks: [
      'how do i build an emergency fund',
      'how much savings should i have before i leave',
      'i live paycheck to paycheck how do i save anything',
      'where should i keep my rainy day money',
      'saving up a safety cushion as a single parent',
      'emergency savings, cushion, rainy day, put money aside',
      'how big a cushion do i need',
      'i cant seem to save even 20 bucks',
      'whats a good first savings goal before i file',
      'should my just in case money go in cash at moms house or a bank',
      'how do i put away a little from each paycheck for car trouble',
      'one surprise and im sunk, how do i get a buffer',
      'is three months of expenses realistic for a divorced dad',
      'does the nest egg for bad days have to be shown to the court',
      'how much should i put away for a rainy day',
      'i want a cushion before the next thing breaks',
      'start saving from nothing',
      'where do i keep my just in case money',
      'can i save while barely getting by',
      'one flat tire away from disaster',
    ],
    sources: [paydayLoans, utahFinancialDuty],
    followUps: [
      'how do i open my own bank account quietly',
      'how do i make a budget on one income',
      'i cant pay all my bills which ones first',
    ],
  },
  {
    id: 'max-renting',
    advisor: 'max',
    title: 'Renting a place on your own',
    text: `Set your top price before you look. Add rent, power, water, internet, parking and renters insurance. 

**Cash you need at the start:** first month, deposit, moving, power deposits, a few basics.

**Papers to have in one file:**

- ID and Social Security card
- last pay stubs, offer letter or benefit letters
- bank statements
- support order, if you have one
- name and phone of past landlords or a work contact

**If your credit is thin or damaged:**

1. Say it first: "My score fell during a divorce. Here is my income and my rent history."
2. Offer proof of steady income.
3. Ask about a co-signer.
4. Try small landlords, or a room for some months.
5. Lift a credit freeze for the check.

If a report is why you are turned down, you can ask for a free copy and dispute what is wrong.

Read the lease for the end date and who else may live there. If your name is on the old lease, ask the landlord how to come off it. You may still owe rent there.

If you are leaving abuse, ask an advocate about housing help before you sign or break a lease.`,
    asks: [
      'how do i rent an apartment on my own',
      'landlord denied me because of my credit after separation',
      'how much rent can i afford as a single parent',
      'im still on the lease with my ex',
      'moving out costs deposit first month what do i need',
      'apartment, lease, landlord, deposit, move out, find a place to live',
      'cant find a place to live',
      'my score is bad, will any apartment take me',
      'need a 2 bedroom near the kids, how much up front',
      'what do i bring to a rental application',
      'my ex stayed in our apartment and i signed too, do i still owe rent',
      'landlord wants proof of income and i only have child support',
      'never rented in my life, im 53, how does it work',
      'does my brother cosigning help me get a lease',
      'landlord wants three times the rent and good credit',
      'first apartment alone at 52',
      'what do i need to rent a place',
      'turned down because of my score',
      'how much cash do i need to move in',
      'still on the lease with my ex',
    ],
    sources: [tenantChecks, rentersGuide, creditFreeze],
    followUps: [
      'how do i make a budget on one income',
      'how do i rebuild my credit',
      'how do i build an emergency fund',
    ],
  },
];
