import type { Passage } from '../../passage.ts';
import { courtAppRecords, courtApps, keepEvidence } from './sources.ts';
import { safetyNetPhone } from '../shared-sources.ts';

export const channelsPassages: readonly Passage[] = [
  {
    id: 'james-choose-channel',
    advisor: 'james',
    title: 'Text, email or an app: choose one place',
    text: `Pick one place for everything that is not urgent, and keep text or calls for the same day.

- **Email** suits most things: school, money, plans. It slows both of you down and is easy to find again.
- **Text** suits "I am outside" and "running 10 minutes late".
- **A co-parenting app** suits you if you both will use it, or if a court has ordered it. It keeps dates and messages together.
- **Calls** suit emergencies, and parents who really can talk.

Tell your ex in one neutral message:

"From Monday I will use email for everything about the kids, and text only for same-day things. I check email every evening. In an emergency, call."

Then do it. If a long text comes, answer by email: "I answered this by email."

Check your order first. If it names a way to communicate, use that one. Make sure nobody but you can open the account: new password, and signed out on shared devices.`,
    asks: [
      'should we use email or texting',
      'is a co parenting app worth it',
      'he writes to me on five different apps',
      'what is the best way to communicate with my ex about the kids',
      'should i message or mail him about school stuff',
      'email text or co parenting app which channel',
      'ourfamilywizard or talkingparents',
      'is whatsapp fine for co parenting or should it be something more official',
      'which app do people with two homes use for messages',
      'can we keep all kid stuff in one place, he uses messenger, snapchat, email and voicemail and i lose track',
      'shared google calendar or email with ex',
      'my lawyer mentioned appclose, do we both need to pay for it',
      'ex will only use facebook messenger and i want email',
      'whats better for school stuff and whats better for running late',
      'should we use an app or just email',
      'too many places, facebook text whatsapp email',
      'which is better for talking to my ex',
      'how do i move everything to email',
      'she wants ourfamilywizard, is that good',
      'one place for all the kid stuff',
    ],
    sources: [courtApps, courtAppRecords],
    followUps: ['what if he texts me 40 times a day', 'he keeps calling instead of writing'],
  },
  {
    id: 'james-too-many-messages',
    advisor: 'james',
    title: 'Too many messages, day and night',
    text: `You can decide when you read and when you answer. Say it once, then let your habits say it.

"I read messages about the kids once a day, around 7 in the evening. I answer what needs an answer. If one of the kids is hurt or ill, call me."

Then make your phone help you:

1. Mute the thread, or give your ex a silent ring. Do not delete anything.
2. Let emails go to their own folder.
3. Open the folder once, at your time, when you are not alone with the children.
4. Answer everything in one short message.

Do not answer the thirtieth message because it is the thirtieth. That teaches that thirty works.

If the messages track where you are, or frighten you, that is more than a bad habit. Keep them, with dates. Ask an advocate or legal aid what you can do. The help button at the top of this chat is a place to start.`,
    asks: [
      'what if he texts me 40 times a day',
      'my ex messages me all night long',
      'she blows up my phone when i dont answer right away',
      'how do i set limits on when my ex can text',
      'constant emails from ex wife how do i make it stop',
      'constant texting day and night boundaries on messaging limits',
      'he wont stop texting',
      'my phone buzzed 60 times during my shift and it was all my ex about nothing, how do i tell her once a day is enough',
      'bombards me on whatsapp',
      'do not disturb for just my ex',
      'my baby mama expects a response within five minutes or she spams me',
      'can i have office hours for messages from my stbx',
      'pings me at 3am about socks',
      'nonstop notifications from my kids dad and i cant focus at work, what rule can i set',
      'woke up to 38 texts',
      'how do i tell her i will only look once a day',
      'phone buzzes all through my shift with stuff about lunchboxes',
      'is it ok to mute the father of my kids',
      'he wants an answer now now now, all day long',
      'set hours for messages',
    ],
    sources: [keepEvidence],
    followUps: ['can i block my ex if we have kids', 'should we use email or texting'],
  },
  {
    id: 'james-phone-calls',
    advisor: 'james',
    title: 'Moving from phone calls to writing',
    text: `If calls go badly, stop having them. You can do it without a debate.

Say it once, in writing: "Calls between us do not go well. Please write to me about the kids. I answer within a day. For an emergency with one of them, do call."

When the phone rings anyway:

- Let it go to voicemail. Listen once, when you are ready.
- Answer in writing: "You called about Saturday. Pick-up is at 10 as planned."

If you did pick up and it turns bad, use one sentence and end the call: "I am going to hang up now. Please send me the rest by email." Then hang up. You do not need permission.

For calls with the children, set a fixed time if you can. Let the child talk in another room. Do not use the end of the call for your own topics.

Check your order before you refuse calls. Some orders set call times.`,
    asks: [
      'he keeps calling instead of writing',
      'i freeze when my ex rings me up',
      'phone conversations with my wife always end in shouting',
      'how do i end a call that gets nasty',
      'can i insist on everything in writing',
      'stop phone calls switch to writing only',
      'dont want to talk on the phone',
      'my ex husband wants to hash out everything by phone and then denies what he said, how do i get him to put it on paper',
      'she yells so i hang up, is that ok',
      'voicemail instead of picking up',
      'get him to email rather than ring me',
      'he wont text, only calls, and i get flustered and agree to stuff',
      'can i refuse to pick up when my baby mama calls',
      'my stbx calls ten minutes before bedtime to argue and i end up screaming too, how do i switch that off',
      'i dont want to speak to my ex on the phone ever again, only email',
      'he calls and twists what i said afterwards',
      'every call ends with me in tears in the pantry',
      'can i hang up on her',
      'how do i ask that we stop ringing each other and write instead',
      'she rings ten times till i pick up, id rather have it in writing',
    ],
    sources: [],
    followUps: ['should we use email or texting', 'i have to have a hard talk with my ex how do i prepare'],
  },
  {
    id: 'james-block-ex',
    advisor: 'james',
    title: 'Before you block your ex',
    text: `If you have no children and no open matters together, you may block. Save what is there first.

If you share children, look before you block:

1. **Read your order or plan.** It may ask you both to stay reachable.
2. **Keep one way open.** For example, block on social media and messaging, and leave one email address for the children.
3. **Say where.** "You can reach me about the kids at this email. I have turned off the other ways."
4. **Save first.** Take pictures of the messages with name, number and date showing.

Muting does nearly the same and leaves a record. You see the messages when you choose to, not when they land.

One caution: if your ex has been violent or watches you, plan the block before you do it. They will notice it, and you will no longer see what they write. Talk to an advocate first. The help button at the top of this chat shows how.`,
    asks: [
      'can i block my ex if we have kids',
      'is it ok to cut off contact completely',
      'i want to block his number will it look bad',
      'going no contact with my ex wife',
      'blocking my exs number or muting them',
      'block him on everything',
      'is there a downside to blocking my baby daddy on whatsapp and instagram while we have a custody case',
      'unfriend and mute or block my ex',
      'we have no children and i never want to hear from her again, can i just delete and block',
      'would the judge hold it against me if his number is blocked',
      'cut all ties with my ex hubby',
      'can i block her everywhere except one email',
      'archive versus block the co parent',
      'can i block my ex',
      'thinking of blocking her number but we have a daughter',
      'mute or block',
      'how do i cut contact but stay reachable for the kids',
      'no kids, no house, may i just block him',
    ],
    sources: [keepEvidence, safetyNetPhone],
    followUps: ['what if he texts me 40 times a day', 'there is a protective order can we text'],
  },
  {
    id: 'james-private-life',
    advisor: 'james',
    title: 'Questions about your private life',
    text: `You do not have to answer where you were, with whom, or what you spend. A calm non-answer is a full answer.

- "I keep that private. Is there something about the kids?"
- "The kids are fine. See you Friday at 5."
- Nothing, if it was only a question about you.

Answer what touches the children: where they sleep, who looks after them, how to reach them. Your plan may ask for this. "They are with me at my sister's in Dayton until Sunday. You can call at 7."

If the questions come through the children, tell them: "You can talk about your day or not. You are not a reporter."

Check what your ex can see without asking: shared calendars, phone location, toll and bank accounts, old logins, a child's tablet. Change what is yours to change.

If your ex knows things they should not, or follows you, think of your safety before you remove anything. Talk to an advocate first, through the help button at the top of this chat.`,
    asks: [
      'my ex asks about my private life',
      'he wants to know where i am all the time',
      'do i have to tell her who i spend time with',
      'my ex interrogates me about my weekends',
      'nosy questions about my private life dating whereabouts spending',
      'none of his business',
      'my ex pumps our daughter for details about who sleeps over at my place, what do i tell him',
      'she wants to know what i earn and spend',
      'tracks me with life360',
      'he asks the kids if mommy has a man',
      'how do i shut down prying questions without lying',
      'my stbx asks where i was last night like i still owe her an account of every hour',
      'he sees where i drive on our shared toll account, is that his business',
      'he keeps asking where i was and who with',
      'do i have to tell my ex where i live now',
      'she wants to know who babysits and what i spend',
      'none of her business but how do i say it politely',
      'my ex knows where i was on saturday and i never told him',
      'how much about my life do i owe the father of my kids',
    ],
    sources: [safetyNetPhone],
    followUps: ['how do i tell my ex i have a boyfriend', 'what if he texts me 40 times a day'],
  },
];
