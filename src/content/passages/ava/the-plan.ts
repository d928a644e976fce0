import type { Passage, Source } from '../../passage.ts';
import { arizonaFive, custodyBasics, indianaSpecific, oregonPlans } from './sources.ts';
import { conflictReview, irsLivingApart } from '../shared-sources.ts';

const checked = '2026-11-20';

const floridaPlan: Source = {
  title: 'Instructions for Florida Supreme Court Approved Family Law Form 12.995(a), Parenting Plan',
  publisher: 'Florida Supreme Court form, copy',
  url: 'https://vdocument.in/parenting-plan-form-12995a-fl-plan-florida-supreme-court-approved-family-law.html',
  checked,
};
const holidayFirst: Source = {
  title: 'Holiday Visitation vs. Regular Visitation: Which Overrides?',
  publisher: 'LegalClarity',
  url: 'https://legalclarity.org/holiday-visitation-vs-regular-visitation-which-overrides',
  checked: '2026-11-22',
};

export const avaThePlan: readonly Passage[] = [
  {
    id: 'ava-plan-contents',
    advisor: 'ava',
    title: 'What belongs in a parenting plan',
    text: `A good plan answers the questions before they become fights. Use these headings:

1. **Regular weeks:** which nights, from when to when.
2. **Holidays and birthdays:** who, in odd and even years, with hours.
3. **School breaks and summer.**
4. **Exchanges:** place, time, who drives, how long you wait.
5. **Decisions:** school, health, faith, and how you settle a tie.
6. **Contact:** calls with the child, and how you two write to each other.
7. **Travel:** notice, papers, passports.
8. **Activities and costs:** who signs up, who pays.
9. **Changes:** how to ask for a swap, how long to answer.
10. **Moves:** how much notice.
11. **Order of rules:** which one wins when two clash.

Write times and places, not "reasonable" or "as agreed".

Many courts offer a form with such headings. Look for "parenting plan" on your state court's site. If safety is a worry, look for a safety-focused plan instead. Talk to an advocate through the help button at the top of this chat.`,
    asks: [
      'what should we put in a parenting plan',
      'parenting plan checklist',
      'what do people forget in custody agreements',
      'is there a template for a co parenting agreement',
      'what sections does a visitation plan need',
      'parenting plan contents headings list what to include',
      'what am i forgetting in the agreement',
      'we split on good terms and want to write the custody paper ourselves, which points must be in it so we dont fight later',
      'parenting agreement outline',
      'sample coparenting contract with all the clauses',
      'what topics should our visitation paper cover besides weekends',
      'is reasonable visitation too vague to put in writing',
      'list of things to settle before signing a custody stipulation',
      'must have clauses for a co parenting plan',
      'what do you put in a parenting plan',
      'list of things to cover in our custody agreement',
      'we agree on most of it, what should not be forgotten in the written plan',
      'what topics go in the document so there is nothing left to argue',
      'is there a checklist for custody papers',
      'our plan is half a page, whats missing',
      'what are the usual sections',
      'mine just says reasonable visitation, how specific should it be',
      'what should be in a custody agreement',
      'what do we have to decide in our parenting plan',
    ],
    sources: [oregonPlans, custodyBasics],
    followUps: ['how do i start writing a parenting plan', 'which rule wins if holiday and weekend clash'],
  },
  {
    id: 'ava-start-plan',
    advisor: 'ava',
    title: 'Starting your plan tonight, on one page',
    text: `Start with the child's week, not with percentages. You can do this alone, before you talk to anybody.

1. Draw fourteen boxes, two weeks.
2. Write in what is fixed: school, practice, doctor, your work, the other parent's work.
3. Mark who does what **now**: mornings, meals, bedtimes, rides.
4. Mark what the child needs most at this age. Sleep? Friends? One teacher meeting?
5. Now draw two plans that could work. A first choice, and one you could live with.
6. Count the exchanges, and the longest time away from each parent.

Put down what you do not know yet: "Summer camp?" "Who drives on Thursdays?"

Only show it when you are ready. If you are afraid of the other parent, or they decide everything, do not bargain alone. Take the page to legal aid or an advocate instead. The help button at the top of this chat shows how.

Otherwise you can send plan two with one question: "What would you change?"`,
    asks: [
      'how do i start writing a parenting plan',
      'i have no idea what custody arrangement to ask for',
      'how do we figure out who gets the kids when',
      'where do i begin with a custody proposal',
      'make first draft of a parenting schedule worksheet proposal',
      'blank page, where to begin',
      'the mediator wants a proposal from each of us and i dont even know what our week looks like, how do i begin',
      'rough draft for sharing the kids',
      'i am overwhelmed by all the schedules, whats the first thing to write down',
      'help me figure out our sons two weeks on paper',
      'how do i come up with an offer for my stbx about the children',
      'planning parenting time from scratch',
      'never had to think about custody before, first step tonight',
      'where do i begin with a parenting plan, im alone at the kitchen table',
      'i have to bring a proposal on monday and have nothing',
      'how do i sketch a schedule before i talk to her',
      'blank page, two kids, two jobs, how do we divide the week',
      'first step to work out who has them when',
      'lawyer told me to draft something, how do i do that',
      'is there an easy way to try out different schedules on paper',
      'how do i make a parenting plan',
      'help me draft a first schedule for the kids',
    ],
    sources: [oregonPlans],
    followUps: ['what should we put in a parenting plan', 'which 50 50 schedule is best'],
  },
  {
    id: 'ava-priority-rules',
    advisor: 'ava',
    title: 'When two rules clash: which one wins',
    text: `Put an order of rules in the plan. Without one, a holiday that falls on the other parent's weekend becomes a fight every year.

A common order, from strongest to weakest:

1. **Special days:** Mother's Day, Father's Day, a birthday.
2. **Holidays and school breaks.**
3. **Vacation** booked with notice.
4. **Regular weeks.**

Then answer three more questions in writing:

- After a holiday, does the regular pattern go on as if nothing happened? That is simplest.
- Could one parent get three weekends in a row this way? If so, add a cap.
- Is time that was lost to a holiday made up? Say yes or no.

Try it: open next year's calendar and look at a Monday holiday, Mother's Day and the first week of summer. Who has the child? If you both read the same answer, the rule is clear.

If you already have an order, look for words like "takes precedence" or "shall control". That line decides.`,
    asks: [
      'which rule wins if holiday and weekend clash',
      'easter falls on my weekend but its his year',
      'do i get makeup time after a holiday',
      'mothers day is on dads weekend who has the kids',
      'three weekends in a row without my son because of holidays',
      'holiday falls on my weekend which takes priority makeup time',
      'memorial day is on his weekend',
      'the holiday list says mine but the regular rotation says hers, which part of the order trumps the other',
      'four weekends straight because of holidays',
      'is there an order of precedence',
      'does the rotation reset after winter break',
      'his vacation week swallowed my mothers day, is that allowed',
      'what does shall control mean in our papers',
      'conflict between the special days and the weekly schedule',
      'his weekend falls on mothers day, who has them',
      'holiday or regular weekend, which one counts',
      'our order says both things, what wins',
      "spring break lands on my ex's week, is it mine or his",
      'i end up with no kids for three weekends because of a holiday',
      'does vacation beat the normal schedule',
    ],
    sources: [indianaSpecific, holidayFirst],
    followUps: ['how do we split christmas and the other holidays', 'what should we put in a parenting plan'],
  },
  {
    id: 'ava-parallel-parenting',
    advisor: 'ava',
    title: 'A plan for parents who cannot talk',
    text: `When every contact turns into a fight, plan for **less contact and more detail**. This is often called parallel parenting. Each home runs by itself, and the paper does the talking.

What such a plan has:

- exact days, hours and places, with no "by agreement"
- exchanges at school or without meeting
- one channel, in writing, for the child only, with a time to answer
- separate teacher meetings and doctor visits, notes shared
- decisions divided by field, so you seldom need a joint yes
- no swaps, or only with a written yes by a set day
- a named way to settle disputes

Fighting between parents is one of the things that shapes how children cope. So a cool, thin line between two homes can be a gift to them.

If there is fear or control, this alone does not make you safe. Look at a safety-focused plan too, and talk to an advocate. Use the help button at the top of this chat.`,
    asks: [
      'what is parallel parenting',
      'we cant co parent at all what kind of plan do we need',
      'custody plan for high conflict parents',
      'how do we raise kids without talking to each other',
      'parallel parenting plan high conflict no communication',
      'zero contact coparenting',
      'every email becomes a war and the counselor told us to stop cooperating and run two separate households, how does that look on paper',
      'my ex is a narcissist',
      'coparenting with a toxic person',
      'we loathe one another, can the agreement be so detailed that we never speak',
      'separate conferences with the teacher',
      'low contact arrangement for people who fight all the time',
      'disengage from a difficult ex and still raise the kids',
      'we cant be in one room, what kind of plan do we need',
      'how do you write a plan for parents who hate each other',
      'she argues over everything, i want a schedule with no talking needed',
      'what does a high conflict parenting plan look like',
      'we fight every time we email, how can the plan fix that',
    ],
    sources: [conflictReview, arizonaFive],
    followUps: ['how do we do exchanges without meeting', 'what is a safety focused parenting plan'],
  },
  {
    id: 'ava-safety-focused-plan',
    advisor: 'ava',
    title: 'A safety-focused parenting plan',
    text: `If you or the children have been hurt or threatened, you need a plan built around safety. Sharing and flexibility come second. Talk to an advocate first, through the help button at the top of this chat.

What such a plan can ask for:

- supervised time, or daytime only
- exchanges at a center, at school, or by a third person
- no alcohol or drugs before and during time with the child
- weapons locked away or out of the home
- one written channel, for the child only, or none
- sole decisions on health and school
- your address left out of papers
- what happens when a rule is broken

Courts in Oregon, for example, offer sample safety-focused plans, one with supervised time and one without overnights. They also have a list of questions to help you see if you need one. Look for the same on your state court's site.

You do not have to work this out with the other parent. A lawyer, legal aid or an advocate can help you ask the court for it.`,
    asks: [
      'what is a safety focused parenting plan',
      'how do i protect the kids in the custody order from an abusive dad',
      'safe custody plan after domestic violence and abuse at home',
      'my ex hit me what parenting plan is safe',
      'safety focused parenting plan abuse violence protect children',
      'shared parenting with a man i fear',
      'he has a record for assault and asks for regular weekends, what protections can i ask for in the parenting plan',
      'no overnights with a violent dad, can the plan say that',
      'guns locked up when kids are there',
      'domestic violence and shared custody',
      'how do i keep my girls and me safe on paper if the court still gives him time',
      'survivor needs a parenting agreement with safeguards',
      'restrict a violent father in writing',
      'what kind of parenting plan do you make with a dangerous ex',
      'i need a plan that protects me and the kids',
      'how do i ask for no alcohol, no guns and daytime only',
      'shared parenting isnt safe with him, what are my choices',
      'can the plan keep my address out and have no contact between us',
      'parenting plan when there was abuse',
      'how do i write a plan with a violent ex that keeps the kids safe',
      'safety rules to ask for in a custody plan',
      'i want protections in the parenting plan because he scares us',
    ],
    sources: [oregonPlans],
    followUps: ['how does supervised visitation work', 'my ex must not know where we live'],
  },
  {
    id: 'ava-nesting',
    advisor: 'ava',
    title: 'Nesting: the children stay, the parents move',
    text: `Do not try nesting if there is fear or control. Sharing a home, even in turns, gives access to your things and your life.

In nesting the children stay in one home, and you two take turns living there. It can soften the first months. It asks a lot of the adults.

It may work if you are polite, live near, and have a second place to sleep. Agree in writing:

1. **How long:** three to six months, with an end date.
2. **Turns:** days, hours, and an empty house in between.
3. **Money:** rent, food, repairs, cleaning.
4. **Order:** fridge, laundry, bed, and how the home is left.
5. **Privacy:** a locked drawer, no reading of mail, no new partners in the nest.
6. **What is next:** when each of you has a home for the children.

Tell the children it is for now: "You stay here, and we take turns until summer."

Ask a lawyer first how sharing the home may affect money, taxes and your date of separation.`,
    asks: [
      'what is birdnesting custody',
      'can the kids stay in the house and we rotate',
      'nesting after separation does it work',
      'we want to keep the house for the children and take turns',
      'birdnesting nest custody children stay in house parents rotate',
      'kids keep the house, we swap',
      'we cannot sell until the market is better and thought of sharing a studio and taking turns at home, good idea?',
      'bird nest arrangement',
      'how long should nesting last',
      'who buys groceries when we rotate in and out',
      'rotate parents not children',
      'my ex leaves the nest a mess on his turn',
      'privacy in a nest home with my stbx',
      'can the kids keep the house and we take turns',
      'what is birdnesting',
      'we share an apartment and swap in and out of the family home',
      'is it a good idea to rotate while the kids stay put',
      'nesting was fine but now he brings his girlfriend there',
    ],
    sources: [irsLivingApart],
    followUps: ['what do they need in two homes', 'how do i start writing a parenting plan'],
  },
  {
    id: 'ava-florida-plan',
    advisor: 'ava',
    title: 'Florida: the parenting plan form',
    text: `In **Florida** every case about time-sharing with minor children needs a **parenting plan**, even when you agree on everything. The court must approve it. If you do not file one, or it is not approved, the court makes one.

The Florida Supreme Court has forms for it:

- **12.995(a):** the usual parenting plan
- **12.995(b):** when time is supervised or safety comes first
- **12.995(c):** for a move or long distance

How to go on:

1. Get the current form from the Florida courts' self-help site or the clerk. Versions change.
2. Fill it in by hand first. Cross out what does not fit you.
3. If you both agree, you both sign in front of a notary or deputy clerk.
4. File it with the clerk of the circuit court, and keep a copy.
5. If you do not agree, you may file your own proposed plan before the final hearing.

If you fear the other parent, start with form (b), and talk to an advocate. Use the help button at the top of this chat.`,
    asks: [
      'florida parenting plan form 12.995',
      'is a parenting plan required in florida',
      'time sharing form florida where do i get it',
      'supervised safety focused parenting plan florida',
      'florida parenting plan form time sharing required',
      '12.995 which version',
      'we live in tampa and agree on everything about our kids, do we still have to file that long timesharing document',
      'miami dade parenting plan',
      'notarize florida time sharing papers',
      'where to file a parenting plan in broward',
      'florida divorce with minor kids paperwork',
      'form for supervised timesharing in florida',
      'fl judge rejected our plan',
      'where do i get the florida parenting plan form',
      'do we need a parenting plan in florida if we agree on everything',
      '12.995 form, a or b',
    ],
    sources: [floridaPlan],
    state: 'FL',
    followUps: ['what should we put in a parenting plan', 'florida 50 mile rule moving with child'],
  },
];
