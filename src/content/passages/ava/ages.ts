import type { Passage, Source } from '../../passage.ts';
import { arizonaFive, arizonaShort, arizonaYoung, changeOrder, tellingTips } from './sources.ts';
import { pediatrics } from '../shared-sources.ts';

const childrenTogether: Source = {
  title: 'Custody, Parenting Time and Child Development',
  publisher: 'ExpertLaw',
  url: 'https://www.expertlaw.com/library/child_custody/child-up_parenting.html',
  checked: '2026-11-22',
};
const benefitsAt18: Source = {
  title: 'Parent Focus: Turning 18, SSI rules that change',
  publisher: 'Disability Benefits 101, Minnesota',
  url: 'https://mn.db101.org/mn/situations/youthanddisability/focus_turning_18/program2a.htm',
  checked: '2026-11-22',
};

export const avaAges: readonly Passage[] = [
  {
    id: 'ava-babies',
    advisor: 'ava',
    title: 'Babies and toddlers up to about three',
    text: `For the very young, plan short gaps and the same routines. Court guides for this age do so too.

What to plan for:

- **Often and short** rather than rare and long. A court guide in Arizona shows three visits a week of some hours. Later plans add a night.
- **The same steps in both homes:** nap times, food, the same blanket, the same bedtime song.
- **Care, not visits.** Both parents feed, bathe and put the child to bed.
- **Nursing:** plan times around feeds, and talk to the pediatrician about bottles.
- **A notebook** that travels: sleep, food, medicine, mood.

Add nights in steps, for example every three months, and write the steps and dates in the plan.

Watch for signs that a step was too big: long crying, clinging, bad sleep for more than a few days. Then go back one step, and ask the pediatrician.

If a parent is not safe with a baby, ask the court about supervised time first.`,
    asks: [
      'what custody schedule for a baby',
      'can my one year old sleep at his dads',
      'im breastfeeding and he wants overnights',
      'newborn visitation how often',
      'infant and toddler parenting time',
      'baby infant toddler overnights custody schedule breastfeeding',
      '4 month old and shared time',
      'i nurse our daughter every two hours and my husband demands whole weekends with her, what is normal at this age',
      'is one year old too little to sleep over at daddys place',
      'how does a dad bond with a newborn when we live apart',
      'pumping bottles and visits with baby daddy',
      'our 9 month old screams after one night with daddy, did we start too soon',
      'visits for a one year old, when can he sleep over',
      'nap schedule the same in both places for our 2 year old',
      'newborn and we split, how often should dad see her',
      'can a 6 month old sleep over at the other parents',
      'breastfeeding and he wants overnights',
      'my baby is 10 weeks, what visits make sense',
      'how do you share a toddler who still naps twice',
      '18 month old, how many nights away from mom is ok',
    ],
    sources: [arizonaShort, arizonaYoung],
    followUps: ['what schedule works for a 3 year old', 'can we increase time step by step'],
  },
  {
    id: 'ava-preschoolers',
    advisor: 'ava',
    title: 'Children from three to five',
    text: `At this age, two or three nights in a row is often enough. Keep gaps short and make time visible.

- Hang a picture calendar: red days with Mom, blue days with Dad. Let the child move a magnet each morning.
- Say what comes next: "Two sleeps, then Dad."
- Keep one bag less. Clothes, toys and a night light live in both homes.
- Use one goodbye: hug, same sentence, go. Long goodbyes are harder.

A court guide in Arizona advises against regular gaps over three days up to age five. So 2-2-3 is often looked at. A 2-2-5-5 plan may come later, when the child does well.

Many children act differently at first: wet beds, baby talk, tantrums. If it goes on for weeks, tell the pediatrician.

Small children may think they caused the split. Say it often and plainly: "It is not because of you. We both love you."`,
    asks: [
      'what schedule works for a 3 year old',
      'my 4 year old cries for her mom at night',
      'preschooler going back and forth between houses',
      'custody plan for kindergarten age child',
      '3 4 5 year old preschool child schedule two homes',
      'pre k kid two houses',
      'our 4 year old started wetting the bed since we have two homes, is the rhythm wrong for his age',
      'how many nights away is ok at four',
      'picture calendar for a little one who cant read',
      'my 3 year old asks every morning where she sleeps',
      'clingy 5 year old at dads',
      'my little guy talks like a baby again since the split',
      'which schedule is gentle for a preschool kid of 3 or 4 years',
      'schedule for a four year old',
      'how many nights in a row can a preschooler be away from me',
      'my 3 year old doesnt understand when shes going to daddys',
      'whats good for kids under five in two homes',
      'how do i make the days clear to a little kid who cant read a calendar',
      'is a whole week too long for a four year old',
      'she had started to use the potty and now she has accidents between houses',
      'my 5 year old clings and asks how many sleeps till mommy',
      'what helps a preschool child switch between homes',
      'tantrums and baby talk since we started two houses, hes four',
      'custody schedule for a 3 year old',
      'parenting time for a 4 year old',
      'how do i help my preschooler with two homes',
      'how many days should a five year old be away from mom',
      'toddler turned three, can she do longer stays now',
    ],
    sources: [arizonaYoung, pediatrics, tellingTips],
    followUps: ['how does a 2-2-3 rotation work', 'my daughter screams at every handover'],
  },
  {
    id: 'ava-school-age',
    advisor: 'ava',
    title: 'Children in grade school',
    text: `From about six to eleven, the school week rules the plan. Build around it.

1. **Same school morning.** Check the ride from both homes on a real Tuesday.
2. **Homework place** in both homes, with the same supplies.
3. **Activities follow the child.** Whoever has the day takes them. Do not book the other parent's days without asking.
4. **Friends** near both homes, or at least a way to see them.
5. **Exchanges at school.** One drops off, the other picks up.

Longer blocks often work now: 2-2-5-5, 3-4-4-3, or a week with one dinner in the middle.

Tell the child the plan in one sentence, and show it: "School nights Monday and Tuesday here, Wednesday and Thursday at Dad's."

They may worry about fairness and take sides. Do not ask them which house is better. If grades drop, sleep is bad or the stomach hurts each Sunday, talk to the teacher and the pediatrician. Then look at the schedule again.`,
    asks: [
      'custody schedule for elementary school kids',
      'my 8 year old forgets his homework at the other house',
      'what works best during the school year',
      'soccer and piano on different parents days how do we plan',
      'grade school child 6 7 8 9 10 year old school week schedule',
      'third grader and two homes',
      'my 9 year old has tuesday math club and friday scouts and each of us lives across town, how do we build the week',
      'homework left at dads again',
      'sunday stomach aches before school week',
      'my second graders grades fell since we alternate',
      'who drives to school from the far house',
      'what rhythm suits a 10 year old with friends on the block',
      'elementary kids and school mornings from two addresses',
      'what schedule works for a second grader',
      'how do you handle homework in two houses',
      'my kids are 7 and 9, whats a good plan in the school year',
      'who takes them to practice on whose day',
      'she forgets her library book at the other house all the time, hes in third grade',
      'school mornings are chaos from his apartment, its 40 minutes away',
    ],
    sources: [arizonaFive],
    followUps: ['how does the 2-2-5-5 plan work', 'who pays for sports and activities'],
  },
  {
    id: 'ava-teens',
    advisor: 'ava',
    title: 'Teenagers',
    text: `Teens need a plan with fewer moves and more say. They have practice, jobs and friends, and they will vote with their feet.

What tends to help:

- **Longer blocks:** a week or two, or one main base with set dinners at the other home.
- **Ask for their view, not their verdict.** "What makes a week work for you?" is fair. "Who do you want to live with?" is not.
- **A rule for swaps.** They may ask, with two days' notice. Both parents must say yes.
- **Both parents keep the basics:** curfew, driving, phones, parties. Agree on those few, and let the rest differ.
- **Do not count hours.** A drive to practice can be the best talk of the week.

A teen who refuses one home is telling you something. It may be about friends and a bus, or about something serious. Ask calmly and alone.

The order still holds until a court changes it. If it no longer fits, ask the court self-help center how to change it.`,
    asks: [
      'what does my teenager need in a custody schedule',
      'my 15 year old wants to stay at one house',
      'custody and teens with jobs and sports',
      'my daughter is 13 and hates packing bags',
      'teenager custody schedule high school 14 16 year old son daughter',
      'high schooler wont follow the calendar',
      'my 16 year old has a job at target, a girlfriend and a car and ignores the schedule, what is realistic',
      'how much say does a 14 year old get in the weekly plan',
      'teen wants one base',
      'my sophomore says packing every few days sucks',
      'different curfew at dads for our 17 year old',
      'teenager always on the phone when its my weekend',
      'our junior in high school has varsity practice and hates the back and forth',
      'my 16 year old wants to pick where she stays each night',
      'does a high schooler have to follow the schedule',
      'visitation with a teenager who has a job and a girlfriend',
      'what plan works for teens',
      'he would rather be with his friends than at my place on my weekend',
      'how much say does a 15 year old get in the calendar',
      'curfew and phone rules with two homes and a teenager',
      'custody schedule for teenagers',
      '16 year old doesnt want to follow the schedule',
    ],
    sources: [changeOrder],
    followUps: ['how old does my child have to be to choose', 'is week on week off too long for kids'],
  },
  {
    id: 'ava-siblings',
    advisor: 'ava',
    title: 'Brothers and sisters with different needs',
    text: `Children of different ages do not need the same plan on every day. They do need time together.

A way to build it:

1. Plan the youngest child's gaps first. They bear long ones least.
2. Let the older ones join for most of it, and give them extra nights.
3. Keep at least the weekends and holidays the same for all.
4. Give each child now and then one afternoon alone with each parent.

Example: the three-year-old changes every two or three days. The ten-year-old stays for the same weekends, and has a longer block midweek.

Half-siblings and stepsiblings count too. Put their weekends side by side on one calendar, and look for overlaps before you fix yours.

Splitting siblings, one with each parent, is a big step. Children can feel it as a second loss. If it is being discussed, get advice from a counselor for children and from a lawyer first.`,
    asks: [
      'different custody schedules for siblings',
      'should the baby and the teenager have the same plan',
      'can each parent take one child',
      'my stepkids come on other weekends than my own',
      'brothers and sisters siblings separate schedules split children',
      'split the kids up, one with each parent?',
      'our toddler needs short visits but the twins are in middle school, can each child have an own calendar',
      'one child with each parent, he takes the boys and i take the girls, is that terrible',
      'half brother visits on opposite weekends',
      'keep brother and sister together or not',
      'my oldest wants more nights than the little one',
      'stepdaughter and my son never see one another because calendars dont match',
      'each child wants time alone with each parent, how do brothers and sisters take turns',
      'can we have different schedules for our two kids',
      'baby and a ten year old, do they go on the same days',
      'should brothers be split up, one with each of us',
      'my stepson has another weekend than my daughter, can we line them up',
      'is it bad to separate sisters',
      'the big one wants longer stays than the little one',
    ],
    sources: [childrenTogether],
    followUps: ['what custody schedule for a baby', 'what does my teenager need in a custody schedule'],
  },
  {
    id: 'ava-special-needs',
    advisor: 'ava',
    title: 'A child with special needs',
    text: `Let the child's needs draw the schedule, even if it looks uneven.

Write a care page that both homes use:

- routines that must not change, such as meals, sleep, and quiet time
- what sets the child off, and what calms them
- medicine, diet, equipment, and who refills
- therapies: days, places, exercises at home
- contacts: doctor, case manager, school team

In the plan, add:

1. Therapy days stay with the parent who can get there. Or both learn the way.
2. Equipment: what is in both homes, what travels.
3. School plans (IEP or 504): both get invitations, who signs.
4. One parent leads on medical matters, or both with a tie-breaker.
5. Sitters and respite: who is trained.
6. Changes come with notice, and with a picture story for the child.
7. What happens at 18 and after.

Fewer exchanges are often better. Ask the therapist to suggest a schedule in writing. Ask a lawyer early about support and benefits past 18, because rules differ.`,
    asks: [
      'our child has special needs how do we plan',
      'autistic son and two homes custody schedule',
      'who goes to the iep meeting after divorce',
      'my daughter has a disability and he skips her therapy',
      'special needs disability autism child parenting plan',
      'adhd and autism in two households',
      'our boy is nonverbal and melts down at any change, his dad wants alternating weeks, what works for kids like him',
      '504 plan and divorced parents',
      'wheelchair, feeding tube, two houses',
      'down syndrome daughter turning 18',
      'respite care and who is trained',
      'he ignores the speech therapist and ot',
      'sensory kid and switching homes',
      'my son is autistic and cant handle switching houses',
      'schedule for a child in a wheelchair',
      'he doesnt follow the therapy at his place',
      'down syndrome, what happens to custody at 18',
      'my daughter has seizures and diabetes, how do we share care',
      'who goes to the iep meetings',
      'meltdowns every time there is a change, hes on the spectrum',
      'custody schedule for an autistic child',
      'child with disabilities in two homes',
    ],
    sources: [benefitsAt18],
    followUps: [
      'he wont agree to therapy or medicine for our child',
      'custody schedule for elementary school kids',
    ],
  },
];
