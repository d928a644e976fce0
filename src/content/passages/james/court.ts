import type { Passage } from '../../passage.ts';
import {
  agreedByEmail,
  callRecording,
  digitalEvidence,
  keepEvidence,
  lawyersTalk,
  orderContact,
  orderOneWay,
  orderReplies,
} from './sources.ts';
import { storedMail } from '../shared-sources.ts';

export const courtPassages: readonly Passage[] = [
  {
    id: 'james-protective-order',
    advisor: 'james',
    title: 'Messages when there is a protective order',
    text: `Read the order before any message. It says who may not contact whom, and whether there is an exception for the children.

**If the order is against you:** do not write, call, react to posts or pass messages through others unless the order allows it. That holds even if the other person writes first. Only a judge can change the order. Ask a lawyer or the clerk how to request a change.

**If the order protects you:** an order usually limits the other person, not you. But states differ, and contact from your side can be used to argue that you are not afraid. So it is safer not to start a chat.

Do you have to arrange things about the children? Ask the court to put a safe way in the order, such as an app.

Save every contact that breaks the order, with date and time. In danger, use the help button at the top of this chat.`,
    asks: [
      'there is a protective order can we text',
      'i have a restraining order against my ex but need to talk about the kids',
      'he has a no contact order and still writes to me',
      'she got an order on me but she texted first can i answer',
      'restraining order protective order no contact messages about children',
      'tro and texting about kids',
      'the judge told me no contact but my wife called me crying, can i call back',
      'he has a stay away order and liked my instagram post',
      'am i breaking the injunction if i write to her about daycare',
      'my ex got a po against me and i need to know when i can see my son, may my brother pass a note',
      'restraining paper says no third party contact what does that mean',
      'i have an order of protection, is it ok if i message him first about school stuff',
      'violate order by replying?',
      'there is a no contact order and i need to tell him the baby is sick, how',
      'she has an order on me, can i send a birthday card',
      'he texts me even though the judge said not to, do i answer',
      'i have an order against my husband but we still have to arrange the kids',
      'may a friend pass on a message if i am not allowed to contact her',
      'order says stay away but what about the school app',
    ],
    sources: [orderContact, orderOneWay, orderReplies],
    followUps: ['i am afraid of how he will react to my message', 'should i keep all his nasty texts'],
  },
  {
    id: 'james-texts-in-court',
    advisor: 'james',
    title: 'Can your messages be read in court?',
    text: `Yes, that can happen. Texts, emails and posts are digital evidence, and pictures of them may be shown in a case. Whether a judge accepts one depends on your state's rules. So write each message as if a stranger will read it.

What to do with what you have:

1. **Do not delete**, not even the ones you are ashamed of. If messages that matter are missing, a court may count it against you.
2. Keep the whole thread, both sides, in order.
3. When you take a picture, show the name or number, the date and the time.
4. Store a copy where only you can open it. Not on a shared cloud or family tablet.
5. Keep a short list: date, what it was about, where it is saved.

Do not answer differently to "make evidence", and do not bait your ex. It shows.

Before you clean up a phone or close an account, ask a lawyer or legal aid.`,
    asks: [
      'can my texts be used in court',
      'should i keep all his nasty texts',
      'will the judge see what i wrote to my ex',
      'is it ok to delete old messages during a divorce',
      'how do i save screenshots as proof',
      'texts emails and posts as evidence keep or delete messages',
      'save texts for the judge',
      'can his attorney print out my whatsapp chat and show it at the hearing',
      'my stbx sends me ugly voice notes and pics, how do i store copies so they count',
      'do emails hold up as proof',
      'should i wipe my old phone before trading it in at verizon, there are years of fights with my wife on it',
      'i said ugly things on imessage two years ago and i worry they get dug up in our custody trial',
      'backup a text thread with dates',
      'deleted conversations and divorce trouble',
      'can what i typed to him end up in front of a judge',
      'are screenshots any good or do they need the whole chat',
      'how do i save our messages so they count',
      'my husband says he has everything i ever wrote and will show the court',
      'i want to clear my chats before the hearing, bad idea?',
      'which messages should i keep and how',
    ],
    sources: [digitalEvidence, keepEvidence],
    followUps: ['can i record our phone calls', 'is it ok to post about my divorce'],
  },
  {
    id: 'james-record-calls',
    advisor: 'james',
    title: 'Recording a call or a talk with your ex',
    text: `Do not press record until you know your state's rule. Getting it wrong can be a crime, and it can lead to a claim for damages.

The general picture: federal law asks that at least one person in the call agrees. That person can be you. But some states ask that **everybody** on the call agrees. If you are in two different states, both laws may matter.

What to do now:

1. Look up your state's recording law, or ask a lawyer or legal aid.
2. Never leave a device running in a room or a bag to catch other people's talks.
3. Do not ask a child to record, or put a recorder in a child's things.

A safer way to keep a record: after the call, send one email. "To sum up: you pick up on Friday at 5, I send the medicine." It has a date, and your ex can correct it.

You can simply keep voicemails and texts they sent to you.`,
    asks: [
      'can i record our phone calls',
      'is it legal to tape my husband when he yells',
      'recording conversations with ex wife without telling her',
      'can i secretly record at the handover',
      'recording phone calls or conversations legal consent',
      'one party consent state',
      'my ex says horrible stuff on facetime, may i use a screen recorder',
      'voice memo in my pocket at pickup',
      'is it a crime to tape my baby daddy without him knowing',
      'can i put a nanny cam or ring camera mic on so it catches what my wife says',
      'he denies everything so i want audio of him admitting it, allowed or not',
      'she taped me secretly during our fight in the kitchen, isnt that illegal',
      'hide a recorder in my sons backpack',
      'is it legal to tape my ex on the phone',
      'he lies about what he said, can i record',
      'recording app for calls, ok?',
      'we are in different states, can i tape our calls',
      'put a recorder in my sons backpack',
    ],
    sources: [callRecording],
    followUps: ['can my texts be used in court', 'phone conversations with my wife always end in shouting'],
  },
  {
    id: 'james-reading-their-mail',
    advisor: 'james',
    title: "Looking into your ex's email or phone",
    text: `Do not open your ex's email, cloud or messages, even if you know the password. Federal law makes it an offense to get into stored email or voicemail without permission. States have their own rules too. Do not count on being married as permission.

It can also hurt you. What you find may be of no use, and how you found it may become the story.

If you are already signed in on a shared device:

1. Sign out. Do not read on.
2. Note the date, in case it comes up.
3. Tell your lawyer, if you have one, before you use anything you saw.

Worried that something is hidden? There are lawful ways to ask for papers and accounts in a court case. Ask a lawyer, legal aid or the court self-help center about disclosure.

And turn it around tonight: change your own passwords, and sign out on every device you do not hold.`,
    asks: [
      'can i read my husbands email if i know the password',
      'i want to check her phone for proof',
      'is it illegal to log into my exs account',
      'he left his facebook open on our computer can i look',
      'snooping in spouses phone email account password privacy',
      'look at his texts while he sleeps',
      'our ipad still gets all her imessages and i have been reading them, can i get in trouble',
      'guess my wifes icloud password',
      'install an app to see my stbx texts',
      'i found the gmail of my cheating hubby open on the laptop and it is all there, screenshots or close it',
      'can i go through her dms to show she is having an affair',
      'hack into my exs whatsapp',
      'i think he hides money and i know his bank login, may i have a peek',
      'i know my husbands gmail password, is it ok to look',
      'her whatsapp is still open on my laptop and its so tempting',
      'snooping on a spouses phone, legal or not',
      'can i use what i saw on his unlocked phone',
      'we are still married so can i open her email',
      'his messages pop up on our tv and i cant look away',
    ],
    sources: [storedMail],
    followUps: ['can i record our phone calls', 'can my texts be used in court'],
  },
  {
    id: 'james-talk-with-lawyers',
    advisor: 'james',
    title: 'Talking to your spouse when you both have lawyers',
    text: `In general you two may still talk. The rule that stops contact is for lawyers: a lawyer may not talk to the other side when that person has a lawyer. It does not bind the two of you, unless a court order does. Check with your own lawyer first, because orders and local practice differ.

A sensible split while the case is open:

- **You two:** the children's week, illness, pick-up, bills that are due.
- **The lawyers:** property, support, custody terms, anything with "agree" in it.

If your spouse starts on the case, write: "Please send that to my lawyer. About Saturday: 10 is fine."

Do not write to your spouse's lawyer if you have your own. And do not carry messages such as "My lawyer says you will lose".

If you have no lawyer, their lawyer may write to you. Answer in writing, politely, and take your time. Their lawyer does not work for you.`,
    asks: [
      'can i talk to my spouse directly if we both have lawyers',
      'his attorney emailed me what do i do',
      'are we allowed to text each other during the divorce case',
      'my lawyer told me not to talk to my wife is that normal',
      'both have attorneys may spouses talk directly',
      'skip the lawyers and talk',
      'we pay two attorneys 400 an hour to fight about forks, can my wife and i just sit down ourselves',
      'her lawyer sent me a letter and i dont have one',
      'does hiring counsel mean no more talking to my husband',
      'can i email his attorney myself',
      'my stbx wants to go around the lawyers and work it out at starbucks, is that against the rules',
      'what should go via attorneys and what between the two of us',
      'opposing counsel wrote to me directly',
      'are we allowed to talk if we both hired attorneys',
      'my lawyer told me not to talk to him, is that a rule',
      'can i write to her lawyer myself',
      'what can we still discuss directly',
      'he keeps bringing up the settlement and we both have lawyers',
    ],
    sources: [lawyersTalk],
    followUps: ['he wants me to agree to a settlement by text', 'she threatens to take me to court'],
  },
  {
    id: 'james-settlement-pressure',
    advisor: 'james',
    title: 'Pressed to agree to a deal by text',
    text: `You do not have to agree to anything about the house, money or custody in a text. Buy time with one sentence and repeat it.

- "Thanks, I have read it. I will answer after I have taken advice."
- "I do not decide this by phone. Please send it in writing."
- "I will answer by the 20th."

Then do these in order:

1. Save the offer with its date.
2. Write what it says in your own words. What would you give up, and what would you get?
3. Show it to a lawyer, legal aid or the court self-help center before you say yes.

Avoid "fine", "whatever" and "ok" as a way to end the talk. Somebody may later say you agreed, and in some states an email can bind you. "I have not decided" is safer.

A real offer will still make sense next week. If "today only" comes with threats, use the help button at the top of this chat first.`,
    asks: [
      'he wants me to agree to a settlement by text',
      'ex is pushing me to decide about the house right now',
      'she keeps pressuring me to sign and says its a one time offer',
      'how do i buy time without saying yes',
      'is saying ok in a message an agreement',
      'pressure to sign agree to settlement offer today',
      'sign today or else',
      'my stbx texted me numbers for the house and the 401k and wants a yes by tonight, how do i stall',
      'i wrote sure in a text about the divorce terms, am i locked in now',
      'he rushes me to accept his deal',
      'my husband says we dont need lawyers and i should just accept his proposal, what do i write so i dont commit',
      'wants me to settle over text message',
      'she keeps nagging me for an answer on custody and the condo, can i say i need time',
      'feeling cornered into a bargain i dont understand',
      'he texts me offers at midnight and wants a yes before i wake up',
      'she says take it or i get nothing, by sunday',
      'can i stall without looking difficult, i need a professional to look at his numbers first',
      'dont want to agree to custody over imessage, what can i say',
      'keeps saying just say ok and its done',
      'what if i typed fine to end the fight and he holds me to it',
    ],
    sources: [agreedByEmail],
    followUps: [
      'can i talk to my spouse directly if we both have lawyers',
      'she threatens to take me to court',
    ],
  },
];
