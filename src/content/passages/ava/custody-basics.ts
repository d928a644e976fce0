import type { Passage, Source } from '../../passage.ts';
import {
  bestInterests,
  changeOrder,
  custodyBasics,
  emergencyCustody,
  massParentage,
  oregonPlans,
  texasExpanded,
} from './sources.ts';
import { whatIsCustody } from '../shared-sources.ts';

const checked = '2026-11-20';

const bestInterestsFactors: Source = {
  title: 'The Best Interests of the Child: Factors Judges Consider in Deciding Custody',
  publisher: 'DivorceNet',
  url: 'http://www.divorcenet.com/states/nationwide/joint_custody_best_interest_standard',
  checked,
};
const homeState: Source = {
  title: 'The Uniform Child-Custody Jurisdiction and Enforcement Act',
  publisher: 'U.S. Department of Justice, OJJDP bulletin, copy',
  url: 'https://docplayer.net/5595612-The-uniform-child-custody-jurisdiction-enforcement-act-legal-background-a-message-from-ojjdp-december-2001-patricia-m-hoff.html',
  checked,
};
const homeStateTerm: Source = {
  title: 'Home-State Jurisdiction: legal definition',
  publisher: 'USLegal',
  url: 'https://definitions.uslegal.com/h/home-state-jurisdiction-family-law/',
  checked,
};
const babyHomeState: Source = {
  title: 'Home State Jurisdiction and the UCCJEA',
  publisher: 'Offit Kurman',
  url: 'https://offitkurman.com/?p=176829',
  checked,
};

export const avaCustodyBasics: readonly Passage[] = [
  {
    id: 'ava-legal-physical-custody',
    advisor: 'ava',
    title: 'Legal custody and physical custody',
    text: `Custody has two parts, and they are decided separately.

- **Legal custody** is about decisions: school, health care, faith and other big questions.
- **Physical custody** is about where the child lives and who cares for them day to day.

Each part can be **joint** (shared) or **sole** (one parent). So you can share decisions while the child sleeps mostly in one home.

Your state may use other words. You may see "parenting time", "time-sharing", "allocation of responsibilities", "conservatorship" or "residential time". The two ideas behind them stay the same: who decides, and where the child is when.

When you read a paper, take two pens. Mark each line about decisions in one color, and each line about time in the other. If a line does both, ask what it means in your state. Your court's self-help site has a list of terms. The clerk can point you to it, but cannot advise you.`,
    asks: [
      'whats the difference between legal and physical custody',
      'what does sole custody mean',
      'custody words in the papers make no sense to me',
      'if she has physical custody do i lose my say',
      'what is a conservator in texas custody papers',
      'legal custody physical custody sole joint meaning',
      'legal vs physical, explain like im five',
      'my lawyer said joint legal primary physical and i nodded but i have no clue what that means for me and my son',
      'conservatorship allocation of responsibilities, what are all these terms',
      'does full custody mean he never sees them',
      'what kind of custody is about decisions and what kind is about where they sleep',
      'the judge gave me sole physical but joint legal, so what am i allowed to do alone',
      'custodial parent definition',
      'paperwork says residential time instead of custody, is that a different thing',
      'papers say joint legal sole physical, what on earth is that',
      'whats the difference between legal and physical',
      'in my state they call it conservatorship, is that custody',
      'if she has physical custody do i still get a say about doctors',
      'i signed something about legal custody and dont know what i gave away',
    ],
    sources: [custodyBasics, whatIsCustody, texasExpanded],
    followUps: ['does joint custody mean 50/50', 'how does a judge decide custody'],
  },
  {
    id: 'ava-joint-not-half',
    advisor: 'ava',
    title: 'Joint custody does not have to mean half the nights',
    text: `"Joint" says that something is shared. It does not say how many nights.

- **Joint legal custody:** both parents share the big decisions. This fits with many different schedules.
- **Joint physical custody:** the child lives with both of you. In some places that means equal time. In others it means a good share for each.

So ask two questions about any offer:

1. Who decides on school, doctors and faith? What happens if we disagree?
2. Which nights is the child where, in a normal two weeks?

Write the second answer as a calendar, not as a number. "60/40" can look very different in real life. Four nights and three nights each week is close to it. So is a long summer.

The number of nights can also affect child support. In Oregon, for example, it is one factor. Look at your state's child support site before you trade nights. Choose the nights for the child first.`,
    asks: [
      'does joint custody mean 50/50',
      'can we have joint custody if the kids mostly live with me',
      'he wants joint custody is that half the time',
      'what is shared custody really',
      'joint custody meaning equal time shared percentage',
      'joint doesnt mean equal?',
      'my wife says joint custody automatically gives her fifty percent of the nights and less support, is she right',
      'shared custody but only weekends',
      'can i agree to joint and still be the main house',
      'my baby daddy says joint means he pays nothing, is it about days or about decisions',
      'is 60/40 still called joint',
      'how equal does joint physical have to be',
      'signed for joint custody, did i just give up half of my toddlers life',
      'he says joint means he gets half, is he right',
      'we have joint custody but i only see them four nights a month',
      'is 60 40 still joint',
      'shared custody, does that mean equal days',
    ],
    sources: [custodyBasics, oregonPlans],
    followUps: ['how do i count overnights', 'which 50 50 schedule is best'],
  },
  {
    id: 'ava-best-interests',
    advisor: 'ava',
    title: 'How a judge looks at custody: best interests',
    text: `Judges decide by what they see as **best for the child**. States have their own lists, but these points come up often:

- what the child needs, in daily life, health and school
- the child's tie to each parent
- each home
- who has cared for the child so far
- whether a parent supports the child's bond with the other one
- violence, abuse and safety
- drugs, alcohol and health of a parent, where they affect care
- what the child wants, if old enough

Nobody can tell you how your judge will see it. What you can do is get your facts in order:

1. Find your state's list. Search your court's self-help site for "best interests".
2. Make a page for each point, with facts and dates. "I take her to speech class on Tuesdays" says more than "I am the better parent".
3. Note what the other parent does well too. It is fair, and it is true.
4. Take the pages to a lawyer or legal aid.`,
    asks: [
      'how does a judge decide custody',
      'what do courts look at for the kids',
      'what does best interest of the child mean',
      'will i lose my children because i work full time',
      'do mothers always get custody',
      'best interests of the child factors judge court decision custody',
      'does the judge favor moms',
      'i had an affair and work 50 hours a week as a dad, will that be held against me when the court picks a parent',
      'what makes one parent win custody',
      'will my depression count against me',
      'stay at home dad odds of getting the children',
      'what evidence shows i am the one who does lunches, homework and doctor visits',
      'do they care that i make less money than my ex hubby',
      'custody battle what matters to the court',
      'what do judges look at when they decide who gets the kids',
      'how does the court pick which parent',
      'will the judge hold my past against me',
      'do moms always win',
      'what can i show the judge so he sees im a good dad',
      'what matters most in a custody trial',
      'does it count that i was the one who did all the school and doctor stuff',
      'they keep saying best interests of the child, meaning what',
      'what is the best interest of the child',
      'how do judges decide custody',
      'what do i have to show to get custody',
      'do courts favor the mother',
    ],
    sources: [bestInterests, bestInterestsFactors],
    followUps: ['how old does my child have to be to choose', 'what is a guardian ad litem'],
  },
  {
    id: 'ava-decisions',
    advisor: 'ava',
    title: 'Who decides what, and how to break a tie',
    text: `If there is fear or control, shared decisions can become a weapon. Ask a lawyer about sole decisions instead. The help button at the top of this chat leads to support.

Otherwise split decisions into three boxes in your plan:

1. **Daily:** food, bedtime, chores, clothes. The parent who has the child decides.
2. **Emergency:** the parent who is there acts, and tells the other at once.
3. **Big:** school, surgery, therapy, medicine, faith, passports. Decide together, or name who decides.

For the big box, write the steps:

- One parent asks in writing, with facts and a date to answer by, say ten days.
- The other says yes, no, or offers something else.
- Still stuck? Choose a tie-breaker: follow the doctor's or teacher's advice, use mediation, or divide by field. One parent has the last word on health, the other on school.

Ask what your state means by joint legal custody. It differs.`,
    asks: [
      'what if we cant agree on big decisions for the kids',
      'who decides about school and doctors with joint legal custody',
      'tie breaker clause parenting plan',
      'my ex makes decisions about our son without asking me',
      'joint decisions disagreement tie breaker final say school medical',
      'deadlock on everything',
      'we have joint legal and she vetoes all i suggest, braces, tutoring, phone, who gets the final word',
      'who has the last say',
      'he pierced her ears without telling me',
      'does my ex need my ok for a haircut or a smartphone',
      'split the big choices, health for me and education for him',
      '50/50 vote and we always disagree',
      'what counts as a major decision and what is everyday stuff',
      'who gets the final say',
      'we cant agree on anything big, who decides',
      'can she put him in therapy without asking me',
      'do i have to ask my ex before the kid gets a haircut or ear piercing',
      'what happens when joint legal parents disagree',
      'tie breaker ideas for two stubborn parents',
      'he makes all the big choices without me',
    ],
    sources: [custodyBasics],
    followUps: ['we disagree about which school', 'he wont agree to therapy or medicine for our child'],
  },
  {
    id: 'ava-unmarried',
    advisor: 'ava',
    title: 'Parents who were never married',
    text: `Before custody, the law may first ask: **who is the legal parent?** For an unmarried father, or a second parent, this often has to be settled on paper. The birth certificate alone may not be enough everywhere.

Two common ways:

1. Both parents sign a form, often called an acknowledgment of paternity or parentage. If anybody is unsure, do a test **before** signing.
2. A court or the child support agency settles it.

States differ in what comes next. Take Massachusetts. There the mother of a child born outside marriage has sole custody until a court decides otherwise. With the signed form, both can ask the court for custody and parenting time.

So ask your court's self-help center or legal aid three things: Am I a legal parent here? Who has custody today? Which form asks for parenting time?

In the meantime stay in the child's life as much as is safe and agreed. Keep a calendar of it.

If the other parent is dangerous, get advice before you sign or open a case.`,
    asks: [
      'we were never married what are my rights to our baby',
      'im not on the birth certificate can i get visitation',
      'unmarried dad custody',
      'do i have full custody as a single mom',
      'paternity test and parenting time',
      'unmarried parents never married father rights paternity custody',
      'single dad no ring',
      'my girlfriend and i broke up, our son is two, i never signed any form, do i have a right to weekends',
      'baby daddy not on birth certificate',
      'acknowledgment of paternity and visits',
      'we lived together but were not married, who gets custody of our daughter',
      'how do i become the legal father',
      'two moms not married, i did not give birth',
      'he wants a dna test before he signs',
      'we never married, what rights do i have as a dad',
      'my name is on the birth certificate, is that enough',
      'her boyfriend and i have a baby together and split, who has custody',
      'do i need a dna test to see my son',
      'we lived together 6 years and had two kids, no wedding, now what',
      'can an unmarried mother keep the father away',
    ],
    sources: [massParentage],
    followUps: ['we have no custody order who gets the kids', 'how does a judge decide custody'],
  },
  {
    id: 'ava-no-order-yet',
    advisor: 'ava',
    title: 'No court order yet: who has the children?',
    text: `Until there is an order, there is often no rule that the police or a school could enforce. In California, for example, both parents have the same rights until a court decides. For parents who are not married, it can be quite different from state to state.

For the time until then:

1. **Keep the child's week as steady as you can.** What you both do now is what others will later ask about.
2. **Write a small plan for the next six weeks.** Nights, rides, calls. Date it, and say that it is only for now.
3. **Do not take the child away or cut off contact** without advice, unless there is danger.
4. **Ask about temporary orders.** The court self-help center can tell you which form opens a case and which asks for a quick decision.
5. Keep notes of who had the child when.

If the other parent is dangerous, do not make a private deal. Ask an advocate about protective orders that can cover children. Use the help button at the top of this chat.`,
    asks: [
      'we have no custody order who gets the kids',
      'he took the children and there is no court order',
      'can i keep the kids from their dad before court',
      'temporary custody until the divorce is done',
      'she left with our daughter what are my rights',
      'no custody order yet rights before court temporary orders',
      'nothing filed yet and no order, who do the kids live with',
      'my husband left on tuesday with the twins and the cops say it is a civil matter, what can i do until there are papers',
      'without any court papers can i keep my kids with me',
      'just separated, who has the right to the kids tonight',
      'is it kidnapping if he wont return the kids and there is no custody order',
      'no custody order until the hearing, what do we do with the kids meanwhile',
      'she wont tell me where my son is and no judge has ruled anything',
      'can he pick up from daycare if theres nothing legal',
      'no papers yet, who has the kids',
      'can he take them if we never went to court',
      'she left with my son and we have no custody order',
      'we just separated, what are my rights until we see a judge',
      'police said its civil and there is nothing they can do without an order',
      'do i have to let him have them if nothing is signed',
    ],
    sources: [custodyBasics, massParentage],
    followUps: ['how do i get an emergency custody order', 'how do i start writing a parenting plan'],
  },
  {
    id: 'ava-which-state',
    advisor: 'ava',
    title: "Which state's court decides",
    text: `Usually it is the child's **home state**. There the child has lived with a parent for **six straight months** or more, just before the case. For a younger baby, it is normally where the baby has lived since birth.

Nearly every state follows the same law on this. It is called the UCCJEA. So a parent cannot simply pick a friendlier state.

What it means for you:

- You moved a short time ago? The old state may still be the right one.
- A court has already made an order? It usually keeps the case while a parent stays there.
- Another state's order is valid. Courts in your state are meant to enforce it.
- Danger? A court where the child is now may act for a short time.

Write down the child's addresses of the past five years. Court forms may ask for them. Must an address stay secret? Say so **before** you file.

Ask a lawyer or legal aid early.`,
    asks: [
      'which state handles our custody case',
      'we live in different states where do i file for custody',
      'six month rule custody',
      'i moved to texas two months ago can i file here',
      'does my order from ohio count in another state',
      'which state court jurisdiction home state uccjea',
      'ex filed in another state',
      'my wife took the kids to utah in march and i live in oregon, which court has the say',
      'uccjea home state',
      'are my custody papers from arizona good in my new state',
      'jurisdiction when baby is 3 months old',
      'i left nevada after our divorce, can california change the decree',
      'been here 4 months, too early to file?',
      'he moved and now wants the case over there',
      'we moved here three months ago, where do i file for custody',
      'he lives in georgia and we live in ohio, which court',
      'can he file in another state',
      'my order is from nevada and i live in utah now',
      'she took the baby to her moms in another state, which judge decides',
    ],
    sources: [homeState, homeStateTerm, babyHomeState, changeOrder, emergencyCustody],
    followUps: ['can i move away with my kids', 'how do i change our custody order'],
  },
];
