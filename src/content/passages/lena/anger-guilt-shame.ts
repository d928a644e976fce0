import type { Passage } from '../../passage.ts';
import { dukeAnger, wlLeaving } from '../shared-sources.ts';

export const lenaAngerGuiltShame: readonly Passage[] = [
  {
    id: 'lena-anger',
    advisor: 'lena',
    title: 'Anger that takes over',
    text: `Leave before it peaks. As soon as you feel the heat climb, step out of the room or off the call. That is a time-out, and it works best early.

Then give the anger something to do:

- Walk fast around the block, or climb stairs.
- Squeeze a towel with all your strength, then let go. Five times.
- Write the message you want to send, on paper. Tear it up.
- Breathe out slowly until your shoulders drop.

Later, when you are cool, ask: what was I protecting? Often it is fairness, time with the children, or respect. Then pick one step that serves that.

Tell people you live with: "When I say I need ten minutes, I am cooling down. I will come back." Then do come back.

If you fear that you might hurt someone, leave the place. Then use the help button at the top of this chat. Asking is the strong move.`,
    asks: [
      'im so angry i could scream',
      'how do i deal with all this rage at my ex',
      'furious all the time and it scares me',
      'i hate him and want revenge, so mad i cannot see straight',
      'cant let go of resentment and bitterness',
      'how to stop being angry at my ex wife, anger issues',
      'i want to punch a wall',
      'blood boiling after the zoom hearing, where do i put this fury',
      'how do i cool off before i do something stupid',
      'he gets the house and the new life and i get the bills, im livid and seething all day',
      'road rage, slamming doors, thats not who i used to be',
      'pissed off at everything, short fuse since my wife took off',
      'keyed up with hate for that woman, i daydream about getting even',
      'my temper is out of control, what calms a person down in the moment',
      'i could throw a plate right now',
      'where do you put all this anger',
      'every time i think what she did to me my face goes hot and i shake with rage',
      'im mad at everybody, the lawyer, the dog, the guy in front of me in traffic',
      'how to calm down quick before i say something i cant take back',
      'i get so furious i scare myself, never been like this',
      'want to get even with him so bad, how do i get rid of the fury',
      'i slammed the phone down so hard it cracked, what do hot tempered people do to cool off',
      'i am so angry at my ex',
      'what do i do with my anger',
      'rage comes out of nowhere',
      'i hate her for what she did and it eats me up',
      'how can i calm myself when im furious',
    ],
    sources: [dukeAnger],
    followUps: [
      'i yelled at my kids and feel awful',
      'do i have to forgive my ex',
      'i want to text my ex so badly right now',
    ],
  },
  {
    id: 'lena-guilt-for-leaving',
    advisor: 'lena',
    title: 'Guilt because you are the one who left',
    text: `Guilt and having done wrong are two different things. Guilt can simply mean that you know someone is hurting.

Try sorting it on paper, in two columns.

- **Mine to mend:** things you did that you wish you had done otherwise. Pick one. Put it right or stop doing it.
- **Not mine to carry:** their feelings about your choice, the wish that it had worked, the years before.

Then write one honest sentence about why you left. Keep it in your wallet. When the guilt is loud, read that sentence, not the whole history.

You can be sorry that they are in pain and still not go back. Both are true.

Did you leave because you were scared, watched or hurt? Then guilt may be part of what kept you there. You do not owe a return, a talk or an apology for getting safe. The help button at the top of this chat leads to people who know this well.`,
    asks: [
      'i feel so guilty for leaving my husband',
      'im the one who asked for the divorce and i feel selfish',
      'guilty that my kids dont have a normal family, i broke it up',
      'how can i live with hurting her like this',
      'guilty about ending the marriage',
      'i walked out on my wife and feel terrible, the guilt is eating me',
      'he is a good man and i destroyed him',
      'i filed and now she begs me to stay, i feel like a monster',
      'the kids ask why daddy has a sad face and its because of me',
      'am i a bad person for walking away from a decent husband',
      'he cries on the phone and my conscience wont let me rest, how do i carry this',
      'my parents say i blew up a perfectly good home because i was bored',
      'i owe her after 18 years but i cant stay married out of pity',
      'left my disabled spouse, feel like scum about it',
      'it was my choice and now i see what it does to him',
      'i hurt a good person because i wasnt happy',
      'she did nothing wrong, i just fell out of love, how do i stop feeling guilty',
      'every time the kids are sad i think i did this, i am the one who left',
      'my husband is falling apart since i told him im leaving and it is my doing',
      'do i owe him another chance because he is hurting',
      'i ended it and everybody feels sorry for her, i feel like the villain',
      'can a decent man leave a sick wife, i cant look at myself',
      'how do i forgive myself for walking away from my vows when nobody cheated',
      'guilty, i asked for this divorce and everyone is suffering',
      'my wife cries and says i broke my promise, i feel so guilty about leaving',
      'i feel guilty every time i laugh because he is alone in that house',
      'how do you live with the guilt of ending a marriage',
      'i left and he has nobody, guilt is crushing',
      'my mother in law said i abandoned him, maybe i did',
      'walked away after his layoff, what kind of wife does that',
      'im the one who wanted out so i dont get to be sad, i feel guilty',
    ],
    sources: [],
    followUps: [
      'was it a mistake to leave, is divorce the right decision',
      'i feel relieved and then ashamed of it',
      'my son says the divorce is my fault and he hates me',
    ],
  },
  {
    id: 'lena-shame-failure',
    advisor: 'lena',
    title: 'Feeling like a failure',
    text: `A marriage that ended is not the same as a life that failed. It is one part, and you put real work into it.

When the shame starts talking, do this on paper:

1. Write what it says, word for word: "I could not even keep a family together."
2. Ask: would I say this to my sister or my best friend?
3. Write what is also true. "I tried counseling. I get up every day. My children are fed."
4. Read line three out loud. Twice.

Shame shrinks when it is told to one safe person. Pick someone who does not gossip and does not fix. Say: "I feel ashamed about the divorce. Can you just hear it?"

You do not owe anybody the story. "We have separated. I am taking it one week at a time" is enough for work or church.

If faith or family makes it heavier, look for one person inside it who is kind.`,
    asks: [
      'i feel like such a failure because my marriage ended',
      'ashamed to be divorced',
      'embarrassed, my whole family never divorces',
      'my church thinks divorce is a sin and i feel judged',
      'i failed as a wife and as a parent',
      'shame about my divorce',
      'second divorce and im only 38, total mess',
      'nobody in my family ever split up, im a disgrace',
      'i hide the fact that im divorced from people at temple',
      'couldnt make it work even for the kids, feel like a loser',
      'i cant look anyone in the eye at mass anymore',
      'my immigrant parents say i brought dishonor on us by letting the marriage fall apart',
      'everyone posts happy couples and im the screwup who couldnt keep a husband',
      'the stigma of being a divorcee at our mosque, the whispering is killing me',
      'im the only divorced one at my parish and i feel it',
      'cant believe im one of those people now, divorced',
      'what kind of wife cant keep a family together',
      'i avoid my old neighborhood because i dont want them to know we didnt make it',
      'my dad hasnt spoken to me since i said the word divorce, he says we dont do that',
      'three kids two dads and now a second divorce, i am a walking statistic',
      'how do i hold my head up, i feel like everyone is judging me',
      'i am ashamed that im divorced',
      'feel like a failure because my marriage failed',
      'my family looks down on me for divorcing',
      'embarrassed to say i am divorced at church',
    ],
    sources: [],
    followUps: [
      'what do i say when people ask about the divorce',
      'i feel ugly and unlovable now',
      'was it a mistake to leave, is divorce the right decision',
    ],
  },
  {
    id: 'lena-relief-and-shame',
    advisor: 'lena',
    title: 'Relief, and shame about the relief',
    text: `Relief is allowed. It tells you how heavy something was. It does not mean you never loved them, or that the children do not matter.

Feelings after a separation rarely come one at a time. You can be free on Monday and bereft on Tuesday.

Try saying it with "and" instead of "but":

- "I am relieved, **and** I am sad for the kids."
- "I miss him, **and** the house is peaceful."
- "It was right, **and** it hurts."

Write down what exactly is lighter. No shouting? No guessing moods? Sleeping through? That list shows what you need from now on.

You do not have to perform grief for other people. "I am doing okay, thank you" is honest.

With the children, keep the relief quiet. Theirs may be mixed too, so ask nothing and let them lead.

If you are relieved because you are no longer afraid, take that seriously. An abuser can become more violent weeks or months after the end. Make a safety plan with an advocate, through the help button at the top of this chat.`,
    asks: [
      'i feel relieved and then ashamed of it',
      'is it normal or wrong to feel happy about my divorce since he moved out',
      'mixed emotions, free one day and crying the next',
      'i feel peaceful alone, am i a cold person',
      'relieved that my marriage is over',
      'feeling happy after divorce, guilty about it',
      'i danced in the kitchen the day she left, am i awful',
      'everyone says condolences and i secretly want to celebrate',
      'no more tension at dinner, i can breathe, so why do i feel bad about it',
      'my mom thinks i should be sadder than i am',
      'is it heartless to enjoy having the house to myself',
      'lighter than i have been in ten years but then i look at the kids faces',
      'he cries and im glad its done, what does that say about me',
      'love him, glad hes gone, both at once, is that weird',
      'i feel lighter since she left, is that awful',
      'why am i happy when i should be sad',
      'sleeping great since he moved out and i feel bad about that',
      'relieved its over but i cant tell anyone',
      'one minute i feel free and the next i am in tears',
      'am i heartless for not missing him',
      'everybody says sorry and i feel like saying dont be, im glad',
      'house is calm now and i like it, does that make me a bad wife',
      'is it okay to be glad the marriage is over',
      'i feel relieved about the divorce and guilty for it',
      'is it normal to feel happy after separating',
      'im glad hes gone, should i feel ashamed',
      'i feel free and bad about feeling free',
      'happier without her and i feel like i shouldnt be',
    ],
    sources: [wlLeaving],
    followUps: [
      'i feel so guilty for leaving my husband',
      'i feel nothing, just numb and empty',
      'i dont know who i am without my marriage',
    ],
  },
  {
    id: 'lena-did-i-choose-wrong',
    advisor: 'lena',
    title: 'Doubt about the decision',
    text: `If there was hitting, threats, fear or control, do not test your doubt by going back. Talk to an advocate first, through the help button at the top of this chat.

If there was none of that, test it slowly. Missing someone and wanting the old life back can feel the same at midnight.

- For two weeks, do not decide. Note the time and place each time the doubt comes.
- Look for the pattern. Is it Sunday evening? After seeing a happy couple? After a bill?
- Ask what you miss: this person, a warm house, company, safety, being chosen.
- Write the three reasons you separated, as plain facts with dates. Read them next to the doubt.

If what you miss is company or calm, that can be built in other ways.

If you still want to try again after that, talk it through with a counselor of your own first. Do not tell the children until it is certain.`,
    asks: [
      'was it a mistake to leave, is divorce the right decision',
      'i regret it and want my ex back',
      'second thoughts about separating, should we reconcile',
      'i still love my husband even though i left',
      'what if im wrong about ending it',
      'should we give it another try, one last chance for our marriage',
      'what if i just made the biggest mistake of my life',
      'he wants to work things out and part of me wants to say yes',
      'saw her laughing with the kids and wondered if we should call off the whole thing',
      'cold feet about going through with it, papers are signed but not filed',
      'do people ever get back together and remarry the same person',
      'i wake up sure and by dinner im unsure again, how do i know if i chose right',
      'i miss our old life so bad i could crawl back to him',
      'grass isnt greener, thinking about moving back in',
      'am i making a terrible mistake',
      'maybe i should have tried harder before i filed',
      'he has been so sweet lately and im thinking of taking him back',
      'we had dinner with the kids and it felt like old times, now im confused about the divorce',
      'how do you know whether you really want a divorce or are just tired',
      'is it too late to stop it and get back together with her',
      'i signed and now i cry that i want my marriage back',
      'part of me wants to go home and pretend none of it happened',
      'half the time i am sure and the other half i think i threw away a good thing',
      'do other people regret getting divorced',
      'i left and now i wonder if the grass is really greener',
      'i keep going back and forth about whether to divorce at all',
      'did i give up on my marriage too soon',
      'my ex asked to reconcile and i am tempted, how do i decide',
      'regretting the divorce, is that common',
      'should i stay or should i go, i already moved out but i doubt it',
      'i want to undo it, we were happy once, maybe we could try again',
      'what if leaving him was the wrong decision',
      'i doubt myself every sunday when i see families at church, maybe we should reconcile',
      'we still sleep together sometimes and i wonder if we should get back together',
    ],
    sources: [],
    followUps: [
      'i feel so guilty for leaving my husband',
      'i want to text my ex so badly right now',
      'evenings by myself are so lonely',
    ],
  },
  {
    id: 'lena-self-worth',
    advisor: 'lena',
    title: 'Feeling unlovable',
    text: `One person's leaving, or one person's words, is not a measure of you. Right now it is loud, so you need something on paper against it.

Start a page called **Evidence**. Add one line a day for two weeks:

- something you did well, however small
- something kind that was said to you
- a moment when your child leaned on you
- a thing your body carried you through

Then notice whose voice the insult has. Is it yours, or did someone say it for years? If it is theirs, you may hand it back: "That is what he said. It is not a fact."

For the mirror: wash, dress in something that fits today's body, get a haircut if you can. Do it for comfort, not to be chosen.

Stay near the people with whom you feel like yourself. Spend less time where you feel graded.

If you were put down day after day by someone you fear, that is a harm in itself. The help button at the top of this chat leads to people who understand it.`,
    asks: [
      'i feel ugly and unlovable now',
      'no self esteem left after the divorce',
      'how do i rebuild my confidence',
      'he told me nobody else would ever want me',
      'not good enough, too old, too fat to start over',
      'worthless, insecure and unattractive since he left me',
      'look in the mirror and see garbage',
      'who would want a 47 year old with stretch marks and three kids',
      'i feel like damaged goods',
      'he called me stupid for fifteen years and i believe it now',
      'she said i was never a real man and that sticks in my brain',
      'feel invisible, like nobody will ever pick me',
      'how can i like myself again after being traded in',
      'my self confidence is in the toilet since my ex dumped me for a younger one',
      'nobody will ever want me now',
      'i feel so ugly since he left me for her',
      'how do i get my confidence back',
      'he put me down for years and now i believe every word',
      'my wife said i was a loser and i cant shake it',
      'im not pretty, im not young, whats left',
      'how do you start liking yourself again after being thrown away',
      'i feel worthless since the divorce',
      'nobody will love me again',
      'my self esteem is gone',
      'he made me feel like nothing and i still hear it',
      'how do i feel good about myself again',
    ],
    sources: [],
    followUps: [
      'i dont know who i am without my marriage',
      'am i ready to start dating again',
      'i feel like such a failure because my marriage ended',
    ],
  },
];
