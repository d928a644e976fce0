import type { Passage, Source } from '../../passage.ts';
import { enforceOrder, supervisedNetwork } from './sources.ts';
import { mediationSafety, pediatrics } from '../shared-sources.ts';

const exchangePlaces: Source = {
  title: 'What to consider when establishing parenting time transitions',
  publisher: 'Atticus Family Law',
  url: 'https://atticusfamilylaw.com/blog/when-establishing-parenting-time-transitions-parents-should-consider-that-transitions',
  checked: '2026-11-22',
};

export const avaExchanges: readonly Passage[] = [
  {
    id: 'ava-exchanges',
    advisor: 'ava',
    title: 'Exchanges: place, time, who drives',
    text: `If exchanges bring fear, you do not have to stand at a door. Ask about exchanges without any contact.

Otherwise make it boring. The more the plan says, the less there is to argue about.

Write down:

1. **Place.** School or day care is best: one drops off, the other picks up. Otherwise a library or a store with people around.
2. **Time and waiting.** "Sunday at 6. We wait 20 minutes, then go home."
3. **Who drives.** For example, the parent whose time starts picks up.
4. **Who else may come.** Names of grandparents or a sitter.
5. **What travels.** Medicine, glasses, school bag, one favorite toy.
6. **Late?** A text with a new time. After the wait, what happens?

At the exchange: hello, two facts about the child, goodbye. No money, no plans.

Pack the night before, and let the child choose one thing. Leave calmly: "Have a good time. See you Thursday."`,
    asks: [
      'where should we exchange the kids',
      'who has to drive for visitation',
      'how long do i wait if he is late for the handover',
      'drop off rules for custody',
      'meeting halfway to swap the children',
      'exchange location pickup dropoff time driving transportation handover',
      'where to meet halfway',
      'our order says nothing about gas or driving and it is 45 minutes each way, how do parents usually divide the rides',
      'grace period before i leave the parking lot',
      'exchange at the curb or inside',
      'can my mom or my new husband do the pickup instead of me',
      'which spot is good to exchange the kids, walmart or the library',
      'what should go in the bag at each exchange',
      'he turns up half an hour behind, how long am i obliged to sit in the lot',
      'how should drop offs work',
      'who drives, the one who has them or the one who gets them',
      'how long do i wait if hes not there yet',
      'where is a good place to trade off the kids',
      'what should go in the bag when they switch',
      'school pickup as the exchange, is that ok',
      'my ex lives 45 minutes away, do we meet halfway',
    ],
    sources: [exchangePlaces],
    followUps: ['how do we do exchanges without meeting', 'my daughter screams at every handover'],
  },
  {
    id: 'ava-safe-exchanges',
    advisor: 'ava',
    title: 'Exchanges without meeting the other parent',
    text: `You can hand over a child without seeing each other. If you feel unsafe, that is reason enough to ask for it.

Ways to do it:

- **School, day care or camp:** one leaves, the other comes later.
- **A third person** you both accept, or the court names.
- **A supervised exchange center.** Staff receive the child, and parents come at different times. The Supervised Visitation Network lists such services.
- **A public place with cameras,** such as a police station lobby, if you must be near.

Ask the court to put it in the order, with place and times. Courts in California, for example, may order monitored exchanges when a parent fears for their safety.

Until then, do not go alone, and park where you can leave. Tell somebody when you go and when you are back.

If you have been threatened or followed, talk to an advocate before the next exchange. The help button at the top of this chat shows how.`,
    asks: [
      'how do we do exchanges without meeting',
      'im scared of my ex at drop off',
      'supervised exchange center how does it work',
      'can we hand over the kids at the police station',
      'i dont want to see him when he picks up the children',
      'safe exchange no contact handover police station supervised drop off',
      'hand off without seeing him',
      'he screams at me in the parking lot every friday and i have panic attacks, is there a place where staff pass the kids over',
      'no contact exchange',
      'can a relative be there when he picks up the kids so we never cross paths',
      'i want a public place with cameras when he picks up the kids and i hand them over',
      'monitored exchange site near me',
      'i dread standing face to face with my ex husband when he picks up the kids, could daycare be the swap point',
      'is the sheriffs lobby okay for drop off',
      'i dont want to see my ex when i hand over the kids',
      'is there a way to swap without being in the same place',
      'can someone else pick up my son so i dont have to face her',
      'what is a supervised exchange center',
      'he scares me at pickup, how else can we do it',
    ],
    sources: [supervisedNetwork, mediationSafety],
    followUps: ['what is a safety focused parenting plan', 'how does supervised visitation work'],
  },
  {
    id: 'ava-handover-tears',
    advisor: 'ava',
    title: 'Your child cries or rages at handovers',
    text: `Crying at the change is common. It often says "this switch is hard", not "the other home is bad".

Before:

- Tell them the evening before, and show the calendar.
- Do the same small ritual: snack, shoes, song.
- No big talk in the car.

At the door:

- One hug, one sentence: "I love you. See you Thursday." Then go.
- Stay calm even if you ache. They read your face.

After they come back:

- An hour with no questions. Food, bath, couch.
- Expect a wild or weepy evening. Keep rules soft but the same.

Keep a short note for a month: how long, how strong, what came before. If it gets less, you are on the way. If it stays strong, try fewer exchanges, or a school exchange.

Take it seriously if there are injuries, great fear, sexual talk, or a sudden change. Then call the pediatrician, and use the help button at the top of this chat.`,
    asks: [
      'my daughter screams at every handover',
      'my son has meltdowns after coming back from his moms',
      'child cries when leaving me for visitation',
      'transition days are horrible how can i help',
      'child crying tantrum at transition handover separation',
      'sobbing at the car door',
      'my 3 year old clings to my leg and begs not to leave me each friday, does that mean something is wrong at dads',
      'hyper and wild after visits',
      'how long do tears last once i leave',
      'he comes home from moms and throws things for hours',
      'goodbye ritual for a clingy kid',
      'my heart breaks when she wails as i drive off, what can i change',
      'sunday night meltdown after the weekend',
      'she screams when i leave her at her dads',
      'my toddler wont let go of my leg at drop off',
      'why does he melt down every time he comes back from the other house',
      'is it normal for kids to cry when they switch',
      'sundays after the visit shes wild and hits her brother',
      'what can i do to make goodbyes easier on my little boy',
      'he acts out for a whole day after he comes back from his mom',
      'does crying at the exchange mean something bad happens over there',
      'transitions are hard on my kid, what helps',
      'my child cries at every exchange',
      'kid acts up after coming back from dads',
      'tears at drop off, what do i do',
    ],
    sources: [pediatrics],
    followUps: ['my kid refuses to go to his dads', 'what schedule works for a 3 year old'],
  },
  {
    id: 'ava-child-refuses',
    advisor: 'ava',
    title: 'Your child does not want to go',
    text: `First find out why, calmly, and without a side. Then look at the order before you decide anything.

1. Ask openly: "What is the hardest part about going?" Then listen. Do not offer reasons.
2. Sort the answer. **Everyday:** bored, no wifi, misses friends, new partner. **Serious:** hurt, touched, left alone, drunk driving, weapons, great fear.
3. **Everyday:** say that both homes matter, and help with one thing. "Shall we ask Dad about your bike?" Write to the other parent in two neutral lines.
4. **Serious:** do not question further. Write down the child's words. Call a doctor, child services or the police. Use the help button at the top of this chat.

An order holds for parents even when a child says no. Courts may ask what you did to make it work. So keep notes of what you tried, and get advice from a lawyer or legal aid early.

Do not bribe, and do not let the child decide alone. That is a heavy load.`,
    asks: [
      'my kid refuses to go to his dads',
      'do i have to force my teenager to visit her mother',
      'son hides when its time for visitation',
      'what happens if the child wont go with the other parent',
      'child refuses visitation does not want to go to other parent',
      'refuses to get in the car for visitation',
      'my 10 year old locks himself in the bathroom whenever it is moms weekend, could i get in trouble if he stays',
      'my child says she hates her dads place and does not want to go',
      'can i be held in contempt because my teen wont go',
      'do i drag a crying 8 year old to visitation',
      'how do i find out why my boy suddenly doesnt want his dads house',
      'bribing my child to go on visits',
      'kid begs to stay home with me every other friday',
      'my daughter wont go to her fathers',
      'do i have to make him go if he refuses',
      'will i get in trouble if my kid wont get in the car',
      'he says he hates it at moms, what do i do about his weekend',
      '13 year old says im not going and locked the door',
      'my child begs me not to send her',
      'she comes up with a stomach ache each time its his weekend',
      'what if my kid refuses visitation',
      'my child refuses visitation',
      'my son doesnt want to go to his dads house',
      'can i be blamed if my daughter wont go',
    ],
    sources: [enforceOrder],
    followUps: ['how old does my child have to be to choose', 'how do i get an emergency custody order'],
  },
];
