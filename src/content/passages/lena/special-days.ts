import type { Passage } from '../../passage.ts';

export const lenaSpecialDays: readonly Passage[] = [
  {
    id: 'lena-holidays',
    advisor: 'lena',
    title: 'The first holidays',
    text: `Decide early, and decide small. The day itself is easier with a plan for the morning, the afternoon and the night.

If the children are away:

- Pick a different day and make it yours with them. Same food, same songs.
- Say yes to one invitation, with your own car, so that you can leave.
- Or make it a plain day on purpose: soup, a long walk, three films.
- Volunteer for one shift where hands are needed.

If they are with you:

- Keep two old customs. Drop the ones that only hurt.
- Add one new thing that never was before.
- Let them call the other parent for a short while.

Tell relatives in advance: "Please no talk about the divorce at the table."

Spend what you can afford. Children remember who had time.

Plan the evening after as well. That is when the drop comes. Put a friend's call there.

If the day makes you not want to live, use the help button at the top of this chat.`,
    asks: [
      'first christmas without my kids',
      'dreading thanksgiving as a divorced mom',
      'how to survive the holidays alone',
      'easter, eid or hanukkah when the family is split',
      'new years eve by myself for the first time',
      'birthday, thanksgiving or christmas day without the children',
      'mothers day with no kids, hide under the blanket or go out',
      'who am i on halloween without trick or treating',
      'its his turn for december, what do i do on christmas eve',
      'passover seder at my parents and everyone will ask about him',
      '4th of july family reunion as the only single one',
      'cant afford presents like she can, will santa feel different at my place',
      'should we keep our old traditions like the tree and pajamas or start new ones',
      'fathers day is coming and she has the boys, how do i spend the day',
      'what do i do on thanksgiving now',
      'first easter without the kids and without him',
      'christmas morning in an empty house',
      'how do divorced people get through december',
      'everyone has plans for the long weekend except me',
      'do i go to the family dinner alone and face all the questions',
      'how can i make the holiday nice for my kids when its only me and them',
    ],
    sources: [],
    followUps: [
      'our wedding anniversary is coming up and i dread it',
      'the house is empty when the kids are with their dad',
    ],
  },
  {
    id: 'lena-hard-dates',
    advisor: 'lena',
    title: 'Anniversaries and other hard dates',
    text: `Put the date on your calendar, so that it does not creep up on you. You may feel it days before you know why.

Then make a small plan for it:

- Choose in advance: mark it, or make it ordinary. Both are fine.
- To mark it: light a candle, walk to one place, write a page, then close the notebook.
- To make it ordinary: be at work, fill the evening, see someone who does not mention it.
- Turn off photo memories on your phone that week.
- Mute your ex for three days.
- Tell one person: "Tuesday was our day. Can you text me at eight?"

Do not choose that date to talk about money, sign things or have a serious conversation.

The divorce date itself can be strange too. Some people feel free, some feel nothing, and some cry. You do not owe it a party.

Afterward, write one line about how it was. Next year you will have proof that you got through.`,
    asks: [
      'our wedding anniversary is coming up and i dread it',
      'his birthday still makes me sad',
      'the divorce is final tomorrow, what will i feel',
      'certain dates wreck me, like the day we met',
      'valentines day is hell this year',
      'how to get through an anniversary after divorce',
      'would have been our 20 years on saturday',
      'facebook memories showed me our honeymoon today',
      'one year since he walked out is coming up',
      'the judge signs on the 14th, do people celebrate or cry on that day',
      'her 40th is next week, do i send anything or ignore it',
      'every june 5th i fall apart and this year i want to be ready',
      'should i take the day off on what used to be our special day',
      'our song, our restaurant, our date, how do i make it just another ordinary tuesday',
      'tomorrow would be our anniversary',
      'it is her birthday and i dont know what to do with myself',
      'the day it becomes official, do people do something',
      'a year ago today he told me, i can feel it coming',
      'how do i get through the date we got married',
      'every time that month comes around i go to pieces',
      'valentines coming up and every store is full of hearts, i want it over',
      'our song, our place, that date on the calendar, it gets me each time',
    ],
    sources: [],
    followUps: ['first christmas without my kids', 'what do i do with my wedding ring and photos'],
  },
  {
    id: 'lena-child-free-days',
    advisor: 'lena',
    title: 'When the children are at the other home',
    text: `Plan the first two hours after they leave. Do not go straight back to the quiet rooms.

1. Drive from the drop-off to a place with people: a store, a gym, a friend's kitchen.
2. Shut the door to their bedroom, or tidy it right away. Pick which hurts less.
3. Have one thing in the calendar for each child-free day.

Split the time in three: something you must do, something that rests you, something you never could do with them around. Sleep counts.

Let the missing have a place. Write them a line in a notebook each evening. They may read it when they are grown.

Agree on one short call at a fixed time, if your plan allows it. Ask about their day, not whether they miss you.

Say at goodbye: "Have a good time. I will be fine, and I will see you Wednesday." They need your permission to enjoy it.

If you worry that they are not safe there, that is not loneliness. Use the help button at the top of this chat.`,
    asks: [
      'the house is empty when the kids are with their dad',
      'first weekend without my children and im falling apart',
      'i cry every time i drop them off',
      'what do i do with myself on the days i dont have my kids',
      'half the week without my son feels unbearable',
      'weekends without the kids are torture, i miss them at the other house',
      'my kid free week just started, what now',
      'i sit in her bedroom and sniff her stuffed animals when shes at her moms',
      'dropped them off, drove around the block three times because i couldnt go home',
      'i feel useless every other week when im not being dad',
      '50/50 schedule means five days with no bedtime stories, how do people stand it',
      'how often should i facetime my little ones while they are over there',
      'my boy is two and gone until wednesday, the toys on the floor break me',
      'any ideas for filling the days when its his turn with them',
      'my kids are with their mother this week and i dont know what to do with myself',
      'dropping them off on sundays rips my heart out',
      'the quiet when theyre gone, i walk past their rooms and lose it',
      'how do other divorced moms handle the weekends without their children',
      'i only get my boys half the time now and the other half im lost',
      'first full week without my baby girl, how do i get through',
      'what should i do after the drop off so i dont go home and cry',
      'i count hours till i get my kids back, nothing else means anything',
      'how do you get used to not having your children every night',
      'is it ok to call them every night while theyre at dads, i miss them so much',
      'i miss my kids when theyre with their dad',
      'what to do when the kids are gone for the weekend',
      'empty house without my children, cant bear it',
      'how to cope with half time custody, i miss them so much',
      'my days without the kids are awful',
      'the first night without them is always the worst',
    ],
    sources: [],
    followUps: [
      'my daughter cries and misses her dad',
      'first christmas without my kids',
      'evenings by myself are so lonely',
    ],
  },
];
