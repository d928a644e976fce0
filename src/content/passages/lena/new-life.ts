import type { Passage } from '../../passage.ts';

export const lenaNewLife: readonly Passage[] = [
  {
    id: 'lena-who-am-i-now',
    advisor: 'lena',
    title: 'Finding yourself again',
    text: `Start with what you can choose this week, not with the question of who you are.

Try a small hunt:

1. List ten things you liked before this relationship. Music, food, places, people.
2. List three you gave up to keep the peace.
3. Pick one from each list. Put it on the calendar within seven days.

Then collect facts about yourself, like a new friend would. What time do you like to eat? Which side of the couch? What do you watch when nobody comments?

Say "I" on purpose for a day: "I would like the window seat."

Try one thing where nobody knew you as a couple. Go three times before you decide.

You will feel silly, and now and then you will feel light. Note the light ones. They point somewhere.

Changing your name back, your hair or the kitchen color can help. Large changes can wait until the ground is firmer.

You do not have to become somebody new. Some of you was only waiting.`,
    asks: [
      'i dont know who i am without my marriage',
      'lost my identity, i was always just a wife and mom',
      'how do i start a new life after divorce',
      'hobbies and interests after divorce, what do i even like',
      'rebuilding myself at 40 from scratch',
      'finding myself again after divorce',
      'i dont even know what music i like anymore',
      'should i go back to my maiden name and chop off my hair',
      'married at 19, never got to be just me',
      'what do people do with themselves once theyre single',
      'for years i was somebodys better half, who is left',
      'i gave up painting and my band for her, is it too late to pick it back up',
      'reinvent myself, new chapter, where to begin',
      'im 33 and feel like a blank page, want to discover what makes me happy again',
      'who even am i without him',
      'i was a wife for so long i forgot what i like',
      'how do people rebuild their life after a divorce',
      'what do i do with myself now that im single',
      'everything i did was for the family, i have no hobbies of my own',
      'starting from zero at 44, where do i begin',
      'i want to find out who i am again',
      'dont know what i want anymore, for two decades i did what she wanted',
      'should i go back to my old name, i dont feel like mrs anybody anymore',
      'how do i find me',
      'i lost myself in that marriage',
      'dont know who i am since the divorce',
      'want a new start but i have no idea what i like',
      'what hobbies do people pick up after divorce',
      'trying to find myself after being someones wife for 25 years',
      'what makes me me, i always did what he liked',
      'new life, where do i start, i feel like a stranger to myself',
    ],
    sources: [],
    followUps: [
      'how do i know if im actually healing',
      'divorced after 30 years and starting over at 60',
      'how do i make my new apartment feel like home',
    ],
  },
  {
    id: 'lena-ready-to-date',
    advisor: 'lena',
    title: 'Whether you are ready to date',
    text: `There is no right number of months. Ask yourself these five, honestly.

1. Can I spend a free evening alone without panic?
2. Can I talk about my ex for two minutes without heat?
3. Do I want to meet someone, or to stop feeling something?
4. Can I say no to a second date?
5. Do I have time that does not come out of my children's week?

Mostly yes: start small. Coffee, an hour, a public place. Tell a friend where you are.

Mostly no: that is useful to know. Build company first.

For now:

- Keep dates out of your children's sight until it is steady.
- Keep your address, your work and the school private for a while.
- Notice how they act when you say no. That tells you more than charm.
- If your divorce is still open, ask your lawyer whether dating could matter in your case.

If your ex has threatened you or watches you, plan this with an advocate first. The help button at the top of this chat can connect you.`,
    asks: [
      'am i ready to start dating again',
      'how soon is too soon for a new relationship',
      'scared to trust anyone or use dating apps after divorce',
      'is this a rebound',
      'will i ever find love again',
      'is it okay to start seeing someone new, dating after divorce',
      'downloaded bumble last night then deleted it',
      'is it wrong to flirt while the papers arent final',
      'met a nice guy at the gym, do i say yes to coffee',
      'havent kissed anyone but my ex in 17 years, terrified of a first date',
      'when should my children meet the guy im seeing',
      'cute coworker asked me out, am i just filling a hole',
      'how many months should a man wait before going on hinge again',
      'hooking up with people so i dont have to feel, is that bad',
      'is it too early to see other people',
      'a friend wants to set me up, am i ready',
      'how long after a separation before you date',
      'my divorce isnt final and ive met someone',
      'scared to get hurt again, how do i know when im ready for a relationship',
      'should i sign up for a dating site or wait',
      'am i only looking for someone because i cant stand being alone',
      'im 55 and havent been on a date since high school, how does it work now',
      'went on one date and came home and cried, too soon i guess',
      'does it hurt my case if i go out with someone before the divorce is done',
      'when should i start dating again',
      'dating after divorce, when is it ok',
      'is it too soon to date',
      'i like someone but im still married on paper',
      'afraid of dating again after my marriage',
      'how do i know im ready to meet somebody new',
    ],
    sources: [],
    followUps: ['my ex already has someone new', 'i feel ugly and unlovable now'],
  },
  {
    id: 'lena-new-home',
    advisor: 'lena',
    title: 'Making a new place feel like home',
    text: `Begin with one corner that works, not with the whole place. A lamp, a chair, a blanket, a plug for the phone.

First week:

- Make the bed and hang the shower curtain. The rest can stay in boxes.
- Put up one picture that has nothing to do with the marriage.
- Choose a smell: coffee, soap, onions in a pan.
- Learn one neighbor's name, and the nearest late-night store.

With children, before they sleep there:

- Let each choose one thing: bedding, a night light, where the bed stands.
- Keep pajamas, toothbrush and a charger there, so they do not pack a bag each time.
- Cook the same supper on the first night every time.
- Call it by a name they pick. Not "Mom's apartment", if they mind that.

Used and few is fine. Ask friends for exact things: "Does anyone have a spare pot?"

If you moved to be safe, keep the address off forms and photos. An advocate can tell you what else to do. Use the help button at the top of this chat.`,
    asks: [
      'how do i make my new apartment feel like home',
      'hate this tiny rental after losing our house',
      'moved out and everything here is strange and bare',
      'helping kids settle in at my new place on a small budget',
      'settling into a new apartment after separation',
      'my new house feels empty and cold',
      'mattress on the floor and one fork, how do i set this place up',
      'from a four bedroom to a studio over a laundromat, feels depressing',
      'kids say my condo is boring and they want their old room',
      'what should my children have at my place so they dont pack a bag',
      'facebook marketplace finds and ikea, how can i make it cozy for cheap',
      'living in my parents basement at 41 with my daughter, how to make it ours',
      'first night in the trailer, echo everywhere, i want to cry',
      'decorating ideas for a divorced dad whose walls are bare',
      'new place, bare walls, feels like a motel',
      'how can i make this apartment nice for the kids on no money',
      'i hate where i live now',
      'moved into a rental with three boxes, what do i need first',
      'my kids dont want to stay at my new apartment',
      'it doesnt feel like home here',
      'how do you make a small place feel like yours after losing the house',
    ],
    sources: [],
    followUps: [
      'the house is empty when the kids are with their dad',
      'i dont know who i am without my marriage',
    ],
  },
  {
    id: 'lena-later-life',
    advisor: 'lena',
    title: 'Divorce after decades together',
    text: `You are not too late. You are also not wrong to find it hard. Half a life of habits ends at once.

Start with the daily shape. For each part of the day that was "ours", decide what it is now:

- Morning coffee: on the porch, with the radio.
- Supper: at the counter, or with a neighbor on Wednesdays.
- Sunday: a fixed call with one person.

Learn the jobs the other one did, one a month: the bills, the car, the cooking, the birthdays. Ask a grown child to show you, not to do it.

About adult children: they grieve too. Say: "You do not have to fix this or choose. I would like to hear how it is for you." Do not tell them the private reasons.

Make a health list: doctor, pills, who comes if you fall. Give it to someone.

Find one place a week that needs you. Being needed can ease the feeling of being discarded.

Ask about money early, with someone who knows about retirement pay and health cover.`,
    asks: [
      'divorced after 30 years and starting over at 60',
      'gray divorce, too old to begin again',
      'my adult children are upset about our divorce',
      'married my whole life and never lived alone',
      'late life divorce in my sixties',
      'i am 62, married 40 years and now alone, left by my spouse',
      'retired and suddenly on my own at 71',
      'he left me for his high school sweetheart after we raised four kids and buried our parents',
      'widow friends pity me but im divorced at 66, where do i fit',
      'never wrote a check or pumped gas, my husband did it all for 44 years',
      'i never cooked, she did everything, now im 69 and eat from cans',
      'grown son refuses to speak to his father about us splitting',
      'who takes care of me when i get sick, now that im a senior alone',
      'is it foolish to leave at 58 after the youngest went to college, empty nest',
      'starting over at 67 feels impossible',
      'my wife of 41 years left, what now at my age',
      'im a senior citizen getting divorced, who does that',
      'too old to live alone, never did it in my life',
      'grown kids are furious that mom and dad are splitting after all these years',
      'my husband did all the driving and the checkbook, im 72',
      'retirement was supposed to be us two, now its just me',
      'who will be there when i get sick, im alone at 70',
      'do people our age ever get used to living by themselves',
      'divorce at 65',
      'grey divorce, how do people manage',
      'single again in my seventies',
      'we were married 38 years and now i am by myself in an old house',
      'my kids are grown and they took it so hard that we divorced',
      'how do seniors start over after a long marriage',
    ],
    sources: [],
    followUps: ['i dont know who i am without my marriage', 'evenings by myself are so lonely'],
  },
];
