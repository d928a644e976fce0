import type { Passage } from '../../passage.ts';
import { similarHomes } from './sources.ts';
import { cornellKids, macombEnforcement, schoolRecords, texasEnforcement } from '../shared-sources.ts';

export const keepingToThePlanPassages: readonly Passage[] = [
  {
    id: 'james-late-cancel',
    advisor: 'james',
    title: 'Your ex is late or cancels at the last minute',
    text: `In the moment, write only what happens next. Save the pattern for another day.

**While you wait:** "It is 5:20 and we are at the library. We will wait until 5:45. Then we go home and you can pick them up there at 6:30."

**After a cancel:** "Got it, you are not coming today. The kids stay with me. Next pick-up is Friday at 5 as planned."

Send what your plan allows, and then do what you wrote.

**Later, when it is calm and there is a pattern:** "Pick-up was late on May 3, 10 and 17. Would 5:30 suit you better? If so I will plan for that. Please answer by Sunday."

One request, three dates, no "always".

Do not send it through the children, and do not explain the delay to them with blame. "Dad is running late" is enough. Keep a small list with dates and times. A list says more than anger if you ever need help with it.`,
    asks: [
      'ex is always late for pickup',
      'he was two hours late again on sunday and writes it was traffic, what do i write back',
      'he cancelled on the kids again what do i write',
      'she never shows up on time and i am losing it',
      'message for a no show dad',
      'co parent bails last minute every weekend',
      'late for pick up cancelled visit no show message',
      'no call no show again',
      'we are sitting in the mcdonalds parking lot and he is almost an hour behind, what should my text say',
      'my baby daddy flakes on saturdays',
      'she backed out an hour before and my 6 year old had her backpack on',
      'ex never on time',
      'what can i write to a dad who stands his kids up over and over without sounding bitter',
      'tired of waiting around for my ex wife who thinks time doesnt matter',
      'he bailed an hour before the visit, do i lecture him or stick to what happens next',
      '45 minutes in the parking lot with two hungry kids and no dad',
      'she bailed an hour before again',
      'what do i text when hes not there at six like we said',
      'my daughter sat by the window with her backpack and he never came',
      'always late, never says sorry, how do i handle the pattern',
      'how long should i wait at the pickup spot before i take them home',
    ],
    sources: [],
    followUps: ['she never replies to me', 'how do i tell the kids things without making them messengers'],
  },
  {
    id: 'james-point-to-plan',
    advisor: 'james',
    title: 'Pointing to the plan when your ex breaks it',
    text: `Quote the line, say what you will do, and stop. Let the paper speak.

"The plan says exchanges are at 6 on Sunday at the library (page 4). I will be there at 6."

Or after it happened: "On May 3 the kids came back on Monday. The plan says Sunday at 6. Please keep to it this week. I will be at the library at 6."

Why this works better than an argument: there is nothing in it to deny but the date.

- Read the line first. Is it as clear as you think?
- Attach a picture of it the first time only.
- One breach, one message. No summary of the year.
- Note it in a list: date, what the plan says, what happened.

Do not break your own part to pay it back. Not the money, not the time.

If it goes on, ask what your court offers when an order is not followed. The court self-help center or legal aid can tell you. Bring the list.`,
    asks: [
      'my ex ignores our parenting agreement what do i write',
      'she brought the kids back a day late again',
      'how do i remind him what the court order says',
      'he does whatever he wants and not what we signed',
      'ex breaks the parenting plan court order message violation',
      'quote the agreement',
      'our decree says sunday at 6 and my ex acts as if that was a suggestion, what do i put in a text',
      'he violates the order every week',
      'she kept them an extra night without asking',
      'is there a calm way to say thats not in the paper we both signed',
      'baby daddy does not stick to the visitation agreement',
      'remind ex of page 4 without starting ww3',
      'my ex breaks the custody agreement, can i hold back the money or the kids in return',
      'the agreement says 6 and she comes at 8, what do i write',
      'he doesnt follow what the judge signed',
      'how do i bring up the parenting plan without a lecture',
      'quote the order to my ex',
      'she decided on her own to keep them till monday',
      'its in writing and he still does what he likes',
    ],
    sources: [macombEnforcement, texasEnforcement],
    followUps: ['ex is always late for pickup', 'she threatens to take me to court'],
  },
  {
    id: 'james-different-rules',
    advisor: 'james',
    title: 'Different rules in the two homes',
    text: `If it is not safe to ask, use the help button at the top of this chat instead.

Otherwise: you can ask, but you cannot run the other house. Choose one or two things that matter for health or school.

A message that may work:

"Max is very tired on Mondays. The teacher noticed it too. Could we both aim for lights out at 9 on Sundays? I will do the same here."

It has a fact, a shared reason, one request, and your own part.

What does not work: a list of rules, "any good parent would", articles, or what the child said about it.

If the answer is no, change what you can in your home: a quiet Sunday evening, an early Monday.

To the child you can say: "At Dad's it is like that. Here it is like this." School-age children can mostly get used to two sets of rules. For small ones it is harder, so ask for the same bedtime first.

For danger, such as no car seat, drugs or weapons in reach, do not haggle. Ask a lawyer or legal aid.`,
    asks: [
      'we have different rules in each house',
      'he lets them stay up till midnight how do i bring it up',
      'my ex gives the kids too much screen time',
      'she doesnt make our son do homework',
      'how do i talk about parenting differences without a fight',
      'parenting rules bedtime screens homework at the other house',
      'fortnite all weekend at dads',
      'my 8 year old comes home exhausted because there is no bedtime over there, can i say anything to her',
      'junk food at moms house',
      'he is the disney dad and i am the bad cop',
      'can i make my ex follow my rules about the ipad',
      'kids say at dads house there are no rules, what do i tell them',
      'she thinks my discipline is too strict and i think hers is a joke, how do we discuss it',
      'no chores no vegetables no showers at his place',
      'bedtime at her house is whenever',
      'he lets our 9 year old play war games, i dont',
      'kids come home wild after a weekend of no rules',
      'how do i ask my ex to have the same bedtime',
      'candy for breakfast at dads, veggies here, and im the villain',
      'is it bad for them to have two sets of rules',
    ],
    sources: [similarHomes, cornellKids],
    followUps: ['my ex talks badly about me to the kids', 'how do i ask my ex for a favor'],
  },
  {
    id: 'james-handover-words',
    advisor: 'james',
    title: 'What to say at the door',
    text: `If you are afraid at exchanges, do not work on words. Ask about exchanges without contact, through the help button at the top of this chat.

Otherwise: five sentences are enough for any handover.

- "Hi."
- "Her bag is here, the inhaler is in the side pocket."
- "She slept badly, so an early night would be good."
- "See you Sunday at 6."
- To the child: "Have a good time. I love you."

Everything else goes in writing. If your ex starts a topic at the car, say: "Good point. Please email me." Then turn to the child, or go.

You can prepare: keep the bag packed by the door, and arrive on time, not early. Keep it short: no sitting down, no coming in.

If it gets loud, leave the scene, not the child: "Not in front of Leo. I will write to you tonight." A phone in the hand and a friend in the car can help.`,
    asks: [
      'what do i say to my ex at drop off',
      'pickup always turns into an argument in the driveway',
      'how do i act when i see him at the door',
      'she starts fights in front of the kids when i bring them back',
      'short things to say at the door during exchange drop off pickup',
      'small talk in the driveway',
      'i freeze up when she opens the front door with that look, what are a few harmless lines i can use',
      'he tries to discuss child support while buckling the kids in, how do i end it',
      'keep it short at curbside',
      'what do i do with my face when i hand my 4 year old to the man who cheated on me',
      'she baits me on the porch every sunday',
      'polite lines for the mcdonalds parking lot exchange with my ex',
      'my hands tremble walking up to his place, what should i say and when do i leave',
      'what do i say when i drop them off',
      'the two minutes at his front door are the worst of my week',
      'she wants to chat about money while the kids put shoes on',
      'hand off script please',
      'how do i keep a drop off from turning into a scene',
      'i freeze up when i see him in the driveway, give me five words',
    ],
    sources: [],
    followUps: ['i have to have a hard talk with my ex how do i prepare', 'ex is always late for pickup'],
  },
  {
    id: 'james-child-news',
    advisor: 'james',
    title: 'Passing on news about a child: illness, school, hurt',
    text: `Give the facts a nurse would give. Write what happened, what was done, what comes next.

"Ava has a fever since 4 p.m. The doctor saw her at 6 and says it is the flu. Medicine at 8 and 2. She stays home tomorrow. I will write again at noon."

For school: "Meeting with Ms. Green on Thursday at 3 about reading. You can come or call in. I will send notes."

Rules that keep it calm:

- Same day for illness, injury, police or trouble at school.
- No cause and no blame: not "she came back from you like this".
- Send medicine, dose and times in writing at each exchange.
- In an emergency: call first, then text the place.

Does your ex tell you nothing? You may be able to ask the school yourself. Under federal law, both parents can see school records unless a court paper takes that right away.`,
    asks: [
      'our child is sick how do i tell the other parent',
      'what to write when my son got hurt at my house',
      'do i have to tell my ex about doctor appointments',
      'message about school problems to my ex husband',
      'he never tells me when the kids are ill',
      'telling other parent about sick child doctor injury fever school report',
      'er visit, how do i text dad',
      'my toddler fell off the slide at my place and got stitches, what do i write to her mom so she doesnt blame me',
      'lice note to the other household',
      'is there a good way to report a bad report card to my ex',
      'our 10 year old threw up all night on my weekend, when and what do i tell his father',
      'share asthma meds instructions at exchange',
      'my ex finds out about strep throat days later from me and is furious, what should i include',
      'son got suspended, must i inform his mom',
      'how do i tell him she broke her arm',
      'our son got suspended, what do i write to his mom',
      'do i have to tell my ex about every cold',
      'she never tells me when the kids are sick',
      'message about the doctor visit',
      'report card news to the other parent',
    ],
    sources: [schoolRecords],
    followUps: [
      'how do i tell the kids things without making them messengers',
      'how do i email the teacher about our split',
    ],
  },
];
