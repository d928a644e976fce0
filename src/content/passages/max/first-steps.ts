import type { Passage } from '../../passage.ts';
import { ftcReports, housingCounselor, separateProperty, utahAttachments } from './sources.ts';
import { automaticOrders, californiaProperty, unbundling, utahFinancial } from '../shared-sources.ts';

export const firstStepsPassages: readonly Passage[] = [
  {
    id: 'max-first-week',
    advisor: 'max',
    title: 'Your first week: five money steps',
    text: `You do not have to solve everything this week. Do these five small things, in this order.

1. **Know today's numbers.** Write down what is in each account you can see, and what you owe.
2. **List the bills of the next 30 days**, with dates. Mark which ones come out by themselves.
3. **Make copies.** Photograph tax returns, pay stubs, bank and loan statements that you have a right to see.
4. **Change the passwords** on accounts that are only yours, and on your email.
5. **Check your credit report**, so you know which debts have your name on them.

What to leave for now: moving large sums, closing joint accounts, cashing out retirement, selling things. A court order may limit those, and some cannot be undone.

If someone checks your phone or punishes you over money, do only what is safe. Use a device that person cannot reach, such as one at a library. The help button at the top of this chat has people who can plan with you.`,
    asks: [
      'what should i do about money first',
      'we just separated and i have no idea where to start financially',
      'my wife left yesterday what do i do with our finances',
      'first steps to protect myself money wise before divorce',
      'husband asked for a divorce im scared about cash',
      'separating, first financial steps, protect money, where to begin',
      'money help im panicking',
      'she moved out this morning, what do i do with the finances before the week is over',
      'married 26 years and he just said its over, whats the first money thing i do tomorrow',
      'do i close everything today or leave it alone for now',
      'new to all this, five minute version of what to do financially right after a breakup',
      'my stbx walked out and i dont even know what we have, where do i begin this week',
      'what money moves should i not make in the first days',
      'change logins, copy stuff, check balances, in which order do i do it after he left',
      'he left sunday, what money stuff cant wait',
      'give me five things to do with our money this week',
      'where do i even start, i never did the finances',
      'she moved out yesterday, bank, passwords, bills, what first',
      'freshly separated and clueless with money',
    ],
    sources: [automaticOrders, ftcReports],
    followUps: [
      'how do i make a budget on one income',
      'what financial documents should i gather',
      'how do i check which debts are in my name',
    ],
  },
  {
    id: 'max-papers-list',
    advisor: 'max',
    title: 'The money papers to gather',
    text: `Courts ask both spouses for a full picture of money. The list differs by state, but these papers cover most of it.

- **Taxes:** the last two or three returns with all pages, W-2s and 1099s
- **Income:** recent pay stubs, up to a year's worth
- **Bank and cards:** statements for every account, at least the last three months, better twelve
- **Retirement and investing:** latest statements, and one from near the wedding date if you can
- **Home:** deed, mortgage statement, lease, tax bill
- **Loans:** cars, students, personal
- **Insurance:** health, life, car, home
- **Benefits, business papers, prenup**
- **Children:** day care, school, medical bills

How to do it: make one folder per heading. Photograph or download, name each file with the date, and tick it off.

Copy only what you have a right to open. Do not log in as your spouse. For papers you cannot reach, write "missing" and where it should be. The court has ways to ask for it.`,
    asks: [
      'what financial documents should i gather',
      'list of papers a divorce attorney will want',
      'how many years of tax returns and bank statements do i need',
      'what records should i copy before i move out',
      'paperwork checklist for finances',
      'gather documents, tax returns, pay stubs, bank statements, what to copy',
      'what paperwork do i photocopy',
      'my lawyer wants financials, which ones exactly and how far back',
      'he is at work till 5, what statements should i snap pictures of while i can',
      'do they need 1099s and w2s and stubs or just the bank stuff',
      'before i leave home which folders from the filing cabinet do i take',
      'how do i name and sort all the pdfs for my divorce attorney',
      'cant get my hands on half the documents, what do i do about the missing ones',
      'is three months of statements enough or a whole year',
      'which documents do i collect',
      'what money papers will they ask for',
      'how far back do the statements have to go',
      'he keeps the file cabinet locked, what do i write down',
      'want to have it all ready, what is all',
    ],
    sources: [utahFinancial, utahAttachments],
    followUps: [
      'how do i get old tax returns my ex kept',
      'how do i list everything we own and owe',
      'i think my spouse is hiding money',
    ],
  },
  {
    id: 'max-inventory',
    advisor: 'max',
    title: 'A list of all you own and owe',
    text: `Make one page with two halves. It is the base for every money talk that follows.

- **Money you own:** checking, savings, cash, retirement, pension, stocks, life insurance with cash value
- **Things you own:** home, land, cars, business, tools, jewelry
- **Debts:** mortgage, home equity line, car loans, cards, student loans, tax, medical bills, family loans

For each line write:

1. whose name is on it
2. the balance today, with the date
3. the balance when you separated, if you know it
4. when it began: before or after the wedding
5. where the proof is
6. **shared, mine, theirs, or unsure**

Use round numbers first. "About 4,000, unsure" is better than a blank. Mark three lines that are worth the most. Those deserve your time. The sofa does not.

Do not argue about labels yet. State law decides what counts as shared, and a lawyer can look at the unsure ones.

Update it once a month, and keep old versions.`,
    asks: [
      'how do i list everything we own and owe',
      'what counts as an asset in divorce',
      'inventory of property and debts worksheet',
      'i dont even know what we have how do i figure out our net worth',
      'do furniture and small stuff need to be on the list',
      'list assets and debts, property inventory, net worth, what do we own',
      'what do we even own',
      'do i write down the couch and tv or only the big stuff',
      'template to list property and loans for the divorce',
      'which balance do i use, today or the day he moved out',
      'is grandmas jewelry an asset',
      'my wife ran everything and i feel like an idiot, how do i add up what we are worth',
      'do student loans and medical bills go on the debts side',
      'who owns it if both names are on the title, how do i mark it on the list',
      'make a list of everything we have',
      'how do i list debts and things for the lawyer',
      'what do we own, i dont even know',
      'do i write down the couch',
      'which value do i put for the car and the savings',
      'who owns what list',
    ],
    sources: [californiaProperty, separateProperty],
    followUps: [
      'what financial documents should i gather',
      'how do i prove the inheritance is mine',
      'how do i compare two settlement offers',
    ],
  },
  {
    id: 'max-money-panic',
    advisor: 'max',
    title: 'When money fear keeps you awake',
    text: `Fear grows when the numbers are in your head. Put them on one page, and then close it for tonight.

Take ten minutes:

1. **What is certain this month?** Money in the bank today. Next payday.
2. **What must be paid before then?** Only rent, food, power, medicine, getting to work.
3. **The gap.** If there is one, write the number. It is smaller than the feeling.
4. **One call for tomorrow.** Choose one: landlord, lender, legal aid, child support agency, a friend.
5. **One thing you will not do tonight:** cash out savings, send an angry text, sign up for a loan.

A split makes most people worry about money. It does not mean that you will lose it all. No one can tell you tonight how it will end. What you can do is know your next two weeks.

If you think of not wanting to live, use the help button at the top of this chat now. Someone is there at this hour.`,
    asks: [
      'im going to lose everything',
      'i cant sleep because of money worries',
      'im terrified i will end up homeless after this divorce',
      'im bad with numbers and i feel stupid about finances',
      'how will i ever be ok financially',
      'anxious about money, broke, homeless, ruined, hopeless about finances, awake at night',
      'so scared about money i feel sick',
      '3am and doing math in my head again',
      'my stomach is in knots over how to pay for all this',
      'i will be poor and alone at 60',
      'will me and the kids end up in our car',
      'ashamed that i never learned finances and now its too late',
      'i feel like he ruined me financially, how do i calm down',
      'am i going to lose all i worked for, my chest gets tight when i look at my balance',
      'cant sleep, numbers going round and round',
      'im going to lose everything arent i',
      '3am and im adding up bills in my head',
      'sick with worry about money since she left',
      'how do i calm down about the finances enough to sleep',
      'heart races whenever i think about rent',
    ],
    sources: [],
    followUps: [
      'what should i do about money first',
      'how do i make a budget on one income',
      'i cant pay all my bills which ones first',
    ],
  },
  {
    id: 'max-professionals',
    advisor: 'max',
    title: 'Who can help with the money side',
    text: `Match the helper to the question. You may need an hour of one, not months of many.

- **Tax preparer or CPA:** filing status, who claims the children, tax on a sale or a payout
- **Financial planner who works with divorce:** what each offer means for the next years
- **QDRO preparer:** the order that splits a retirement plan
- **Appraiser:** the value of a home or a special item
- **Forensic accountant:** missing money, a business
- **HUD-approved housing counselor:** trouble with the mortgage. Help with foreclosure is free.
- **Nonprofit credit counselor:** a plan for debts
- **Lawyer:** what the law in your state says

Before you hire, ask:

1. How do you charge? By the hour, a flat fee, or by selling me something?
2. Have you done this for divorces in my state?
3. Do you work, or have you worked, for my spouse?
4. What will I have in my hand at the end?

Choose your **own** adviser, not the one you both used. Do not send files from a shared computer.`,
    asks: [
      'who can help me with the financial side',
      'do i need an accountant or financial planner for my divorce',
      'certified divorce financial analyst worth it',
      'where do i find someone to look at our finances',
      'our family advisor is friends with my husband',
      'hire a cpa, financial planner, accountant, appraiser, advisor for divorce',
      'who do i hire for money stuff',
      'cdfa or cpa, which one',
      'is there somebody who looks at both offers and tells me how my future looks',
      'do i need an appraiser or a forensic guy',
      'our tax guy has done our returns for 15 years, can i trust him',
      'how do financial advisors charge and what should i ask first',
      'widowed mom says get a planner but im 34 and clueless, would it help',
      'where do i find free credit counseling that isnt a ripoff',
      'who do i ask about the tax part',
      'do i need a financial planner for this',
      'cpa or lawyer',
      'someone to value the house',
      'who finds missing money',
      'is there a free person for mortgage trouble',
    ],
    sources: [housingCounselor],
    followUps: [
      'how do i keep lawyer costs down',
      'what is a qdro and do i need one',
      'how do i compare two settlement offers',
    ],
  },
  {
    id: 'max-legal-costs',
    advisor: 'max',
    title: 'Keeping the cost of the divorce down',
    text: `You pay for time. Bring order, and you buy less of it.

1. **Put facts on paper.** One page of facts, one list of what you own and owe, papers in folders.
2. **Batch questions.** One email a week with numbers, not ten calls.
3. **Ask what you can do yourself:** copies, forms, getting records.
4. **Use the right helper.** A lawyer for law. Feelings cost the same rate per hour, so take them to a friend or to Lena.
5. **Ask for limited help.** Some lawyers take on single tasks.
6. **Read every bill.** Ask about lines you do not know.
7. **Pick your fights.** Before each one, ask: what will it cost, and what is it worth?

Settling some points can save a lot. **But do not bargain directly if you fear the other person.** Safety is worth the lawyer's time.

Before you hire, ask about the hourly rate, the retainer, and who does the work. Ask if the court could order your spouse to pay part.

Fee waivers and legal aid exist too. Ask Hannah.`,
    asks: [
      'how do i keep lawyer costs down',
      'my attorney bill is huge what can i do',
      'how much does a divorce cost',
      'cant afford the retainer',
      'can my husband be made to pay my legal fees',
      'attorney fees too expensive, retainer, save money on divorce, legal bill',
      'legal fees eating me alive',
      'my lawyer charged 80 dollars for one email',
      'how do i spend less on attorneys',
      'is five grand up front normal',
      'can the court make my rich ex cover my counsel',
      'should i fight over the furniture if my lawyer is 400 an hour',
      'i vent to my attorney and the bill is 12 thousand, how do i cut that',
      'whats a cheaper way to do this without getting screwed',
      'lawyer bill is insane',
      'how can i spend less on my attorney',
      'retainer gone in three weeks',
      'is it cheaper to settle',
      'can she be made to pay my lawyer',
      '250 for an email??',
    ],
    sources: [unbundling],
    followUps: [
      'who can help me with the financial side',
      'how do i make a budget on one income',
      'how do i compare two settlement offers',
    ],
  },
];
