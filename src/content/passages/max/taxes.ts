import type { Passage } from '../../passage.ts';
import {
  childSupportTax,
  codeTransfers,
  irsAlimony,
  irsChildren,
  irsJoint,
  irsQdro,
  irsStatus,
  irsTransfers,
  transcript,
  transcriptYears,
} from './sources.ts';
import { irsLivingApart } from '../shared-sources.ts';

export const taxesPassages: readonly Passage[] = [
  {
    id: 'max-transfer-tax',
    advisor: 'max',
    title: 'Tax when property moves between you',
    text: `In general, no federal income tax is due when property passes between spouses because of a divorce. A house, a car and stocks are treated alike. It does not cover a spouse who is a nonresident alien, and some trusts.

The catch comes later. You take the thing **with its tax history**. If you sell it one day, you may pay tax on the growth since it was first bought.

So two things with the same price are not always worth the same:

- $20,000 in a bank account: no tax waiting
- $20,000 in stock bought for $5,000: tax on a sale may be waiting
- $20,000 in a 401(k): tax when you take it out, in most cases

Ask for each item on your list:

1. What is it worth today?
2. What was paid for it, and when? Ask for the papers.
3. What would be left after tax if I sold it?

Keep those purchase records for good. A tax preparer can do this check in about an hour. Do it before you sign, not after.`,
    asks: [
      'do i owe tax when property is split',
      'is a divorce settlement taxable income',
      'do i pay taxes if my husband signs the car or stock over to me',
      'cost basis of things i get in the divorce',
      'does the irs tax the cash my ex pays me for my share',
      'property settlement tax, transfer between spouses, basis, taxable or not',
      'is my settlement taxed',
      'she is giving me 60000 to even things out, do i report that',
      'getting apple stock in the divorce, what tax comes later',
      'does putting the house in my name only trigger a tax',
      'is 50k in shares the same as 50k in the bank',
      'what did he pay for it back then and why do i need to know that',
      'is there a gift tax when my husband signs over property',
      'carryover basis explained in plain english',
      'she signs the house over to me, is that taxed',
      'do i owe anything for getting his stocks',
      'why is 20k in stock not the same as 20k in cash',
      'basis, what does it mean when i keep the shares',
      'gift tax when we divide things?',
    ],
    sources: [irsTransfers, codeTransfers, irsQdro],
    followUps: [
      'how do i compare two settlement offers',
      'do i pay tax if we sell the house',
      'do i pay taxes if i take my share of the retirement now',
    ],
  },
  {
    id: 'max-filing-status',
    advisor: 'max',
    title: 'Your tax filing status this year',
    text: `Look at one day: **December 31**. Your status on the last day of the year counts for the whole year.

- **Divorced or legally separated by a decree:** you file as single, or head of household if you qualify.
- **Still married then:** you file jointly or as married filing separately, even if you live apart.

**Head of household while still married.** You may be "considered unmarried" if all of this is true:

1. you file your own return
2. you paid more than half the cost of keeping up your home
3. your spouse did not live there in the last six months of the year
4. it was the main home of your dependent child for more than half the year

If you can choose between joint and separate, ask a preparer to run both. With a joint return, each of you answers for the whole bill. If you do not trust the numbers, ask about that first.

Write down the day one of you moved out, and keep proof of who paid for the home.`,
    asks: [
      'what is my filing status this year',
      'can i file head of household if im separated',
      'should we file taxes jointly or separately while divorcing',
      'we split in march are we single or married for the irs',
      'divorce final in december how do i do my tax return',
      'file taxes married or single, head of household, separated, joint or separate return',
      'single or married on my 1040',
      'living apart since may but no decree, which box do i tick for the irs',
      'turbotax asks if im married and i honestly dont know what to say',
      'our divorce went through on dec 30, am i single the entire year',
      'can i be hoh when my husband moved out in february and the kids are with me',
      'is married filing separately going to cost me more',
      'she refuses to file with me, what are my options',
      'does a legal separation decree make me unmarried for taxes',
      'married or single on my taxes this year',
      'divorce final in january, how do i file for last year',
      'head of household, can i',
      'we live apart but no papers, what box',
      'file together one last time?',
    ],
    sources: [irsStatus, irsLivingApart, irsJoint],
    followUps: [
      'who gets to claim the kids on taxes',
      "am i liable for my ex's taxes on a joint return",
      'is alimony or child support taxable',
    ],
  },
  {
    id: 'max-claim-children',
    advisor: 'max',
    title: 'Who claims the children on taxes',
    text: `In most cases, the parent with whom the child slept **more nights** in the year claims the child. The IRS calls that one the custodial parent. What the divorce decree says is not enough by itself.

If you two want the other parent to claim the child:

1. The parent with more nights signs **Form 8332**, or a statement that does only that.
2. It can be for one year or for more. Read which years you sign for.
3. The other parent attaches it to their return each year.

That release also hands over the child tax credit. Pages from a newer decree cannot stand in for the form.

Before you agree to share or trade years:

- Count nights on a calendar, and keep it.
- Ask a preparer which credits move with the form and which do not.
- Write in the agreement who claims whom in which year, and by when the form is signed.
- Never both claim the same child.

If your ex claimed a child wrongly, keep your night count and school records. Ask a preparer how to file.`,
    asks: [
      'who gets to claim the kids on taxes',
      'my ex claimed our son and i had him more',
      'form 8332 what is it',
      'child tax credit with 50/50 custody',
      'the decree says he claims our daughter every other year',
      'claim child as dependent, tax credit, which parent, custody nights, exemption',
      'which parent claims our daughter',
      'my baby daddy put our 4 year old on his return already and mine got rejected',
      'exact 50 50, 182 nights each, who gets the dependent',
      'she wont sign the 8332',
      'can we alternate years for the child tax credit',
      'he pays support so he thinks he gets to claim them',
      'teenager lives mostly with me, does dad still get the deduction',
      'if i give him the exemption do i keep eitc and head of household',
      'who gets the kids on the tax return',
      'he claimed our daughter before i could',
      'form 8332',
      'decree says we alternate years, irs says no',
      'we have exactly half the nights, who claims',
      'child tax credit fight',
    ],
    sources: [irsChildren],
    followUps: [
      'what is my filing status this year',
      'how is child support figured out',
      'how do i track what i spend on the kids',
    ],
  },
  {
    id: 'max-joint-return-risk',
    advisor: 'max',
    title: 'Tax bills from a joint return',
    text: `When you both sign a joint return, each of you answers for the **whole** tax. The IRS can collect all of it from you. That holds after divorce, even if the decree says your ex must pay.

If you still have to sign one:

1. Ask for the full return and the papers behind it. Do not sign a blank or a last page.
2. Ask questions about income that you do not know.
3. If something feels wrong, talk to your own preparer about filing separately.

If a bill comes for an old joint return, ask about **relief**. There are three kinds. The best known is innocent spouse relief. You must show that the error was your spouse's and that you had no reason to know. It must also be unfair to make you pay. The request is Form 8857, and time limits apply.

Act soon:

- Read the notice date and the year it is about.
- Call a low-income taxpayer clinic or a tax professional.

If you signed out of fear, tell them.`,
    asks: [
      "am i liable for my ex's taxes on a joint return",
      'irs letter for a tax year when we were married',
      'innocent spouse relief',
      'he lied on our tax return and i signed it',
      'should i sign the joint return my husband prepared',
      'irs debt, back taxes, joint tax return liability, spouse cheated on taxes',
      'irs wants me to pay his joint tax bill',
      'he hid income from uber and cash jobs and now both of us are getting audited',
      'got a cp2000 for 2021 when my wife did our taxes',
      'can they take my refund for what my ex husband owed',
      'i just signed where he pointed and never read the return, am i on the hook',
      'what is form 8857 and how long do i have',
      'is it safe to file together one last time with a liar',
      'the decree says the tax bill is hers but the irs keeps sending letters to me',
      'irs letter about a year we were married',
      'he lied on our taxes, am i liable',
      'should i sign the joint return he made',
      'innocent spouse',
      'they took my refund for his old tax',
    ],
    sources: [irsJoint],
    followUps: [
      'what is my filing status this year',
      'how do i get old tax returns my ex kept',
      'he controls all the money what can i do',
    ],
  },
  {
    id: 'max-support-tax',
    advisor: 'max',
    title: 'Are alimony and child support taxed?',
    text: `**Child support:** the one who gets it does not pay federal income tax on it. The one who pays cannot deduct it.

**Alimony (spousal support):** look at the date of your agreement or decree.

- **Made after December 31, 2018:** the one who pays cannot deduct it. The one who gets it does not count it as income.
- **Made on or before that date:** the old rule goes on. The payer can deduct it, and the receiver reports it as income.
- **Old one, changed later:** the old rule stays unless the change says that the new one applies.

Your state may treat it in another way, so ask.

What to do with this:

1. Find the date on your papers, and the date of any change.
2. When you compare offers, treat new alimony as after-tax money.
3. If you pay under an old order, keep proof of each payment.
4. Make sure the papers say which part is alimony, which is child support, and which is property. The tax rules differ.`,
    asks: [
      'is alimony or child support taxable',
      'do i have to report spousal support as income',
      'can i deduct the alimony i pay',
      'does child support count as income on my return',
      'tax rules changed in 2019 for maintenance payments',
      'taxes on alimony, maintenance, child support, deductible, taxable income',
      'do i report support as taxable income',
      'i receive 900 in alimony every month, does the irs get some',
      'can i write off the alimony i send my ex wife',
      'we divorced in 2016 and changed it in 2022, old rules or new',
      'child support i get, do i put it on turbotax',
      'why cant i deduct maintenance anymore',
      'family support lumped together, how is that taxed',
      'is the money he pays me tax free',
      'do i pay tax on alimony',
      'can i write off what i pay her',
      'is child support income',
      'old divorce from 2015, still deductible?',
      'we changed our alimony last year, do the tax rules change',
    ],
    sources: [irsAlimony, childSupportTax],
    followUps: [
      'how is child support figured out',
      'will i get alimony and for how long',
      'what is my filing status this year',
    ],
  },
  {
    id: 'max-tax-copies',
    advisor: 'max',
    title: 'Getting copies of old tax returns',
    text: `If you signed a joint return, you do not have to ask your ex for it. You can ask the IRS.

- A **transcript** is free. It shows most lines of the return. It is there for this year and the past three years.
- A **copy** of the full return goes back further, costs a fee and takes much longer. You send Form 4506.

The fast way: make an online account on the IRS website and look under tax records. You will need ID. If you cannot pass the ID check, order by mail. It goes to the address the IRS has for you, so check which one that is first.

Ask for these types:

1. **Return transcript:** what was filed.
2. **Account transcript:** later changes and payments.
3. **Wage and income transcript:** W-2s and 1099s sent under **your** number.

Also try the tax preparer you both used, and the software account if it was yours.

Look for interest from banks you do not know, rental or business income, and retirement payouts. See where refunds went.`,
    asks: [
      'how do i get old tax returns my ex kept',
      'order an irs transcript of our joint return',
      'i never saw our taxes how do i get copies',
      'lost my w2s and 1040 from past years',
      'he wont give me the tax papers can i request them from the government',
      'copies of past tax returns, irs transcript, old w2, form 4506',
      'need my old 1040s',
      'she has the turbotax login and wont share',
      'can the irs mail me what we filed in 2022',
      'we used an accountant, will he give me copies of our joint taxes',
      'how do i see which w2s and 1099s were reported under my number',
      'is a transcript good enough for the court or do i need the full return',
      'irs id me wont let me in, how else can i get it',
      'how far back do tax transcripts go',
      'how do i get our old returns without asking him',
      'irs transcript',
      'she has all the tax stuff, i signed it too',
      'free copy of last years tax',
      'turbotax account was his, how do i see what we filed',
    ],
    sources: [transcript, transcriptYears],
    followUps: [
      'i think my spouse is hiding money',
      'what financial documents should i gather',
      "am i liable for my ex's taxes on a joint return",
    ],
  },
];
