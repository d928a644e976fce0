import type { Passage } from '../../passage.ts';
import {
  bankruptcySupport,
  cfpbDebt,
  creditScore,
  ftcReports,
  missouriCredit,
  securedCard,
} from './sources.ts';

export const debtAndCreditPassages: readonly Passage[] = [
  {
    id: 'max-joint-debt',
    advisor: 'max',
    title: 'Debts in both names after the divorce',
    text: `If your name is on the loan, the lender can still ask you to pay. That holds even when the divorce papers say your ex must pay it. A divorce decree does not change the contract with the bank.

What this means for you:

- Taking your name off a title does not take it off the loan.
- Sending the lender your decree does not end your duty.
- Your name is off only when the lender releases you, or the loan is paid off or refinanced.

What to do:

1. List every joint debt, with the lender and the balance.
2. Ask in the settlement for debts to be **paid off, refinanced or closed** by a date.
3. Ask each lender how to stop new charges.
4. Until it is done, watch the account and keep alerts on.
5. If your ex does not pay, save the notices. Ask the court to enforce the decree, and talk to the lender early.

Paying a late bill to protect your credit can make sense. Keep proof of each payment.`,
    asks: [
      'my ex was supposed to pay the debt but they are calling me',
      'am i responsible for joint debt after divorce',
      'can collectors come after me for his loan',
      'decree says she pays but my credit is getting wrecked',
      'how do we split loans we both signed',
      'joint loan, creditor or debt collector calling, ex was ordered to pay',
      'they want me to pay his debt',
      'divorced two years and a collection agency is after me for the boat loan he got',
      'judge gave her the loan but the bank says i still have to pay',
      'i cosigned a personal loan with my ex, how do i get released',
      'he quit paying what the decree put on him and its hitting my score',
      'does a divorce erase what i signed with the lender',
      'how do we get both names off what we borrowed together',
      'should i pay my exs late bill just to save my credit and get it back later',
      'her name and mine on the loan, judge says she pays, she doesnt',
      'am i off the hook if the decree gives him the debt',
      'bank calls me for my exs half',
      'how do i get out of a loan we both signed',
      'does the bank care what our divorce says',
    ],
    sources: [cfpbDebt],
    followUps: [
      'what do i do about our credit cards',
      'how do i get my name off the mortgage',
      'how do i check which debts are in my name',
    ],
  },
  {
    id: 'max-credit-report',
    advisor: 'max',
    title: 'Checking your credit report',
    text: `Your credit report shows most loans and cards that carry your name. It is the quickest way to find a debt you did not know about.

1. Go to **annualcreditreport.com**. It is the one site the government names for the free reports.
2. Get all three: Equifax, Experian and TransUnion. They do not always match.
3. You will need your Social Security number, birth date and recent addresses.
4. Save each report as a file, with the date.

Then read it with a pen:

- Which accounts are **joint**? Which are only yours? Where are you an **authorized user**?
- Is any account new to you?
- Is any payment late?
- Are there addresses or employers you do not know?

Mark what is wrong, and dispute it with that bureau in writing. If someone opened credit in your name, tell the lender and ask about a freeze.

Check again every few months until the divorce is done.`,
    asks: [
      'how do i check which debts are in my name',
      'where can i get a free credit report',
      'did my spouse open credit in my name',
      'how do i find accounts i dont know about',
      'what is on my credit file',
      'credit report, unknown loans and cards in my name, equifax experian transunion',
      'which unknown loans are in my name',
      'is there a loan out there with my signature i never knew of',
      'how do i pull my report for free without a scam site',
      'is credit karma enough or should i get the real three bureaus',
      'found an address ive never lived at on my credit history',
      'he handled everything and i want to see if i owe money somewhere',
      'how do i dispute something wrong on my file',
      'how often should i look at my credit during the divorce',
      'how do i find out every loan that has my name on it',
      'free credit check site thats not a scam',
      'want to know what he signed me up for',
      'what do i look for when the report comes',
      'three bureaus, do i get all of them',
      'theres a store card on there i never opened',
    ],
    sources: [ftcReports, missouriCredit],
    followUps: [
      'how do i freeze my credit',
      'what do i do about our credit cards',
      'how do i rebuild my credit',
    ],
  },
  {
    id: 'max-credit-freeze',
    advisor: 'max',
    title: 'Stopping new debt in your name',
    text: `If you fear that someone may borrow in your name, ask for a **credit freeze**. It is also called a security freeze. It stops the credit bureaus from showing your report to new lenders without your consent.

How to do it:

1. Contact each bureau: Equifax, Experian and TransUnion. You need all three.
2. Ask for a freeze. Keep the login or PIN where only you can find it.
3. Lift it for a short time when you need a loan, a lease or a phone plan.

A lighter choice is a **fraud alert**. It tells lenders to check that it is really you.

A freeze does not touch accounts that are already open. For those:

- ask the card company to block new charges, or to close the account to new use
- turn on text or email alerts for each purchase
- remove saved cards from shared shopping accounts

If debt was made in your name without your consent, write down when you found it. Tell the lender and a lawyer.`,
    asks: [
      'how do i freeze my credit',
      'shes threatening to max out cards in my name',
      'he took out a loan using my social security number',
      'how to stop my ex from borrowing in my name',
      'fraud alert or security freeze which one',
      'stop spouse opening new loans or cards, identity theft, lock my credit',
      'lock my credit now',
      'she knows my ssn and im afraid she will get a card as me',
      'my husband applied for a capital one card pretending to be me',
      'will freezing stop him from running up the accounts we already have',
      'how do i unfreeze for a day so i can get an apartment',
      'do i have to contact all three bureaus or just one to block new credit',
      'is a freeze free and does it hurt my score',
      'a lender called about a loan i never asked for',
      'stop her from opening cards as me',
      'how do i lock my credit',
      'he has my social and im worried he will borrow with it',
      'fraud alert or freeze, which one',
      'put a block on new loans in my name',
      'my wife filled out a loan form in my name once already',
    ],
    sources: [missouriCredit],
    followUps: [
      'how do i check which debts are in my name',
      'my ex was supposed to pay the debt but they are calling me',
      'he controls all the money what can i do',
    ],
  },
  {
    id: 'max-credit-cards',
    advisor: 'max',
    title: 'Shared credit cards during a split',
    text: `First find out what you are on each card, because it changes what you owe.

- **Joint holder:** you signed for it. You owe the balance too, whoever spent it.
- **Authorized user:** you can use the card, but in general you do not owe the bill.
- **Only you:** it is your debt with the bank, even if your spouse uses it.

Then act, one card at a time:

1. Call the bank. Ask: "Am I joint or authorized? What is the balance today?"
2. Take your spouse off cards that are only yours.
3. Ask to be taken off cards where you are a user.
4. On joint cards, ask how to stop new charges. Telling the bank only covers **new** charges. You still owe what was there.
5. Write down the balance on the day you separated. It may matter later.

Do not cancel a card that pays for your children's needs without a plan. If you are in a court case, check your papers for limits first.`,
    asks: [
      'what do i do about our credit cards',
      'should i cancel the card my wife uses',
      'am i liable if im only an authorized user',
      'husband keeps charging stuff on our visa',
      'who pays the credit card balance in a divorce',
      'joint credit card balance, authorized user, remove spouse from card, visa mastercard',
      'she is maxing out the amex',
      'can i take my wife off my discover card',
      'he went on a shopping spree with our mastercard, do i owe for that',
      'im just a user on his card, can they come after me',
      'how do i stop new purchases on a card we both signed for',
      'who gets stuck with 14k on plastic when we split',
      'cut up the cards or wait',
      'is my own card, that only he swipes, my debt',
      'he runs up the visa we share',
      'am i responsible for her charges',
      'how do i get off his card',
      'authorized user, do i owe',
      'close the joint mastercard or not',
    ],
    sources: [cfpbDebt],
    followUps: [
      'how do i freeze my credit',
      'my ex was supposed to pay the debt but they are calling me',
      'i cant pay all my bills which ones first',
    ],
  },
  {
    id: 'max-rebuild-credit',
    advisor: 'max',
    title: 'Rebuilding your own credit',
    text: `Credit comes back through boring habits. Four of them do most of the work.

1. **Pay on time, each time.** Set every bill to pay at least the minimum by itself.
2. **Use little of the limit.** If the card allows 1,000, try to stay far below it.
3. **Have something in your own name.** If you only had joint cards, open one small one. A secured card, with a deposit, is a common start. Ask if it reports to all three bureaus.
4. **Keep old accounts of your own open**, if they cost nothing.

Clean up too:

- Get your reports and mark joint accounts.
- Dispute lines that are wrong, in writing.
- Close or refinance joint debts as your decree says.
- Bring late accounts up to date, smallest first if that keeps you going.

Avoid many new cards at once, and paid "credit repair" that promises a new start.

A bad score from the split is not a judgment on you. Put a note in your calendar to check again in three months.`,
    asks: [
      'how do i rebuild my credit',
      'my credit score dropped after the divorce',
      'i never had a credit card in my own name',
      'how to fix bad credit from joint accounts',
      'what is a secured card',
      'improve credit score, build credit history, bad credit after divorce',
      'my score is 520 help',
      'went from 760 to 590 because my ex didnt pay',
      'everything was in his name, so i have no credit at all at 49',
      'how long till my credit recovers after a divorce',
      'which card can i get approved for with lousy credit',
      'are those credit repair companies worth it',
      'does paying off small stuff first raise my fico',
      'should i close my old card or keep it',
      'my credit is wrecked from the divorce, how do i fix it',
      'how do i build a score from zero',
      'secured card, good idea?',
      'will paying on time really bring my score back',
      'want to buy a car in a year, how do i get my credit up',
      'those credit repair ads, are they for real',
    ],
    sources: [creditScore, securedCard],
    followUps: [
      'how do i check which debts are in my name',
      'how do i rent an apartment on my own',
      'my ex was supposed to pay the debt but they are calling me',
    ],
  },
  {
    id: 'max-bankruptcy',
    advisor: 'max',
    title: 'Bankruptcy and divorce',
    text: `**Child support and alimony are not wiped out by bankruptcy.** Federal law treats them as "domestic support obligations". That holds for what is owed from before, too. So if your ex says "I will file and you get nothing", that part is not so.

Other things are less simple:

- **Joint debts.** If your ex's duty to the bank ends, the bank may turn to you.
- **Property payments** your ex owes you under the decree. The kind of bankruptcy matters. Ask a lawyer at once.
- **Your home and car.** Ask what your state protects.

If a notice from a bankruptcy court comes:

1. Do not throw it away. It has dates.
2. Call a lawyer who knows **both** bankruptcy and divorce.
3. Bring the decree, and a list of all joint debts.

If **you** are thinking about filing: ask first if it is better before or after the divorce. Order can change what you keep and owe. A nonprofit credit counselor can show you other ways.

Do not run up cards before you file, and do not give things away. Both can cause trouble.`,
    asks: [
      'can bankruptcy wipe out what my ex owes me',
      'my ex is filing chapter 7 what happens to child support',
      'should we file bankruptcy before divorce',
      'he threatens to go bankrupt so he doesnt have to pay alimony',
      'im thinking of bankruptcy because of the debts from my marriage',
      'bankruptcy chapter 7 chapter 13 divorce debt alimony discharge',
      'can my ex go bankrupt on me',
      'got a letter from bankruptcy court with his name on it',
      'if he wipes out his debts do they come after me',
      'i owe 60k from our marriage, file before or after the divorce',
      'does chapter 13 stop alimony',
      'she was told to pay me 25k for the house and now she declared bankruptcy',
      'will i lose my car and home if i go through bankruptcy as a divorced mom',
      'do i still get my back child support after he files chapter 11 or 7',
      'she filed bankruptcy, do i still get support',
      'should i go bankrupt before the divorce',
      'he says bankruptcy wipes out what he owes me',
      'notice from bankruptcy court with my exs name',
      'we are broke, divorce or bankruptcy first',
    ],
    sources: [bankruptcySupport, cfpbDebt],
    followUps: [
      'my ex was supposed to pay the debt but they are calling me',
      'my ex stopped paying support',
      'i cant pay all my bills which ones first',
    ],
  },
];
