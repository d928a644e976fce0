import type { Passage } from '../../passage.ts';
import {
  arkansasAid,
  contraCosta,
  firstMeeting,
  friendInTheRoom,
  otherSidesLawyer,
  utahService,
} from './sources.ts';
import { unbundling } from '../shared-sources.ts';

export const lawyersPassages: readonly Passage[] = [
  {
    id: 'hannah-legal-aid',
    advisor: 'hannah',
    title: 'Finding free or low-cost legal help',
    text: `Start with three calls or searches. Do them in this order, and say your deadline first.

1. **Legal aid** in your state or county. It is free for people with low income. Many programs use a limit tied to the federal poverty level, and some can go higher in special cases. Ask even if you think you earn too much.
2. **The court's self-help center.** Staff help with forms and steps, whatever you earn. They cannot take your side.
3. **The bar association's referral line.** Ask for a low-cost first talk, or for lawyers who do single tasks.

Also try law school clinics and a lawyer-for-a-day program at the court. If you are not safe, try a domestic violence program.

Say this: "I have a divorce case in this county. My answer is due on this date. There are children, yes or no. I need help with this one thing."

Waiting lists are common, so apply to more than one place. Have pay stubs and your papers ready.`,
    asks: [
      'how do i get free legal help',
      'i need an attorney but im broke',
      'where can i find pro bono divorce lawyers near me',
      'do i qualify for legal aid',
      'nobody will take my case because i have no money',
      'legal aid or free lawyer for low income, cheap attorney, pro bono clinic',
      'free divorce lawyer??',
      'single mom on minimum wage, who will represent me for nothing',
      'my ex has a fancy law firm and i drive uber, are there any charities or clinics that give legal advice',
      'is there a hotline where i can ask a lawyer a question at no charge',
      'make too much for legal aid but not enough for an attorney, what are my options',
      'does a law school help people with divorces',
      'the legal aid office put me on a waiting list, where else can i call',
      'who helps low income dads with custody forms for free',
      'where do poor people get a divorce lawyer',
      'free attorney near me',
      'i make a bit too much for free help, now what',
      'law school clinic any good?',
      'who can i call that wont charge me for advice',
      'every place has a waiting list and my paper is due in a week',
    ],
    sources: [arkansasAid, contraCosta],
    followUps: [
      'can i hire a lawyer for just one part',
      'what should i ask at the first meeting with a lawyer',
      'do i really need a lawyer',
    ],
  },
  {
    id: 'hannah-limited-scope',
    advisor: 'hannah',
    title: 'Hiring a lawyer for only one part',
    text: `Yes, in many places you can pay a lawyer for one task and do the rest yourself. It is called **limited scope**, "unbundled" or "discrete task" help. You pay by the task, not from start to finish.

Tasks that suit it well:

- checking your answer or petition before you file
- reading a settlement before you sign
- coaching you for one hearing, or going with you to it
- working out a retirement order or a house transfer
- explaining what the other lawyer's letter means

How to ask: "I am representing myself. I would like limited scope help with this one paper. What would it cost, and can you put the limits in writing?"

Before you pay, get clear on four things:

1. what the lawyer will do, and by when
2. what the lawyer will **not** do
3. the price, or the hourly rate with a cap
4. who answers if the other side calls

Rules on this differ by state. The bar association can tell you which lawyers offer it.`,
    asks: [
      'can i hire a lawyer for just one part',
      'unbundled legal services how does it work',
      'can an attorney just review my paperwork',
      'i can pay for an hour of a lawyers time what should i use it on',
      'limited scope representation cost',
      'pay an attorney by the hour to check documents only, partial representation',
      'hire a lawyer for just one day',
      'can i pay someone just to look over my settlement before i sign',
      'i did all the forms myself, i only want an attorney to stand next to me at one hearing',
      'flat fee for a single task instead of a big retainer',
      'is there such a thing as a lawyer a la carte',
      'how much for an attorney to check my petition for mistakes',
      'i have 300 bucks saved, could a pro coach me for an hour and i do the rest',
      'does a lawyer have to take over my whole case or can they only handle the house transfer',
      'i only have 400 bucks, can a lawyer help with just the one form',
      'is there a way to hire somebody for the hearing on the 9th and nothing else',
      'want a pro to coach me while i do the rest myself',
      'can i pay by the task like with a handyman',
      'My pension order is the only thing I cannot do myself. May I engage counsel for that alone?',
      'half a lawyer?',
    ],
    sources: [unbundling],
    followUps: [
      'what should i ask at the first meeting with a lawyer',
      'do i really need a lawyer',
      'what should i check before i sign the settlement',
    ],
  },
  {
    id: 'hannah-need-lawyer',
    advisor: 'hannah',
    title: 'Do you need a lawyer?',
    text: `You are allowed to go to court without one, and many people do. Whether it is wise depends on what is at stake.

Talk to a lawyer at least once if any of these fit:

- your spouse has hurt, threatened or tracked you
- your spouse has a lawyer and you do not
- there is a fight over the children, or someone wants to move away
- you own a home, a business, or retirement savings
- one of you lives in another state or country
- one of you is in the military, or is a member of a tribe
- you have been asked to sign something you do not follow

You may manage with self-help if you own little, agree on all points, and nobody is afraid.

There is a middle way: one paid talk at the start, and one before you sign. That costs far less than fixing a bad deal.

No app can tell you how your case will go. This one helps you come prepared.`,
    asks: [
      'do i really need a lawyer',
      'can i do my divorce myself',
      'is it stupid to go to court without an attorney',
      'should i represent myself pro se',
      'when is it worth paying for legal counsel',
      'what if we have nothing to divide do i still need one',
      'diy divorce ok?',
      'hubby says lawyers are a waste of money and we should do it ourselves, is he right',
      'married 14 months, no kids, no house, nothing to divide, do i still need to hire a lawyer',
      'do i need a lawyer if nobody is fighting',
      'can i use legalzoom or online divorce or is that dumb with two kids and a pension',
      'what are the risks of going without representation',
      'i am 67 and he handled everything, would i be a fool to go to court on my own',
      'which situations are too complicated without a lawyer',
      'she got an attorney, i dont have one, am i crazy to do it alone',
      'we own nothing but a couch and a cat, surely we dont need attorneys',
      'my friend did hers by herself for 300 dollars, should i',
      'do people really go to court with nobody next to them',
      'hes in the army and we have a house, is that too much to handle by myself',
      'i can barely read a lease, would a judge expect me to know all this',
    ],
    sources: [contraCosta],
    followUps: [
      'how do i get free legal help',
      'can i hire a lawyer for just one part',
      'what should i ask at the first meeting with a lawyer',
    ],
  },
  {
    id: 'hannah-first-consult',
    advisor: 'hannah',
    title: 'Your first meeting with a lawyer',
    text: `Go in with one page of facts and a short list of questions. You pay for time, so let the page do the telling.

**On the page:** names, addresses, dates of marriage and separation, children's ages. Jobs and income. What you own and owe. The next court date, and any safety worries.

**Bring:** every court paper, last tax return, recent pay stubs, any agreement you signed.

**Ask:**

1. What are the next two steps, and the dates?
2. What should I not do right now?
3. What are the hard parts of a case like mine?
4. How do you charge? What is the retainer, and what happens when it runs out?
5. Who will do the work, and how fast do you answer?
6. What could I do myself to keep the cost down?
7. Have you worked for my spouse or our family?

Go in alone if you can. With a friend in the room, the talk may no longer count as private. Ask what stays between you. Take notes. If a lawyer promises you a result, be careful.

You can meet two before you choose.`,
    asks: [
      'what should i ask at the first meeting with a lawyer',
      'i have a consultation with an attorney tomorrow',
      'what to bring to a divorce consult',
      'how do i pick a good family law attorney',
      'what is a retainer fee and how does billing work',
      'interviewing lawyers, free consultation, questions and what to prepare',
      'seeing a lawyer friday, help',
      'what do i say in my first appointment with a divorce attorney',
      'should i bring my bank statements and tax return to the law office',
      'how do i know if a divorce attorney is any good or just wants my money',
      'im embarrassed to tell a lawyer i was the one who messed up, is what i say in the consultation private',
      'can i interview two or three attorneys before hiring one',
      'he promised me full custody guaranteed, is that a red flag in a lawyer',
      'what does it mean that she charges 350 an hour with 5000 up front',
      'seeing an attorney thursday, 30 minutes free, how do i use them well',
      'should my sister come along to the lawyer',
      'what should i ask her before i give her my money',
      'what papers do i carry to the law office',
      'he promised id win, good sign?',
      'how do i tell a stranger twenty years in half an hour',
    ],
    sources: [firstMeeting, friendInTheRoom],
    followUps: [
      'how do i make a timeline for my lawyer',
      'can i hire a lawyer for just one part',
      'how do i organize all these papers',
    ],
  },
  {
    id: 'hannah-other-lawyer',
    advisor: 'hannah',
    title: "When your spouse's lawyer contacts you",
    text: `Treat that lawyer as someone who works for your spouse. They may be polite, and still not be on your side. You do not have to talk on the phone.

Do this:

1. Say: "Send it to me in writing, and I will reply." You can repeat that as often as you need.
2. Do not explain, defend or guess. Do not agree to anything on a call.
3. Read what comes for a **date** and a **request**. Ignore the tone.
4. Check the court papers. A letter from a lawyer is not an order.
5. Do not miss a real deadline. Court papers sent by a lawyer can count as served.

A reply you can use: "I got your letter of May 4. I am looking for legal help. I will answer by May 18."

If you get your own lawyer, send all of it there and stop replying.

If a letter scares you, wait a night. Then take it to legal aid, or pay for one hour. Words like "demand" and "will seek fees" are common in such letters.`,
    asks: [
      "my ex's lawyer keeps contacting me",
      'his attorney sent me a threatening letter',
      "do i have to answer her lawyer's phone calls",
      'the other side has a lawyer and i dont',
      'got a demand letter what should i reply',
      'opposing counsel letter or call, spouse has attorney, threatening demand',
      'opposing attorney called me',
      'got a nasty email from the firm that represents my hubby giving me 5 days',
      'is it ok to talk to my husbands lawyer on the phone',
      'can i trust the woman who represents my wife, she sounds so nice',
      'he hired a shark who wants me to pay her fees',
      'should i reply to the law firm myself or say nothing',
      'a letter on fancy letterhead demands i leave the house, is that an order',
      'every time i open my mail theres another threat from his legal team, do i need to defend myself',
      'her attorney wants to talk to me on the phone',
      'his lawyer emailed me a demand',
      'do i have to answer a letter from the other side',
      'her lawyer is so friendly, can i trust him',
      'got a letter on fancy paper saying they will seek fees',
      'whos side is my husbands lawyer on when she calls me',
    ],
    sources: [otherSidesLawyer, utahService],
    followUps: [
      'do i really need a lawyer',
      'what should i check before i sign the settlement',
      'how many days do i have to respond to the petition',
    ],
  },
];
