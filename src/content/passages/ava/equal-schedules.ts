import type { Passage, Source } from '../../passage.ts';
import { arizonaFive, arizonaYoung, oregonPlans } from './sources.ts';

const checked = '2026-11-20';

const arizonaEqualYoung: Source = {
  title: 'Example Parenting Plan 6: equal time, children 0-5',
  publisher: 'AZ Court Help',
  url: 'https://azcourthelp.org/browse-by-topic/custody-information/parenting-plans/plan-6',
  checked,
};
const scheduleList: Source = {
  title: 'Parenting Time Schedules in Arizona',
  publisher: 'AZ Family Legal Services',
  url: 'https://azfamilylegalservices.com/practice-areas/parenting-time/parenting-time-schedules-in-arizona/',
  checked,
};
const twoTwoThree: Source = {
  title: '50/50 Shared Parenting: 2-2-3 and Alternating Weeks Variations',
  publisher: 'Custody X Change',
  url: 'https://custodyxchange.com/topics/schedules/50-50/50-50-shared-parenting-examples-223-alternating-weeks.php',
  checked,
};

export const avaEqualSchedules: readonly Passage[] = [
  {
    id: 'ava-equal-schedules',
    advisor: 'ava',
    title: 'Four ways to share time equally',
    text: `These four patterns all come out at half and half over two weeks. They differ in exchanges and in the longest stretch away.

- **2-2-3:** two days, two days, then a three-day weekend, and it flips. About 6 exchanges in two weeks. Longest stretch: 3 nights.
- **2-2-5-5:** fixed weekdays for each parent, weekends in turn. About 4 exchanges. Longest: 5 nights.
- **3-4-4-3:** three nights and four, then four and three. About 4 exchanges. Longest: 4 nights.
- **Week on, week off:** 2 exchanges. Longest: 7 nights.

How to choose:

1. Younger children often need shorter gaps. Older ones often want fewer moves.
2. Do you two find exchanges hard? Choose fewer, or do them at school.
3. Do your work days stay the same? Then fixed weekdays help.
4. How far apart are the homes and the school?

Try it on paper for the next month, with the real dates. Then try it for eight weeks before you fix it, if that is safe and you both agree.`,
    asks: [
      'which 50 50 schedule is best',
      'examples of equal custody schedules',
      'how can we split the kids time evenly',
      'half and half parenting time options',
      '3 4 4 3 vs 2 2 5 5',
      'equal parenting time schedule choices compare 50/50 custody',
      'fair division of the week',
      'my husband and i both want half the days with our twins, what rotations do people actually use',
      'which equal pattern has the fewest handoffs',
      'my hubby and i both work full time, which of the equal patterns suits two busy parents',
      'list of 50/50 rotations',
      'what is the best half and half pattern for parents who live ten minutes apart',
      'compare all equal patterns side by side',
      'half and half without so much back and forth',
      'which fifty fifty schedule is best',
      'how do you split two weeks evenly',
      '2-2-3 or week on week off or something else',
      'what are the different ways of sharing kids half and half',
      'we want equal time, how many exchanges would there be',
      'compare the half time plans for me',
    ],
    sources: [scheduleList, twoTwoThree, arizonaFive],
    followUps: ['how does a 2-2-3 rotation work', 'is week on week off too long for kids'],
  },
  {
    id: 'ava-two-two-three',
    advisor: 'ava',
    title: 'The 2-2-3 rotation',
    text: `In a 2-2-3 plan the child is two days with one parent and two with the other. Then come three with the first. The next week it flips.

It looks like this:

- **Week 1:** Monday and Tuesday with A. Wednesday and Thursday with B. Friday to Sunday with A.
- **Week 2:** Monday and Tuesday with B. Wednesday and Thursday with A. Friday to Sunday with B.

**What is good:** nobody is away longer than three nights. Each parent gets school days and every other weekend. It can suit small children who need to see both of you often.

**What is hard:** about six exchanges in two weeks. The days change each week. Bags travel a lot. You must live near each other. An Arizona court example with such quick changes is meant for parents who agree and talk well.

Make it lighter: exchange at day care or school. Keep a full set of clothes in both homes. Hang the same color calendar on both fridges.

If the changes make the child tense, 2-2-5-5 has fewer of them.`,
    asks: [
      'how does a 2-2-3 rotation work',
      'two two three custody pros and cons',
      'is switching every two days bad for a toddler',
      '223 schedule example calendar',
      '2-2-3 schedule custody rotation two days three day weekend',
      'every 2 days then a long weekend',
      'my stbx proposes 2 2 3 for our little one and i cant picture which days i would get, show me',
      'two two three sounds like chaos',
      'does 2-2-3 mean lots of packing',
      'who gets monday and tuesday in a 223',
      'how many swaps are there in the 2-2-3',
      'our mediator drew a 2 2 3 on the whiteboard and said it flips every week, what does flips mean',
      'drawbacks of switching homes every couple days',
      'how does two two three work',
      'monday tuesday with me then what',
      'the days flip every week and i cant keep it straight',
      'is the 223 too much back and forth for a three year old',
      'my ex wants a 2-2-3, what are the downsides',
      'who has the kid on which weekend in a 2 2 3',
      '2-2-3 schedule example',
      'is 2 2 3 good for toddlers',
      'how does the 2-2-3 rotation go week by week',
      '2 days 2 days 3 days then it flips, is that confusing for kids',
      'weekends in a 223, do they alternate',
    ],
    sources: [twoTwoThree, arizonaEqualYoung],
    followUps: ['how does the 2-2-5-5 plan work', 'what schedule works for a 3 year old'],
  },
  {
    id: 'ava-two-two-five-five',
    advisor: 'ava',
    title: 'The 2-2-5-5 plan and the 3-4-4-3 plan',
    text: `In a **2-2-5-5** plan each parent has the same two weeknights every week, and the weekends take turns. For example: Monday and Tuesday with A, Wednesday and Thursday with B, Friday to Sunday in turn.

- You always know who has Tuesday piano.
- Exchanges can all be at school, so you two need not meet.
- The longest stretch is five nights. That can be long for a small child.

In a **3-4-4-3** plan one parent has three nights and the other four. The next week it is the other way round. Only one day moves. The longest stretch is four nights.

Which one? Take 2-2-5-5 if fixed weekdays matter, for work shifts, sports or tutoring. Take 3-4-4-3 if five nights feel too long.

Write in the plan which day it starts, the hour, and what happens on school holidays. Then put a full year in a shared calendar, so you see how the long weekends fall.`,
    asks: [
      'how does the 2-2-5-5 plan work',
      'custody with fixed weekdays and alternating weekends',
      'what is a 3-4-4-3 schedule',
      'i need the same weekdays every week because of my job',
      '2-2-5-5 and 3-4-4-3 custody schedule same weekdays each parent',
      'always mondays and tuesdays mine',
      'i coach on wednesdays and need wednesday nights for good with weekends taking turns, is there a name for that plan',
      '5225 schedule',
      'is five nights away too much in the 2-2-5-5',
      '3443 versus 5225 for a second grader',
      'four days one week three the next',
      'which plan lets each of us keep the same school nights',
      'he has thursdays off, can we have set weeknights and rotate the weekends',
      'what is a 2255 schedule',
      'i want the same weekdays every week, which plan is that',
      '5-2-2-5, is five nights too long',
      'three four four three, how does that go',
      'he has piano tuesdays with me always, which schedule keeps days fixed',
      'explain 3443 to me',
    ],
    sources: [arizonaFive, scheduleList],
    followUps: ['is week on week off too long for kids', 'how do we do exchanges without meeting'],
  },
  {
    id: 'ava-week-on-off',
    advisor: 'ava',
    title: 'Week on, week off',
    text: `The child is one full week with each parent. There is one exchange a week, often on Friday after school.

**What is good:** few moves, few bags, time to settle. Teens often like it. Parents who find exchanges hard meet less.

**What is hard:** seven nights without the other parent is long for many young children. Things get left at the other house. Two parents with different rules are felt more.

Ways to shorten the gap:

1. A dinner or one night in the middle, say Wednesday.
2. A fixed call on two evenings.
3. Start on Friday, so the child lands in a weekend, not in a school morning.

Ask yourself how your child does after three or four nights away. If there are tears, bad sleep or anger for days, try shorter blocks first. A court guide in Arizona, for example, advises against regular gaps over three days up to age five.`,
    asks: [
      'is week on week off too long for kids',
      'alternating weeks custody pros and cons',
      'one week mom one week dad does it work',
      'my son is exhausted from switching houses all the time',
      'week on week off alternating weeks 7 days each parent schedule',
      'seven days apart from my baby',
      'we do one week here and one week there and my 5 year old falls apart by day five, is there a middle visit that helps',
      '7 on 7 off',
      'every other week at dads',
      'switch on fridays or sundays for alternating weeks',
      'is a whole week away from mommy harmful at age six',
      'teen prefers a week at each place',
      'can you add a wednesday dinner to week on week off',
      'is one week here one week there good for kids',
      'we switch every friday, is seven days too long for a six year old',
      'alternating weeks, how do we make the gap shorter',
      'my kids go a whole week without seeing me',
      'is a midweek dinner helpful when we do every other week',
      'how old should a child be for full weeks',
      'my teenagers like switching houses on sundays once a week',
      'week about custody, pros and cons',
      'week on week off schedule',
      'alternating weeks with a 9 year old',
      'is every other week too long to be apart',
      'seven days on seven days off, how do we split it up',
    ],
    sources: [twoTwoThree, arizonaYoung],
    followUps: ['what does my teenager need in a custody schedule', 'how do i count overnights'],
  },
  {
    id: 'ava-count-overnights',
    advisor: 'ava',
    title: 'Counting overnights',
    text: `Count on a calendar for the whole year, not just for a normal week.

1. Print the next twelve months.
2. Mark the regular nights for each parent.
3. Change the nights for holidays, breaks and summer. They replace the regular ones.
4. Add them up. Both parents together must come to 365, or 366 in a leap year.
5. Divide one parent's nights by the total to get the percent.

Two examples: 2 nights in every 14 make about 52 a year. 4 in every 14 make about 104.

Why it matters: overnights can be a factor in child support. In Oregon they are, and the court offers two-year calendars for the count. States count in their own way. So check your state's child support worksheet before you rely on a number.

Also write down two things a sum does not show: the number of exchanges, and the longest time the child is away from each of you. Children feel those more than percentages.`,
    asks: [
      'how do i count overnights',
      'what percentage of custody do i have',
      'calculate parenting time for child support',
      'how many nights a year is 60/40',
      'counting nights overnights percentage per year calculator',
      'how many days a year do i have',
      'his lawyer says he has 110 nights and i come up with 88, how do you add it up',
      'overnight tally for the support worksheet',
      'convert my schedule into a custody percentage',
      'do holidays change my overnight total',
      'what percent is every weekend plus half the summer',
      'spreadsheet for parenting nights',
      'how do 365 days add up between two parents',
      'how do i figure out how many nights i have',
      'what percentage is 128 overnights',
      'does an extra night change child support',
      'how to add up the days including summer and christmas',
      'is there a calculator for overnights per year',
      'do half days count when they add up parenting time',
    ],
    sources: [oregonPlans],
    followUps: ['every other weekend how many nights is that', 'does joint custody mean 50/50'],
  },
];
