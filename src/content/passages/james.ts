import type { Passage, Source } from '../passage.ts';

const checked = '2026-11-20';

const keepEvidence: Source = {
  title: 'Evidence Preservation',
  publisher: 'Without My Consent',
  url: 'http://withoutmyconsent.org/resources/evidence-preservation',
  checked,
};
const digitalEvidence: Source = {
  title: 'What is digital evidence?',
  publisher: 'WomensLaw.org',
  url: 'http://www.WomensLaw.Org/about-abuse/abuse-using-technology/evidence-issues-cases-involving-technology/digital-evidence/what',
  checked,
};
const storedMail: Source = {
  title: '1061. Unlawful Access to Stored Communications, 18 U.S.C. 2701',
  publisher: 'U.S. Department of Justice',
  url: 'http://www.justice.gov/usam/criminal-resource-manual-1061-unlawful-access-stored-communications-18-usc-2701',
  checked,
};
const callRecording: Source = {
  title: 'Recording Telephone Conversations',
  publisher: 'LawServer',
  url: 'https://lawserver.com/?p=17087',
  checked,
};
const orderContact: Source = {
  title: 'What are the Consequences of Contacting an Abuser with a Protection Order in Place?',
  publisher: 'DomesticShelters.org',
  url: 'https://domesticshelters.org/articles/identifying-abuse/what-are-the-consequences-of-contacting-an-abuser-with-a-protection-order-in-place',
  checked,
};
const orderOneWay: Source = {
  title: 'Restraining orders: contact about the children and changing the order',
  publisher: 'WomensLaw.org',
  url: 'https://www.womenslaw.org/en/hotline/restraining-orders/restraining-order-categories/vacate-modify-withdraw/v-has-civil-ro',
  checked,
};
const orderReplies: Source = {
  title: 'Protective orders and violations: questions and answers',
  publisher: 'Keith Gore, law office',
  url: 'https://keithgore.com/faq-category/protective-orders-violations/',
  checked,
};
const lawyersTalk: Source = {
  title: 'What to say to your spouse during the divorce',
  publisher: 'Schilling Law',
  url: 'https://schillinglaw.net/post/2017/02/16/what-to-say-to-your-spouse-during-the-divorce',
  checked,
};
const conflictReview: Source = {
  title:
    'The Divorce Process and Child Adaptation Trajectory Typology Model: the shaping role of interparental conflict',
  publisher: 'Clinical Child and Family Psychology Review, in PubMed Central (NIH)',
  url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8805665',
  checked,
};
const schoolRecords: Source = {
  title: 'Rights of Non-Custodial Parents in FERPA',
  publisher: 'National Center for Education Statistics',
  url: 'https://nces.ed.gov/pubs97/p97527/exh_5_1.asp',
  checked,
};
const informalChange: Source = {
  title: 'Enforcement of Visitation',
  publisher: 'Texas Access',
  url: 'http://txaccess.org/node/76',
  checked,
};

export const jamesPassages: readonly Passage[] = [
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
    ],
    sources: [],
    followUps: ['do i even have to answer this', 'what words should i take out of my draft'],
  },
  {
    id: 'james-needs-answer',
    advisor: 'james',
    title: 'Does this message need a reply at all?',
    text: `Most hostile messages need no answer. Check with three questions:

1. **Is there a question or a decision in it?** A time, a cost, a doctor, a school form.
2. **Is there a wrong fact that could matter later?** For example: "You agreed to give up Sunday."
3. **Does a court paper, a lawyer or your plan ask you to respond?**

If all three are no, you can leave it. Silence is not agreement with an insult.

If one is yes, answer only that part. Leave the rest untouched, even if it is unfair. "Pick-up at 5 on Friday works." That is a full reply.

It also helps to decide **when** you answer. Unless a child is unwell or unsafe, most things can wait some hours. Pick one time a day for these messages and keep to it.

Save the message either way. Do not reply just to show that you read it.`,
    asks: [
      'do i even have to answer this',
      'can i just ignore my exs message',
      'he sent me a rant do i need to respond',
      'is it ok to leave my ex on read',
      'when should i stay silent',
      'which messages need an answer and which need no reply',
      'no question in it, just venting',
      'am i being rude if i dont answer and stay quiet',
      'my ex sent a whole paragraph about what a bad person i am and there is nothing to decide in it, do i owe her an answer',
      'if i leave my ex on read does it mean i agree with what he wrote',
      'i left him on read and now he knows i saw it',
      'which of these ten texts deserve an answer and which can i ignore',
      'i feel guilty when i ignore my baby daddy but half of it is bait, must i answer',
      'reply or let it go',
    ],
    sources: [],
    followUps: ['how do i answer a long angry email', 'he says i did things i never did'],
  },
  {
    id: 'james-long-angry-email',
    advisor: 'james',
    title: 'Answering a long, angry email',
    text: `Do not answer it line by line. Find the few words that need action, and answer those.

Try this on paper:

1. Read it once. Then cross out every insult, every memory and every guess about you.
2. Underline what is left: dates, times, money, the children, papers.
3. Write each underlined thing as a short question: "What does this ask me to do, by when?"
4. Answer only these, one line each.

Often two pages become this:

"I got your email. The form for camp: I will sign it and send it by Thursday. The winter coats are in the blue bag. I will read anything else about the kids if you send it as a separate note."

No defense, no "as you well know". It feels wrong at first, because so much stays unanswered. That is the point. What you do not pick up, you do not have to carry.`,
    asks: [
      'how do i answer a long angry email',
      'my wife wrote me two pages of accusations what do i say back',
      'got a wall of text from my ex and i dont know where to start',
      'how to reply to a hostile email from co parent',
      'she brought up everything from the last ten years',
      'long hostile angry letter from husband how to reply point by point',
      'he wrote me an essay',
      'my stbx emailed four screens of blame with one line about summer camp hidden in the middle, which part do i react to',
      'got a novel from her at midnight',
      'do i rebut every paragraph or pick out the one practical thing',
      'how do i pull the actual question out of all that ranting',
      'i want to defend myself against each point she lists in her huge email but my sister says dont',
      'ten page letter full of old grudges landed in my inbox what now',
      'overwhelmed by a giant hateful mail from the father of my kids, where do i begin with responding',
    ],
    sources: [],
    followUps: ['can i just ignore my exs message', 'reading his messages makes me shake'],
  },
  {
    id: 'james-insults',
    advisor: 'james',
    title: 'When the message is an insult',
    text: `You do not have to answer name-calling. If there is a real question in the message, answer only that.

Three replies that keep your footing:

- Nothing at all, when there is nothing to decide.
- "About Saturday: yes, 10 o'clock works."
- "I will answer questions about the kids. I will not answer insults." Use this once, not every time.

What tends to feed it: "How dare you", a list of your good deeds, or an insult back. A reply sent in heat can be shown later without the message that came before it.

Save the message with the date showing. Then do something with your hands for ten minutes before you type.

Is there a threat to hurt you, the children, a pet or themselves? Then this is not a wording problem. Use the help button at the top of this chat, and tell someone you trust today.`,
    asks: [
      'my ex keeps calling me names over text',
      'what do i say when he insults me',
      'she called me a terrible mother in a message',
      'how to respond to verbal abuse from ex husband by text',
      'he swears at me every time i write about the kids',
      'insults and name calling in messages from my ex',
      'he called me a psycho',
      'she curses me out over whatsapp, what can i type that doesnt make it worse',
      'my baby mama calls me a deadbeat in every text, do i clap back',
      'ex says im fat and worthless and a bad parent whenever i ask about school, how do i stay classy',
      'stop him from belittling me in texts',
      'vulgar language from my ex wife each time we discuss saturday',
      'i am a 61 year old woman and my husband of 35 years calls me filthy words in his texts, what do i say back',
      'how to reply to put downs and mockery',
    ],
    sources: [],
    followUps: ['i am afraid of how he will react to my message', 'should i keep all his nasty texts'],
  },
  {
    id: 'james-false-accusation',
    advisor: 'james',
    title: 'Correcting something that is not true',
    text: `Correct a wrong fact once, in one calm sentence, and stop. You are writing for a stranger who may read it later, not to change your ex's mind.

The pattern: "That is not what happened. [The fact, with the date.]"

- "I did not agree to give up Sunday. My message of May 3 says I would think about it."
- "I was at the pick-up at 5:10 on Friday. The teacher was there."
- "I have paid the March bill. The receipt is attached."

Leave out "liar", "always" and why they might say it. Do not repeat the accusation in full.

If it comes again, you can write: "I answered this on May 4." After that, no reply is needed.

Some claims are serious: harming a child, violence, drugs, hiding money. Do not argue these by text. Save them, write down what you remember with dates, and ask a lawyer or legal aid before you answer.`,
    asks: [
      'he says i did things i never did',
      'my ex is lying about me in writing should i defend myself',
      'how to respond to false accusations from ex wife',
      'she claims i agreed to something i didnt',
      'do i have to deny it in writing or does silence look guilty',
      'false accusations and lies in writing correcting the record',
      'that never happened and he says it did',
      'my ex wrote that i missed pickup and i was standing right there, how do i set it straight without a war',
      'she says i agreed when i never did, she twists the facts in every email',
      'he says in writing that i never paid and i have the venmo screenshot, how do i phrase it',
      'gaslighting me in our messages about what we discussed',
      'if i never deny what she says about me will a judge think its true',
      'ex accuses me in an email of being on drugs and its a total fabrication, do i respond or call someone',
      'how to refute a claim calmly once',
    ],
    sources: [],
    followUps: ['can my texts be used in court', 'what do i say when he insults me'],
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
    ],
    sources: [keepEvidence],
    followUps: ['should i say sorry to my ex', 'how do i stop myself from replying when i am furious'],
  },
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
    ],
    sources: [],
    followUps: ['can my texts be used in court', 'i already sent something awful'],
  },
  {
    id: 'james-ask-for-something',
    advisor: 'james',
    title: 'Asking for something so you get an answer',
    text: `Ask for one thing, and make it easy to say yes or no.

The pattern: what, when, by when you need to know.

"Could Nora stay with me on Saturday the 14th until 6? Her cousin is in town. Please let me know by Wednesday."

What makes it work:

- One request in one message. The second request waits.
- A yes-or-no question, not "What do you think about Saturday?"
- A reason in one short sentence, or none.
- A date for the answer, with enough time.
- No threat and no price: not "after all I did for you".

If you can offer something fair, say it in the same line: "I can give you Sunday morning instead."

If the answer is no, write "Thanks for letting me know." Keep it, and do not argue. A calm answer to a no can help the next time. It also keeps your own record clean.`,
    asks: [
      'how do i ask my ex for a favor',
      'what is the best way to make a request so they cant twist it',
      'i need something from my ex and dont know how to word it',
      'asking ex wife for help without begging',
      'making a request to my ex yes or no question deadline',
      'how to phrase a request',
      'i want my ex to let our 8 year old come to my cousins wedding, whats a respectful way to put it',
      'every time i ask for anything its a big drama',
      'he says no to anything i ask so how do i make it easy for him to say yes',
      'need a kindness from my baby mama',
      'can i give a deadline when i ask my ex hubby a simple question',
      'borrow the car seat from ex',
      'dont want to sound needy or demanding when i ask her for one small thing',
    ],
    sources: [],
    followUps: ['i need to switch weekends with my ex', 'she never replies to me'],
  },
  {
    id: 'james-ask-swap',
    advisor: 'james',
    title: 'Asking to swap a day or weekend',
    text: `If you are afraid of your ex, do not trade days by yourself. Use the help button at the top of this chat.

Otherwise ask early, name both dates, and say what happens if the answer is no.

"Work is sending me to a training on May 9 and 10. Could we trade that weekend for May 16 and 17? If it does not suit you, I will arrange my mother. Please let me know by Friday."

Before you send it, check your parenting plan. It may say how far ahead to ask.

After a yes, confirm once: "Agreed: you have May 9 and 10, I have May 16 and 17. Same pick-up times." Put it in the calendar the same day.

After a no, the plan stands. No need to argue.

A swap by text usually does not change a court order. In Texas, for example, a court cannot enforce an informal deal. For a lasting change, ask the court self-help center how to make it official.`,
    asks: [
      'i need to switch weekends with my ex',
      'how to ask for a schedule change politely',
      'work trip on my custody weekend what do i write',
      'can we trade days text example',
      'want to swap thursday for saturday with the kids dad',
      'swap weekends switch days change the schedule message',
      'trade my tuesday',
      'my sister is getting married on his weekend and i want the kids that day, what do i write to arrange an exchange of days',
      'i got mandatory overtime during my parenting days and have to ask my baby mama to cover',
      'how much notice for a swap',
      'can she and i rearrange the custody days by text just this once',
      'concert tickets fall on her saturday, how do i propose a trade',
      'want to flip weekends with my ex hubby because my mom is visiting from ohio, how do i put it',
      'does it count if we trade days over text',
    ],
    sources: [informalChange],
    followUps: ['he always wants to change days how do i say no', 'how do i ask my ex for a favor'],
  },
  {
    id: 'james-say-no-swap',
    advisor: 'james',
    title: 'Saying no to a change of plans',
    text: `You may say no without a reason. A short no is kinder than a long one.

- "Thanks for asking. I prefer to keep to the plan this weekend."
- "That does not work for us. See you Friday at 5 as planned."
- "I can do one evening, not the whole weekend. Thursday, if you like."

If they push: "My answer is the same. Thanks." After that you need not reply.

Two things help you stay steady:

1. **Decide what you trade and what you never trade.** For example: yes to family weddings, no to changes with less than a day's notice.
2. **Do not answer at once.** "I will tell you by tomorrow evening" is fine.

Reasons invite debate. "I have plans" becomes "What plans?" So leave them out.

If saying no feels dangerous, put safety first. Use the help button at the top of this chat before you answer.`,
    asks: [
      'he always wants to change days how do i say no',
      'how to refuse a swap without a fight',
      'ex keeps asking me to take the kids last minute',
      'i never say no to her and im exhausted',
      'polite way to turn down extra weekend request',
      'decline a swap say no to switching days or extra time',
      'no is a full sentence',
      'my ex expects me to cover her days whenever she has plans and i feel like a doormat, how do i turn it down',
      'do i need an excuse when i dont want to trade',
      'he guilt trips me if i wont be flexible about days',
      'at the last minute my baby daddy always asks me to keep the kids and i want to stop saying yes',
      'my ex asked at the last minute again if i take the kids on saturday and i just dont feel like it',
      'whats a firm but kind way to reject a schedule change',
      'third time this month that he wants to shuffle the days around, how do i hold my ground',
    ],
    sources: [],
    followUps: ['ex is always late for pickup', 'what if he texts me 40 times a day'],
  },
  {
    id: 'james-late-cancel',
    advisor: 'james',
    title: 'Your ex is late or cancels at the last minute',
    text: `In the moment, write only what happens next. Save the pattern for another day.

**While you wait:** "It is 5:20 and we are at the library. We will wait until 5:45. Then we go home and you can pick them up there at 6:30."

**After a cancel:** "Got it, you are not coming today. The kids stay with me. Next pick-up is Friday at 5 as planned."

Send what your plan allows, and then do what you wrote.

**Later, when it is calm and there is a pattern:** "Pick-up was late on May 3, 10 and 17. Would 5:30 suit you better? If so I will plan for that. Please answer by Sunday."

One request, three dates, no "always".

Do not send it through the children, and do not explain the delay to them with blame. "Dad is running late" is enough. Keep a small list with dates and times. A list says more than anger if you ever need help with it.`,
    asks: [
      'ex is always late for pickup',
      'he cancelled on the kids again what do i write',
      'she never shows up on time and i am losing it',
      'message for a no show dad',
      'co parent bails last minute every weekend',
      'late for pick up cancelled visit no show message',
      'no call no show again',
      'we are sitting in the mcdonalds parking lot and he is almost an hour behind, what should my text say',
      'my baby daddy flakes on saturdays',
      'she backed out an hour before and my 6 year old had her backpack on',
      'ex never on time',
      'what can i write to a dad who stands his kids up over and over without sounding bitter',
      'tired of waiting around for my ex wife who thinks time doesnt matter',
      'he bailed an hour before the visit, do i lecture him or stick to what happens next',
    ],
    sources: [],
    followUps: ['she never replies to me', 'how do i tell the kids things without making them messengers'],
  },
  {
    id: 'james-no-reply',
    advisor: 'james',
    title: 'When your ex does not answer',
    text: `Ask once, remind once, then act within what your plan allows. More messages seldom bring an answer.

1. **First message:** the question and a date. "Please let me know by Wednesday if the 12th suits you for the doctor."
2. **Reminder, on that date:** "A reminder about the doctor on the 12th. If I do not hear by tomorrow noon, I will take the appointment and send you the notes."
3. **After that:** do what you said, and send one line: "Done. The notes are attached."

Only announce what you are free to decide. If you both must agree, as on a school or an operation, do not treat silence as a yes. Look in your plan for what it says about disputes. A lawyer or the court self-help center can help.

Check the simple things too: Is it one question? Is it at the bottom of a long text? Would email work better than text?

Keep the three messages together. They show that you asked.`,
    asks: [
      'she never replies to me',
      'my ex ignores every question about the kids',
      'how many times should i follow up',
      'he doesnt respond to texts or mails about our son',
      'he leaves me on read when i need a decision',
      'no answer no response being ignored reminder follow up',
      'he ghosts me',
      'i asked three times about the field trip form and my ex says nothing, can i go ahead without her',
      'how long do i wait before i nudge',
      'crickets from my baby daddy about summer',
      'my ex husband stonewalls every email about our teenager and the deadline for the camp is friday, whats my next move',
      'radio silence when i need a yes or no',
      'does no response count as consent',
      'i see the blue check marks on whatsapp but nothing comes back',
    ],
    sources: [],
    followUps: ['should we use email or texting', 'how do i ask him to pay his share'],
  },
  {
    id: 'james-money-owed',
    advisor: 'james',
    title: 'Asking for money you are owed for the children',
    text: `Treat it like an invoice: what, how much, the proof, the date.

"Braces, May payment: $120. Your half under the plan is $60. The receipt is attached. Please send it by May 31. Thanks."

Some habits that keep it calm:

- Send costs once a month, in one list, on the same day.
- Attach the receipt each time, even if you are sure they saw it.
- Quote the line of the plan once. Do not explain it again.
- Never link money to time with the children, in either direction. Not "pay and you can see them".

If the answer is "I am not paying", write: "Noted. My request of May 5 stands." Then check your order to see how disputes are handled, or ask the clerk or legal aid.

If money is being used to scare or control you, do not press it alone. Use the help button at the top of this chat.`,
    asks: [
      'how do i ask him to pay his share',
      'ex owes me for the kids dentist bill',
      'text to request reimbursement for school costs',
      'she wont pay half of the activities how do i bring it up',
      'asking my ex husband for money he owes without a fight',
      'reimbursement request childrens expenses half of medical bill',
      'venmo request to my ex',
      'he owes me 340 bucks for glasses and cleats, how do i word the reminder',
      'can i send my baby mama a zelle request for half the daycare',
      'ex wont chip in for braces',
      'i keep paying for everything for our teenager and my stbx never reimburses, how do i ask without getting nasty',
      'how to bill my ex for doctor copays',
      'she says she is broke but goes on cruises, i just want her half of the school supplies back',
      'do i attach receipts each time i ask for expenses',
    ],
    sources: [],
    followUps: ['she never replies to me', 'he wants me to agree to a settlement by text'],
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

Avoid "fine", "whatever" and "ok" as a way to end the talk. Somebody may later say you agreed. "I have not decided" is safe.

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
    ],
    sources: [],
    followUps: [
      'can i talk to my spouse directly if we both have lawyers',
      'she threatens to take me to court',
    ],
  },
  {
    id: 'james-court-threat',
    advisor: 'james',
    title: '"See you in court": answering a threat of court',
    text: `You do not have to react to the words "see you in court". Going to court is something either of you may do. Saying it is often just heat.

What you can write:

- Nothing, if there is no question in it.
- "I understand you may want to ask the court. I am still glad to sort out Saturday by Thursday."
- "Please send papers to my lawyer." Only if you have one.

Do not answer with a bigger threat. Do not ask "On what grounds?" It opens a debate you cannot win by phone.

What you should not ignore are **real papers**: a summons, a motion, a hearing date, a letter from a lawyer. These come with dates. Read them the same day, and ask the clerk or legal aid what the date means.

Is the threat about hurting you, taking the children away or sharing private pictures? Then use the help button at the top of this chat.`,
    asks: [
      'she threatens to take me to court',
      'my ex says ill see you in court every time we disagree',
      'he said his lawyer will destroy me how do i respond',
      'what to write back to legal threats from ex',
      'threats of court lawyers and suing me by text',
      'he says he will sue me',
      'my baby mama threatens to file for full custody whenever i say no, do i answer that',
      'empty threats about judges and attorneys',
      'she told me lawyer up or lose in court, what do i write to a threat like that',
      'every disagreement ends with my lawyer will call your lawyer and i get a knot in my stomach, how should i react',
      'is he bluffing about taking me before a judge',
      'what do i write when my stbx threatens to go to court',
      'got a summons after all his threatening texts, can i ignore it',
    ],
    sources: [],
    followUps: ['can my texts be used in court', 'i am afraid of how he will react to my message'],
  },
  {
    id: 'james-tell-ex-dating',
    advisor: 'james',
    title: 'Telling your ex that you are seeing someone',
    text: `Skip this message if your ex has been violent or follows what you do. Talk to an advocate first, through the help button at the top of this chat.

Otherwise: you do not owe news about your private life. You may want to say it before the children do, when a new person will be around them.

Keep it short and about the children:

"I want you to hear this from me. I am seeing someone, and the kids will meet him for lunch on Sunday. Nothing changes in our schedule."

- No feelings, no history, no comparison.
- No question, unless your plan asks you to agree on this.
- Send it in a calm week, in writing, some days ahead.

If you get anger back, you can say: "I understand this is not easy to read. I will answer questions about the kids." Then leave it.

If your divorce is not final, ask a lawyer whether dating can matter in your state.`,
    asks: [
      'how do i tell my ex i have a boyfriend',
      'do i have to tell my ex husband im dating',
      'i met someone and my ex will find out from the kids',
      'telling my ex wife about my new girlfriend',
      'telling ex about new relationship dating someone new',
      'im seeing someone, tell him?',
      'my kids will meet my boyfriend on sunday and i would rather their dad learns it from me, how do i put it in a text',
      'is it his business that i date',
      'i am 58 and have a lady friend now, should my wife hear it from me or from the grandkids',
      'my boyfriend is moving in, should i tell my ex first',
      'do i owe her a heads up before i introduce my partner',
      'afraid she will flip when she learns i got on tinder and met somebody nice, how do i break the news',
      'i have a boyfriend now and feel i should be the one telling my ex',
    ],
    sources: [],
    followUps: ['his new girlfriend keeps texting me', 'my ex asks about my private life'],
  },
  {
    id: 'james-ex-new-partner',
    advisor: 'james',
    title: "Writing about your ex's new partner",
    text: `Write about something you can see, not about the person. You are unlikely to change who your ex dates. You may get an answer about a car seat.

**A fair message:** "Ella says she rode in the front seat on Sunday. She needs her booster in the back. Can you make sure of it? I can send a second one."

**A message that will not help:** "I do not want that woman near my children."

Ask yourself first:

1. Is it about safety, sleep, school or health? Then write it, with the date and one request.
2. Is it about hurt, taste or being replaced? That is real, and it belongs with a friend or a counselor, not in this message.

With the children, stay neutral: "It is fine to like her." They should not have to hide it from you.

If a child tells you about hurt, touching, weapons or drugs, do not write to your ex first. Call for help through the button at the top of this chat.`,
    asks: [
      'my ex moved in with a new woman and the kids are there',
      'i hate his girlfriend being around my children what can i say',
      'how to bring up concerns about exs boyfriend',
      'my ex wife introduced a new guy to our son after two weeks',
      'message about my exs new partner girlfriend boyfriend around the children',
      'her boyfriend drives my kids around',
      'i cant stand the woman my husband left me for and now she bathes my toddler, how do i raise it with him',
      'ask ex about the new guys car seat',
      'do i get a say in who my ex brings around my daughter',
      'my baby daddy moved his girl in after a month and my 7 year old sleeps on the couch there, what do i put in a text',
      'new stepmom bosses my kids, can i say something',
      'jealous of the new lady but also have a real worry about seat belts with her',
      'can i demand that he keeps his mistress away from my son',
    ],
    sources: [],
    followUps: ['his new girlfriend keeps texting me', 'we have different rules in each house'],
  },
  {
    id: 'james-third-party-texts',
    advisor: 'james',
    title: 'The new partner or a relative writes to you',
    text: `You do not have to talk about the children with anybody but their other parent. One kind line is enough.

"Thanks for your note. I keep messages about the kids between Jordan and me, so I will write to him. All the best."

After that, you need not answer again. Do not argue, explain the marriage, or ask questions about the other house.

Some notes are practical and harmless: "I am doing pick-up today, I am in the red car." If your ex has agreed, a plain "Thanks, see you at 5" is fine.

If your ex sends everything through this person, tell your ex once: "Please write to me yourself about the kids. I will answer you within a day."

Save rude messages. If there are threats, or it does not stop after you asked once, keep a list with dates. Ask legal aid or the police what is possible.`,
    asks: [
      'his new girlfriend keeps texting me',
      'my exs mother sends me angry messages',
      'ex makes his new wife write to me about the kids',
      'should i answer her boyfriend',
      'my sister in law is attacking me by text',
      'new wife new boyfriend or relatives message me instead of my ex',
      'his mom is in my dms',
      'my exs new girlfriend keeps sending me long texts about my parenting and says he wants her to handle all communication, do i go along',
      'his new wife writes me about the kids homework as if she were their mom, can i tell her to butt out',
      'his sister wrote me a mean message on facebook messenger',
      'my ex has his new wife write me, do i owe her a response',
      'new husband of my ex emails me instructions for pickup',
      'my ex makes his new girl write to me about the kids and never writes himself',
      'his relatives gang up on me on whatsapp, how do i shut that down nicely',
    ],
    sources: [],
    followUps: [
      'how do i stay in touch with my in laws',
      'my ex moved in with a new woman and the kids are there',
    ],
  },
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
    ],
    sources: [],
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
    ],
    sources: [],
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

One caution: if your ex has been violent or watches you, a sudden block can raise the danger. It can also cut off warnings you would want to see. Talk to an advocate first. The help button at the top of this chat shows how.`,
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
    ],
    sources: [],
    followUps: ['what if he texts me 40 times a day', 'there is a protective order can we text'],
  },
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
    ],
    sources: [orderContact, orderOneWay, orderReplies],
    followUps: ['i am afraid of how he will react to my message', 'should i keep all his nasty texts'],
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
    ],
    sources: [],
    followUps: ['there is a protective order can we text', 'should i keep all his nasty texts'],
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
    ],
    sources: [lawyersTalk],
    followUps: ['he wants me to agree to a settlement by text', 'she threatens to take me to court'],
  },
  {
    id: 'james-not-through-children',
    advisor: 'james',
    title: "Keeping messages out of the children's mouths",
    text: `Say it yourself, in writing, even when it would be quicker to tell the child. Fighting between parents is one of the things that shapes how children cope with a divorce. A child who carries messages stands right in it.

Swap the sentence:

- "Tell your mom I will be late" becomes a text to her: "Running 15 minutes late."
- "Ask Dad if he paid" becomes an email about the bill.
- "What did he say about me?" becomes "Did you have a nice weekend?"

If your ex sends a message through the child, set the child free: "Thanks. That is for grown-ups. I will write to Dad myself." Then write: "Noah told me about Friday. Please send such things to me. Friday is fine."

Did you already ask too much? You can say so: "I should not have asked you to carry that. It is my job."`,
    asks: [
      'how do i tell the kids things without making them messengers',
      'my ex sends messages through our son',
      'is it bad to ask my daughter to tell her dad',
      'she makes the kids ask me for money',
      'using children as messengers kid carries messages between parents',
      'my kid is the go between',
      'daughter hands me notes from her dad and i hate it, how do i get him to tell me himself',
      'my 9 year old told me daddy wants to change christmas, why cant he text me',
      'is it bad to use kids as mail carriers',
      'i caught myself asking my daughter to remind her dad about the check, is that bad for her',
      'stop using our teenager as a middleman',
      'ex tells the kids to tell me stuff instead of texting',
      'she sends our son over to ask what i plan for spring break, how do i stop that',
    ],
    sources: [conflictReview],
    followUps: ['my ex talks badly about me to the kids', 'our child is sick how do i tell the other parent'],
  },
  {
    id: 'james-child-news',
    advisor: 'james',
    title: 'Passing on news about a child: illness, school, hurt',
    text: `Give the facts a nurse would give. Write what happened, what was done, what comes next.

"Ava has a fever since 4 p.m. The doctor saw her at 6 and says it is the flu. Medicine at 8 and 2. She stays home tomorrow. I will write again at noon."

For school: "Meeting with Ms. Green on Thursday at 3 about reading. You can come or call in. I will send notes."

Rules that keep it calm:

- Same day for illness, injury, police or trouble at school.
- No cause and no blame: not "she came back from you like this".
- Send medicine, dose and times in writing at each exchange.
- In an emergency: call first, then text the place.

Does your ex tell you nothing? You may be able to ask the school yourself. Under federal law, both parents can see school records unless a court paper takes that right away.`,
    asks: [
      'our child is sick how do i tell the other parent',
      'what to write when my son got hurt at my house',
      'do i have to tell my ex about doctor appointments',
      'message about school problems to my ex husband',
      'he never tells me when the kids are ill',
      'telling other parent about sick child doctor injury fever school report',
      'er visit, how do i text dad',
      'my toddler fell off the slide at my place and got stitches, what do i write to her mom so she doesnt blame me',
      'lice note to the other household',
      'is there a good way to report a bad report card to my ex',
      'our 10 year old threw up all night on my weekend, when and what do i tell his father',
      'share asthma meds instructions at exchange',
      'my ex finds out about strep throat days later from me and is furious, what should i include',
      'son got suspended, must i inform his mom',
    ],
    sources: [schoolRecords],
    followUps: [
      'how do i tell the kids things without making them messengers',
      'how do i email the teacher about our split',
    ],
  },
  {
    id: 'james-tell-family',
    advisor: 'james',
    title: 'Telling your own family',
    text: `Decide on two sentences and use them with everybody. You choose how much they hear.

"Chris and I are separating. We are working out the details, and I am not ready to talk about why."

Then tell them what helps. People want a task: "Please ask me to dinner on Tuesdays." "Please do not ask me for news." "Please be kind about Chris when the kids are there."

For the hard replies:

- "I never liked him." You can say: "I know you mean well. It does not help me now."
- "Have you tried everything?" You can say: "We have. I need you beside me, not a second opinion."
- "What happened?" You can say: "I will tell you when I am ready."

Tell the people closest to you first, so they do not hear it from others. If you have children, tell them before the wider family. Leave out what you would not want your ex to read, because stories travel.`,
    asks: [
      'how do i tell my parents im getting divorced',
      'what do i say to my family about the separation',
      'my mom keeps asking what happened',
      'telling relatives without going into details',
      'my dad hates my ex and says it in front of the kids',
      'announcing divorce to parents siblings and relatives',
      'break it to my folks that i am divorcing',
      'my mom and dad are old fashioned and catholic and adore my husband, how do i say our marriage is over',
      'sister wants all the gory details',
      'dont want to explain to my aunts at thanksgiving',
      'how do i get my brother to be civil about my wife at dinner',
      'ashamed to admit to mom and dad that it failed a second time',
      'grown children and siblings, whom do i inform first',
      'my parents cry every time i mention that i am getting divorced and say try harder, what can i answer',
    ],
    sources: [],
    followUps: ['how do i stay in touch with my in laws', 'what do i tell friends and coworkers'],
  },
  {
    id: 'james-in-laws',
    advisor: 'james',
    title: 'Your in-laws after the split',
    text: `You may keep a tie to people you love. Keep it separate from the divorce.

A first message, if you want contact: "You matter to me and to the kids. I will not talk about Alex and me. I would be glad to stay in touch."

What protects it:

- No news about the case, the money or dating, in either direction.
- Do not ask them what your ex says or does.
- Visits with the children are simplest in your ex's time. Otherwise ask your ex first, or look in your plan.
- If they take sides: "I understand you stand by him. I will stay friendly when we meet."

If they attack you, one line is enough: "I will not answer messages like this. I wish you well."

Be careful if your ex is somebody you fear. Relatives may pass on where you are. Then share nothing about your address, your work or your week.`,
    asks: [
      'how do i stay in touch with my in laws',
      'my mother in law blames me for the divorce',
      'can the kids still see grandma on his side',
      'i miss my exs family what can i write to them',
      'relationship with in laws grandparents on the other side after separation',
      'his folks were like my own',
      'is it ok to still have coffee with my exs mom after 20 years of being her daughter in law',
      'my father in law wont speak to me since she moved out',
      'letter to my mother in law',
      'stay close to my nieces on her side',
      'they blame me at every family thing and i bite my tongue, what is one decent line for his folks',
      'lost his whole clan in the divorce and i grieve them more than him, may i reach out',
      'should i take the kids to see their nana while its not his weekend',
    ],
    sources: [],
    followUps: ['my exs mother sends me angry messages', 'how do i tell my parents im getting divorced'],
  },
  {
    id: 'james-friends-coworkers',
    advisor: 'james',
    title: 'What to tell friends, neighbors and people at work',
    text: `One line is enough for most people. You can say it and change the subject.

- **Neighbors, other parents:** "We live apart now. The kids are doing all right. How is soccer going?"
- **Coworkers:** "I am going through some changes at home. If I seem distracted, that is why."
- **Your boss:** "I am separating. I will have a few appointments this month. I will give you the dates ahead."
- **Mutual friends:** "I am not asking you to choose. Please do not pass things between us."

Pick two or three people who get the whole story, and save it for them. They should be able to keep it.

If somebody digs: "I would rather not go into it." You can say it twice, in the same words.

If you hear that your ex tells lies about you, you do not have to correct each one. Ask the one person who matters: "If you wonder about something, ask me."`,
    asks: [
      'what do i tell friends and coworkers',
      'how do i tell my boss i am getting divorced',
      'our friends are taking sides',
      'people at school pickup keep asking about my husband',
      'my ex is telling everyone lies about me',
      'what to say about divorce at work to boss neighbors friends gossip',
      'nosy neighbor',
      'what do i say when a mom at soccer asks where my hubby is',
      'our couple friends picked him',
      'hr needs to know i have hearings, how much do i share with my manager',
      'church ladies whisper about us and i want one dignified sentence',
      'she tells everybody in town i cheated, should i set our buddies straight',
      'i am a teacher and my colleagues keep asking why i look tired, how do i answer without crying',
      'explain to the bowling league that we split',
    ],
    sources: [],
    followUps: ['is it ok to post about my divorce', 'how do i tell my parents im getting divorced'],
  },
  {
    id: 'james-social-media',
    advisor: 'james',
    title: 'Posting while you divorce',
    text: `Until things are settled, post nothing about your ex, the case, money, dating or the children's troubles. Posts can be saved by anybody in a second, and they can turn up as evidence.

A test before you share: would it be all right if a judge, your boss and your child read it?

Tonight you can:

1. Change your passwords and turn off shared logins.
2. Turn off location on photos and apps.
3. Ask friends not to tag you or the kids.
4. Mute your ex. You do not need to see their life at midnight.
5. Ask before you delete. Removing old posts during a case can be held against you, so talk to a lawyer first.

If your ex posts about you, take a picture with the date and do not comment. You can write once: "Please take down the post with Lily's school on it." Keep it about the child.

If private pictures are shared or threatened, use the help button at the top of this chat.`,
    asks: [
      'is it ok to post about my divorce',
      'my ex is trashing me on facebook',
      'should i delete my instagram during custody',
      'he posts pictures of our kids with his new girlfriend',
      'can i write about my marriage on tiktok',
      'social media posts facebook instagram during divorce',
      'change my relationship status',
      'i want to put the truth about my cheating husband on facebook for everybody to see, bad idea?',
      'she subtweets me',
      'is snapchat safe to complain on during the case',
      'can his lawyer use my vacation selfies against me',
      'my baby mama put our custody paperwork in her stories, what should i do about it',
      'ex put my daughters face on tiktok',
      'can i scrub my old reels before the hearing',
    ],
    sources: [digitalEvidence, keepEvidence],
    followUps: ['can my texts be used in court', 'what do i tell friends and coworkers'],
  },
  {
    id: 'james-handover-words',
    advisor: 'james',
    title: 'What to say at the door',
    text: `If you are afraid at exchanges, do not work on words. Ask about exchanges without contact, through the help button at the top of this chat.

Otherwise: five sentences are enough for any handover.

- "Hi."
- "Her bag is here, the inhaler is in the side pocket."
- "She slept badly, so an early night would be good."
- "See you Sunday at 6."
- To the child: "Have a good time. I love you."

Everything else goes in writing. If your ex starts a topic at the car, say: "Good point. Please email me." Then turn to the child, or go.

You can prepare: keep the bag packed by the door, and arrive on time, not early. Keep it short: no sitting down, no coming in.

If it gets loud, leave the scene, not the child: "Not in front of Leo. I will write to you tonight." A phone in the hand and a friend in the car can help.`,
    asks: [
      'what do i say to my ex at drop off',
      'pickup always turns into an argument in the driveway',
      'how do i act when i see him at the door',
      'she starts fights in front of the kids when i bring them back',
      'short things to say at the door during exchange drop off pickup',
      'small talk in the driveway',
      'i freeze up when she opens the front door with that look, what are a few harmless lines i can use',
      'he tries to discuss child support while buckling the kids in, how do i end it',
      'keep it short at curbside',
      'what do i do with my face when i hand my 4 year old to the man who cheated on me',
      'she baits me on the porch every sunday',
      'polite lines for the mcdonalds parking lot exchange with my ex',
      'my hands tremble walking up to his place, what should i say and when do i leave',
    ],
    sources: [],
    followUps: ['i have to have a hard talk with my ex how do i prepare', 'ex is always late for pickup'],
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
    ],
    sources: [],
    followUps: ['what do i say to my ex at drop off', 'how do i tell my husband i want a divorce'],
  },
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
    ],
    sources: [],
    followUps: ['he keeps asking me why over and over', 'how do i tell my parents im getting divorced'],
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

If your case is open, ask your lawyer before you spend nights or trips together.`,
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
    ],
    sources: [],
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
    ],
    sources: [],
    followUps: ['i want to text my ex that i miss him', 'he keeps asking me why over and over'],
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
    ],
    sources: [],
    followUps: ['how do i write to my ex without starting a fight', 'talk me out of sending this'],
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
    ],
    sources: [],
    followUps: ['we still live together and cant talk', 'how do i ask my ex for a favor'],
  },
  {
    id: 'james-different-rules',
    advisor: 'james',
    title: 'Different rules in the two homes',
    text: `If it is not safe to ask, use the help button at the top of this chat instead.

Otherwise: you can ask, but you cannot run the other house. Choose one or two things that matter for health or school.

A message that may work:

"Max is very tired on Mondays. The teacher noticed it too. Could we both aim for lights out at 9 on Sundays? I will do the same here."

It has a fact, a shared reason, one request, and your own part.

What does not work: a list of rules, "any good parent would", articles, or what the child said about it.

If the answer is no, change what you can in your home: a quiet Sunday evening, an early Monday.

To the child you can say: "At Dad's it is like that. Here it is like this." Children can learn two sets of rules.

For danger, such as no car seat, drugs or weapons in reach, do not haggle. Ask a lawyer or legal aid.`,
    asks: [
      'we have different rules in each house',
      'he lets them stay up till midnight how do i bring it up',
      'my ex gives the kids too much screen time',
      'she doesnt make our son do homework',
      'how do i talk about parenting differences without a fight',
      'parenting rules bedtime screens homework at the other house',
      'fortnite all weekend at dads',
      'my 8 year old comes home exhausted because there is no bedtime over there, can i say anything to her',
      'junk food at moms house',
      'he is the disney dad and i am the bad cop',
      'can i make my ex follow my rules about the ipad',
      'kids say at dads house there are no rules, what do i tell them',
      'she thinks my discipline is too strict and i think hers is a joke, how do we discuss it',
      'no chores no vegetables no showers at his place',
    ],
    sources: [],
    followUps: ['my ex talks badly about me to the kids', 'how do i ask my ex for a favor'],
  },
  {
    id: 'james-bad-mouthing',
    advisor: 'james',
    title: 'When your ex speaks badly of you to the children',
    text: `Start with the child, not with your ex. Keep it to two sentences, and do not pay it back.

To the child: "I am sorry you heard that. It is not so, and you do not have to choose." If it is partly true: "That is a grown-up matter. Dad and I will deal with it."

Do not question the child about what else was said. Do not say what you think of your ex.

Then, if you write at all, write once and about one thing:

"Zoe told me she heard that I took all the money. Please let us both keep money talk away from the kids. I will do the same."

No accusation, no capital letters. If it is denied, leave it.

Keep a note with the date and the child's own words, as close as you remember. If a child refuses visits, is afraid, or changes a lot, talk to the pediatrician. Then ask a lawyer what you can do.`,
    asks: [
      'my ex talks badly about me to the kids',
      'she tells our daughter everything is my fault',
      'how do i respond when my son repeats his dads lies',
      'he is turning the kids against me what do i say',
      'bad mouthing badmouthing me in front of the children alienation',
      'daddy says youre a liar',
      'my 7 year old came home and told me that i broke up the family because her mom said so, how do i answer her',
      'she poisons them against me',
      'parental alienation what can i do',
      'he calls me crazy in front of our daughter',
      'my teenager parrots everything her father says about me and wont look at me',
      'stop my ex from trash talking me to our kids',
      'kids heard from their dad that i stole money, do i defend myself to them',
    ],
    sources: [],
    followUps: [
      'how do i tell the kids things without making them messengers',
      'he says i did things i never did',
    ],
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
    ],
    sources: [],
    followUps: ['can we be friends after divorce', 'how do i write to my ex without starting a fight'],
  },
  {
    id: 'james-shared-events',
    advisor: 'james',
    title: 'Birthdays, graduations and school shows',
    text: `If being in a room with your ex is unsafe, do not go to the same event. The same holds if an order keeps you apart. Plan your own day with the child. The help button at the top of this chat is there for you.

Otherwise settle it in writing two weeks ahead:

"Ella's show is on the 14th at 6. I will sit on the left side with my parents. I plan to see her before it starts. Could you see her after? Please let me know by Sunday."

Fix only what needs it: who comes, where you sit, who takes the child before and after, who takes photos.

On the day:

- Greet with a nod and one sentence.
- No talk about money or plans.
- Let the child come to each of you freely, with no scores kept.
- Have a reason to leave: "We are off to get pizza."

Two small parties are better than one cold one. Children seldom mind a second cake.`,
    asks: [
      'how do we both go to our sons graduation',
      'kids birthday party with my ex there',
      'sitting near my ex at the school play',
      'do we have to do birthdays together',
      'attending birthday party graduation school play wedding together',
      'dance recital with both of us there',
      'our daughter gets married in june and my ex husband is bringing his new wife, how do we handle seats and pictures',
      'first communion with the ex',
      'little league game, do we sit together',
      'joint or separate bday party',
      'my 5 year old wants mommy and daddy both at chuck e cheese for her party, can we pull that off',
      'his whole family will be at the baptism and i feel sick about walking in',
      'prom pictures with my ex around',
    ],
    sources: [],
    followUps: [
      'how do i act when i see him at the door',
      'should i thank my ex when he does something right',
    ],
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
    ],
    sources: [],
    followUps: ['how do i tell my ex i have a boyfriend', 'what if he texts me 40 times a day'],
  },
  {
    id: 'james-reading-incoming',
    advisor: 'james',
    title: 'When opening their messages makes you shake',
    text: `You can change how these messages reach you. The surprise can be as hard as the words.

1. **Turn off the preview and the sound** for this one person.
2. **Send emails to a folder** by a rule. It does not appear among the others.
3. **Open it once a day**, at a set hour, sitting down, feet on the floor. Not before sleep, not before work.
4. **Read only for action.** Have a pen. Write: what is asked, by when. Skip the adjectives.
5. **Let somebody read it first.** A friend can tell you: "There is one question, about Tuesday. The rest is noise."
6. **Stop after.** Stand up, walk to a window, breathe out slowly five times.

If you share children, keep one line open for emergencies, such as a call.

If this person has hurt you, shaking is a reason to ask for help, not to toughen up. The help button at the top of this chat is for that too.`,
    asks: [
      'reading his messages makes me shake',
      'my heart races every time her name pops up on my phone',
      'i dread opening emails from my ex',
      'how can i read what my ex wrote without falling apart',
      'anxiety panic opening exs messages dread notifications',
      'stomach drops when he texts',
      'i get a panic attack whenever gmail shows her name, is there a way to make it less of an ambush',
      'turn off previews from one contact',
      'nauseous before i open anything he sends',
      'can my sister read his stuff for me first',
      'my hands go cold and i cant breathe when the notification pings and its my ex husband',
      'jump whenever my phone dings',
      'i reread her cruel texts before bed and then lie awake',
    ],
    sources: [],
    followUps: ['how do i answer a long angry email', 'my ex messages me all night long'],
  },
  {
    id: 'james-email-teacher',
    advisor: 'james',
    title: 'Telling the school or the doctor',
    text: `Tell them the facts they need for the child, and leave your ex's faults out of it.

"Dear Ms. Green, Theo's father and I now live in two homes. Theo is with me on school nights this month. Please send notices to both of us at these addresses. If you see a change in him, I would be glad to know. Thank you."

Add, if it applies:

- who may pick up the child, in writing
- a copy of a court order, if one limits contact or pick-up
- both phone numbers, and who to call first

Do not ask a teacher to take sides, write a letter for court or carry messages.

If your ex gets left out or you do, ask the office for both parents on the list. Under federal law a school gives both parents access to records, unless a court paper says no.

Must the other parent not know where you live? Ask the school how it protects addresses before you write one down.`,
    asks: [
      'how do i email the teacher about our split',
      'do i tell the school we are separated',
      'the school only sends everything to my ex',
      'what should the pediatrician know about the divorce',
      'email to teacher school or pediatrician about separation two homes',
      'let the kindergarten know',
      'my 6 year old is acting out in class since daddy moved out, what should i write to her teacher',
      'both parents on the school email list',
      'daycare needs to know who can collect our son',
      'how much do i share with the school counselor about us splitting up',
      'the principal leaves me out of newsletters because my ex filled in the forms',
      'note for the coach and the pediatrician that we have two addresses now',
      'telling school and doctor without making my ex the bad guy',
    ],
    sources: [schoolRecords],
    followUps: ['he never tells me when the kids are ill', 'what do i tell friends and coworkers'],
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
    ],
    sources: [],
    followUps: [
      'how do i get my stuff from the house',
      'i have to have a hard talk with my ex how do i prepare',
    ],
  },
  {
    id: 'james-point-to-plan',
    advisor: 'james',
    title: 'Pointing to the plan when your ex breaks it',
    text: `Quote the line, say what you will do, and stop. Let the paper speak.

"The plan says exchanges are at 6 on Sunday at the library (page 4). I will be there at 6."

Or after it happened: "On May 3 the kids came back on Monday. The plan says Sunday at 6. Please keep to it this week. I will be at the library at 6."

Why this works better than an argument: there is nothing in it to deny but the date.

- Read the line first. Is it as clear as you think?
- Attach a picture of it the first time only.
- One breach, one message. No summary of the year.
- Note it in a list: date, what the plan says, what happened.

Do not break your own part to pay it back. Not the money, not the time.

If it goes on, ask what your court offers when an order is not followed. The court self-help center or legal aid can tell you. Bring the list.`,
    asks: [
      'my ex ignores our parenting agreement what do i write',
      'she brought the kids back a day late again',
      'how do i remind him what the court order says',
      'he does whatever he wants and not what we signed',
      'ex breaks the parenting plan court order message violation',
      'quote the agreement',
      'our decree says sunday at 6 and my ex acts as if that was a suggestion, what do i put in a text',
      'he violates the order every week',
      'she kept them an extra night without asking',
      'is there a calm way to say thats not in the paper we both signed',
      'baby daddy does not stick to the visitation agreement',
      'remind ex of page 4 without starting ww3',
      'my ex breaks the custody agreement, can i hold back the money or the kids in return',
    ],
    sources: [],
    followUps: ['ex is always late for pickup', 'she threatens to take me to court'],
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
    ],
    sources: [],
    followUps: ['she never replies to me', 'should i say sorry to my ex'],
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

For court papers do not rely on a phone app. Ask the court clerk for an interpreter and what it costs. Ask legal aid for help in your language.`,
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
    ],
    sources: [],
    followUps: [
      'how do i write to my ex without starting a fight',
      'how do i tell the kids things without making them messengers',
    ],
  },
];
