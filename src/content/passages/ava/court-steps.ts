import type { Passage, Source } from '../../passage.ts';
import { mediationAbuse, mediationSafety, parentClass } from '../shared-sources.ts';

const checked = '2026-11-20';

const familyCourtServices: Source = {
  title: 'Family Court Services: General Overview',
  publisher: 'Judicial Council of California',
  url: 'https://courts.ca.gov/es/node/29273',
  checked,
};
const oregonMediation: Source = {
  title: 'Parenting Plans',
  publisher: 'Oregon Judicial Department, Linn County',
  url: 'https://courts.oregon.gov/courts/linn/resources/Pages/Parenting-Plans.aspx',
  checked,
};
const guardianTips: Source = {
  title: 'How to Work with GALs and Parenting Evaluators',
  publisher: 'Washington LawHelp',
  url: 'https://www.washingtonlawhelp.org/resource/working-with-gals-and-parenting-evaluators-ti?ref=xa23A',
  checked,
};

export const avaCourtSteps: readonly Passage[] = [
  {
    id: 'ava-guardian-evaluator',
    advisor: 'ava',
    title: 'Guardian ad litem and custody evaluator',
    text: `When parents do not agree, a judge may ask somebody to look into the child's situation and report. A **guardian ad litem** (GAL) speaks for the child's interests. An **evaluator** studies the family. Who they are, and who pays, differs by state.

In Washington, for example, a GAL may be a lawyer, a social worker or a trained volunteer. Fees can be waived or shared.

How to work with them:

1. Be on time, and answer letters within days.
2. Prepare one page: the child's week, your main worries with dates, what you suggest.
3. Give names of people who see the child: teacher, doctor, coach.
4. Say good and true things about the other parent too.
5. Tell them about violence early and clearly. Ask for separate meetings.
6. Tidy the home, but do not stage it.
7. Do not tell the child what to say. "Just be honest, you cannot get it wrong."

They are not your lawyer, and what you say may go in the report. Ask how you will get it, and by when you can answer.`,
    asks: [
      'what is a guardian ad litem',
      'custody evaluator is coming to my house',
      'how do i prepare for a home visit by the gal',
      'who pays for the custody evaluation',
      'guardian ad litem gal custody evaluator evaluation interview',
      'gal home visit tomorrow',
      'the court appointed a lady to interview us and our children and write a report, what should i say and not say',
      'guardian ad litem seems to side with my wife',
      'parenting evaluation psychologist what do they ask',
      'do i clean the house before the investigator',
      'minors counsel amicus attorney for the kids',
      'how much does a 730 evaluation cost and who gets the bill',
      'should i rehearse my son before he talks to the gal',
      'what does a guardian ad litem do',
      'the court sent somebody to look at my house',
      'how do i act with the custody evaluator',
      'gal is coming thursday, im nervous',
      'can i disagree with the evaluators report',
      'who pays for the person who speaks for our kids',
    ],
    sources: [guardianTips],
    followUps: ['how does a judge decide custody', 'what happens in custody mediation'],
  },
  {
    id: 'ava-mediation',
    advisor: 'ava',
    title: 'Preparing for custody mediation',
    text: `Mediation does not fit where there is fear or control. If that is you, tell the court before the date, and ask to be excused or kept apart. The help button at the top of this chat leads to people who can help you say it.

Otherwise: a mediator helps you both look for a plan. They do not decide. In some places, such as Oregon, it is required when parents disagree. In others it is a choice.

Prepare one page:

1. The child's normal week.
2. Your first plan and a second one you could live with.
3. Three things you need, and three you can give.
4. Open questions: holidays, summer, who drives.

In the room: speak about the child by name. "Ella needs a quiet school night" goes further than "I deserve half". Ask for a break when you are flooded.

Do not sign that day if you are unsure. Ask what happens with what you say: in some places it stays private, in others a report may go to the judge.`,
    asks: [
      'what happens in custody mediation',
      'i have parenting mediation next week how do i prepare',
      'do we have to go to a mediator about the kids',
      'what should i bring to mediation for custody',
      'custody mediation preparation mediator parenting session',
      'first time in custody mediation',
      'we have to sit with a court mediator on thursday about our girls and i get tongue tied, what do i bring and write down beforehand',
      'conciliation about parenting time',
      'is what i say in there private',
      'do i have to sign something at the end of mediation',
      'mediator doesnt decide right?',
      'can i bring notes and a calendar to custody mediation',
      'how to negotiate parenting days in mediation without crying',
      'how do i get ready for custody mediation',
      'what happens in mediation about the kids',
      'mediator next week, what do i bring',
      'do we have to agree in mediation',
      'is what i say in mediation secret',
      'can i take a break or leave',
    ],
    sources: [oregonMediation, familyCourtServices],
    followUps: [
      'california custody mediation and domestic violence',
      'how do i start writing a parenting plan',
    ],
  },
  {
    id: 'ava-mediation-california',
    advisor: 'ava',
    title: 'California: custody mediation and safety',
    text: `In **California**, when parents disagree about custody, the court sends them to mediation before a judge decides. Court mediators are free. You pay only if you choose a private one.

If there has been abuse, or you have a restraining order, you have choices:

- You can ask to meet the mediator **separately**, at another time, not in the same room.
- You can bring a **support person**. They may sit with you, but they do not take part.
- You can tell the mediator and the judge what happened, so that safeguards go into the plan. Supervised visits or monitored exchanges are examples.

What to do now:

1. Call **Family Court Services** in your county. Say: "There has been domestic violence. I ask for separate sessions."
2. Bring your order, dates, and a list of what you need to be safe.
3. Ask whether the mediator gives a recommendation to the judge. It differs by county.

You do not have to agree to anything. For an advocate, use the help button at the top of this chat.`,
    asks: [
      'california custody mediation and domestic violence',
      'family court services los angeles separate session',
      'do i have to sit in mediation with my abuser in california',
      'can i bring a support person to child custody recommending counseling',
      'california mediation abuse restraining order separate sessions',
      'san diego fcs appointment',
      'he has a restraining order against him and ccrc in los angeles county scheduled us in one room, can i ask for separate',
      'california mediator recommends to the judge?',
      'is court mediation free in california',
      'afraid to face him at family court services in sacramento',
      'support person in california mediation',
      'dvro and the court mediator wants us in the same room, california',
      'oakland alameda mediation with my abusive husband',
      'family court services appointment in san diego, what do i expect',
      'does the california mediator tell the judge who should get custody',
    ],
    sources: [mediationAbuse, mediationSafety, familyCourtServices],
    state: 'CA',
    followUps: ['what is a safety focused parenting plan', 'what happens in custody mediation'],
  },
  {
    id: 'ava-parent-class',
    advisor: 'ava',
    title: 'The parenting class the court asks for',
    text: `Many courts ask parents to take a class when they split. It is not a punishment, and it does not say that you are a bad parent.

As an example, one Ohio county court asks every divorcing parent of minor children to finish an online course. The certificate must be filed two weeks before the final hearing. Without it, the court does not allocate parental rights.

Do this tonight:

1. Look in your papers for "parent education", "seminar" or "class".
2. On your court's site, find which classes are **approved**, and the deadline.
3. Ask about a fee waiver if money is short, and about your language.
4. Take it online or at a different time than the other parent. You do not have to sit together.
5. File the certificate, and keep a copy.

If there has been violence, ask for a class made for that, or to be excused from joint parts.

Put the last date in your calendar two weeks early. A missing certificate is a sad reason for a delay.`,
    asks: [
      'do i have to take a parenting class for my divorce',
      'court ordered co parenting class online',
      'what happens if i dont finish the parent education',
      'divorce seminar for parents certificate',
      'parent education class seminar required certificate',
      'putting kids first course',
      'the judge told us to do a four hour class for parents, does it have to be in person with her',
      'is the online coparenting course ok',
      'who files the course certificate, me or the school',
      'how much is that mandatory parent seminar and can it be free',
      'do i have to sit next to my ex in the class',
      'missed the deadline for the parent course',
      'why make me take a parenting lesson, i am a good mom',
      'do i really have to take that parenting class',
      'how do i find the class the judge wants',
      'lost my certificate from the divorce class',
      'is the parenting seminar online',
      'why a class, im a good mother',
    ],
    sources: [parentClass],
    followUps: ['how does a judge decide custody', 'what happens in custody mediation'],
  },
];
