import type { Passage } from '../../passage.ts';
import { conflictReview, cornellKids, pediatrics, schoolRecords } from '../shared-sources.ts';

export const childrenPassages: readonly Passage[] = [
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
      'is it wrong to ask my daughter to tell her dad something',
      'my kid delivers her mothers demands at the door',
      'how do i stop being told things by my 8 year old that his dad should be telling me',
      'i used the kids as go between, how do i fix that',
      'he gives my son notes for me',
      'child stuck in the middle passing on messages',
    ],
    sources: [conflictReview],
    followUps: ['my ex talks badly about me to the kids', 'our child is sick how do i tell the other parent'],
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
      'my son says mommy told him im a cheater',
      'what do i answer when the kids repeat things about me',
      'he runs me down in front of them',
      'my little girl asked why i dont love daddy like he said',
      'do i confront my ex about what she says to the kids about me',
      'they come back from there with grown up words about me',
    ],
    sources: [pediatrics, cornellKids],
    followUps: [
      'how do i tell the kids things without making them messengers',
      'he says i did things i never did',
    ],
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
      'both of us at the school play, how',
      'graduation with my ex and her new man',
      'who gets to throw the birthday party',
      'where do i sit at the recital',
      'we both want to be at his baseball final',
      'first communion and we dont speak',
    ],
    sources: [],
    followUps: [
      'how do i act when i see him at the door',
      'should i thank my ex when he does something right',
    ],
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
      'what do i tell the teacher about us',
      'school needs to know we split',
      'both parents on the pickup list',
      'how do i write to the pediatrician about the divorce',
      'she gets all the school mail and i get none',
      'should the principal have our order',
    ],
    sources: [schoolRecords],
    followUps: ['he never tells me when the kids are ill', 'what do i tell friends and coworkers'],
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
      'his girlfriend posts pictures of my kids',
      'i hate that she has the kids call him daddy mike, how do i raise it',
      'my ex moved someone in after three weeks and my boy sleeps on the couch now',
      'what can i say about her new man without sounding jealous',
      'new wife let my 6 year old ride without a booster',
      'am i allowed a say in who is around the kids at his place',
    ],
    sources: [],
    followUps: ['his new girlfriend keeps texting me', 'we have different rules in each house'],
  },
];
