import type { Passage } from '../../passage.ts';
import { opmEap, umdGrief } from './sources.ts';

export const lenaWorkAndDecisions: readonly Passage[] = [
  {
    id: 'lena-focus-at-work',
    advisor: 'lena',
    title: 'When you cannot focus at work',
    text: `Trouble thinking, forgetting things and drifting off are common after a big loss. Work with the head you have this month.

- Pick **one** task that has to be done by lunch. Write it on a card in front of you.
- Work in twenty-minute blocks with a timer. Stand up in between.
- Put divorce mail in its own folder. Read it at a set time, never just before a meeting.
- Write everything down. Ask for things by email, so you can look again.
- Have someone check numbers or letters that must be right.

If a wave comes, go to the restroom. Cold water on the wrists, ten slow breaths out, back to the card.

At the end of the day, write tomorrow's first step and leave it on the desk.

Ask whether your employer has an **employee assistance program**. Such programs offer free and confidential short-term counseling. Human resources or the staff handbook will say.

Judge yourself by the week, not by the hour.`,
    asks: [
      "i can't concentrate at work because of the divorce",
      'brain fog, i forget everything and make mistakes at my job',
      'how do i get anything done while my life falls apart',
      'zoning out at the office and in meetings, how do i hold it together',
      'trouble focusing on work',
      'cant concentrate on anything',
      'reading the same email five times, nothing sticks',
      'i stare at excel and see his face',
      'sent the wrong invoice to a client, my mind is mush lately',
      'on a nursing shift i double check meds because my head is somewhere else',
      'adhd like symptoms since the split, scatterbrained and forgetful on the job',
      'my productivity tanked and im going to get fired if i dont snap out of it',
      'is there some free counseling benefit through my employer for when i cant perform',
      'lawyer emails pop up on my laptop midday and wreck my afternoon of work',
      'sit at my desk and nothing goes in',
      'keep making dumb errors on the register since my wife left',
      'how do i do my job when all i think about is the divorce',
      'boss asked a question in the meeting and i had no idea what they were talking about',
      'my memory is shot, i forget calls, i lose my keys, i miss deadlines at the plant',
      'divorce emails come in while im working and then im useless the rest of the day',
      'i drive a forklift and my mind wanders, how do i keep my head in it',
      'cant get through a page without drifting off, and i have a report due',
      'teaching a class of 25 and i lose my train of thought every five minutes',
      'tips for getting work done when your head is full of your breakup',
      'at work i just stare at the screen',
      'cant concentrate on my job since the separation',
      'i make mistakes at work and my mind is on the divorce',
      'my brain doesnt work, i forgot a client meeting twice',
      'how to be productive at the office during a breakup',
      'i read the same page over and over and nothing sticks, boss is noticing',
      'my concentration is gone, i work in a bank and cant mess up numbers',
      'how do i get through a shift when my head is somewhere else',
    ],
    sources: [umdGrief, opmEap],
    followUps: [
      'should i tell my boss about my divorce',
      'everything is too much, so overwhelmed i dont know where to begin',
    ],
  },
  {
    id: 'lena-telling-the-boss',
    advisor: 'lena',
    title: 'Telling your boss',
    text: `You do not have to tell. It can help if you need time off for court, school or moving. It can also help if your work has clearly slipped.

Keep it to four sentences:

"I want you to know that I am going through a divorce. I expect a few appointments over the next months. I will tell you the dates as early as I can. What matters most to you this month, so that I put it first?"

That says enough. Leave out blame, money and details.

Before you speak:

- Decide what you want: later start on Mondays, one shift less, no travel.
- Ask Human Resources, in writing, what leave exists and who will know.
- Ask about an employee assistance program. These offer free, confidential help for personal problems.

Afterward, send a two-line email with what was agreed.

If your ex calls or turns up at your job, tell security or your boss that much. Ask that nobody gives out your hours or your number. The help button at the top of this chat can help you plan.`,
    asks: [
      'should i tell my boss about my divorce',
      'how do i ask for time off for court and lawyer appointments',
      'cried in front of my manager, do i explain',
      'what to say to HR about my separation',
      'telling my employer about the divorce',
      'how much do i tell my supervisor at work',
      'do i owe my company an explanation for missing mondays',
      'can i keep my private life private from my supervisor',
      'asking my manager for a lighter schedule while the case goes on',
      'what leave can i take for hearings, should i go to human resources first',
      'my sergeant noticed i look like hell, how much should he know',
      'email wording to my foreman about needing mornings free for a hearing and school pickup',
      'will it hurt my promotion if my employer knows im splitting up',
      'my performance review is friday and i slipped badly, do i mention my home situation',
      'does my manager have a right to know im getting divorced',
      'i need tuesdays off for the case, how do i bring it up at work',
      'what do i say to my boss about why ive been such a mess',
      'should i let HR know that im separated or keep my mouth shut',
      'can i ask to work from home for a while because of family trouble',
      'how much detail should my supervisor get',
    ],
    sources: [opmEap],
    followUps: [
      "i can't concentrate at work because of the divorce",
      'what do i say when people ask about the divorce',
    ],
  },
  {
    id: 'lena-overwhelmed',
    advisor: 'lena',
    title: 'When everything is too much',
    text: `Sit down with one sheet of paper. You are going to empty your head, not fix your life.

1. Write everything down for ten minutes. Big and small, no order.
2. Cross out what nobody will miss this month.
3. Circle what has a real date: court papers, rent, school, a doctor.
4. Put a name beside anything another person could do.
5. Choose **one** circled thing. Write its first step so that it takes ten minutes.

Do that step today, or tomorrow before noon. Then you may stop.

Each morning, pick one "must" and one "kind to me". Not five.

Keep all divorce papers in one box. Open the box at set times only, such as Tuesday and Friday at four. Mail that may carry a deadline gets opened the day it comes.

If you are too tired even for the list, do this instead: eat, wash, sleep. Ask someone to sit beside you tomorrow while you write it.`,
    asks: [
      'everything is too much, so overwhelmed i dont know where to begin',
      'im so overwhelmed i just freeze',
      'too many things to handle at once: papers, bills, kids, moving',
      'my to do list is endless and i do nothing',
      'cant cope with all the decisions and chores alone',
      'feeling overwhelmed by divorce',
      'drowning in paperwork and laundry',
      'where do i even start, my list is a mile long',
      'unopened envelopes stacked on the counter, im scared to look',
      'job, daycare, lawyer, dentist, car inspection, and i just sit and stare at the wall',
      'im paralyzed, every task seems like climbing everest',
      'how do i prioritize when everything screams at me at once',
      'she handled the household and now its all on my shoulders, swamped',
      'brain overload, need someone to tell me the one next step',
      'i dont know what to do first, theres so much',
      'bills, lawyer, school forms, a leaking sink, i want to hide under the covers',
      'mail is piling up and im afraid to open it',
      'how does anyone manage all of this at once',
      'my head is so full that i get nothing done',
      'i have ninety things to do and i sit here scrolling',
      'she took care of everything and now i have to learn it all this week, im drowning',
      'too many forms too many calls too many decisions, help me make a list',
      'how do i break it down when everything feels urgent',
      'feel buried, where do you start when your whole life needs fixing',
      'overwhelmed',
      'too much to do, cant start anything',
      'its all piling up, paperwork and housework and court stuff',
      'i need help sorting out what to do first',
      'how do i make a list when my head is exploding',
      'everything at once, i shut down',
      'so many loose ends, phone company, car title, school, i cant keep it straight',
      'today i had twelve things to do and did none of them',
    ],
    sources: [],
    followUps: [
      'should i sell the house or move right now while im a mess',
      'im burnt out being a single parent',
      "i can't concentrate at work because of the divorce",
    ],
  },
  {
    id: 'lena-big-decisions',
    advisor: 'lena',
    title: 'Big decisions while you are raw',
    text: `Put off what can be put off. In deep grief it is wise to delay major choices, and few things have to be settled this week.

Sort each decision into one of three:

- **Has a date.** Court papers, a lease, a job offer. Handle these, with help.
- **Can wait.** Moving far away, quitting, a tattoo, a new partner in the house. Look at it again in three months.
- **Feels urgent only at night.** Write it down. Read it at lunch.

For one that cannot wait:

1. Write the question in one line.
2. List two choices, plus "do nothing for now".
3. For each: what does it cost, and can I undo it?
4. Sleep on it two nights. Ask one calm person and one expert.

Choose the one you can undo, if you are torn.

If someone pushes you to sign today, say: "I do not sign things on the day I get them. I will answer on Friday." If you are afraid to say that, use the help button at the top of this chat.`,
    asks: [
      'should i sell the house or move right now while im a mess',
      'i want to quit my job and start over in another state',
      'making big decisions during a divorce when i cant think straight',
      'feel pressured to decide and sign fast',
      'should i wait before making major life choices',
      'should i move back to my hometown, change jobs or wait',
      'thinking of packing up the car and moving to florida',
      'is it dumb to get a tattoo, quit and travel right after a breakup',
      'my realtor wants a yes by friday and i cant think',
      'i keep wanting to do something drastic like cash it all in',
      'everyone says dont make any sudden moves the first year, true or not',
      'got a job offer across the country while my head is a mess, how do i decide',
      'he says sign tonight or the deal is gone, i feel rushed',
      'refinance, sell my truck, adopt a puppy, which of these should i hold off on',
      'should i hold off on selling the place until i feel more like myself',
      'how soon after a split is it smart to move across country',
      'i want to quit, sell everything and buy a van',
      'people say wait a year before you change anything, do they have a point',
      'my ex and the agent are both pushing me to decide this week and im not ready',
      'is now a bad time to take a new job',
    ],
    sources: [umdGrief],
    followUps: [
      'everything is too much, so overwhelmed i dont know where to begin',
      'was it a mistake to leave, is divorce the right decision',
    ],
  },
];
