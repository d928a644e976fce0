import type { Passage, Source } from '../../passage.ts';
import { arizonaShort, longDistance, oregonSupervised, texasExpanded } from './sources.ts';

const checked = '2026-11-20';

const texasOverview: Source = {
  title: 'What can I expect with a standard possession custody agreement?',
  publisher: 'Law Office of K. Lin Trybicki, citing Texas Access',
  url: 'https://www.klintrybicki.com/blog/2019/09/what-can-i-expect-with-a-standard-possession-custody-agreement/',
  checked,
};
const texasWeekends: Source = {
  title: 'Standard possession order for weekends',
  publisher: 'MLF Legal',
  url: 'https://mlflegal.com/2020/07/standard-possession-order-for-weekends',
  checked,
};
const texasWhoseWeekend: Source = {
  title: 'Whose Weekend Is It Anyway: A Guide to Your Possession Order',
  publisher: 'Gardner Smith Hill',
  url: 'https://gardnersmithhill.com/whose-weekend-is-it-anyway/',
  checked,
};

export const avaOtherSchedules: readonly Passage[] = [
  {
    id: 'ava-uneven-schedules',
    advisor: 'ava',
    title: 'When one home is the main home',
    text: `There are several plans between "half" and "hardly at all". Count the nights in two weeks.

- **Every other weekend, Friday to Sunday:** 2 of 14 nights, about 14 percent. The gap is up to 12 nights.
- **Every other weekend, Friday to Monday morning:** 3 of 14, about 21 percent.
- **Every other weekend plus one weeknight each week:** 4 of 14, about 29 percent. The gap is shorter.
- **4-3, the same each week:** 6 of 14, about 43 percent.

To make less time feel like more:

1. Take the child to and from school on your days. Ordinary days build closeness.
2. Add a weekly dinner, or one practice you always go to.
3. Give more of the summer and the breaks.
4. Keep a bed, a toothbrush and a drawer. The child should not feel like a guest.

If the gap is long, set two calls a week at fixed times. You can also agree to more nights step by step, with dates in the plan.`,
    asks: [
      'every other weekend how many nights is that',
      'what custody schedules give 70 30 or 60 40',
      'i only get weekends how can i see my kids more',
      'standard visitation options for the noncustodial parent',
      'she offers me two weekends a month is that normal',
      'every other weekend schedule weekend dad less than half the time',
      'i get my kids only on weekends and want a midweek night',
      'she wants me to see my boys only four days a month, what other options exist between that and half',
      '80/20 schedule example',
      'what does primary parent with weekends for the other look like',
      'my ex hubby lives an hour off so he cant do school nights, which arrangement still gives him enough',
      'how can i stay close to my daughter when i see her twice a month',
      'add a midweek dinner or overnight to my weekends',
      'not half, but more than every other weekend',
      'what does every other weekend come out to',
      'i only get them weekends, how do i make it count',
      'kids mostly live with her, what visiting days are normal',
      'standard dad schedule, every second weekend and a wednesday',
      'what is a 70 30 split in nights',
      '80 20 custody, what does it look like',
      'im the non custodial parent, what schedules are there besides every other weekend',
      'she has them most of the time, can i get one more overnight',
      'every other weekend schedule',
      'schedule when kids live mostly with mom',
      'how can a dad with every other weekend get more time',
      'what are typical visits for the parent with less time',
    ],
    sources: [longDistance],
    followUps: ['how do i count overnights', 'can we increase time step by step'],
  },
  {
    id: 'ava-step-up',
    advisor: 'ava',
    title: 'More time, step by step',
    text: `When a parent has been away, or a child is very small, write steps with dates. It is easier to say yes to a ladder than to a leap.

A ladder might look like this:

1. **Weeks 1 to 4:** two hours on Saturday and Wednesday, somewhere the child knows.
2. **Weeks 5 to 8:** six hours on Saturday, and the Wednesday.
3. **Weeks 9 to 12:** one night on Saturday.
4. **Then:** every other weekend, and a dinner in between.

Write also:

- what must be true for the next step: coming on time, a safe bed, a class done
- what happens if a visit is missed
- a pause rule: if the child is clearly struggling, stay on this step for two more weeks
- who decides if you see it differently

The other parent's job is to say good things about the visits. The returning parent's job is to come, each time, even for two hours.

If there was violence or drug use, ask the court about supervised time for the first steps.`,
    asks: [
      'can we increase time step by step',
      'how do i get my kids used to me again after a long absence',
      'graduated visitation schedule example',
      'their dad was gone for two years and wants visits',
      'step up parenting plan',
      'gradual step up plan reintroduce absent parent reunification',
      'slow start after rehab',
      'i have been sober nine months and have not lived with my daughter since she was one, how do visits grow into weekends',
      'phase in overnights',
      'reunify with my son after prison',
      'baby steps for a father our girl barely knows',
      'from supervised two hours to a full weekend over a few months',
      'he vanished for three years and now wants half',
      'what milestones before the next stage of visits',
      'i havent seen my son in a year, how do we start again',
      'step by step visits for a dad who was away',
      'he wants overnights right away and she barely knows him',
      'how do we build up to weekends with a baby',
      'after rehab she wants her time back, how do we go slowly',
      'what does a gradual schedule look like',
      'i just found out i have a three year old, how do i get to know her',
      'prison, then home, how can i work my way up to more time',
      'how soon can we add a night',
      'from two hours on saturday to a whole weekend, whats the ladder',
      'slowly increase parenting time',
      'start with short visits and build up to overnights',
      'he was gone two years and wants visits now',
      'how to reintroduce a parent after a long absence',
      'gradual plan for a dad who never had the baby overnight',
    ],
    sources: [arizonaShort, oregonSupervised],
    followUps: ['how does supervised visitation work', 'what custody schedule for a baby'],
  },
  {
    id: 'ava-shift-work',
    advisor: 'ava',
    title: 'Shift work and changing rosters',
    text: `You can have a real schedule even if your work changes. Fix the method instead of the days.

**Method 1: follow the roster.** If your shifts repeat, say four on and four off, let the child's time follow the same cycle.

**Method 2: choose by a date.** "By the 20th I send my roster for next month. I choose eight nights. The other parent answers by the 23rd. Then it is fixed."

**Method 3: a small fixed core.** Every Tuesday dinner and every second Sunday stay, whatever the roster says. The rest is by method 2.

Add:

- a minimum and maximum of nights each month
- the longest gap, for example six days
- what happens with a sudden shift: who takes the child, and is it made up
- sleep after night shifts: the child comes at 3, not at 8

Share one online calendar that both can see and only one of you fills in.

Show the child a picture for each week, on Sunday evening.

If changes are used to play games with you, ask for fixed days instead.`,
    asks: [
      'i work shifts how can we share custody',
      'nurse schedule and parenting time',
      'firefighter 24 on 48 off custody calendar',
      'my hours change every week how do we plan the kids',
      'he is a truck driver and home only some days',
      'shift work rotating schedule nurse police changing hours custody',
      '12 hour nights at the hospital',
      'i am an emt with a rotation of four on four off and my ex wants every other weekend fixed, how can we plan',
      'oil rig two weeks home two weeks out',
      'flight attendant mom schedule',
      'walmart gives me my hours two weeks ahead',
      'retail rota and kids',
      'on call doctor and parenting days',
      'pilot or cop with changing days off, which nights can i promise',
      'im a nurse on 12 hour shifts, how do we do custody',
      'firefighter schedule, 24 on 48 off',
      'my days off change every week',
      'she works nights, who has the kids',
      'truck driver, home ten days a month',
      'my roster comes out on the 20th, how can we plan anything',
      'his work schedule is always different and i cant plan my life',
      'retail hours, never the same weekend off',
      'rotating shifts and a five year old',
      'custody schedule for shift workers',
      'my shifts rotate, how do we make a parenting plan',
      'nurse night shifts and custody days',
      'her schedule at the hospital changes weekly, what plan fits',
    ],
    sources: [],
    followUps: [
      'what is right of first refusal custody',
      'i need the same weekdays every week because of my job',
    ],
  },
  {
    id: 'ava-texas-standard-possession',
    advisor: 'ava',
    title: 'Texas: the standard possession order',
    text: `In **Texas** the standard possession order is the schedule many courts use when parents cannot agree. The parent the child does not mainly live with is called the **possessory conservator**.

The usual pattern in the school year:

- **Weekends:** the first, third and fifth Friday of the month at 6 p.m. to Sunday at 6 p.m.
- **Thursday** evenings
- **Holidays** in turns, and about a month in summer

It is not "every other weekend". Count by the **Friday**. After a fifth weekend comes a first one, so two in a row can fall to the same parent.

There is an **expanded** form: pick-up when school lets out, return when school starts again. Ask about it before the order is final.

Parents may agree on something else. Your own signed order is what counts, so read its exact hours. Distance can change the rules too. Ask the court, TexasLawHelp or legal aid, and check the current law.`,
    asks: [
      'texas standard possession order explained',
      'first third and fifth weekend texas which weekend is mine',
      'what is expanded standard possession',
      'possessory conservator thursday visits',
      'texas standard possession order weekends thursdays summer',
      'spo in texas',
      'my divorce in houston gave me the first third and fifth weekends, what happens in a month with five fridays',
      'texas thursday 6 to 8',
      'noncustodial dad dallas weekends',
      'texas managing conservator and visits',
      'return monday morning to school under expanded texas',
      'how long do i get in july in texas',
      'san antonio judge default schedule',
      'what is the standard possession order',
      'texas first third and fifth weekends, how do i count',
      'houston dad, do i get thursdays overnight',
      'is there a bigger version of the spo',
    ],
    sources: [texasWeekends, texasWhoseWeekend, texasExpanded, texasOverview],
    state: 'TX',
    followUps: ['how do i count overnights', 'how do we plan summer vacation with the kids'],
  },
];
