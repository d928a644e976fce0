import type { Passage, Source } from '../../passage.ts';
import { hotlineSigns, mccSigns, michiganEnforce } from './sources.ts';
import { abductionPrevention } from '../shared-sources.ts';

const checked = '2026-11-20';

const cuyahogaEnforce: Source = {
  title: 'Enforcement of Parenting Orders',
  publisher: 'Cuyahoga County Domestic Relations Court, Ohio',
  url: 'https://domestic.cuyahogacounty.us/en-US/Enforcement-Parenting-Orders.aspx',
  checked,
};

export const emmaKeptFromChildren: readonly Passage[] = [
  {
    id: 'emma-threat-to-take-children',
    advisor: 'emma',
    title: '"You will never see the kids again"',
    text: `Do not answer the threat. Answer only what is about the next exchange, or nothing. A threat is not a court order.

Do today:

1. Save the message, or write down the exact words, date and who heard.
2. Keep doing your normal part: school runs, doctor, homework. Keep the calendar.
3. Read what order you have, if any. Is a place, day and hour in it?
4. Call a lawyer, legal aid or the court's self-help center. Ask: "What can I do now so that this cannot happen suddenly?"
5. If you fear they will flee, say so in that first sentence. Tell them about passports and plans.

A sentence you may use, if writing is safe:

"I will follow the schedule. I will not discuss this by text."

Ask the school about its pick-up rule. Give it a copy of the order, if there is one.

If the threat scares you into staying or signing, that is control. Talk to an advocate through the help button at the top of this chat before you sign anything.`,
    asks: [
      "he says i'll never see the kids again",
      'my ex threatens to take full custody if i file',
      'she says she will move away with my son',
      'blackmails me with the kids, threatens to take me to court for custody',
      'threats about taking my kids away from me',
      'threatens to take the kids away, can he get full custody of my children',
      'he swears hell have me declared unfit',
      'her lawyer uncle will make sure i lose my boys, she says',
      'says he will put them on a plane to his country, passports are in his drawer',
      'do judges listen when a dad brags he will win sole custody',
      'scared to leave because he says i will never win against him',
      'baby mama says i wont see my newborn unless i drop the case',
      'can she just up and relocate with them, she keeps threatening it',
      'he holds it over me that grandma will testify and they will be taken away',
      'he says hell take the kids and i will never see them',
      'she keeps saying shes going for full custody if i dont do what she wants',
      'can he really take my children from me',
      'my wife threatens to move back to her country with our boys',
      'he said a judge will give him the kids because i have anxiety',
      'every argument ends with you wont see your kids again',
    ],
    sources: [abductionPrevention],
    followUps: [
      'my ex wont give the kids back',
      'how do i decide what is worth fighting about',
      'what should i write in my log',
    ],
  },
  {
    id: 'emma-child-not-returned',
    advisor: 'emma',
    title: 'When the children are not given back',
    text: `If you believe a child is in danger, call emergency services. If you fear they are leaving the state or the country, say that first.

If the child is safe but kept from you:

1. Go to the place at the right time, with a copy of the order.
2. Write calmly: "The order says Sunday at five. I am here. When will you bring them?"
3. Do not force your way in. Do not keep the child longer in return later.
4. Call your lawyer or legal aid next morning. Ask the police what they can do where you live.

The usual way is back to the court that made the order. Names differ. In Michigan, the Friend of the Court office helps to enforce parenting time. One Ohio court calls it a motion to show cause. Ask your clerk what your court calls it, and what to do if it is urgent.

No order yet? Ask a lawyer at once how to get one.

If you are afraid, do not go alone. Use the help button at the top of this chat.`,
    asks: [
      'my ex wont give the kids back',
      'he is keeping my daughter past his weekend',
      'she denies my parenting time, what can i do',
      'can i call the police if he doesnt return my son',
      'he violates the custody order, wont let me see my son on my weekend',
      'she didnt bring the kids home or return them after the visit',
      'it was supposed to be sunday at 5 and theyre not here',
      'she took off with my boys to another state and ignores my calls',
      'my baby daddy refuses to hand her over',
      'no order yet and her mom wont let me have her, what now',
      'contempt, enforcement, show cause, what do i file to get my kid returned',
      'police say its a civil matter, who makes him give them back',
      'makeup time for the weekends she stole from me',
      'he kept our daughter an extra week after summer vacation, is that kidnapping',
      'he was supposed to bring them back at 6 and its 9',
      'my ex wont give my son back after the weekend',
      'she kept the kids past her time and wont answer',
      'will police make him return the children',
      'what do i do if my children arent brought home',
      'the order says sunday, its tuesday, i still dont have my daughter',
      'he says hes keeping her an extra week and i cant stop him',
      'can he just decide not to bring them back',
      'my boy isnt home from his dads and nobody picks up',
      'she moved the return day without asking me and now has him',
      'my ex didnt bring the kids back',
      'he wont return my daughter',
      'she kept our son after her weekend',
      'kids werent returned on time, what can i do',
    ],
    sources: [michiganEnforce, cuyahogaEnforce],
    followUps: [
      'can i refuse to send the kids to him',
      "he says i'll never see the kids again",
      'what should i write in my log',
    ],
  },
  {
    id: 'emma-holding-children-back',
    advisor: 'emma',
    title: 'Before you hold the children back',
    text: `Call a lawyer or legal aid **before** you skip a handover, unless the child is in danger this minute. If you do not follow an order, the other parent can take it back to court.

Sort your reason:

- **Danger now:** drunk driver at the door, threats, injuries, a child who says they were hurt. Keep the child safe, call for help, then call a lawyer the same day. Ask about an urgent order.
- **Serious worry:** drugs, a violent partner. Collect facts with dates. Ask about supervised visits.
- **Unpaid support:** take it to the support office or a lawyer. Do not trade time for money.
- **Anger, or a bad text:** follow the schedule. Log it.

If you do keep them back for safety, write the same hour:

"I am not sending her today because of what happened at noon. I am asking the court for help."

Fear is a reason to get help fast, not to handle it alone. Use the help button at the top of this chat.`,
    asks: [
      'can i refuse to send the kids to him',
      'should i stop visits because he doesnt pay child support',
      'i want to keep my daughter home, i dont think visits there are safe',
      'what happens if i dont follow the custody schedule',
      'am i allowed to keep the kids home from visitation',
      'withholding the children because i am worried',
      'he hasnt paid a dime, why should he get his weekend',
      'thinking about not sending them friday',
      'can i get in trouble for skipping his visit',
      'her new man has a record, may i say no to the overnight',
      'i dont want my newborn to stay at his filthy apartment, do i have to hand her over',
      'is it contempt if i keep my son over worries about drugs at his place',
      'i am so mad about that email that i want to cancel her saturday',
      'what proof do i need before i deny visitation',
      'can i refuse to send my kids this weekend',
      'i dont want them to go over there, what happens if i dont hand them over',
      'he owes me six months, so i dont have to give him the kids right',
      'her new boyfriend uses drugs, may i keep my son home',
      'can i get in trouble for not letting him have his visit',
      'my gut says dont send her, is that allowed',
      'thinking of skipping his weekend after the things he wrote me',
      'is it contempt if i keep the kids because im worried',
      'when is it okay to not follow the visitation order',
      'can i keep the kids from him',
      'is it ok to withhold visitation',
      'i dont feel good about sending my daughter there this weekend',
      'should i refuse to hand over the children',
      'what if i just dont bring them to the exchange',
    ],
    sources: [cuyahogaEnforce],
    followUps: [
      'my kid doesnt want to go to the other parent',
      'my ex seems drunk at pickup',
      'my ex wont give the kids back',
    ],
  },
  {
    id: 'emma-child-refuses',
    advisor: 'emma',
    title: 'When a child does not want to go',
    text: `Find out which kind of "no" it is, before you push or give in.

Ask once, lightly, while you do something else: "What is the hardest part about going?" Then only listen.

- **Change is hard:** tears at the door, fine after ten minutes. Keep it short, with the same goodbye each time.
- **Missing out:** a party, the dog, friends. Ask the other parent in writing about the one event.
- **Caught in the middle:** they fear you will be sad. Tell them: "I will be fine. I want you to go."
- **Afraid or hurt:** flinching, nightmares, a story that scares you. Do not send them straight away. Call a lawyer and their doctor the same day.

Do not bribe, do not say "It is up to you", and do not speak for the other parent.

Tell the other parent one fact: "He cried about going today. He said he misses football. Any ideas?"

An order counts until a court changes it, so ask a lawyer early.

If there may be harm, use the help button at the top of this chat.`,
    asks: [
      'my kid doesnt want to go to the other parent',
      'my son cries and refuses to visit his dad',
      'do i have to force my teenager to go to her mothers',
      'she hides when its time to leave for his house',
      'child refuses visitation, what should a parent do',
      'daughter says she is scared to go to her dads',
      'she clings to the doorframe and wont get in his car',
      '13 year old says hes not going and i cant carry him',
      'at what age can kids decide not to go',
      'tantrum every other friday then hes fine ten minutes later, what do i make of it',
      'he wants to skip dads weekend for a sleepover',
      'will i get blamed if my teen flat out wont visit her mother',
      'my 8 year old begs me not to make her go over there',
      'how do i find out why he hates going to his moms',
      'my son cries and doesnt want to go to his moms',
      'she hides under the bed when its time for dads house',
      'do i have to force my child to go on visits',
      'he says his tummy hurts every other friday',
      'what do i do when my daughter refuses to get in the car with her father',
      '8 year old says i hate it there dont make me',
    ],
    sources: [cuyahogaEnforce],
    followUps: ['can i refuse to send the kids to him', 'my ex talks bad about me to the kids'],
  },
  {
    id: 'emma-money-for-time',
    advisor: 'emma',
    title: '"Pay me, or you will not see them"',
    text: `Do not bargain over the children in writing or on the phone. Keep two tracks: the schedule here, the money there.

Answer once:

"I will be there on Friday at six, as in the plan. About the expense, please send me the receipt. I will answer by Wednesday."

Then:

1. Turn up at the agreed time, with the order if you have one.
2. Save the message. It may matter.
3. Pay what an order says, in a way that can be traced. Not in cash.
4. Ask a lawyer or legal aid what to do if you are refused.

If **you** are owed money, do the same in reverse. Do not hold the children back. Ask the support office or the court for help with the money.

Never say to a child: "Daddy did not pay."

Does your ex decide every penny you spend, or keep you from working? That is a sign of control. Do not argue it out. Speak with an advocate through the help button at the top of this chat.`,
    asks: [
      'she says pay me or you wont see the kids',
      'he holds the children hostage for money',
      'my ex cut off my access to the bank to control me',
      'threatening to stop support if i dont do what he wants',
      'she blackmails me for money, no money no visits',
      'using money to control me after separation',
      'venmo me 300 or no kids this weekend',
      'he says he will drop the case if i waive child support',
      'my baby mama wants extra before i get to see my son',
      'i pay every month and she still makes me buy my visits',
      'he took my debit card and gives me an allowance',
      'can i stop paying support if she doesnt let me have my weekends',
      'she wants a new iphone in exchange for christmas with my daughters',
      'no zelle, no pickup, thats what she texted',
      'she says no money no kids',
      'he wont let me see them until i pay for camp',
      'my ex uses our daughter to get more cash from me',
      'pay half the rent or you can forget the weekend, she said',
      'can he keep my son from me because im behind on support',
      'he pays only if i give up my days',
      'if i pay late does she get to cancel my visit',
      'he wants money before i can see my kids',
      'she uses visitation to get money out of me',
      'no pay no visit, she says',
      'my ex ties the schedule to cash',
    ],
    sources: [mccSigns, hotlineSigns],
    followUps: [
      'my ex wont give the kids back',
      'can i refuse to send the kids to him',
      'is this abuse or just a bad marriage',
    ],
  },
];
