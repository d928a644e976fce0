import type { Passage, Source } from '../../passage.ts';
import { indianaSpecific } from './sources.ts';

const checked = '2026-11-20';

const arizonaVacation: Source = {
  title: 'Example Parenting Plan 4: children from birth to 5',
  publisher: 'AZ Court Help',
  url: 'https://azcourthelp.org/browse-by-topic/custody-information/parenting-plans/plan-4',
  checked,
};

export const avaHolidays: readonly Passage[] = [
  {
    id: 'ava-holidays',
    advisor: 'ava',
    title: 'Sharing Christmas and the other holidays',
    text: `If talking it through is not safe, let a lawyer or advocate do it for you. The help button at the top of this chat can be a start.

Otherwise list the days that matter to your family, and give each one a rule:

- **Turns:** odd years with one parent, even years with the other.
- **Halves:** first part with one, second part with the other. For example, change at noon on December 26.
- **Fixed:** always with the same parent. Mother's Day, or a holiday only one of you keeps.
- **Double:** celebrate twice, on different days.

For each day write the **start hour, end hour, and who drives**. "Thanksgiving" can mean one dinner or five days.

Balance it: the parent without Thanksgiving gets the first half of winter break that year.

Go through the school breaks, Thanksgiving, July 4, Halloween and the long weekends. Then add the days of your faith, birthdays, and your own family days.

Then say that holidays come before the regular weeks, and put two years in the calendar.`,
    asks: [
      'how do we split christmas and the other holidays',
      'who gets the kids for thanksgiving',
      'odd and even years holiday custody',
      'we both want christmas morning',
      'how to divide winter break with my ex',
      'holiday schedule christmas thanksgiving easter eid hanukkah winter break',
      'christmas eve with who',
      'her family does a huge thanksgiving and mine does diwali and hanukkah, how do people alternate all that',
      'new years and spring break split',
      'does the holiday start at noon or after school',
      'who has easter this year',
      'first holidays apart and i cant stand the thought of an empty house on the 25th, what ways are there to share the day',
      'odd year even year for july 4',
      'how do divorced people share santa morning',
      'how do we split christmas',
      'who gets thanksgiving this year',
      'fair way to divide the holidays',
      'what do other parents do about winter break',
      'can we do christmas eve with one and christmas day with the other',
      'we have diwali and easter, how do we share holy days',
    ],
    sources: [indianaSpecific],
    followUps: [
      'which rule wins if holiday and weekend clash',
      'how do we plan summer vacation with the kids',
    ],
  },
  {
    id: 'ava-summer',
    advisor: 'ava',
    title: 'Summer and vacation weeks',
    text: `Fix three things: how many weeks, who picks first, and by which date.

A plan could say:

- Each parent may take two weeks of vacation, together or apart.
- In odd years one parent chooses first, by April 1. In even years the other does.
- The other parent answers within seven days.
- Trips: dates, place, flight and phone number at least two weeks before.
- Regular weeks go on outside these blocks.

As an example, court sample plans in Arizona for small children ask for 30 days' notice. They keep vacation weeks short and apart.

Check before you book: camp, summer school, sports, and the longest gap your child can bear. For a child under six, a middle visit or daily video call may help.

Does distance mean a whole summer with one parent? Then plan a weekend in the middle with the other.

Put camp costs in too: who signs up, who pays, by when.`,
    asks: [
      'how do we plan summer vacation with the kids',
      'how many weeks of vacation does each parent get',
      'he booked a trip during my time',
      'summer break schedule after divorce',
      'summer vacation weeks schedule notice trip dates',
      'june to august plan',
      'we both want the first two weeks of july for the beach, how do parents decide who chooses first',
      'summer camp and who covers',
      'how far ahead do i have to announce my vacation',
      'ex booked disney on my days',
      'does the regular schedule stop when school is out',
      'how long can he keep them on holiday in one stretch when our girl is five',
      'choose vacation dates by april',
      'how do we split summer',
      'when do i have to tell her my vacation dates',
      'he wants the whole month of july',
      'who pays for summer camp and who picks the weeks',
      'we both want the same two weeks in august',
      'what does a summer schedule look like',
    ],
    sources: [arizonaVacation],
    followUps: [
      'do i need permission to travel with my child',
      'which rule wins if holiday and weekend clash',
    ],
  },
  {
    id: 'ava-birthdays',
    advisor: 'ava',
    title: 'Birthdays and small special days',
    text: `Decide once, and keep it simple. There are three ways that work for many families:

- **The day stays where it falls.** The other parent calls at a set time and celebrates on another day.
- **Turns:** odd years with you, even years with the other parent.
- **A visit:** the parent without the day gets two hours, say from 5 to 7.

For parties, agree who hosts the friends this year. The other hosts next year. Two small parties are fine.

Think also of a parent's birthday, Mother's Day and Father's Day. Add the first day of school, school shows, Halloween, and days your family keeps.

Write hours, because "the birthday" on a school day means the evening.

Gifts: set a rough limit, and say that a gift may travel between homes. A bike that must stay at one house is a small sadness every week.

If being at the same party is tense or unsafe, do not do it for the photo.`,
    asks: [
      'who has the child on his birthday',
      'do we have to share our daughters birthday party',
      'what about halloween and first day of school',
      'fathers day and mothers day in the parenting plan',
      'birthday party mothers day fathers day halloween schedule',
      'turning 7, whose day is it',
      'my sons bday falls on her wednesday every time, can i at least see him for an hour with cake',
      'two birthday parties or one',
      'trick or treat with which parent',
      'can gifts go from house to house',
      'my own birthday with my kids even if its his day',
      'quinceanera planning with my ex, who hosts the friends',
      'who gets mothers day morning and who gets the first day of kindergarten',
      'who gets our daughter on her birthday',
      'can we do two birthday parties',
      'i never see him on his birthday because its always her day',
      'do both of us have to be at the party',
      'halloween and first day of school, whose are they',
    ],
    sources: [],
    followUps: ['how do we split christmas and the other holidays', 'how do we do exchanges without meeting'],
  },
];
