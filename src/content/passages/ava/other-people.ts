import type { Passage, Source } from '../../passage.ts';
import { texasStart } from './sources.ts';
import { pediatrics } from '../shared-sources.ts';

const checked = '2026-11-20';

const texasAccess: Source = {
  title: 'Standard Possession Order and Parenting Time: questions',
  publisher: 'Texas Access',
  url: 'https://txaccess.org/index.php/faq/standard-possession-order-and-parenting-time',
  checked,
};
const overnightGuests: Source = {
  title: 'Legal Ramifications of a Boyfriend or Girlfriend Staying Overnight (Texas)',
  publisher: 'Richardson Brown Law',
  url: 'https://www.richardsonbrownlaw.com/2019/11/morality-clause-in-texas-divorce-and-child-custody/',
  checked: '2026-11-22',
};

export const avaOtherPeople: readonly Passage[] = [
  {
    id: 'ava-new-partner',
    advisor: 'ava',
    title: 'When the children meet a new partner',
    text: `Wait until it is steady, then start small. Children have just lost one picture of family. A quick new one can feel like a second loss.

A gentle order:

1. **Tell first:** "I have a friend I like a lot. Her name is Jo. You will meet her on Sunday at the park."
2. **Short and outside:** an hour, doing something. No overnight.
3. **Warm but not parent-like:** Jo does not discipline, and is not "new Mom".
4. **Keep your time alone with the child.** At least once a week.
5. **Overnights last,** and only when the child is at ease.

Say what they fear: "Nobody takes Dad's place. You may like Jo, and you may take your time."

Look in your order. Some have a rule about overnight guests or about telling the other parent first. Some families agree on such a rule: no meeting before six months.

If a child says they are afraid of the new person, or changes a lot, take it seriously. Ask calmly, alone, and get help from the pediatrician.`,
    asks: [
      'when should the kids meet my new partner',
      'how do i introduce my boyfriend to my children',
      'overnight guest clause custody',
      'my son hates my new girlfriend',
      'introducing new partner boyfriend girlfriend to children',
      'sleepover with my girlfriend while kids are here',
      'i have been seeing a great guy for five months and my 7 year old has never met him, how do i go about it',
      'morality clause no paramour overnight',
      'too soon for them to meet her?',
      'my daughter is rude to my fiance',
      'kids call him daddy already',
      'is there a rule in the order about dating around children',
      'my teen refuses to come if my boyfriend is there',
      'when should my kids meet my girlfriend',
      'he introduced her to his new woman after a month',
      'can i stop her boyfriend from sleeping over when my kids are there',
      'my daughter hates my boyfriend',
      'how do i tell my boys im seeing somebody',
      'the kids have met three of her boyfriends this year',
      'moving in together, what about the children',
      'is there a rule about overnight guests',
      'introducing a new boyfriend to my kids',
      'ex has girlfriend sleeping over when kids are there',
      'when is it ok for kids to meet someone im dating',
    ],
    sources: [pediatrics, overnightGuests],
    followUps: ['my kid refuses to go to his dads', 'what do they need in two homes'],
  },
  {
    id: 'ava-grandparents',
    advisor: 'ava',
    title: 'Grandparents and other family',
    text: `The simplest way to keep grandparents close is your own time. In your days you can usually decide who the child sees. You do not need a rule for every visit.

What helps in a plan:

- Who may pick up the child, by name.
- Each family visits in that parent's time.
- Big family days are in the holiday list.
- Nobody, on either side, speaks badly of a parent in front of the child.

Can grandparents demand visits? That differs from state to state. In Texas, for example, relatives have no automatic right. A grandparent can get a court order only in rare cases. One parent's yes is enough for a visit in that parent's time.

If you are the grandparent: offer help, not advice. "I could pick up Sam on Wednesdays" opens more doors than "We have rights".

If a grandparent is not safe, or passes on where you live, say no in writing. You may ask the court to put it in the order.`,
    asks: [
      'do grandparents have visitation rights',
      'my mother in law demands time with the kids',
      'can he leave our son with his parents all weekend',
      'i am a grandma and my daughter in law wont let me see them',
      'grandparents visitation rights grandmother grandfather',
      'nana wants visitation',
      'my sons ex cut us off and we raised that grandbaby for two years, do we have any say in court',
      'paw paw pick up from school',
      'can i stop my mother in law from seeing my baby',
      'his folks bad mouth me when my daughter stays there',
      'can my ex leave our kids with his parents for a whole weekend so they bond with grandpa',
      'do grandparents get visits on my days too',
      'grandson taken away from us since the divorce',
      'can my parents see the kids on my days',
      'do grandparents have rights',
      'my son got divorced and we dont see our grandbabies anymore',
      'she wont let my mother near the children',
      'can grandma do the pickup',
      'his mom spoils them and says bad things about me',
    ],
    sources: [texasAccess, texasStart],
    followUps: ['what is right of first refusal custody', 'how do we split christmas and the other holidays'],
  },
];
