import type { Passage } from '../../passage.ts';
import { cornellKids } from '../shared-sources.ts';

export const lenaBeingAParent: readonly Passage[] = [
  {
    id: 'lena-yelled-at-children',
    advisor: 'lena',
    title: 'After you snapped at the children',
    text: `Go back and repair it, today if you can. Children need to see that it can be put right.

Say it short, at their eye level:

"I shouted at you. That was not okay, and it was not your fault. I was upset about something else. I am working on it. I love you."

Then stop. Do not explain the divorce. Do not ask them to forgive or comfort you. Let them be cross.

To make the next time less likely:

- Notice your hour. For many it is dinner, or just after a handover.
- Lower the bar for that hour: sandwiches, early pajamas, a film.
- Choose a signal such as "I need two minutes." Step out, breathe, come back.
- Eat something yourself before they come home.

If you hit, pushed or frightened them, or fear that you will, call somebody to take over for now. Then ask your doctor or a family helpline for support. The help button at the top of this chat lists who to call.`,
    asks: [
      'i yelled at my kids and feel awful',
      'i lose my patience with my son and daughter since the separation',
      'bad mom guilt i snapped again at bedtime',
      'how to apologize to my child after i lost it',
      'im a terrible father for screaming at them',
      'i lost it with my toddler, shouted and was mean this morning',
      'im turning into my own dad, hollering over spilled milk',
      'called my 9 year old a brat and she cried herself to sleep, how do i make it right',
      'i blew up at the kids over homework',
      'do i say sorry to a 4 year old or just let it go',
      'mornings before school i scream like a crazy woman and then hate myself in the car line',
      'first night back from their dads is always chaos and i explode at them',
      'my toddler looked frightened of me when i roared, have i damaged him',
      'i snap at the little ones and take my stress out on them',
      'lost it over shoes this morning and now both kids are scared of me',
      'how do i make it up to them after screaming',
      'i was so stressed i told my son to shut up, what do i say to him tonight',
      'mom yelled at me growing up and i swore i wouldnt and here i am hollering at my own',
      'i blow up at the kids when theyre fresh back from the other house',
      'shouted at my daughter in the car until she cried, is one apology enough',
      'dad with a short fuse here, how do i quit barking at the kids at dinner time',
      'said something ugly to my teenager when i snapped, can i repair that',
      'how do i keep from snapping at my children when im at the end of my rope',
      'i yelled at my child',
      'screamed at my kids again tonight',
      'how do i apologize to my kids for yelling',
      'i keep losing my temper with the children',
      'i lost my cool with my son and scared him',
      'i shout at them when i am stressed about the divorce, how do i stop',
    ],
    sources: [],
    followUps: [
      'im burnt out being a single parent',
      'is it ok if my kids see me cry',
      'im so angry i could scream',
    ],
  },
  {
    id: 'lena-crying-before-children',
    advisor: 'lena',
    title: 'If the children see you cry',
    text: `It is all right for them to see it now and then. What they need is to see that you come back from it, and that it is not their job.

Say: "I am sad right now. It is grown-up sadness. It will pass, and I have people who help me. Do you want to finish the puzzle?"

Then do the next ordinary thing.

What to keep away from them:

- details about money, the affair or court
- "What would I do without you?"
- hours of crying, or not getting up
- asking them to keep your tears a secret

Find two adults who are your daytime and night-time call. Use the shower, the car or a walk for the bigger waves.

If a child starts to comfort you a lot, hug them and say: "Thank you. I have grown-ups for this. You go and play."

If you cannot look after them for a day, ask someone to come. That is good parenting. If it goes on for weeks, see a doctor.`,
    asks: [
      'is it ok if my kids see me cry',
      'broke down in front of my children today',
      'should i hide my sadness from my son',
      'my six year old is comforting me and i feel terrible',
      'crying in front of the kids',
      'how much emotion should i show my kids',
      'my little guy brought me a tissue and said its ok mommy',
      'they caught me sobbing in the laundry room, what do i tell them now',
      'is it harmful for children to see their father in tears',
      'i lost it at the dinner table, tears everywhere, kids just stared',
      'trying to put on a brave face for my daughters, should i fake being fine',
      'my 8 year old has become my little caretaker, pats my back when im upset',
      'do i explain why im sad or hide it from a toddler',
      'how honest can i be with my kids that im hurting',
      'my kids walked in on me crying',
      'is it bad that my daughter sees me sad',
      'how do i explain my tears to a five year old',
      'my son hugs me and says dont cry mommy, and then i feel worse',
      'should i pretend to be happy in front of the children',
      'started bawling while making pancakes and both of them just froze',
      'how much of my sadness can the kids see before it hurts them',
      'my daughter worries about me and checks if i am crying',
      'i dont want my child to be the one who takes care of me when im upset',
      'as a father is it alright for my boys to see me cry',
    ],
    sources: [cornellKids],
    followUps: [
      "i can't stop crying",
      'im burnt out being a single parent',
      'my daughter cries and misses her dad',
    ],
  },
  {
    id: 'lena-parent-burnout',
    advisor: 'lena',
    title: 'Worn out from parenting alone',
    text: `Lower the bar for this season, and do it on purpose. Fed, safe, loved and mostly on time is enough.

Make a **bare minimum evening** you can use any night:

- eggs, cereal or frozen pizza
- ten minutes of you on the floor with them, no phone
- teeth, story or song, lights out
- dishes tomorrow

Then cut or swap:

1. Drop one activity until summer.
2. Trade with another parent: you drive Monday, they drive Thursday.
3. Ask the school about after-care or fee help.
4. Let children do real jobs: lunch boxes, socks, feeding the cat.

Take a break you do not have to earn. Fifteen minutes in the car with the seat back counts.

When somebody says "Let me know if I can help", answer at once: "Thursday, five to seven, please."

Do you fear losing control with a child? Put them somewhere safe, step outside and call someone. The help button at the top of this chat has numbers.`,
    asks: [
      'im burnt out being a single parent',
      'no break ever, solo mom of three and exhausted',
      'how do single dads do work and kids and laundry',
      'i have nothing left to give my kids by evening',
      'exhausted single mom needs a break',
      'too tired to be a good parent',
      'touched out, tapped out, two toddlers and no help',
      'baby daddy sees them twice a month and i do the rest, im running on fumes',
      'chicken nuggets again, am i a lazy mother',
      'can i just lock myself in the car for fifteen minutes',
      'who do i ask for help with rides and sitters when i have no village',
      'night shift dad with full custody, when do i ever rest',
      'homework baths lunches soccer, i cant keep all these plates spinning on my own',
      'i love my kids but i fantasize about a hotel room and silence',
      'im so tired of doing it all by myself',
      'there is never a minute off, kids from 6 am till 9 pm and then laundry',
      'how do single parents survive',
      'i am running on empty and they still need dinner',
      'my patience and my energy are gone, im doing the job of two people',
      'working full time with three kids and no help from their father',
      'is it ok that we had cereal for dinner again, im worn out',
      'who can i ask for help with the kids, i have no family here',
      'i just want one day without anyone needing me',
      'single mom, exhausted, no help',
      'i do everything for these kids and i am worn out',
      'solo parenting is wearing me down',
      'i need a break from my kids but have nobody to watch them',
      'dad of two on my own, how do i keep up with everything',
      'my ex never takes them so i never rest',
      'bedtime takes two hours and then i fall over, every night, by myself',
      'how to lower the bar as a parent when youre exhausted',
    ],
    sources: [],
    followUps: [
      'i yelled at my kids and feel awful',
      'everything is too much, so overwhelmed i dont know where to begin',
      'evenings by myself are so lonely',
    ],
  },
];
