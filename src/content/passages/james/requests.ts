import type { Passage } from '../../passage.ts';
import { kentuckySupport, sharedCosts, texasEnforcement, whatIsCustody } from '../shared-sources.ts';

export const requestsPassages: readonly Passage[] = [
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
      'i have a favor to ask about next saturday and she usually finds a way to say no',
      'how do i word a request so its a simple yes or no',
      'need him to sign a form, keep it from turning into world war three',
      'want to borrow the kids passports for a trip, how do i ask',
      'is it better to give a reason or just ask',
      'asking nicely never works, what am i doing wrong',
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
      'need to switch weekends for my sisters wedding',
      'how do i ask to trade days',
      'can we swap wednesday for thursday',
      'my shift changed, can i ask for other days',
      'offer a fair trade for mothers day weekend',
      'is a swap by text official',
    ],
    sources: [texasEnforcement],
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
      'she wants my weekend again and i dont want to give it up',
      'can i just say no, do i have to explain myself',
      'i always cave when he wants to trade days',
      'turn down a switch politely',
      'he asked for thanksgiving instead of his days and i want to keep ours',
      'im tired of rearranging my life for her changes, what do i write',
    ],
    sources: [],
    followUps: ['ex is always late for pickup', 'what if he texts me 40 times a day'],
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
      'he ignores my messages',
      'my ex never answers me',
      'i text and text and get nothing back',
      'she doesnt reply when i write about the kids',
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
      'sent it monday, its thursday, nothing, and i need a yes for the passport form',
      'she ignores everything i write about our son',
      'three unanswered emails about the dentist',
      'no answer from my ex, may i decide alone',
      'what do i do when hes dead silent and the deadline is coming',
      'how often should i remind her before i go ahead',
      'second reminder wording',
    ],
    sources: [whatIsCustody],
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
      'text to ask for the 60 dollars',
      'how do i remind her about her half',
      'he owes me for glasses and cleats',
      'billing my ex',
      'invoice style message for kids stuff',
      'tired of begging for his share, what do i write',
    ],
    sources: [sharedCosts, kentuckySupport],
    followUps: ['she never replies to me', 'he wants me to agree to a settlement by text'],
  },
];
