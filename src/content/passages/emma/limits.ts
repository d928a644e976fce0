import type { Passage, Source } from '../../passage.ts';
import { clevelandGrey, michiganEnforce } from './sources.ts';
import { automaticOrders } from '../shared-sources.ts';

const policeEscort: Source = {
  title: 'How to Get a Police Escort to Retrieve Personal Belongings',
  publisher: 'LegalClarity',
  url: 'https://legalclarity.org/how-to-get-a-police-escort-to-retrieve-personal-belongings',
  checked: '2026-11-22',
};

export const emmaLimits: readonly Passage[] = [
  {
    id: 'emma-boundaries',
    advisor: 'emma',
    title: 'A boundary that holds',
    text: `A boundary is about what **you** will do. It does not need the other person to agree. If saying no has led to threats or violence, announce nothing. Plan first, through the help button at the top of this chat.

Compare:

- Demand: "Stop calling me names."
- Boundary: "When there are names in a message, I do not answer it."

Build it in four steps:

1. Choose one thing. Only one, for a month.
2. Make it something you can do yourself, every time, even tired.
3. Say it once, in writing, without reasons: "I open the door at six. I do not open it before."
4. Then do it, quietly, without a speech.

Expect a test. Do the same dull thing each time. A boundary kept four times out of five teaches that the fifth push pays.

Good first ones:

- no replies after eight in the evening
- no talk at the door beyond the child
- no visits without notice

Check that it fits your court order. You cannot set a boundary against the schedule.`,
    asks: [
      'how do i set a boundary that works',
      'my ex ignores every limit i set',
      'she walks into my house without knocking',
      'how do i say no without starting a fight and stick to it',
      'rules for dealing with an ex who wont respect me',
      'examples of boundaries with an ex',
      'how to put my foot down with my ex',
      'he eats from my fridge and naps on my couch when he brings the kids',
      'im a people pleaser, she walks all over me',
      'can you give me wording for no talk after 8 pm',
      'i tell him stop and he laughs, what is a consequence i can enforce',
      'ultimatum or limit, whats the difference',
      'my ex wife still treats me like her handyman, tech support and atm',
      'one rule i can actually stick to with a pushy ex',
      'how do i set limits with my ex',
      'i say stop and he keeps going, what makes a boundary work',
      'he walks right into my house like he still lives here, how do i make him respect me',
      'she calls at all hours, how do i put an end to that',
      'how to say no and mean it',
      'my therapist says i need boundaries, what does that look like with an ex',
      'i let her walk all over me, where do i start',
      'what can i do when he ignores every rule i make',
      'i want to tell him no calls after eight, how do i word it',
      'i am a people pleaser and he knows it',
      'do i have to explain why i say no',
      'how do i set a boundary with my ex',
      'my ex doesnt respect my boundaries',
      'how can i make him stop coming over whenever he wants',
      'what is a good boundary with a difficult ex',
      'i keep giving in, how do i stick to a limit',
      'what do i do if she crosses the line again',
    ],
    sources: [michiganEnforce],
    followUps: [
      'it got worse since i stopped reacting',
      'how do i get off the phone when he starts yelling',
      'he comes to my door unannounced',
    ],
  },
  {
    id: 'emma-worse-after-limits',
    advisor: 'emma',
    title: 'When it gets worse after you set limits',
    text: `First check safety. Are there threats, following, weapons, drinking, or hints about harming themselves or the children? Then stop here, and use the help button at the top of this chat.

If it is only louder, that can happen. The old way of reaching you no longer works, so they try harder for a while.

What to do in that time:

- Change nothing. Same limit, same words, same hours.
- Do not explain it again.
- Log how often and how strong it is, once a day, in one line.
- Tell two people: "It will be noisy this month."
- Check that the limit is small enough for you to keep.
- Give yourself something good on the noisy days.

After two or three weeks, look at the log. Fewer? Keep going. The same? Ask whether another limit would fit better. More, or nastier? Talk to your lawyer or an advocate.

If you gave in once, that is all right. Start again with the next message. You do not owe anybody a perfect record.`,
    asks: [
      'it got worse since i stopped reacting',
      'he is escalating because i dont answer anymore',
      'i set limits and now she is even nastier',
      'gray rock made him angrier what now',
      'why is my ex angrier now that i have boundaries',
      'the harassment increased after i went quiet',
      'ever since i went low contact he has ramped up',
      'extinction burst, how long does it last',
      'i quit replying at night and now she rages twice as much',
      'i caved after a week of his tantrums, did i ruin it',
      'is it normal that he doubles down when i say no',
      'should i back off from my boundary because shes getting meaner',
      'he throws fits now that he cant get a rise out of me',
      'when does the backlash die down after you hold a line',
      'i finally said no and now its ten times worse',
      'since i stopped answering at night he went crazy with the insults',
      'she got louder after i set a rule, do i give in',
      'i put my foot down and he is punishing me for it',
      'will he calm down if i keep ignoring the tantrums',
      'how long does it stay bad after you start saying no',
      'started only email and now hes at it twice as hard',
      'i caved once and now im back to square one',
      'boundary went fine for a week and then he exploded',
      'my ex got worse after i set a boundary',
      'i stopped reacting and now he does even more',
      'why does she get so much meaner since i said no',
      'is it normal that the fighting increases when you start setting limits',
      'limits made everything louder, do i hold on',
    ],
    sources: [clevelandGrey],
    followUps: [
      "i'm scared of my ex what should i do",
      'how do i set a boundary that works',
      'what should i write in my log',
    ],
  },
  {
    id: 'emma-choose-battles',
    advisor: 'emma',
    title: 'Choosing which fights to have',
    text: `Not for fear: if you give in because you are **afraid**, skip this. Use the help button at the top of this chat.

Ask four questions before you take one on:

1. Is anyone's safety or health at stake?
2. Will it matter in a year?
3. Can a court, a school or a doctor actually do something about it?
4. What does it cost me in money, sleep and time with the children?

Safety is always worth it. For the rest, two clear yeses at least.

Make three lists tonight:

- **Hold:** schooling, medicine, safe driving, the schedule, money you are owed by order.
- **Trade:** holidays, swaps, who pays for what extra. Give one, get one, in writing.
- **Drop:** tone, clothes, haircuts, who was right, what their family thinks.

Put each new conflict on one list before you reply. If it is on Drop, your answer is nothing, or "Noted."

Check the lists with somebody who is calm, such as your lawyer. Ask: "Which two points would you fight for?"`,
    asks: [
      'how do i decide what is worth fighting about',
      'should i just give in to keep the peace',
      'we argue about everything even socks and haircuts',
      'pick your battles in a divorce',
      'which battles are worth it',
      'is it ok to let small fights go, which arguments matter',
      'is it petty to fight over the air fryer',
      'my lawyer bills 400 an hour, which points do i drop',
      'let it slide or stand my ground',
      'every little thing becomes a war, haircuts, nail polish, church, what really matters',
      'what should i bend on and what should i never give up',
      'do i make a stink about him missing picture day',
      'im tired, i want to surrender on the small stuff without losing the important stuff',
      'help me rank the issues, some of them can go',
      'what is worth fighting over and what isnt',
      'i fight him on everything and im exhausted',
      'should i let this one go',
      'is it worth going to court over a haircut',
      'how do i decide what matters',
      'lawyer bills are crazy, what do i drop',
      'do i make a stink about the shoes or not',
      'she wants the couch and the dog, which do i fight for',
      'pick your battles with an ex',
      'which fights are worth it',
      'should i fight him on this or let it go',
      'is this worth the lawyer fees',
    ],
    sources: [],
    followUps: [
      'my ex has totally different rules at his house',
      'how do we talk about this calmly without a fight',
      'will the fighting ever stop',
    ],
  },
  {
    id: 'emma-swap-requests',
    advisor: 'emma',
    title: 'Endless requests to swap days',
    text: `You may say no, and you need no reason. If a no has brought threats, do not negotiate alone. Use the help button at the top of this chat.

Otherwise, "I would like to keep to the schedule" is a full answer.

Make a rule for yourself, so that you do not decide in the heat:

- Asked at least three days ahead, or it is a no.
- One swap a month at most.
- A swap names both days: what I give and what I get.
- Only in writing, and only counted once both wrote "yes".

Ready answers:

- "I can swap this Saturday for Saturday the 21st. Please confirm by Wednesday noon. Otherwise the schedule stays."
- "Not this time. I will have them as planned."

Say yes where it is for the child: grandma's birthday, a team final.

If swaps never come back to you, stop. Show the list to your lawyer if you want the plan changed.

Check what your order says about swaps.`,
    asks: [
      'my ex wants to swap weekends all the time',
      'how do i say no to a schedule change',
      'last minute changes to the visitation plan drive me nuts',
      'he asks to trade days and never gives them back',
      'saying no to swapping days',
      'do i have to agree to trade weekends',
      'can he have my saturday just because of a concert',
      'she treats the parenting calendar like a suggestion',
      'third time this month he wants to switch',
      'google calendar is a mess because she reschedules constantly',
      'am i a jerk for refusing to trade my weekend',
      'im flexible and get nothing in return when i need a favor',
      'nurse with rotating shifts keeps asking me to change days, how do we do that fairly',
      'how much notice should my ex give to change the schedule',
      'he always wants to trade weekends',
      'can i say no to switching days',
      'she asks me to swap every single week',
      'i gave her four of my days and never got one back',
      'ex changes the schedule last minute and expects me to jump',
      'do i have to give a reason for not swapping',
    ],
    sources: [],
    followUps: [
      'my ex is always late for pickup',
      'how do i set a boundary that works',
      'gray rock makes me look cold to the judge',
    ],
  },
  {
    id: 'emma-same-house',
    advisor: 'emma',
    title: 'Still living under one roof',
    text: `If you are afraid in that house, skip the tips. Make a safety plan with an advocate, through the help button at the top of this chat.

If it is only tense, share the house like shift workers.

Write a one-page house plan:

- who sleeps where, with a door that closes
- kitchen and bathroom hours
- which nights each has the children, and which nights off
- bills: who pays what, by which day
- no divorce talk at home. Use email, also from the next room
- no guests overnight

Small things that help:

1. Label one shelf, one drawer, one hook as yours.
2. Be out on your free nights. Library, gym, a friend.
3. Keep your papers and devices locked, or somewhere else.
4. If it heats up: "I am going for a walk. Email me."

Tell the children one line: "We live here together for now, and we take turns."

Ask a lawyer **before** you move out, above all if the children would stay.

If you start to be afraid, go back to the first line.`,
    asks: [
      'still living together during the divorce and its hell',
      'how do we share a house with my ex until its sold',
      'separated under the same roof fighting every day',
      'cant afford to move out and we argue constantly',
      'living in the same house while divorcing',
      'in house separation rules',
      'he sleeps in the basement and i cook in shifts',
      'mortgage is too high so neither of us can leave',
      'how do roommates who are divorcing split the kitchen and the bills',
      'if i go to my sisters, do i lose the house or custody',
      'nesting until closing, tension at every breakfast',
      'what do we tell the kids about mom on the sofa and dad in the guest room',
      'she brings her boyfriend over while i still live here',
      'ground rules until the lease is up in june',
      'we still live together and its hell',
      'neither of us can afford to move out yet',
      'how do you live with somebody you are divorcing',
      'sleeping in the basement while we wait for the house to sell',
      'can i leave the house or will that hurt me',
      'roommates with my wife until summer, any rules that help',
    ],
    sources: [],
    followUps: ['how do i leave safely', 'how do i set a boundary that works', 'how do i do gray rock'],
  },
  {
    id: 'emma-belongings',
    advisor: 'emma',
    title: 'Collecting your things without a scene',
    text: `If you are afraid, do not go alone and do not go at all without a plan. Ask an advocate, or ask the police whether an officer can be there while you fetch your things.

If it is only tense:

1. Send a list, with photos if you have them. Only items nobody disputes.
2. Offer two times: "Saturday ten to eleven, or Sunday four to five. Please choose by Thursday."
3. Say who comes: "My brother and I. We will not need to talk."
4. Bring a helper who keeps calm. Leave the children elsewhere.
5. Take only what is on the list. Photograph each room as you leave.
6. Send a line after: "Picked up items 1 to 14. Thank you."

Leave anything disputed. Do not take or sell shared things of value while the case is open, before you have asked.

Papers, medicine, the child's passport and things with meaning come first. Couches come last.

If it gets loud, leave the rest behind. A thing is not worth your safety. The help button at the top of this chat is there.`,
    asks: [
      'how do i get my stuff from the house without a fight',
      'he wont let me pick up my clothes and documents',
      'police escort to collect belongings from my ex',
      'she is throwing out or selling my things',
      'need to get my furniture and personal belongings out of the house',
      'getting my things back after moving out',
      'my tools and guitar are still in the garage',
      'i left with only a backpack, how do i go back for my birth certificate',
      'he put my stuff on the curb',
      'civil standby, can a deputy come with me to fetch my clothes',
      'she wont give me my grandmothers china',
      'u haul is booked for saturday, how do i keep it peaceful',
      'can i take the tv and the couch i paid for',
      'do i bring someone with me when i grab my boxes from her apartment',
      'how do i get my stuff back from the house',
      'he wont let me in to get my clothes',
      'she still has my grandmothers china',
      'can the police come with me while i pack',
      'i need my things and dont want to see him',
      'my tools and my sons bike are still there',
      'when can i go and get the rest of my belongings',
      'do i just walk in and take what is mine',
      'she put my things in trash bags on the lawn',
      'getting my belongings from the house',
      'he wont give back my stuff',
      'how do i pick up my things without a fight',
      'my clothes and papers are still at her place',
    ],
    sources: [policeEscort, automaticOrders],
    followUps: [
      'how do i leave safely',
      'how do i decide what is worth fighting about',
      'he comes to my door unannounced',
    ],
  },
];
