import type { Passage } from '../../passage.ts';
import {
  cfpbDebt,
  homeSaleAmount,
  homeSaleRule,
  houseWays,
  housingCounselor,
  mortgageSuccessor,
  waitToSell,
} from './sources.ts';
import { grandRapids } from '../shared-sources.ts';

export const houseAndCarPassages: readonly Passage[] = [
  {
    id: 'max-keep-house',
    advisor: 'max',
    title: 'Can you afford to keep the house?',
    text: `Work out the true cost before you decide. The mortgage is only part of it.

**Monthly cost of staying:**

- mortgage, property tax, home insurance, association fees
- power, water, heat, trash, internet
- repairs: look at what you spent in the last two years
- yard, pests, snow, appliances

**One-time cost of staying:**

- what you would pay your spouse for their share
- refinance or transfer fees
- work that cannot wait

Now put that next to your own income, with support only if it is ordered. Ask three questions:

1. Can I pay this for a whole year, with one bad month in it?
2. Can I get a loan in my own name? Ask two lenders.
3. What would I give up for it? Trading away retirement or cash for a house can leave you with walls and no money.

Price a rental near the school as well. Then you choose between two real numbers, not between home and fear. It is fine to love the house and still let it go.`,
    asks: [
      'can i afford to keep the house',
      'should i fight for the home or let it go',
      'i want the kids to stay in our house but money is tight',
      'what does it really cost to stay in the family home alone',
      'is it smart to trade my retirement for the house',
      'stay in the marital home, afford mortgage alone, keep or give up the house',
      'keep it or lose it, the house',
      'my heart says stay for the children, my wallet says no',
      'what will taxes, roof, heating and repairs run me if im alone in this place',
      'would a bank even give me a mortgage by myself',
      'i grew up on this street and cant imagine leaving, but can i swing it on my teacher pay',
      'would renting near their school be cheaper than hanging on to our home',
      'i raised three kids here, is it foolish to give up my 401k so i can stay',
      'house poor after divorce',
      'can i afford this house alone',
      'love this home but the numbers scare me',
      'what does it really cost to keep it, taxes and roof and all',
      'would it eat my whole paycheck if i stay',
      'is it dumb to fight for the house',
      'i want to stay put for the kids, how do i check if its realistic',
    ],
    sources: [housingCounselor, houseWays],
    followUps: [
      'how do i get my name off the mortgage',
      'do we sell the house or buy each other out',
      'how do i compare two settlement offers',
    ],
  },
  {
    id: 'max-mortgage-name',
    advisor: 'max',
    title: 'Getting a name off the mortgage',
    text: `The **deed** says who owns the home. The **loan** says who must pay. They are two papers, and changing one does not change the other. If you sign away the deed but stay on the loan, you still owe.

Ways a name comes off the loan:

1. **Refinance** in one person's name.
2. **Assumption:** one person takes over the present loan, and the lender releases the other. Ask for the release in writing.
3. **Sell** and pay the loan off.

You may be staying in a home with a loan in your ex's name. Ask the loan company about your rights as a **successor homeowner** after divorce. Federal rules expect them to help. Reports say that some push people to refinance at higher rates or are slow. Keep notes of each call.

Before you sign anything:

- ask for a **date** by which the loan must change, and what happens if it does not
- keep paying, or make sure someone does
- do not give up the deed before the loan plan is safe. Ask a lawyer about the order.`,
    asks: [
      'how do i get my name off the mortgage',
      'i signed a quitclaim deed but im still on the loan',
      'can i take over the mortgage without refinancing',
      "the lender wont talk to me because the loan is in my ex's name",
      'she kept the home but never refinanced',
      'remove spouse from home loan, refinance, assume mortgage, deed, quitclaim',
      'im on the loan but not the deed',
      'he got the home in the divorce and wont refi, im stuck on the note',
      'can i assume our 3 percent loan so i dont get todays rate',
      'wells fargo refuses to speak with me about my exs mortgage',
      'how long does she have to refinance me out',
      'does signing the deed over free me from the debt',
      'cant buy my own place because i am still listed on the old home loan',
      'how do i make him take me off the mortgage',
      'i gave him the house but im still on the loan',
      'how do i get her off the mortgage without losing the low rate',
      'can i take over the loan in his name',
      'quitclaim and the mortgage',
      'he keeps the house, how am i free of the payment',
    ],
    sources: [cfpbDebt, mortgageSuccessor],
    followUps: [
      'do we sell the house or buy each other out',
      'we are behind on the house payment',
      'do i pay tax if we sell the house',
    ],
  },
  {
    id: 'max-house-options',
    advisor: 'max',
    title: 'Sell, buy out, or wait: the house choices',
    text: `**If you are afraid of your spouse, do not work this out between the two of you.** Owning a home together can keep you tied. Tell a lawyer early, and use the help button at the top of this chat.

Otherwise there are three common paths. Put numbers on each first.

1. **Sell now.** Sale price, minus loan, minus fees and repairs. What is left gets shared by agreement or order.
2. **One buys out the other.** Value, minus loan, is the equity. The one who stays pays for the other's share, in cash, by refinance, or with other property.
3. **Wait and sell later.** You both own it for a time, often until a child finishes school. You need written rules.

For a fair value, ask for an appraisal, or get three opinions from local agents. Agree on the date that counts.

If you wait, write the rules down. Who lives there? Who pays the loan, tax, insurance and repairs? Who may enter? What triggers a sale, and how is the price set?`,
    asks: [
      'do we sell the house or buy each other out',
      'how does a buyout work',
      'how do we figure out equity in the home',
      'can we keep owning the house together until the kids graduate',
      'who pays for the appraisal and what is our house worth',
      'sell home, buyout, equity split, appraisal, co-own after divorce',
      'sell or stay together on the deed',
      'how much do i owe my husband for his half of the home',
      'zillow says 410k and we owe 260k, what does each of us walk away with',
      'he wants to keep the home and buy my half a little at a time',
      'who picks the realtor and the price',
      'can we wait to put it on the market till our youngest is out of high school',
      'what rules do we need in writing if we both still own the place',
      'should we use an appraiser or a couple of agents for the value',
      'what are our choices with the house',
      'buy her out or put it on the market',
      'can we both keep it until the youngest graduates',
      'how is the buyout price worked out',
      'neither of us wants to sell right now, is that possible',
      'who decides what the house is worth',
    ],
    sources: [houseWays, waitToSell],
    followUps: [
      'can i afford to keep the house',
      'do i pay tax if we sell the house',
      'how do i compare two settlement offers',
    ],
  },
  {
    id: 'max-behind-mortgage',
    advisor: 'max',
    title: 'Behind on the house payment',
    text: `Call the loan company before the next payment date, even if your spouse was meant to pay. Silence makes it worse. Say: "We are separating. I cannot make the full payment. What help do you have, and how do I apply?"

Then:

1. Call a **HUD-approved housing counselor**. The help with avoiding foreclosure is free. They look at your budget and talk with the lender. The CFPB website has a search tool.
2. Ask about the usual choices: a repayment plan, a pause called forbearance, or a loan change.
3. Send the papers they ask for, and keep copies. Note each call: date, name, what was said.
4. Open every letter. A foreclosure has dates, like a court case.
5. Tell your divorce lawyer or the self-help center. A temporary order may settle who pays.

If you cannot keep the home, ask the counselor about selling before a foreclosure.

Be careful with anyone who wants money first, or asks you to sign over the deed. Walk away, and check with the counselor.`,
    asks: [
      'we are behind on the house payment',
      'he stopped paying the mortgage what can i do',
      'foreclosure letter came during our divorce',
      'i cant make the mortgage alone this month',
      'will i lose my home if my ex doesnt pay the bank',
      'missed mortgage payments, foreclosure, housing counselor, behind on home loan',
      'three months late on the mortgage',
      'she stopped paying the mortgage and now theres an auction date',
      'he stopped paying our mortgage without telling me and the bank is threatening to take the place',
      'how do i ask my lender for forbearance',
      'some company wants 2000 dollars up front to save our house, legit?',
      'is there free help so the kids and i dont get put out by the bank',
      'im too scared to open the letters from the mortgage company',
      'can we sell it fast before they foreclose',
      'two house payments behind since he left',
      'got a letter about foreclosure',
      'bank keeps calling about the mortgage and i cant pay it all',
      'can they pause the house payment while we divorce',
      'he was supposed to pay the mortgage and didnt',
    ],
    sources: [housingCounselor, grandRapids],
    followUps: [
      'do we sell the house or buy each other out',
      'i cant pay all my bills which ones first',
      'who pays the bills until the divorce is final',
    ],
  },
  {
    id: 'max-home-sale-tax',
    advisor: 'max',
    title: 'Tax when you sell the home',
    text: `Many people owe no federal tax on the sale of their main home. Federal law lets you leave out up to **$250,000** of gain, or up to **$500,000** on a joint return. The gain is roughly the sale price, minus what you paid, minus big improvements.

The main test looks at the five years before the sale. You must have owned it, and lived in it, for two of them.

What is special in a divorce:

- If your spouse gives you the house as part of the divorce, their years of **owning** count for you.
- You moved out, and the divorce papers let your ex live there. That time can count as **your** use too. You must still own a share.
- If you sell before the divorce ends, you may be able to use the joint limit.

So timing matters. Before you pick a date, ask a tax preparer:

1. What would be the gain for each of us?
2. Do I pass the two-year test on that date?
3. Should the divorce papers say who may live there?

State tax can differ.`,
    asks: [
      'do i pay tax if we sell the house',
      'capital gains on the marital home',
      'is it better to sell our home before or after the divorce for taxes',
      'i moved out two years ago do i lose the home sale exclusion',
      'does the irs take money from the sale of our place',
      'capital gains exclusion selling house divorce 250000 500000',
      'tax on selling our house',
      'bought at 180, selling at 520, how much goes to uncle sam',
      'my ex lived there and i didnt for 3 years, do i still get the 250k break',
      'do we close on the sale before the divorce so we get the 500k',
      'is profit from the house taxed if i got it in the divorce and sell later',
      'what is the 2 out of 5 year rule',
      'does new kitchen and roof money lower the gain on the home',
      'i hate math, will the irs want a piece when our place sells',
      'do we pay tax when we sell the house',
      'capital gains, 300k more than we paid',
      'i moved out 3 years ago, does that ruin the tax break',
      'sell before or after the divorce for taxes',
      '250 or 500 thousand, which one is it for me',
    ],
    sources: [homeSaleRule, homeSaleAmount],
    followUps: [
      'do i owe tax when property is split',
      'do we sell the house or buy each other out',
      'what is my filing status this year',
    ],
  },
  {
    id: 'max-car',
    advisor: 'max',
    title: 'The car, the title and the car loan',
    text: `A car is three papers: **title, loan, insurance**. All three must change, or you can end up paying for a car you do not drive.

- Taking your name off the **title** does not take it off the **loan**. If you signed the loan, you still owe it.
- If your name stays on the title, ask your insurer what that means in a crash.

Steps for each car:

1. Look up a fair private-sale value, and the payoff from the lender.
2. Value minus payoff is what there is to share. It can be below zero.
3. Decide who keeps it, and by what date that person refinances or pays it off.
4. Sign the title over **when** the loan is safe, as your papers say.
5. Give the insurer the date, the driver and the address where it sleeps.
6. Take out toll tags and garage remotes. Reset the car's app and saved phones.

A car app may show where the car is. If you are being tracked, ask an advocate before you turn it off.`,
    asks: [
      'who keeps the car and the car loan',
      'my name is on his truck loan how do i get off',
      'how do i transfer the vehicle title after divorce',
      'car insurance when we are separated',
      'we owe more on the suv than its worth',
      'vehicle, truck, suv, auto loan, title, who gets the car',
      'who gets the honda',
      'she drives it but the loan is in my name',
      'both of us are on the title of the subaru, how do we decide who keeps it',
      'dmv title change when my husband gives me the jeep',
      'ex got 3 parking tickets and tolls on a vehicle thats still titled to me',
      'underwater on the truck, what happens to the negative equity',
      'how do i take him off the geico policy',
      'my car app shows him where i drive, how do i reset it',
      'both names on the car, he drives it',
      'she wont refinance the jeep',
      'car title after divorce',
      'whos insurance if we both own it',
      'we owe more than the van is worth',
      'can he see where i drive',
    ],
    sources: [cfpbDebt],
    followUps: [
      'my ex was supposed to pay the debt but they are calling me',
      'how do i separate our phone plan and subscriptions',
      'how do i list everything we own and owe',
    ],
  },
];
