import type { Passage } from '../../passage.ts';
import {
  digitalEvidence,
  judgeReads,
  nightsTogether,
  nightsTogetherElsewhere,
  orderContact,
  writingStudy,
} from './sources.ts';

export const feelingsPassages: readonly Passage[] = [
  {
    id: 'james-apology',
    advisor: 'james',
    title: 'Saying sorry in a few words',
    text: `If you are afraid of your ex, or used to saying sorry to keep the peace, skip this. Use the help button at the top of this chat instead.

A good apology is short and about one thing you did:

- "I was late on Friday and the kids waited. I am sorry. I have set an alarm for next week."
- "I spoke badly about you in front of Sam. That was wrong. I will not do it again."

It has three parts: what you did, that you are sorry, what you will do now. It has no "but", no "if", and no list of what they did.

It asks for nothing. Your ex may say nothing, or use it against you in the next fight. Decide first that you can live with that.

While a court case is open, be careful with anything about money, violence, drinking or the children's safety. Ask a lawyer before you put such an apology in writing.`,
    asks: [
      'should i say sorry to my ex',
      'how do i apologize without making it worse',
      'i owe my ex wife an apology for how i acted',
      'is it a mistake to admit i was wrong in writing',
      'apology to ex husband wording should i apologize',
      'own up to my part',
      'whats a real apology look like without a but in it',
      'i yelled at my ex husband in front of the kids and feel terrible, how do i make amends in a short note',
      'would admitting fault hurt my case',
      'she deserves to hear that i am sorry for the affair but i dont want anything back from her, how do i phrase that',
      'i was late three fridays and want to apologise properly',
      'say sorry once and mean it',
      'is it weak to apologize to my stbx for how i treated her',
      'i was wrong this time, how do i say it',
      'want to say sorry for what i did at the party',
      'can an apology hurt me in court',
      'i owe her one for yelling at drop off',
      'short sorry, no excuses',
    ],
    sources: [judgeReads, digitalEvidence],
    followUps: ['can my texts be used in court', 'i already sent something awful'],
  },
  {
    id: 'james-why-again-and-again',
    advisor: 'james',
    title: 'When they ask "why" again and again',
    text: `You can answer "why" once, kindly, and then stop. No reason will be good enough for somebody who hopes you will change your mind.

A short answer that is true:

"I have been unhappy for a long time, and we could not fix it. I do not think one thing did it."

The second time: "I have told you what I can. I know it does not feel like enough."

The third time: "I will not go over it again. I am here for questions about the kids and the house."

What keeps it going: new examples, old wounds, "because you", and being talked to at one in the morning. You may leave the room or put the phone down.

If you are the one who asks: write down the question you most need answered, and ask it once. Then give the rest of your questions to a friend or a counselor. The answer that lets you sleep seldom comes from the one who left.`,
    asks: [
      'he keeps asking me why over and over',
      'my wife wants closure talks every night',
      'do i owe my ex an explanation for leaving',
      'she wont accept that im done',
      'spouse keeps asking for reasons why i left explanation',
      'she demands reasons',
      'i have told my husband a hundred times that it is over and he still wants to know what he did wrong, how do i end this loop',
      'he asks again and again for one more explanation',
      'how to stop rehashing the marriage at night',
      'my stbx refuses to believe that i dont love her and interrogates me about it',
      'im the one who got dumped and i cannot stop asking him what i did',
      'she keeps asking over and over whose fault it is and we go in circles',
      'no reason is ever good enough for him',
      'she keeps asking why and no answer is enough',
      'he wants a reason every night',
      'what did i do wrong, she says, over and over',
      'how do i stop explaining why i left',
      'i need to know why he left and he wont say',
    ],
    sources: [],
    followUps: ['should i send a closure letter', 'how do i tell my husband i want a divorce'],
  },
  {
    id: 'james-miss-you-text',
    advisor: 'james',
    title: 'The "I miss you" text late at night',
    text: `Do not send it tonight. Missing somebody at midnight is real. It is not yet a decision.

Do one of these instead, now:

1. Type it into a note with today's date. You can look at it on Saturday.
2. Send a different message to a different person: "Rough night. Are you up?"
3. Put their thread in the archive, so it is not the first thing you see.

Tomorrow, in daylight, ask: Do I miss this person, or do I miss not being alone? What would I want them to answer? What would happen in week two?

If you still want to say something in a few days, keep it honest and small: "I have been thinking about us. Would you be open to talking some time?" Be ready for no answer.

If this person hurt or scared you, you can miss them and still stay away. You can talk about it with an advocate, through the help button at the top of this chat.`,
    asks: [
      'i want to text my ex that i miss him',
      'its midnight and im lonely should i write to her',
      'how do i stop reaching out to my ex wife',
      'i keep typing i love you and deleting it',
      'missing my ex lonely at night temptation to text',
      'so lonely tonight and missing my husband',
      'three beers in and scrolling through our old pictures, should i tell my ex wife i still love her',
      'delete her number so i dont reach out?',
      'weak moment, about to write hey you up to my ex',
      'how to resist the urge to contact my stbx on our anniversary',
      'i am so alone in this apartment on sundays that i would write to anybody, even to him',
      'still love him and nearly told him',
      'heartsick at 3 am and holding my phone',
      'its late and i miss her so bad i could text',
      'i wrote i miss you and have not sent it yet',
      'smelled his sweater and now i want to write him',
      'should i tell my ex i want her back at 1 in the morning',
      'lonely, wine, phone, ex',
      'would one little heart emoji hurt',
    ],
    sources: [],
    followUps: ['should i send a closure letter', 'my ex is suddenly nice and flirty'],
  },
  {
    id: 'james-mixed-signals',
    advisor: 'james',
    title: 'When your ex is suddenly warm',
    text: `If warmth is followed by fear again and again, do not talk it over alone. Use the help button at the top of this chat.

Otherwise you can be friendly without being drawn back in. First find out what the warmth is about.

Ask one plain question: "You have been writing a lot this week. Is there something you want to talk about?"

Three answers to choose from:

- **You want distance:** "I am glad we can be polite. I want to keep our messages to the kids."
- **You are unsure:** "I do not know what I want. I need some weeks without talking about us."
- **You want to try:** "I would talk about it with a counselor. Not by text."

Watch for the pattern. Does the warmth come before a court date, when money is due, or when you feel better? You may notice it and stay kind.

If your case is open, ask your lawyer before you spend nights or trips together. In some states it can raise the question of when you separated.`,
    asks: [
      'my ex is suddenly nice and flirty',
      'he says he wants me back what do i answer',
      'can we be friends after divorce',
      'she sends me old photos and hearts im confused',
      'mixed signals ex flirting wants to get back together staying friends',
      'he brought me flowers',
      'my stbx started calling me babe again right before our hearing, is she playing me',
      'slept with my ex now what',
      'my wife wants us to stay friends after the divorce but i am not over her',
      'divorce and staying friends, does that work or does it keep me stuck',
      'why does he act all sweet when i finally feel okay, and how do i answer without leading him on',
      'he says he wants his family back, what should i answer',
      'my wife asked me to come home for dinner and hugged me long, do i ask what it means',
      'why is he suddenly being so nice',
      'she flirts one day and files papers the next',
      'my ex husband wants to cuddle on the couch after drop off, what does it mean',
      'he said he made a mistake and i dont know what i want',
      'hot and cold, im dizzy',
      'is she being sweet because the hearing is coming up',
    ],
    sources: [nightsTogether, nightsTogetherElsewhere],
    followUps: ['i want to text my ex that i miss him', 'my ex asks about my private life'],
  },
  {
    id: 'james-closure-letter',
    advisor: 'james',
    title: 'The closure letter',
    text: `Write it. Much of its good can be in the writing, so you need not send it.

Take paper and answer four questions:

1. What hurt me most?
2. What was good, and what do I thank you for?
3. What do I take on as mine?
4. What am I letting go of now?

Do not edit. When it is done, read it aloud to yourself or to a friend. Then keep it, tear it up or burn it safely.

If you still want to send something after two weeks, cut it to five sentences. Keep what you own and what you wish them. Cut every sentence that waits for an answer. Send it only if no answer, or a cold one, would be bearable.

Do not send it while a court case is open without asking your lawyer. Do not send it if an order forbids contact, or to somebody who uses your feelings against you.`,
    asks: [
      'should i send a closure letter',
      'i wrote a long goodbye email to my ex wife',
      'i never got to say what i felt',
      'how to get closure when he wont talk',
      'closure letter unsent goodbye letter to ex',
      'letter i never mail',
      'i have so much left to tell the man i was married to for 19 years, is it better to mail it or burn it',
      'one last email before i move on',
      'need to get it all out on paper',
      'he moved on like i never existed and i want to write down my side once',
      'would a farewell card to my ex hubby be silly',
      'unsaid things haunt me',
      'want to put an end to this chapter by writing her',
      'one long farewell to my ex on paper, send it or keep it',
      'theres so much i never told him, a letter maybe',
      'what do you put in a last letter to a husband of 20 years',
      'writing it all down and burning it, does that help',
      'i want him to know what he did to me, in ink, then be done',
      'letter i will never send',
    ],
    sources: [writingStudy, orderContact],
    followUps: ['i want to text my ex that i miss him', 'he keeps asking me why over and over'],
  },
  {
    id: 'james-good-word',
    advisor: 'james',
    title: 'Saying something good to your ex',
    text: `Did you have to please this person to stay safe? Then you owe no thanks. Stay neutral: "Got it."

Otherwise one plain thank-you costs little, and it can cool a whole month. Keep it true and small.

- "Thanks for being on time on Friday. It helped."
- "Ben loved the museum. Good idea."
- "Thank you for sending the form so fast."

It works best when it:

- names one thing they did
- asks for nothing
- has no tail: not "for once", not "finally"
- comes alone, not before a request

You do not have to feel warm to write it. You are telling them what you would like more of.

If it is met with a jab, do not answer. You still did your part, and the message stays in the thread.`,
    asks: [
      'should i thank my ex when he does something right',
      'how can we get back to being civil',
      'i want things to be less hostile with my ex wife where do i start',
      'is it weird to be nice to my ex',
      'being friendly saying thanks building a civil relationship',
      'compliment my ex?',
      'she did a nice job with our sons birthday cake and i kind of want to tell her, or will that look needy',
      'how do we lower the temperature after a year of war',
      'say thank you to my baby daddy',
      'positive feedback to co parent',
      'i am tired of hating him, what tiny gesture could warm things up between us',
      'would praising my stbx backfire',
      'be nicer to my ex wife for our childrens sake',
      'is it weird to thank my ex',
      'he did something decent for once, do i say so',
      'would a compliment make things calmer between us',
      'small thank you text to her',
      'how to be nice without being taken for a fool',
    ],
    sources: [],
    followUps: ['can we be friends after divorce', 'how do i write to my ex without starting a fight'],
  },
];
