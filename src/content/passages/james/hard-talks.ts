import type { Passage } from '../../passage.ts';
import { civilStandby, leftBehind, movingOut, orderContact } from './sources.ts';
import { safetyNetPhone, wlLeaving } from '../shared-sources.ts';

export const hardTalksPassages: readonly Passage[] = [
  {
    id: 'james-saying-i-want-divorce',
    advisor: 'james',
    title: 'Telling your spouse you want to separate',
    text: `If your spouse has hurt, threatened or controlled you, do not tell them yet. Leaving is a time to plan with an advocate. Use the help button at the top of this chat.

If it is safe, choose a quiet hour: no children at home, no alcohol, no big day right after. Have a place to sleep in mind, in case you need air.

Say the decision in the first minute:

"I have thought about this for a long time. I want us to separate. I am sorry that this hurts."

Then listen more than you talk. You do not have to prove it, list faults, or settle money and custody that night. Useful lines:

- "I understand you are shocked. We do not have to decide anything today."
- "I hear you. My decision stands."
- "Let us talk about next steps on Saturday."

If there is hope on the other side, do not say "maybe" to soften it. A clear sentence is kinder than a long doubt.`,
    asks: [
      'how do i tell my husband i want a divorce',
      'i need to tell my wife im leaving what words do i use',
      'asking for a separation without a huge fight',
      'how to break it to my spouse that its over',
      'telling spouse i want a divorce or separation first conversation',
      'break the bad news to my wife that its over between us',
      'after 27 years i have decided to divorce him and he has no clue, which words do i use to tell him',
      'tell my wife i dont love her anymore',
      'right moment to ask my husband for a divorce',
      'telling my wife i want a divorce without destroying her',
      'i feel like a coward because i keep postponing telling my hubby that i want a divorce',
      'he will be blindsided, how do i break it to my spouse kindly that our marriage is over',
      'should i leave a note or tell her face to face that i am filing for divorce',
      'how do i tell my wife its over',
      'today is the day i tell him, what are the words',
      'whats the kindest way to say i want out',
      'he has no idea, how do i start',
      'should i tell her at home or somewhere else',
      'i have practiced it in the mirror for weeks',
    ],
    sources: [wlLeaving],
    followUps: ['he keeps asking me why over and over', 'how do i tell my parents im getting divorced'],
  },
  {
    id: 'james-prepare-hard-talk',
    advisor: 'james',
    title: 'Preparing for a hard conversation',
    text: `This is not for you if you are afraid of your ex, or if they control you. Do not meet alone. Use the help button at the top of this chat.

If talking is safe, prepare it like a short meeting:

1. **One topic.** Write it in one sentence: "Where will Eli go to school in fall?"
2. **Your wish and your limit.** What would be good? What can you live with?
3. **A time and an end.** "Can we talk on Sunday at 4, for 20 minutes?" By phone or in a public place, without the children.
4. **Your first line.** "I want us to find a school we both can live with."
5. **Your exit line.** "This is getting heated. Let us stop and go on by email."

In the talk, say what you heard before you answer: "You want him close to your work. Is that right?"

Afterwards send three lines: what you agreed, what is open, who does what by when. If you agreed on nothing, that is fine too.`,
    asks: [
      'i have to have a hard talk with my ex how do i prepare',
      'we are meeting for coffee to discuss things and im nervous',
      'how to keep calm in a conversation with my husband about the split',
      'sit down talk with ex wife tips',
      'prepare face to face conversation difficult talk with spouse',
      'sitting down with my stbx',
      'we agreed to meet at panera on sunday to sort out school choice and i always lose my words, how can i get ready',
      'agenda for a talk with my ex',
      'i cry in every serious discussion with my wife and then nothing gets settled',
      'ground rules before we discuss the big stuff in person',
      'whats a good opening line when i meet my husband about who moves out',
      'rehearse a tough chat with the kids dad',
      'negotiating with my ex in person without losing my temper',
      'we have to talk about who gets the dog and i want to do it right, how do i prepare',
      'meeting my husband at a cafe tomorrow about the summer, what should i bring',
      'i get steamrolled in every talk, how do i hold my point',
      'need a script for a big conversation with my ex about school',
      'whats the best place and time to talk it through',
      'agenda for sitting down together',
    ],
    sources: [],
    followUps: ['what do i say to my ex at drop off', 'how do i tell my husband i want a divorce'],
  },
  {
    id: 'james-same-house',
    advisor: 'james',
    title: 'Still under one roof and not speaking',
    text: `If you are afraid at home, do not try to fix the talking. Use the help button at the top of this chat, from a phone your spouse cannot see.

If it is safe but tense, agree on a few house rules, in writing:

"While we both live here, I suggest: you use the bedroom, I use the office. Kitchen: I cook Monday to Wednesday, you Thursday to Saturday. We talk about the divorce only on Sundays at 4, never in front of the kids. Are you all right with that?"

Then keep your side:

- Use a shared list on the fridge for food, bills and rides.
- Knock.
- No talks after 9, and none after a drink.
- When it heats up: "I am stepping out. We go on tomorrow by email." Then go.

Tell the children one simple thing: "We need some space, so we do things in turns."

Before you move out, ask a lawyer what that may mean for the home and the children.`,
    asks: [
      'we still live together and cant talk',
      'separated but living in the same house how do we communicate',
      'my husband wont move out and gives me the silent treatment',
      'how to set ground rules with my wife until one of us leaves',
      'living together under same roof while separated house rules',
      'sleeping in the guest room',
      'we cant afford two rents so my stbx and i are stuck in this house till spring, how do we not go insane',
      'roommates with my soon to be ex',
      'he slams doors and wont say a word to me for days while we are both here',
      'in house separation rules for kitchen and chores',
      'she refuses to leave and i refuse to leave',
      'who gets the bedroom and who the couch while we wait for the divorce',
      'how do i survive sharing a bathroom with a man i am divorcing',
      'divorcing but neither of us can afford to leave, how do we share a kitchen',
      'we live like ghosts in one house',
      'separated in the same home, need rules',
      'she has the bedroom i have the basement and we only speak through slammed doors',
      'how do we live together till the house sells without fighting',
      'who cooks who cleans who sleeps where while we wait',
    ],
    sources: [movingOut],
    followUps: [
      'how do i get my stuff from the house',
      'i have to have a hard talk with my ex how do i prepare',
    ],
  },
  {
    id: 'james-belongings',
    advisor: 'james',
    title: 'Getting your things, or giving theirs back',
    text: `If there has been violence, or you feel unsafe, do not go alone. Ask an advocate or the police about an escort. The help button at the top of this chat shows where to start.

If it is safe, make it short and listed:

"I would like to pick up my things on Saturday between 10 and 11. I need: my clothes, the blue desk, the box with my school papers. Jo will come with me. Does that hour work?"

Some habits:

1. Make the list before, and send it in the same message.
2. Bring a friend, and take photos of what you take.
3. Leave what is in dispute. Do not argue about the couch at the door.
4. Take your papers first: passport, birth certificates, medicine, tax returns.
5. Afterwards write: "I took the things on the list. Thanks."

If a court order says who may be in the home or take things, follow it. Ask a lawyer before you remove anything of value that you both own.`,
    asks: [
      'how do i get my stuff from the house',
      'he wont give me my clothes back',
      'she wants to come over and take furniture',
      'message to arrange picking up belongings from ex',
      'pick up belongings clothes furniture stuff from the house',
      'my tools are still in the garage',
      'he changed the locks and my grandmas jewelry and my passport are in there, how do i ask for them',
      'she wants her piano back',
      'list of what i will collect, how do i word it',
      'can i bring my brother and a uhaul when i fetch the rest of my boxes',
      'ex keeps my mail and my dog crate',
      'who gets the tv and the sofa when i move out my furniture on saturday',
      'hubby threw my wardrobe in trash bags on the porch, how do i get back the rest',
      'my tools are still in his garage',
      'how do i ask to pick up my stuff',
      'she wont let me have my clothes',
      'he wants to come and get his things, how do we do it',
      'list of what i want back',
      'divide the things in the apartment without a scene',
    ],
    sources: [civilStandby, leftBehind],
    followUps: ['we still live together and cant talk', 'how do i ask my ex for a favor'],
  },
  {
    id: 'james-afraid-of-reaction',
    advisor: 'james',
    title: 'When you are afraid of the answer',
    text: `If you fear what your ex will do, good wording is not the main thing. Your safety is.

Before you send anything hard, such as "I am leaving" or "No":

1. Talk to a domestic violence advocate. It is private, and you need not be sure it "counts". The help button at the top of this chat shows how.
2. Ask yourself where you and the children will be when it is read.
3. Think about who else sees this phone or account. If it may be watched, use a library computer or a friend's phone.

If you must answer today, keep it flat and short: "Got it." "Friday at 5 as planned." Do not explain, accuse, or announce plans. Do not meet to talk it over.

Advice in this chat about requests, talks, apologies and deals is not made for fear or control. You can leave it aside. You do not have to be brave in a text.`,
    asks: [
      'i am afraid of how he will react to my message',
      'scared to text my husband no',
      'my ex gets dangerous when i say no',
      'i walk on eggshells with every email i send her',
      'how do i write to an abusive ex safely',
      'fear of violence afraid to text or email my ex',
      'he blows up at the smallest thing',
      'my husband has a temper and i need to tell him i am not coming back, how can i say it without setting him off',
      'dreading her rage when she reads this',
      'my hands tremble because i have to say no to him and i know that look',
      'what if my text makes him snap',
      'my hubby looks over my shoulder when i type, where could i write to him or a helper about moving out',
      'tiptoe around my ex so he wont explode',
      'scared my husband will come over here if he gets a text with a no in it',
      'scared to press send because of how he gets',
      'i need to tell him no and i am frightened of what comes after',
      'she has always made me pay for speaking up, how do i write without risking it',
      'what is safe to write when you dread the answer',
      'i think he can see my phone, how do i reply to him tonight',
      'never know which version of her will answer, it makes me ill to write anything',
    ],
    sources: [wlLeaving, safetyNetPhone],
    followUps: ['there is a protective order can we text', 'should i keep all his nasty texts'],
  },
  {
    id: 'james-first-message-after-silence',
    advisor: 'james',
    title: 'Writing again after a long silence',
    text: `Start small and with one purpose. After months, a long letter is too much to answer.

First check two things. Does an order limit contact? Was there violence or fear, on either side? Then ask a lawyer or an advocate before you write.

If the way is clear:

"Hi Dana. It has been a while. I would like us to arrange how I can see Milo. I suggest a first visit on Saturday the 8th at the park, 10 to 12. Would that work? Please let me know by Wednesday."

- No story about the silence. If you owe an apology, one line: "I am sorry I dropped out of touch."
- No "finally" and no "you kept him from me".
- One request, one date.

No answer? Remind once after a week. Then ask the court self-help center or legal aid which steps are open to you.

For the child, start slowly too: a card, a short call, the same hour each week.`,
    asks: [
      'i havent talked to my ex in months how do i start again',
      'how do i contact the mother of my child after a long time',
      'writing to my ex husband after years of no contact',
      'i want to be back in my kids life what do i say first',
      'first message contact again after months or years of silence',
      'break the ice after two years',
      'i got sober and want to reach out to the mother of my son who i have not spoken to since 2022, what do i write first',
      'estranged dad wants back in',
      'how do i reconnect with my kid when his mom and i arent speaking',
      'we have not exchanged a word since the court date in january',
      'just out of jail and need to contact my ex about our daughter',
      'i disappeared on them and im ashamed, what do i put in that first line',
      'say hi after no contact',
      'i havent written to her in over a year, how do i start',
      'want to see my boy again after a long time away, first text to his mother',
      'no contact since the divorce and now i need to reach her about our daughter',
      'how do i come back without it looking like an excuse',
      'i walked away, i want to make contact, what is the first step',
    ],
    sources: [orderContact],
    followUps: ['she never replies to me', 'should i say sorry to my ex'],
  },
];
