import type { Passage, Source } from '../../passage.ts';
import { indianaGeneral, schoolRecords, whatIsCustody } from '../shared-sources.ts';

const doctorRecords: Source = {
  title: 'Parental Access to Medical Records',
  publisher: 'American Academy of Pediatrics',
  url: 'https://www.aap.org/en/practice-management/liability-and-regulation/health-insurance-portability-and-accountability-act-hipaa/parental-access-to-medical-records/',
  checked: '2026-11-22',
};
const supportCovers: Source = {
  title: 'What Does Child Support Cover?',
  publisher: 'FindLaw',
  url: 'https://www.findlaw.com/family/child-support/what-does-child-support-cover.html',
  checked: '2026-11-22',
};
const firstRefusalLaw: Source = {
  title: '750 ILCS 5/602.3: Care of minor children; right of first refusal',
  publisher: 'Illinois General Assembly',
  url: 'https://ilga.gov/legislation/ilcs/documents/075000050K602.3.htm',
  checked: '2026-11-22',
};

export const avaDailyLife: readonly Passage[] = [
  {
    id: 'ava-health-decisions',
    advisor: 'ava',
    title: 'Doctors, therapy and medicine',
    text: `Agree on a simple health page, and keep it in both homes.

It should hold: doctors, insurance card, allergies, medicines with doses and times, the pharmacy, and who to call.

In the plan, write:

- Either parent may take the child to a checkup or for an illness. They tell the other the same day.
- Surgery, braces, therapy and long-term medicine need both, or a named parent.
- Both may see records and talk to the doctor, unless the court says no.
- Medicine travels in its own bag, with a note of the last dose.

When you disagree about treatment: ask the doctor to explain it to both of you, in one visit or one letter. Then write: "Dr. Lee advises it. Do you agree to start on the 1st? Please answer by Friday."

Still no? Look at who decides under your order. Counselors and doctors often ask for it before they start, so bring a copy.

In an emergency, get care first.`,
    asks: [
      'he wont agree to therapy or medicine for our child',
      'can i take my kid to a counselor without my exs permission',
      'who decides about vaccines and surgery after divorce',
      'does the other parent get to see medical records',
      'medical decisions doctor therapy counseling vaccines medication consent',
      'adhd meds fight',
      'the pediatrician recommends ritalin and my ex husband thinks it is poison, how do we get past that',
      'covid and flu shots, he refuses',
      'can i see the chart if i dont have custody',
      'she took our teen to a shrink and never told me',
      'orthodontist needs both signatures?',
      'allergy pills and inhaler, how do they go between houses',
      'does the dentist need my ex to agree',
      'he wont allow the vaccines',
      'my ex wont give the asthma medicine at his house',
      'can i take my daughter to a counselor without his okay',
      'who signs for braces and surgery',
      'doctor wont talk to me because im not the custodial parent',
      'she says adhd pills, i say no',
      'whose insurance card does the kid use at the clinic',
    ],
    sources: [doctorRecords],
    followUps: [
      'what if we cant agree on big decisions for the kids',
      'our child has special needs how do we plan',
    ],
  },
  {
    id: 'ava-school',
    advisor: 'ava',
    title: 'Choosing a school and seeing the records',
    text: `Two separate things: who **chooses** the school, and who may **know** what happens there.

**Knowing.** Under a federal privacy law, a school gives both parents access to the child's records. That includes the one with less time. It changes only if a court order or similar paper takes the right away. So you can ask the office: "Please put both parents on the list for notices." Bring ID, and the order if there is one.

**Choosing.** Look in your order: joint decision, or one parent? Then compare with facts a stranger would accept: the ride from each home, where siblings and friends are, special help, what the teacher says.

In the plan, write which address counts for the school. District rules differ, so ask the enrollment office.

Also write: who goes to meetings, who signs, who is called first, and how report cards are shared.

If your address must stay secret, talk to the school before you fill in a form.`,
    asks: [
      'we disagree about which school',
      'can my ex get school records without custody',
      'the school wont talk to me because im not the main parent',
      'which address counts for the school district with shared custody',
      'school choice school records report card access both parents',
      'public or private',
      'he wants the charter near his condo and i want the neighborhood kindergarten where her friends are, how does that get settled',
      'powerschool login for both parents',
      'the front office refuses to give me report cards',
      'homeschool disagreement with ex',
      'zoned for which address if we do half and half',
      'can i come to parent teacher conference when she has custody',
      'my ex enrolled our 5 year old in another district',
      'which school does our kid go to if we live in different districts',
      'he enrolled her in a new school behind my back',
      'the office wont give me my sons report card',
      'do i get school emails even if hes with his mother most of the time',
      'private or public, we cant agree',
      'can both of us go to parent conferences',
    ],
    sources: [schoolRecords],
    followUps: ['what if we cant agree on big decisions for the kids', 'my ex must not know where we live'],
  },
  {
    id: 'ava-activities-costs',
    advisor: 'ava',
    title: 'Sports, lessons and who pays',
    text: `Put two short rules in the plan: one for time, one for money.

**Time:**

- No new activity on the other parent's days without a yes in writing.
- Once you both agreed, whoever has the day takes the child.
- How many at once? For many children one sport and one lesson is enough.

**Money:**

- Name what is shared: fees, gear, camps, instruments, phones, cars.
- Name the split: half and half, or by income.
- Name the steps: ask first above a set sum, send the receipt within 30 days, pay within 30 days.

Child support may already cover some of these costs. That differs by state, so check your order and your state's support site before you ask for more.

Both may watch games, unless an order or safety says no. Sit apart, cheer for the same child.

Keep one shared sheet with date, item, cost, who paid. It ends most arguments before they start.`,
    asks: [
      'who pays for sports and activities',
      'ex signed up our son for hockey on my weekends',
      'how to split camp and lesson costs in the plan',
      'do i have to take my kid to practice on my time',
      'extracurricular activities sports cost camp fees who pays',
      'travel baseball is 3000 a year',
      'she put our girl in gymnastics four days a week including my days and wants me to pay half, can she do that',
      'ballet fees on top of child support',
      'who buys the cleats',
      'split phone bill and car insurance for our teen',
      'venmo him for half of band camp, do i need his ok first',
      'too many activities on my parenting days',
      'i refuse to drive to karate on my saturday, am i wrong',
      'he signed her up for travel hockey and wants me to pay half',
      'who pays for sports and music lessons',
      'do i have to drive to practice on my weekends',
      'is camp or a phone part of child support or extra',
      'she puts the kids in everything and sends me bills',
      'how do we split cleats, field trips and instruments',
      'soccer is always on my saturdays, thats my only time',
      'my ex wont pay back his share of the dance fees',
      'can i say no to an activity during my time',
      'who pays for extracurricular activities',
      'splitting costs of sports and camps',
      'my ex schedules lessons on my days',
    ],
    sources: [supportCovers],
    followUps: [
      'custody schedule for elementary school kids',
      'can i stop visits if he doesnt pay child support',
    ],
  },
  {
    id: 'ava-religion',
    advisor: 'ava',
    title: 'Two faiths, or one with none',
    text: `Write what each home may do, and where a yes from both is needed.

Many families settle on this:

- Each parent may share their own faith, or none, in their own time.
- Big steps need both: baptism, circumcision, a religious school, a change of faith.
- Holy days that matter to one parent are in the holiday list, with hours.
- Food and dress rules: what travels with the child, and what stays at one home.
- Neither speaks badly of the other's belief.

With the child: "Mom goes to temple and Dad does not. You may ask both of us anything." Let them be curious in both directions.

When you disagree, talk about the concrete Sunday, not about God. "Can he come to the service on the 12th, even though it is your weekend? I can give the 19th."

Religion often belongs to the decisions in legal custody. How far a court will step in differs, so ask a lawyer if the fight is real.`,
    asks: [
      'my ex wants to raise the kids in a different religion',
      'can he baptize our daughter without me',
      'church on sundays during my parenting time',
      'who decides about faith after divorce',
      'religion church faith baptism different beliefs parents',
      'first communion without asking me',
      'i left the church and my ex takes our kids three times a week and tells them i am going to hell, can i object',
      'halal kosher food at the other home',
      'raised jewish or christian',
      'jehovahs witness and birthdays with the kids',
      'my mother in law wants my baby christened behind my back',
      'atheist dad, mormon mom',
      'do i need to bring him to bible school on my days',
      'she takes them to church and i dont believe',
      'he wants to baptize the baby and i dont',
      'can i stop my ex from raising them in another religion',
      'jewish dad and catholic mom, how do we do holidays and sunday school',
      'my kids come home saying im going to hell',
      'we disagree about religion for our child',
      'can my ex take our kids to his church',
      'different faiths, how do we raise our daughter',
    ],
    sources: [whatIsCustody],
    followUps: [
      'what if we cant agree on big decisions for the kids',
      'how do we split christmas and the other holidays',
    ],
  },
  {
    id: 'ava-calls-with-child',
    advisor: 'ava',
    title: 'Calls and video with the child',
    text: `Set days, time, length and who calls. Then protect it.

For example: "Tuesday and Thursday between 6:30 and 7, the parent without the child calls. Up to 15 minutes."

- **Small children:** five minutes by video, with a book or a puppet. They may walk off. That is fine.
- **Grade school:** let them show you something.
- **Teens:** texts through the day are worth more than a fixed call.

For the parent at home: charge the phone, find a quiet corner, leave the room. Do not coach, do not listen in.

For the parent who calls: no questions about the other house. No "I am so lonely without you".

Write also: the child may call either parent when they want, at decent hours. Missed calls get one make-up call.

If calls are used to check on you, to threaten or to upset the child, note dates. Then ask a lawyer or advocate about limits in the order, such as an app with records.`,
    asks: [
      'how often can i call my kids at their moms',
      'he facetimes during dinner every night',
      'my ex wont let me talk to my daughter on the phone',
      'my toddler wont stay on a video call',
      'phone calls video calls facetime with child schedule',
      'facetime times in the agreement',
      'i only want to say goodnight to my little ones by video and she never picks up, how do others set this up',
      'he calls ten times while she is with me',
      'is my ex listening in on speakerphone',
      'can i buy my 8 year old a gabb watch so we can talk',
      '5 minute zoom with a two year old',
      'goodnight ring every evening',
      'she took the cell phone i gave our daughter so i cant reach her',
      'how often should the other parent be allowed to call',
      'i want a set time to facetime my kids',
      'she wont pick up when its my night to call',
      'my 4 year old runs away from the video call, how do we do it',
      'dad calls at bedtime and winds her up',
      'do we put phone calls in the plan',
      'my ex listens on speaker when i talk to our daughter',
    ],
    sources: [indianaGeneral],
    followUps: ['how do we make long distance parenting work', 'my ex wont let me see my kids'],
  },
  {
    id: 'ava-two-homes',
    advisor: 'ava',
    title: 'Making a second home feel like home',
    text: `A child needs a place of their own, not a perfect room.

Start with what you have:

1. A bed or a mattress that is always theirs, with bedding they chose.
2. One drawer or box nobody else opens.
3. A toothbrush, pajamas, underwear for a week, a coat that stays.
4. A photo of both parents.
5. A night light, a lamp, one stuffed animal.
6. A list on the wall: wifi, school times, phone numbers, calendar.

Keep three routines from day one: how you wake up, how you eat, how you say goodnight.

Give them a task that says "you live here": water the plant, choose Friday dinner.

Let things travel in both directions without fuss. The favorite hoodie is allowed to be at the wrong house.

You do not have to match the other home in size or toys. Children remember who made pancakes. If space is tight, take turns with the bed, and say it is for now.`,
    asks: [
      'how do i set up my new apartment for the kids',
      'my place is tiny can my children still stay with me',
      'kids dont feel at home at my new house',
      'what do they need in two homes',
      'second home bedroom small apartment for children belongings',
      'sleeping on an air mattress at dads',
      'i rent a one bedroom now and feel ashamed that my girls share the pull out couch, how can i make it cozy for them',
      'ikea bunk beds and what else',
      'my son says this isnt my real home',
      'how many clothes should stay at each place',
      'bedroom for the kids in a studio',
      'cheap ways to make my rental feel like theirs',
      'they miss their toys when they are with me',
      'what do i need for the kids at my new place',
      'they dont feel at home at my apartment',
      'one bedroom and two kids, can i still have them over',
      'she forgets her blanket at the other house and cries',
      'how do i make my house feel like theirs too',
      'clothes go to moms and never come back',
    ],
    sources: [],
    followUps: [
      'my 8 year old forgets his homework at the other house',
      'when should the kids meet my new partner',
    ],
  },
  {
    id: 'ava-first-refusal',
    advisor: 'ava',
    title: 'Sitters and the right of first refusal',
    text: `With a right of first refusal you ask the other parent before you call a sitter. It applies when you cannot care for the child in your own time.

It can be kind, and it can be a trap. Decide with open eyes.

**Good for you if** you live close, get along, and both work shifts.

**Not good if** it becomes a way to check on you, or if you fear the other parent. Then leave it out.

If you want it, write the details:

- From how many hours? Five hours or overnight is easier than two.
- How do you ask, and how long may the answer take? For example by text, within two hours.
- Who drives?
- What does not count: school, camp, a playdate, grandparents, a nap?
- Is the time made up? Usually no.

Without such a rule in your order or in your state's guidelines, each parent normally chooses the sitter in their own time. You can still share a list of people you both trust.

Try it for three months before you make it permanent.`,
    asks: [
      'what is right of first refusal custody',
      'she leaves the kids with a babysitter on her time',
      'my exs mother watches our son more than he does',
      'shouldnt i get the kids before a sitter does when he works',
      'right of first refusal babysitter childcare during their time',
      'he dumps them on a sitter',
      'my ex works saturdays and leaves our girls with his new girlfriend, why cant i have them those hours instead',
      'rofr clause',
      'do i have to offer my ex the night before i hire a nanny',
      'his mother watches our son on his days, can i be asked first',
      'first dibs on childcare',
      'four hour or overnight rule for babysitting',
      'wife uses daycare while i sit at home free',
      'she leaves the kids with a sitter instead of calling me',
      'do i get asked first when he has to work',
      'whats right of first refusal',
      'he drops them at his moms every time its his weekend',
      'should i have the kids instead of a babysitter',
      'new girlfriend watches them while hes at work, can i say no',
      'right of first refusal for babysitting',
      'ex uses babysitters instead of asking me',
    ],
    sources: [firstRefusalLaw, indianaGeneral],
    followUps: ['i work shifts how can we share custody', 'what do people forget in custody agreements'],
  },
];
