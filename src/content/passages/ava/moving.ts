import type { Passage, Source } from '../../passage.ts';
import { longDistance, massParentage, texasStart } from './sources.ts';

const checked = '2026-11-20';

const massMove: Source = {
  title: 'Move out of state with my child?',
  publisher: 'MassLegalHelp',
  url: 'https://www.masslegalhelp.org/children-and-families/move',
  checked,
};
const massMoveMarried: Source = {
  title: 'Moving out of Massachusetts with your children',
  publisher: 'MassLegalHelp',
  url: 'http://www.masslegalhelp.org/children-and-families/moving-out-of-massachusetts-with-your-children',
  checked,
};
const washingtonMove: Source = {
  title: 'Washington: What happens if I do not give notice before I move?',
  publisher: 'WomensLaw.org',
  url: 'https://www.womenslaw.org/laws/wa/custody/relocating-your-child/what-happens-if-i-dont-give-notice-i-move',
  checked,
};
const moveNotice: Source = {
  title: 'Parental Relocation With a Child: Notice and Legal Process',
  publisher: 'LegalClarity',
  url: 'https://legalclarity.org/parental-relocation-with-a-child-notice-and-legal-process/',
  checked,
};
const floridaMove: Source = {
  title: 'Florida Statutes 61.13001, Parental relocation with a child',
  publisher: 'Legal Resource Center on Violence Against Women',
  url: 'http://www.lrcvaw.org/laws/flrelocation.html',
  checked,
};
const floridaMoveSteps: Source = {
  title: 'What Florida Statute 61.13001 Requires for Relocation',
  publisher: 'LegalClarity',
  url: 'https://legalclarity.org/what-florida-statute-61-13001-requires-for-relocation',
  checked,
};
const familyCarePlan: Source = {
  title: 'Family Care Plan change addresses custody questions',
  publisher: 'U.S. National Guard',
  url: 'https://www.nationalguard.mil/News/Article-View/Article/586929/family-care-plan-change-addresses-custody-questions',
  checked,
};

export const avaMoving: readonly Passage[] = [
  {
    id: 'ava-moving-general',
    advisor: 'ava',
    title: 'Before you move with the child',
    text: `Do not pack yet. In many states a move that is far, or that changes the schedule, needs notice to the other parent. Often it needs their yes or a judge's.

What differs by state: how many miles count, how many days' notice, what form, and how fast the other parent must object. Without the right steps you may be told to come back, or be held in contempt.

Do this first:

1. Read your order. Look for "move", "relocation" or "residence".
2. Search your court's self-help site for "relocation" or "move away".
3. Draft a new schedule with travel and costs. It shows that you thought of the child's other bond.
4. Ask a lawyer or legal aid before you sign a lease or take a job.

No order yet? That is not simpler. Leaving may still count for or against you later. Ask first.

Are you fleeing danger? Talk to an advocate today, before you go if you can. Use the help button at the top of this chat.`,
    asks: [
      'can i move away with my kids',
      'i got a job in another state and have custody',
      'how far can i move without telling my ex',
      'my ex wants to move with our son can i stop it',
      'relocating two hours away with the children',
      'relocation moving away with child another city state notice',
      'new job across the country',
      'my fiance lives in denver and i have primary custody, what do i need before i load the uhaul with my boys',
      'relocate with a minor',
      'can my baby daddy block me from moving to my parents place in tennessee',
      'my ex announced that she is moving four hours off with the kids, how do i object',
      'is an hour drive considered a move away',
      'i cant afford rent in this town anymore and want to go home to my mom with the children',
      'permission to leave the state for good',
      'i got a job in another state, can i take the kids',
      'can my ex move away with my daughter',
      'she wants to relocate 200 miles, can i stop it',
      'do i need permission to move to the next town',
      'my family is in ohio and i want to go home with my baby',
      'new husband is stationed far away, what do i do about custody',
      'how far can i move without asking',
      'moving for a cheaper apartment, do i have to tell him',
      'he told me hes taking a job far off and the kids are coming along',
      'moving out of state with my child',
      'can i move with my kids after divorce',
      'relocation with custody, what are the rules',
      'do i need the other parents ok before i move away with the children',
      'my ex plans to move our kids to another city',
    ],
    sources: [moveNotice, washingtonMove, massMoveMarried],
    followUps: ['how do we make long distance parenting work', 'which state handles our custody case'],
  },
  {
    id: 'ava-moving-florida',
    advisor: 'ava',
    title: 'Florida: moving 50 miles or more',
    text: `In **Florida** a move counts as relocation when two things are true. The new home is at least **50 miles** from the old one. And it is for at least **60 days in a row**, not counting vacation, school or health care away.

Then there are two ways:

1. **Agreement.** Both parents sign a written agreement. It says that they consent, gives the new time-sharing, and covers travel. The court is asked to approve it.
2. **Petition.** Without agreement, the parent who wants to move files a petition to relocate. It is served on the other parent. The paper says that there are **20 days** to object in writing.

If you got such a petition, note the day you were served and get help at once. Without an objection in time, the move may be allowed.

Ask the circuit court clerk or self-help center for the relocation forms. Check the current statute, section 61.13001, because details change. If you are leaving danger, speak with an advocate first.`,
    asks: [
      'florida 50 mile rule moving with child',
      'i was served a petition to relocate in florida',
      'how do i relocate with my kids in florida',
      'my ex is moving from miami to orlando with our daughter',
      'florida relocation 50 miles petition to relocate objection 20 days',
      'tampa to jacksonville with kids',
      'my ex handed me relocation papers in florida, how many days do i have to object',
      'is 45 miles ok in florida',
      'moving out of florida to georgia with my son',
      'florida relocation agreement both of us consent',
      'got transferred from orlando to naples and share time with my stbx, what do i file',
      'does a two month trip out of florida count as relocation',
      'statute 61.13001',
      'can i move my kids from tampa to atlanta',
      'how many miles before florida calls it relocation',
      'i got a petition to relocate in florida, how many days do i have',
      'orlando to miami with my son, what do i have to do',
    ],
    sources: [floridaMove, floridaMoveSteps],
    state: 'FL',
    followUps: ['can i move away with my kids', 'how do we make long distance parenting work'],
  },
  {
    id: 'ava-moving-massachusetts',
    advisor: 'ava',
    title: 'Massachusetts: taking a child out of state',
    text: `In **Massachusetts** a move with your child to another state or country is called **removal**. Most of the time you need a yes from the other parent or from the Probate and Family Court.

A move inside the state can count too, if it changes the other parent's time.

If only you move and the child stays, you do not need permission.

What you can do now:

1. Ask the other parent in writing, if that is safe. Get the answer in writing.
2. No yes? Ask the court. There are forms and a motion for moves that cannot wait.
3. Plan the new schedule, travel and costs.
4. If you have Massachusetts orders, ask how the new state can enforce them.

The Court Service Centers help with forms, and legal aid may take your case. If you are leaving because of abuse, talk to an advocate before you ask the other parent for anything. Use the help button at the top of this chat.`,
    asks: [
      'massachusetts removal of child out of state',
      'can i leave massachusetts with my kids',
      'moving from boston to new hampshire with my son',
      'need probate court permission to relocate',
      'massachusetts moving out of state with child removal permission',
      'leave mass with my daughter',
      'i live in worcester and want to go home to connecticut with the kids after the divorce, is that removal',
      'boston mom wants to relocate to florida',
      'probate and family court motion to move away',
      'he is taking my son from massachusetts to maine',
      'springfield to hartford is 30 minutes, do i still need a judge',
      'massachusetts parent moving within the state',
      'what do i file in mass to stop my wife leaving with the baby',
      'im in boston and want to move to new hampshire with my kids',
      'does probate and family court have to say yes before i leave the state',
      'worcester mom, job offer in connecticut, is that removal',
    ],
    sources: [massMove, massParentage],
    state: 'MA',
    followUps: ['can i move away with my kids', 'which state handles our custody case'],
  },
  {
    id: 'ava-long-distance',
    advisor: 'ava',
    title: 'When you live far apart',
    text: `Think in blocks and in rhythm. Blocks give real time. Rhythm keeps the bond between them.

**Blocks:**

- most of the summer, or half of it
- winter break in turns, spring break, some long weekends
- visits where the far parent comes to the child's town

**Rhythm:**

- two or three video calls a week at fixed times
- one shared thing: the same book, a game, homework on Thursdays
- the teacher's emails and photos go to both

**Write down who:** books the tickets, pays, flies with the child, and meets whom where. Up to what age is an adult on the plane? What if a flight is cancelled?

For children under six, long gaps can be hard. Shorter and more frequent trips by the adult may work better than one long stay.

Keep the calendar a year ahead, because fares and school dates decide.

The child's own life grows where they live. Ask about it, and come to see it.`,
    asks: [
      'how do we make long distance parenting work',
      'dad lives in another state visitation plan',
      'who pays for flights to see the kids',
      'i live 800 miles from my daughter',
      'custody schedule when parents live far away',
      'long distance parenting plan far apart flights summer video',
      '3 time zones apart',
      'my ex moved to seattle and i am in atlanta with a second grader, what split of breaks and flights is typical',
      'unaccompanied minor on delta',
      'cross country coparenting',
      'bonding over roblox when dad lives far',
      'who buys airline tickets',
      'he sees her four times a year, how can that be enough',
      'she is in arizona with our boy and i am in new york, how do i stay a real father',
      'we live 900 miles apart, how do we share our son',
      'my kids live across the country, when do i see them',
      'flights and summers, how do other parents do it',
      'hes in texas and im in maine',
      'who pays the plane tickets when parents live far away',
      'how do i stay close to my daughter when i see her four times a year',
      'can a seven year old fly alone to see his dad',
      'long distance parenting schedule for school breaks',
      'i moved for work and only get holidays, what can i do in between',
      'video calls with a kid i hardly see',
      'how do we do summers when one of us lives overseas',
      'long distance custody',
      'co parenting from different states, what schedule',
      'how do i stay in my kids lives from far away',
      'dad lives six hours away, how often should they visit',
      'my ex moved far away, how do we plan visits and flights',
    ],
    sources: [longDistance],
    followUps: ['how often can i call my kids at their moms', 'how do we plan summer vacation with the kids'],
  },
  {
    id: 'ava-military',
    advisor: 'ava',
    title: 'Deployment and military life',
    text: `Settle three things on paper before orders come: who has the child, how contact works, and what happens after.

- **During:** name who cares for the child. The military asks parents with custody for a **family care plan**. It does not replace the other parent's custody rights, which come before a stepparent's or grandparent's. So talk to them, or to a lawyer, before you name somebody else.
- **Contact:** video times, email, recorded stories, mail. Leave room for days without a signal.
- **After:** a date when the old schedule returns, with a few gentle days first.

Ask the court for a **temporary** order for the time away. In Texas, for example, either parent may ask for one.

Where to go: service members can ask the legal assistance office on base. The parent at home can ask the court self-help center or legal aid.

Does a court date fall in the deployment? Tell the court early, and ask about protection for service members.`,
    asks: [
      'what happens to custody when i deploy',
      'my ex is in the army and gets moved every two years',
      'family care plan and custody order',
      'navy parent schedule with the kids',
      'military deployment custody service member army navy',
      'shipping out in june',
      'i am active duty air force and my orders came for overseas, who keeps my daughter while i am gone',
      'pcs move with kids',
      'coast guard dad',
      'national guard training weekends and visitation',
      'can my mom have my days while i am deployed',
      'will she use my deployment to take custody for good',
      'scra delay court while overseas',
      'im being deployed, what happens to custody',
      'national guard dad, drill weekends and orders',
      'can my wife use my deployment to get full custody',
      'what is a family care plan',
      'navy mom going to sea for seven months',
      'how do i see my kids when im stationed overseas',
      'can my parents have my time while im gone',
    ],
    sources: [familyCarePlan, texasStart],
    followUps: ['how do we make long distance parenting work', 'how do i change our custody order'],
  },
];
