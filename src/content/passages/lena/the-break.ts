import type { Passage } from '../../passage.ts';
import { umdGrief } from './sources.ts';

export const lenaTheBreak: readonly Passage[] = [
  {
    id: 'lena-first-days',
    advisor: 'lena',
    title: 'The first days after the news',
    text: `For three days your only job is to get through them. Almost nothing else is due.

1. Tell two people. Ask one to check on you each evening.
2. Water, something salty, something sweet, every few hours.
3. Sleep where you feel safe. A friend's couch is fine.
4. Call in sick for a day if you can.
5. Take a photo of any paper you are given. Note the day you got it. Papers can carry deadlines, so ask a court self-help center or a lawyer soon.

Leave these alone for now: announcements online, big purchases, moving money, long talks at night, promises.

With children: "Something big is happening between us. You are loved and you will be looked after. I will tell you more soon."

Your mind may replay it, go blank or race. Shock is a common first answer to a loss.

If you are in danger, or the news came with threats, do not stay to talk it over. Use the help button at the top of this chat now.`,
    asks: [
      'he told me last night he wants out, what do i do first',
      'just found out and im in shock, how do i get through today',
      'my wife moved out this morning',
      'first days after separating, i cant function',
      'we told each other its over and i feel like im falling',
      'we decided to separate yesterday, what now',
      'found the note on the fridge this afternoon',
      'she dropped the bomb at breakfast, im in a daze',
      'got handed an envelope by a process server today, head is spinning',
      'what should i do in the first 24 hours',
      'hubby packed a suitcase tonight and drove off, kids are asleep, im pacing the hallway',
      'i kicked him out an hour ago and im shaking, now what',
      'day two and i havent slept or showered, what matters right now',
      'we agreed sunday night that its done, who do i tell and what can wait',
      'we just split up, what do i do',
      'my husband said today that he wants a divorce',
      'she left this morning and im numb, what now',
      'he just told me and i cant stop shaking',
      'what should i do first when your spouse leaves',
      'just got served papers at my door, i cant think',
      'it happened last night, im sitting in the kitchen, what do i need to do today',
      'my wife says its over and is packing her stuff right now',
      'how do i get through the next few days',
      'told the kids nothing yet, he moved out yesterday, i dont know where to start',
      'brand new to this, separated since monday',
      'i found out two hours ago that my marriage is over',
      'what comes first after you decide to separate, im in a fog',
      'it happened today, what now',
      'he said he is leaving, im sitting on the bathroom floor, first night',
      'just separated, what are the first things i need to take care of',
      'she told me yesterday its over and i have to go to work tomorrow, how',
      'what should i not do in the first week after a separation',
      'im in shock, my husband announced he wants a divorce over dinner tonight',
      '24 hours since he left, havent eaten, whats the first step',
    ],
    sources: [umdGrief],
    followUps: ["i can't eat since he left", "i can't sleep since we separated", 'he left me out of nowhere'],
  },
  {
    id: 'lena-being-left',
    advisor: 'lena',
    title: 'When you did not choose this',
    text: `You were told the end of a story you were still living in. It makes sense that you feel behind, dizzy and unwanted.

For the first days, do three things only.

1. Tell one person who is on your side.
2. Eat, drink water, lie down at night.
3. Sign nothing and promise nothing today.

You will want to know why. You may get an answer that changes, or none. Try writing your own: "What I know for sure is ..." Stop at what you know. The gaps are not proof that you were not enough.

Being left says what one person decided. It does not set your worth.

Avoid asking for reasons late at night. Each new answer will need another. If you need to say something, use: "I am hurt. I am not able to talk about it tonight."

When you catch yourself bargaining, ask what you would tell a good friend in your place.`,
    asks: [
      'he left me out of nowhere',
      'my wife wants a divorce and i did not choose it',
      'blindsided, i never saw it coming',
      'how do i accept a breakup i didnt choose',
      'he left me for another woman, abandoned and thrown away like trash',
      'rejected and dumped by my spouse',
      'she sat me down and said shes done, i had no clue',
      'kicked to the curb after 22 years',
      'he said he checked out years ago, why wasnt i enough',
      'i begged and pleaded and she still filed',
      'why did he leave, i need a reason and all i get is its not you',
      'i came home from deployment and the closet was empty, she walked out on us',
      'stbx ended it over a text message, cant wrap my head around it',
      'how do you cope when the other person decides and you get no say',
      'he doesnt love me anymore, just like that, after 14 years',
      'she wants out and wont say why',
      'how do you go on when you still love them and they are finished',
      'dumped, thats the word, dumped at 51',
      'i would have done anything to save it and he just quit on us',
      'never got a warning, he packed and said its over, what did i do wrong',
      'my wife walked out on us, i keep asking myself why i was not good enough',
      'it takes two to marry and only one to end it, i had no vote in this',
      'how do i stop begging him to come back',
      'i still dont understand why she left me',
      'my husband left me',
      'my wife left me and i dont understand',
      'he doesnt want to be married anymore and i still love him',
      'how do i accept that she is gone',
      'left after 20 years without a reason',
      'i didnt want this divorce',
      'why did he leave me, i keep asking',
    ],
    sources: [],
    followUps: [
      'i want to text my ex so badly right now',
      'i feel ugly and unlovable now',
      'she cheated on me and i cant get the pictures out of my head',
    ],
  },
  {
    id: 'lena-hoping-for-return',
    advisor: 'lena',
    title: 'Hoping that they come back',
    text: `Nobody can tell you if they will, and waiting for a sign wears you out. You may hope, and still look after today.

Look at what they do, not at one warm message:

- **A step** is said plainly and kept: "I want to work on us. I made an appointment for Tuesday."
- **A crumb** comes late at night, or when you pull away, and asks nothing of them.

Set a limit that is yours alone:

1. Choose a date some weeks from now. Write it down.
2. Until then, do not beg, test, or send messages through friends.
3. Each day do one thing that is good in both cases: sleep, a walk, an hour with a friend, one bill sorted.
4. On that date ask: what have they done since?

If you need to ask once, ask once, by day: "Do you want to try again? I will take your answer as it is."

If they hurt or scared you, wishing them back is common and no reason to be ashamed. Speak to an advocate before you meet. Use the help button at the top of this chat.`,
    asks: [
      'do you think she will come back',
      'will he come back to me',
      'do they ever come back',
      'i keep hoping he changes his mind',
      'is there still a chance for us',
      'he says he misses me, does that mean he wants to come home',
      'she said maybe one day, should i wait for her',
      'how long should i wait for my wife to come back',
      'mixed signals, one day sweet and the next day cold',
      'i still set the table for two in case he walks in',
      'can a marriage be saved when only one wants it',
      'how do i let go of the hope that we get back together',
      'he left but he still texts good night, what does that mean',
      'should i fight for my marriage',
      'i want my husband back',
      'i want her back',
    ],
    sources: [],
    followUps: [
      'i want to text my ex so badly right now',
      'how do i accept a breakup i didnt choose',
      'i feel ugly and unlovable now',
    ],
  },
  {
    id: 'lena-affair',
    advisor: 'lena',
    title: 'After an affair',
    text: `You do not need more details. Each one gives your mind another picture to replay. Decide now what you will not ask or look up.

When the pictures come:

- Say "That is the film again." Naming it puts a little space between you and it.
- Move: stand up, cold water on your wrists, step outside.
- Then put your eyes on something that needs them: a puzzle, a game, driving directions.

For the body: if there was unsafe sex, ask a clinic or doctor for a test. They do this every day and you do not have to tell the story.

For the questions that burn, choose two at most. Ask them once, in daylight, or let them go. If you are afraid of your partner's reaction, do not ask at all.

It was their choice. You could have been thinner, kinder or home more, and they still would have had to choose.

Choose carefully who you tell. People remember it longer than you may want.`,
    asks: [
      'she cheated on me and i cant get the pictures out of my head',
      'my husband had an affair, how do i cope',
      'betrayed and i keep imagining them together',
      'cant stop asking about the other woman',
      'infidelity ruined my trust in everyone',
      'my spouse lied and cheated with a coworker, how to cope',
      'hotel receipts on his venmo, now my head plays a movie of it all day',
      'he was on tinder the whole time',
      'should i get tested for an std after my wife slept around',
      'she had a fling with my best friend, i cant unsee the pictures on her ipad',
      'do i need to know all the details of what they did together',
      'i want to know everything, when, where, how many times, and every answer makes it worse',
      'unfaithful husband, was it because i gained weight after the baby',
      'do i tell people that he was sleeping with his assistant or keep it quiet',
      'found the texts to the other woman',
      'cant get it out of my mind, him with her in our bed',
      'how do i stop picturing my wife with that guy',
      'should i ask him for all the details of the affair or not',
      'my husband cheated and i check everything now and feel sick',
      'who do i tell that she was unfaithful, i want the whole world to know',
      'he says it was only a few times, i keep digging for the truth about the affair',
      'after being cheated on how do i ever stop feeling so humiliated',
      'do i need blood work at the clinic because he was sleeping around',
      'the other man is somebody i know from little league and i see him every saturday',
      'my husband cheated',
      'she had an affair, how do i get over it',
      'he cheated with my friend and i keep seeing it in my head',
      'i cant stop thinking about the affair',
      'how to deal with being cheated on',
      'discovered he has been unfaithful for a year',
      'should i read all their messages to each other or leave it',
      'images of my wife with another man wont go away',
    ],
    sources: [],
    followUps: [
      'my ex already has someone new',
      'im so angry i could scream',
      'i feel ugly and unlovable now',
    ],
  },
  {
    id: 'lena-long-limbo',
    advisor: 'lena',
    title: 'When the divorce drags on',
    text: `You cannot set the pace of a court or of another person. You can stop living in the waiting room.

Try this split:

- **Divorce hours.** Two fixed slots a week for mail, calls and forms.
- **Rest of life.** Everything else. When it leaks, write a note for the next slot.

Ask your lawyer or the clerk one question: "What is the next event, and when?" Put only that on the wall. You do not need the whole road.

Make three plans that do not depend on the outcome. A weekend trip, a class, a bookshelf. Finish one.

Mark time in your own way. A jar with a bean for every week works, because you can see it fill.

Tell friends: "There is no news. Ask me about something else." They will be relieved too.

Let yourself be bored with it. Boredom is kinder than alarm.

If you notice that each delay comes with threats or fear, tell your lawyer. Use the help button at the top of this chat as well.`,
    asks: [
      'this divorce is dragging on forever and im worn down',
      'stuck in limbo waiting for it to be final',
      'how do i live with not knowing what will happen',
      'years of this and no end in sight, so tired',
      'waiting for the judge to sign, the waiting makes me crazy',
      'uncertainty about when it will be over',
      'eighteen months and still legally married',
      'another continuance, another six weeks, i could pull my hair out',
      'im on pause until this thing is finalized',
      'is there an end to this legal nightmare',
      'how do i stop checking the mailbox and the court website every day',
      'neither married nor single, just hanging in the air',
      'fed up with postponements, how do i stay sane in the meantime',
      'on hold for three years while lawyers swap letters, i want my weekends back',
      'when will this divorce be over, its been two years',
      'waiting and waiting, nothing happens',
      'i cant move on until its final',
      'how do you live your life while the divorce drags on',
      'another delay, hearing moved again, im so tired of it',
      'stuck in the middle, not married not free',
      'it never ends, every time i think were done theres something else',
      'my life is on hold because of this case',
      'how do i cope with not knowing when it ends',
      'he keeps it going on and on and i cant plan anything',
      'the lawyers say next spring now, how do i stand the waiting',
      'tired of people asking is it final yet',
    ],
    sources: [],
    followUps: ['i get so anxious before a court date', 'why do i wake up at 3am with my mind racing'],
  },
];
