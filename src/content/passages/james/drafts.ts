import type { Passage } from '../../passage.ts';
import { interpreters, interpretersByState, keepEvidence } from './sources.ts';

export const draftsPassages: readonly Passage[] = [
  {
    id: 'james-brief-message',
    advisor: 'james',
    title: 'The shape of a calm message',
    text: `Keep it to two to four sentences and one topic. A message your ex can answer in one word is a good message.

Build it in three lines:

1. **The fact.** "Mia's dentist visit is Tuesday at 3."
2. **What you will do, or what you ask.** "I can take her. Is that fine with you?"
3. **A short close.** "Thanks."

Then read it once and cut:

- the past ("like last time")
- guesses about motives ("you just want to")
- advice about how they should live
- anything a stranger would need explained

Be polite, not warm. You do not need to win them over. You need an answer about Tuesday.

If you set a date, make it clear: "If I do not hear from you by Monday noon, I will take her." Only write that if your plan or order leaves you free to do it.`,
    asks: [
      'how do i write to my ex without starting a fight',
      'what is biff',
      'help me word a short polite email to my ex husband',
      'every message i write turns into three pages',
      'how should i structure a text to my co parent',
      'writing a calm short message brief informative friendly firm',
      'keep it civil in writing',
      'i ramble when i type to my ex husband, whats a good length for a note about the dentist',
      'how few sentences can i get away with',
      'she picks apart whatever i put in an email so i want something plain and to the point about pickup times, is there a formula',
      'grey rock style wording for co parents',
      'i go on and on and he only reads the first line',
      'template for a boring businesslike note to my baby daddy',
      'my therapist says i overexplain everything to my stbx, how do i keep it to three lines and still be polite',
      'teach me to write like a robot, short and nice',
      'whats a good length for a text to the other parent',
      'my friends say my emails to her read like a novel or a lawsuit',
      'how do i put a dentist appointment and a question in one message without it blowing up',
      'template for boring polite texts to ex',
      'i overexplain everything, what should i leave out when i write to him',
    ],
    sources: [],
    followUps: ['do i even have to answer this', 'what words should i take out of my draft'],
  },
  {
    id: 'james-words-to-cut',
    advisor: 'james',
    title: 'Words to take out of your draft',
    text: `Read your draft and look for these. Each one starts a fight you did not plan.

- **"Always", "never", "every time".** Use one event with a date.
- **Labels:** liar, crazy, selfish. Delete. Say what happened.
- **Guesses:** "you just want to hurt me". Delete.
- **"My kids", "my house rules".** Write "the kids" or "our kids".
- **"I will allow", "your visitation".** Write "your time" or "the plan says".
- **"Why didn't you".** Write what you can do now.
- **"As I told you before", "wow", "nice of you".** Delete.
- **Capitals and double marks.** Use plain letters.
- **"You will regret this".** Stop and do not send today.

Then count: more than five sentences, or more than one request? Split it.

Last, read it in the flattest voice you can. If it still stings, one of the words above is hiding in it.`,
    asks: [
      'what words should i take out of my draft',
      'can you check the tone of my message',
      'my ex says i sound passive aggressive',
      'how do i sound neutral and not cold',
      'does this text sound mean',
      'tone check my draft accusing words sarcasm always never',
      'proofread this before i send',
      'my ex says my emails are snarky, which phrases set her off',
      'do all caps look angry',
      'does my draft sound mean, can you make it less harsh',
      'i dont hear it but my baby mama says everything i write drips with sarcasm, what do i look for',
      'remove blame from an email',
      'phrases that trigger a fight in coparenting emails',
      'passive aggressive phrases like my kids instead of our kids in a draft',
      'check my draft for words that set her off',
      'which phrases start fights',
      'is it bad to write always',
      'my texts sound harsh and i dont mean it',
      'clean up the tone of my message',
      'what not to say in an email to an ex',
    ],
    sources: [],
    followUps: ['how do i write to my ex without starting a fight', 'talk me out of sending this'],
  },
  {
    id: 'james-wait-before-sending',
    advisor: 'james',
    title: 'You want to send it right now',
    text: `Write it, but not in the message box. Put it in a notes app or on paper, with no name in the "to" line. Then wait.

A simple rule for tonight:

1. Write all of it, as raw as it is.
2. Put the phone in another room. Drink a glass of water. Walk or breathe slowly for ten minutes.
3. Sleep on it. Messages about feelings can wait until morning.
4. Tomorrow, ask: **What do I want to happen after they read this?** If it is "I want them to hurt" or "to finally see it", do not send.
5. If there is a practical point, write that as a new message of three lines.

If a child is ill or in danger, do not wait. Send the fact and the place: "Leo has a fever of 103. We are going to urgent care on Main Street."

Nothing else becomes worse because it is sent at nine in the morning.`,
    asks: [
      'im so angry i want to text him right now',
      'talk me out of sending this',
      'its 2am and i wrote my ex a horrible message should i hit send',
      'how do i stop myself from replying when i am furious',
      'i want to tell her exactly what i think of her',
      'urge to send an angry text tonight should i wait before sending',
      'my thumb is on send',
      'i typed out something vicious to my stbx after two glasses of wine, convince me not to',
      'angry as hell, talk me down before i text her',
      'how do i cool down before i fire back at him',
      'i have a draft to my cheating husband with every ugly word in it and part of me thinks he deserves to read it tonight',
      'should i sleep on it before i send this tonight',
      'boiling, angry and about to unload on my baby mama in a text',
      'so angry at him that i want to text back this second, what do i do instead',
      'somebody take my phone away, i have the perfect comeback typed out',
      'should i sleep on it or send it',
      'so mad i am shaking with my finger over the arrow',
      'i know ill be sorry tomorrow but really want to press send on this one',
      'just found out what he did and i want to write him everything right this second',
      'is there a trick to not answer in anger',
    ],
    sources: [],
    followUps: ['i already sent something awful', 'should i send a closure letter'],
  },
  {
    id: 'james-sent-bad-message',
    advisor: 'james',
    title: 'After you sent something you regret',
    text: `Send one short repair, then stop. Do not explain the bad message with a longer one.

A repair in three parts:

1. **Name it plainly.** "My message last night was rude."
2. **Take it back as far as you can.** "I should not have written that."
3. **Return to the topic.** "About Saturday: 10 o'clock is fine."

Leave out "but you", "if you were hurt", and reasons. Do not ask for forgiveness or for an answer.

Do not delete the old message on your side. In a court case, deleting may be a problem. A calm repair next to it shows more than a gap.

Did you write a threat, or admit something that could matter in court? Ask a lawyer or legal aid before you write again. If a court order forbids contact, do not send a repair at all.

Then set one small fence for next time. For example: no messages after 9 in the evening.`,
    asks: [
      'i already sent something awful',
      'i lost it and texted my ex horrible things how do i fix it',
      'can i take back a message i regret',
      'i was drunk and wrote to my wife now what',
      'how to repair after blowing up by email',
      'i regret a message i sent how do i repair it',
      'i hit send and feel sick',
      'unsend is not working and she already saw it',
      'how do i walk back the nasty thing i wrote last night',
      'i cussed out my ex on whatsapp in front of nobody but now its there forever and i am ashamed, whats the damage control',
      'drunk texted my stbx at 1am',
      'i called him a loser in an email and our mediation is next week, do i follow up or stay quiet',
      'wrote something cruel to the mother of my kids and want to undo it',
      'should i erase the ugly text i sent',
      'too late, its delivered, i wrote something awful to my ex',
      'what now that i lost it over text',
      'do i apologize for last nights message or pretend it didnt happen',
      'woke up, read what i sent her at 1am, want to crawl in a hole',
      'how do i repair it after swearing at him in writing',
      'delete for everyone or leave it',
    ],
    sources: [keepEvidence],
    followUps: ['should i say sorry to my ex', 'how do i stop myself from replying when i am furious'],
  },
  {
    id: 'james-second-language',
    advisor: 'james',
    title: 'When English is not your first language',
    text: `Short sentences are on your side. A calm message needs few words.

You can use these as they are:

- "I got your message. I will answer by Thursday."
- "Yes, that works."
- "No, I cannot do that day."
- "Please write that in simple words."
- "I do not agree. I will ask for advice."

For longer messages: write in your own language first. Translate it. Then translate it **back** and check that the dates, amounts and the word "not" are still right.

If your ex uses the language against you, ask for writing only. You can take your time with a text.

Do not let the children translate between you. It puts them in the middle, and they see things they should not.

For court papers do not rely on a phone app. Ask the court clerk for an interpreter as soon as you have a date. In some states it is free, in others not, so ask what it costs. Ask legal aid for help in your language.`,
    asks: [
      'my english is not so good and my ex uses big words',
      'how do i write to ex in simple english',
      'my husband speaks english and i dont understand his emails',
      'can my daughter translate for me with her dad',
      'not fluent in english translate messages simple words spanish',
      'my english is bad',
      'i am from mexico and he writes like a lawyer, can i ask him to use easy words',
      'google translate for texts to my ex',
      'she makes fun of my grammar when i write about our son',
      'interpreter for custody papers who speaks mandarin',
      'i speak portuguese and my husband always handled the letters in this country, now i must write to him on my own',
      'is it ok that my 12 year old translates his emails',
      'what are simple sentences i can copy in english',
      'my english not so good, how i write to my ex husband',
      'he laughs about my english in messages',
      'easy sentences i can send',
      'google translate for messages with ex ok?',
      'i no understand what she write me',
      'my son translates for me and his father',
    ],
    sources: [interpreters, interpretersByState],
    followUps: [
      'how do i write to my ex without starting a fight',
      'how do i tell the kids things without making them messengers',
    ],
  },
];
