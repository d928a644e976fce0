import type { Passage, Source } from '../../passage.ts';
import { emergencyCustody, oregonSupervised, supervisedNetwork } from './sources.ts';
import { maddDrivers } from '../shared-sources.ts';

const checked = '2026-11-20';

const supervisedGeneral: Source = {
  title: 'General Information on Supervised Parenting',
  publisher: 'Supervised Visitation Directory',
  url: 'https://svdirectory.com/general_info.htm',
  checked,
};
const addressProgram: Source = {
  title: 'Address Confidentiality',
  publisher: 'VictimConnect Resource Center',
  url: 'https://victimconnect.org/learn/address-confidentiality/?sfw=pass1624374400',
  checked,
};

export const avaSafety: readonly Passage[] = [
  {
    id: 'ava-supervised-time',
    advisor: 'ava',
    title: 'Supervised visits',
    text: `Supervised time means that another adult is present while a parent is with the child. It is there to keep the child safe, and to keep the tie alive.

The supervisor can be:

- **a professional or a center,** with rules and usually a fee
- **a person you know,** if the court accepts them

The order should say who supervises, where, how often, how long, who pays, and what ends or changes it. Ask for a review date.

If **you** asked for it: tell the court your reasons with dates. Say whom you would trust, and whom not. A relative who never says no to the other parent is a poor choice.

If **you** are the one supervised: come on time, bring a game, talk about the child's world. No questions about the other parent, no promises. Each calm hour counts.

Tell the child: "Ms. Kim will be there while you play with Dad. It is her job to help visits go well."

To find a place, ask the court, or look at the Supervised Visitation Network's directory.`,
    asks: [
      'how does supervised visitation work',
      'can i ask that someone watches when he sees the kids',
      'the judge ordered supervised visits for me what now',
      'who can be a supervisor for parenting time',
      'supervised visitation supervisor visits center rules',
      'visits with a babysitter watching me',
      'i only get to see my boys in a center with a lady taking notes and i feel like a criminal, how do i get through it',
      'cost of monitored visits',
      'can my sister be the monitor',
      'how do i get unsupervised again',
      'he was ordered to have someone present, who picks the person',
      'what are the rules at a visitation center',
      'what do i tell my 6 year old about the lady in the room',
      'can i ask that someone watches while he has the kids',
      'my visits are supervised, what should i know',
      'who can be the supervisor, my mom?',
      'how much do supervised visits cost',
      'how long does supervision last',
      'i have to see my son at a center and feel like a criminal',
      'the judge ordered a monitor, how do i make it go well',
      'supervised visitation, how does it work',
      'who supervises the visits and who pays',
      'i want visits to be supervised',
    ],
    sources: [supervisedGeneral, supervisedNetwork, oregonSupervised],
    followUps: ['what is a safety focused parenting plan', 'can we increase time step by step'],
  },
  {
    id: 'ava-emergency-custody',
    advisor: 'ava',
    title: 'When a child is in danger now: emergency orders',
    text: `If a child is in danger this minute, use the help button at the top of this chat first.

For an urgent order, courts have a quick way. It may be called an emergency, temporary or **ex parte** order. A judge can decide fast, sometimes before the other parent is heard. It lasts only until a hearing soon after.

It is meant for real danger: violence, serious neglect, a child left alone, a plan to flee. A quarrel does not fit.

What to do today:

1. Go to the family court clerk in the county where the child lives. Ask for the emergency custody forms.
2. Write what happened most recently, with date, place, and who saw it. Keep to facts.
3. Bring photos, medical notes, police numbers, messages, and any order you have.
4. Ask legal aid or an advocate to go with you. A protective order may also cover children.
5. Ask where the child should be until the judge decides.

If you had to flee to another state, say so. That court may be able to act for a short time.`,
    asks: [
      'how do i get an emergency custody order',
      'my kids are not safe at their dads this weekend',
      'ex parte custody what is it',
      'he came to pick up the children drunk what can i do legally',
      'she is using drugs around our son i need help fast',
      'emergency custody order danger abuse neglect child now',
      'need a judge today',
      'his roommate deals drugs and our toddler is supposed to sleep there on friday, how do i ask a court to act right away',
      'emergency custody the same day',
      'kids not safe with their dad over the weekend, temporary emergency papers?',
      'cps told me to file something fast',
      'a boyfriend with a warrant moved in with her and our son, how do i get an urgent hearing',
      'what proof for an ex parte',
      'is a screaming match enough for an emergency filing',
      'how do i get custody fast',
      'i need a judge today, the kids are not safe there',
      'what is ex parte custody',
      'can i get an order before my ex even knows',
      'emergency hearing forms, where do i go',
      'emergency custody order',
      'how do i get a temporary order right away',
      'my kids arent safe at his house, how do i ask a judge quickly',
      'can a judge decide about my child without a hearing',
    ],
    sources: [emergencyCustody],
    followUps: ['what is a safety focused parenting plan', 'which state handles our custody case'],
  },
  {
    id: 'ava-secret-address',
    advisor: 'ava',
    title: 'Keeping your address from the other parent',
    text: `You may need to keep your home private and still have a parenting case. Plan it before you fill in a form, because papers you file can be seen.

1. **Ask the clerk** how to keep your address out of court papers, before you file. There is often a form for it.
2. **Address confidentiality program.** Many states run one. It gives you a legal substitute address for schools, courts, licenses and mail. You often sign up with an advocate's help, so start there.
3. **School, doctor, day care:** ask how they protect addresses, and give them the order.
4. **Exchanges** away from home.
5. **Devices:** a child's tablet, watch or game can show a location. Check them, and the car.
6. **Children** should not have to keep secrets. A public place for play and a mailbox elsewhere help.

If you think you are being tracked, do not remove things alone. Talk to an advocate from a phone that is not watched. The help button at the top of this chat shows how.`,
    asks: [
      'my ex must not know where we live',
      'how do i hide my address in custody papers',
      'address confidentiality program for me and my kids',
      'can he find my new apartment through the school',
      'keep address secret confidential hide location from other parent',
      'dont let him find us',
      'i fled to another town and the custody petition asks for my street and job, how do i leave those out',
      'substitute address program',
      'my kids ipad shows where we live',
      'can she get our new place from the pediatrician',
      'safe at home mail forwarding',
      'confidential location for school papers',
      'airtag in the teddy bear, how do i keep our home hidden',
      'can i keep my new address from him',
      'how do i hide where i live on the court forms',
      'i dont want my ex to find our apartment through the school',
      'is there a program that gives you a substitute mailing address',
      'does my ex have a right to know where the kids sleep',
      'moved and changed my number, how do i stop the papers from showing it',
      'how can we do visits without him knowing where we live',
      'keep my address secret from my ex',
      'confidential address in a custody case',
      'he must not find out where we live, what about school forms',
    ],
    sources: [addressProgram],
    followUps: ['what is a safety focused parenting plan', 'how do we do exchanges without meeting'],
  },
  {
    id: 'ava-drinking-drugs',
    advisor: 'ava',
    title: 'Worried about drinking or drugs',
    text: `If somebody drunk or high is about to drive with a child, call the police. The number is behind the help button.

For the longer run, ask for clear rules instead of trust:

- no alcohol or drugs for 12 or 24 hours before and during time with the child
- no driving the child after any drink
- testing, at whose cost, and who sees the result
- another adult present, or supervised time
- what happens after a missed or failed test
- how the rules ease again after months of safe visits

Put down what you have **seen**, with dates: slurred words, bottles in the car, a missed pick-up. Not "she is an addict".

Ask a lawyer, legal aid or the court self-help center how to request this. It goes better as one page with dates.

With the child: "Grown-ups must be safe to drive. If you are ever unsure, you may call me, and I will come." Give them a word or a number they know by heart.`,
    asks: [
      'my ex drinks when he has the kids',
      'can the custody order say no alcohol',
      'drug test for parenting time how do i ask',
      'she smokes weed around the baby',
      'alcohol drugs drunk parent clause testing custody',
      'he smells like beer at pickup',
      'my stbx is an alcoholic and our boys ride in his truck, what conditions can a court put on his weekends',
      'soberlink breathalyzer',
      'hair follicle test for my baby mama',
      'pills and a toddler',
      'ex is high on meth or weed when she has them, what can i ask for',
      'sober clause 24 hours before visits',
      'relapsed ex wants overnights',
      'she drinks when she has the kids',
      'he smokes weed around my son',
      'can i ask for a drug test before visits',
      'dad has a dui and drives my kids',
      'my ex relapsed, what do i ask the judge for',
      'how do i put no drinking in our plan',
    ],
    sources: [maddDrivers, oregonSupervised],
    followUps: ['how do i get an emergency custody order', 'how does supervised visitation work'],
  },
];
