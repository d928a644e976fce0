import type { Passage } from '../../passage.ts';
import {
  erisaBeneficiary,
  federalBeneficiary,
  irsQdro,
  militaryPay,
  militaryTenTen,
  pensionRights,
  socialSecurity,
  socialSecurityTwoYears,
} from './sources.ts';
import { automaticOrders, retirementOrders } from '../shared-sources.ts';

export const retirementPassages: readonly Passage[] = [
  {
    id: 'max-qdro',
    advisor: 'max',
    title: 'Splitting a 401(k) or pension: the QDRO',
    text: `The divorce decree alone does not move money out of most job retirement plans. Private plans need a second court order, called a **QDRO** (say "quad-row"). The plan must accept it. Until then, you may get nothing from the plan.

How it goes:

1. Ask the plan or the employer's HR for the **plan name**, the **QDRO rules** and a sample form.
2. Agree, or have the judge decide, what share you get and from what date.
3. Have someone who knows QDROs write it. It is worth paying for.
4. Send a **draft** to the plan before the judge signs, if the plan allows that.
5. The judge signs it. Send a certified copy to the plan.
6. Get the plan's letter that says it is accepted.

Try to have it ready with the divorce. It can be done years later, but a death, a new marriage or a cash-out can cause harm first. Ask what the order says if either of you dies.

Government and military plans may use other orders. Ask each plan.`,
    asks: [
      'what is a qdro and do i need one',
      'how do i get my part of his 401k',
      "am i entitled to my wife's pension",
      'how are retirement accounts divided',
      'the divorce is done but i never got my share of the retirement plan',
      'divide 401k, pension, retirement account, qualified domestic relations order',
      'how to get half his 401k',
      'what order do i send to fidelity so they give me my share',
      'my decree says i get 40 percent of the pension but the plan wont pay me',
      'who writes the retirement order and what does it cost',
      'the wife wants half of my union retirement, is that how it works',
      'we divorced in 2014 and never did the form for the 401k, too late?',
      'what if my ex dies or retires before the plan approves the order',
      'can the judge just tell his employer to hand over my part',
      'how do i actually get my half of her retirement out of the plan',
      'the judge gave me part of his 401k but fidelity says they need another paper',
      'who writes the order for the pension',
      'retirement split paperwork, where do i start',
      'lawyer never did the retirement order, what now',
      'say it in plain words, that q word for pensions',
    ],
    sources: [retirementOrders, pensionRights],
    followUps: [
      'do i pay taxes if i take my share of the retirement now',
      'how does military or government retirement get split',
      'how do i compare two settlement offers',
    ],
  },
  {
    id: 'max-retirement-tax',
    advisor: 'max',
    title: 'Taking retirement money out after a split',
    text: `Do not cash it out until you know the tax. Money paid to you from your ex's plan under a QDRO is, in general, **your** income for tax.

You usually have these choices. Ask the plan about each:

- **Leave it** in the plan, in your own name, if the plan allows.
- **Roll it over** to your own IRA or plan. Done right, there is no tax at that time.
- **Take cash.** It is taxed as income that year.
- **Split it:** roll over most, and take a part in cash.

Before you pick, ask the plan in writing:

1. What are my choices, and the last date to choose?
2. How much tax will you hold back if I take cash?
3. Is there an early withdrawal penalty for me, and would it change if I roll it over first?

That third question matters, so get the answer before you move anything.

Ask a tax preparer to run one year both ways.`,
    asks: [
      'do i pay taxes if i take my share of the retirement now',
      'can i cash out the 401k i got in the divorce',
      'should i roll over my qdro money to an ira',
      'penalty for early withdrawal after divorce',
      'i need the pension money to live on now',
      'cash out, rollover, early withdrawal tax on retirement money from divorce',
      'cash out or leave it',
      "ex's plan is sending me 80k, what will the taxman take",
      'do i pay the 10 percent if im 44 and use my qdro share for a car and rent',
      'how do i move it to my own vanguard without tax',
      'they said they withhold 20 percent, do i get that back',
      'can i take a little in hand and put the rest in an ira',
      'its my half of his retirement, why is it my income',
      'deadline to choose between rollover and payout',
      'can i take my half of the 401k as cash',
      'what do i lose if i cash it out',
      'roll it over or take it',
      'do i pay the tax or does he',
      'need some of the retirement money now for a deposit',
    ],
    sources: [irsQdro],
    followUps: [
      'what is a qdro and do i need one',
      'how do i compare two settlement offers',
      'how do i build an emergency fund',
    ],
  },
  {
    id: 'max-government-pension',
    advisor: 'max',
    title: 'Military and government retirement',
    text: `No federal law gives an ex a share of military retired pay by itself. A **state court order** must award it. The same idea holds for federal civilian pensions, which use an order with its own name.

**Military**

- State courts may divide retired pay. They do not have to.
- The pay office can pay you directly if you were married for at least 10 years. Ten of those must overlap with service.
- If that test is not met, a court may still award a share. Then the retiree must pay you.
- The pay office does not pay back amounts missed before.

**Federal, state or city jobs**

- These plans may use another kind of order than a QDRO. Federal plans ask for a "court order acceptable for processing".
- Each system has its own form and its own rules on what a former spouse can get.

Get the exact plan name and its booklet for former spouses. Use someone who has written that kind of order. Ask what you get after the worker dies.`,
    asks: [
      'how does military or government retirement get split',
      "do i get part of my husband's army pension",
      '10/10 rule military divorce',
      'splitting a federal employee or teacher pension',
      'will dfas pay me directly',
      'military pension, federal fers, state teacher police retirement, former spouse share',
      'his navy retirement, do i get any',
      'she was a cop for 25 years, how do i get my piece of the city plan',
      'married 8 years of his service, does the army still owe me',
      'my wife works for the post office, how is fers divided',
      'is the survivor benefit plan something i should ask for',
      'what is a coap',
      'my ex is a public school teacher, is her state pension split differently from a 401k',
      'retired sergeant wont hand over what the judge awarded from his military retired pay',
      'he was 14 years in the army, do i get part',
      'her teachers pension',
      'postal service retirement after divorce',
      'married 8 years to a marine, any of his pension',
      'firefighter pension, is it a qdro',
    ],
    sources: [militaryPay, militaryTenTen, pensionRights],
    followUps: [
      'what is a qdro and do i need one',
      'can i get social security from my ex',
      'what happens to my health insurance after divorce',
    ],
  },
  {
    id: 'max-social-security',
    advisor: 'max',
    title: "Social Security on an ex's record",
    text: `If your marriage lasted **10 years or more**, you may one day get Social Security on your ex's record. You do not need to fight for it in the divorce. It is set by federal law.

The main rules for a divorced spouse:

- you were married for at least 10 years before the divorce was final
- you are 62 or older
- you are not married now
- your own benefit is not equal or higher
- your ex gets, or can get, retirement or disability benefits

If your ex has not claimed yet, you may still qualify. You both must be at least 62, and the divorce must be two years old.

If your ex dies, there are survivor benefits with other ages. Ask about those too.

Now:

1. Check your wedding date and the planned divorce date. If you are close to 10 years, ask a lawyer about timing.
2. Keep a certified copy of your marriage certificate and decree.
3. Make an online Social Security account and check your own record.

Rules change. Ask Social Security before you plan on it.`,
    asks: [
      'can i get social security from my ex',
      'married 9 years should i wait until 10',
      'divorced spouse benefits who qualifies',
      'if i remarry do i lose my former husbands social security',
      'will my ex get less if i claim on his record',
      'ex spouse social security retirement benefit ten year marriage age 62',
      'can i draw on my ex husband',
      'divorced at 55 after 30 years at home raising kids, what will i live on at 67, can i use his record',
      'do i have to fight her in the divorce to draw ssa off her record',
      '9 and a half years married, hold off the final date?',
      'my exhusband died, do i get survivors',
      'my own benefit is tiny, can i get more off the man i divorced',
      'do i qualify for spousal retirement benefits if im still single at 62',
      'do we have to write social security into the divorce agreement',
      'can i draw on my exs social security',
      'married 9 years 10 months, should i wait',
      'does he lose anything if i claim on his record',
      'i am 66, divorced in 1999, what can i get',
      'if i marry again do i lose it',
      'ex died, is there something for me',
    ],
    sources: [socialSecurity, socialSecurityTwoYears],
    followUps: [
      'how does military or government retirement get split',
      'what is a qdro and do i need one',
      'money checklist after the divorce is final',
    ],
  },
  {
    id: 'max-beneficiaries',
    advisor: 'max',
    title: 'Who gets paid if you die: beneficiaries',
    text: `The name on the form usually wins. A divorce may not remove your ex, and neither may your will. With federal job benefits, for example, you must file a new form. With many job plans, the plan pays the person on its form, whatever the decree says.

Make a list of everything with a named person:

- life insurance, from work and private
- 401(k), pension, IRA
- bank accounts "payable on death"
- brokerage, health savings account
- the will, trust and power of attorney

**During the case:** do not change these before you ask. Some courts bar changes while a divorce is open.

**After the divorce:**

1. Read your decree. It may order you to keep insurance for the children or your ex.
2. Ask each company for its form. Fill it in, send it, and ask for proof that it was changed.
3. Do not name small children directly without advice. Someone else may then control the money.
4. Look again after a move, a new marriage or a birth.

If your ex must keep insurance for you, ask for yearly proof.`,
    asks: [
      'is my ex still the beneficiary on my life insurance',
      'how do i take my wife off my 401k beneficiary',
      'does divorce cancel my will',
      'who gets my money if i die before the divorce is done',
      'should the decree make him keep life insurance for the kids',
      'change beneficiary, life insurance, will, retirement account, ex still listed',
      'who inherits if i die',
      'does my ex still get my pension and life insurance if i croak tomorrow',
      'forgot to take her name off my ira and its been 6 years',
      'does divorce automatically cancel my husband in my will',
      'can i switch my policy to my mom before the divorce is done',
      'should i put my 7 year old down as the one who gets the money',
      'how do i check that he kept the policy he was ordered to keep for me',
      'payable on death account still lists my wife',
      'my ex is still on my life insurance',
      'who gets my 401k if i die',
      'does the will override that form',
      'take him off everything',
      'divorce not done yet, can i change who inherits',
    ],
    sources: [federalBeneficiary, erisaBeneficiary, automaticOrders],
    followUps: [
      'money checklist after the divorce is final',
      'what happens to my health insurance after divorce',
      'what is a qdro and do i need one',
    ],
  },
];
