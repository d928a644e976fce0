import type { Passage, Source } from '../../passage.ts';
import { apaCoordination, wlOrders, wlWhatIsOrder } from './sources.ts';
import { mediationAbuse, mediationSafety } from '../shared-sources.ts';

const checked = '2026-11-20';

const hotlineCouples: Source = {
  title: "Why We Don't Recommend Couples Counseling for Abusive Relationships",
  publisher: 'National Domestic Violence Hotline',
  url: 'https://www.thehotline.org/2014/08/01/why-we-dont-recommend-couples-counseling-for-abusive-relationships/',
  checked,
};
const owhOrder: Source = {
  title: 'Court order of protection (restraining order)',
  publisher: "Office on Women's Health, US Department of Health and Human Services (archived)",
  url: 'https://webarchive.library.unt.edu/web/20170124190634/https://www.womenshealth.gov/violence-against-women/get-help-for-violence/court-order-of-protection-restraining-order.html',
  checked,
};
const afccCoordination: Source = {
  title: 'Guidelines for Parenting Coordination (2019)',
  publisher: 'Association of Family and Conciliation Courts, via DocsLib',
  url: 'https://docslib.org/doc/449359/guidelines-for-parenting-coordination',
  checked,
};

export const emmaProtectionAndMediation: readonly Passage[] = [
  {
    id: 'emma-protective-order',
    advisor: 'emma',
    title: 'What a protective order can do',
    text: `It is a civil court order, signed by a judge, that tells someone to stop the abuse. It can also say: stay away and do not contact you.

What else it can include differs by state. Some courts can order:

- that they leave a shared home, or that you alone may use it or a car
- temporary support, or payment of bills
- that guns be handed over

Names differ too: restraining order, order of protection, injunction.

How to start:

1. Ask an advocate first whether they help with the forms.
2. Ask the clerk at your courthouse for the form for domestic violence.
3. Write what happened in plain words: the last time, the worst time, threats, weapons. Dates help.
4. Ask what happens if there is an urgent need today.

In general you need a certain relationship to the person, and abuse as your state defines it. If the order is broken, call the police right away and log it. Plan for the day it is served.

Use the help button at the top of this chat to find an advocate.`,
    asks: [
      'what is a restraining order and how do i get one',
      'order of protection against my husband',
      'will a protective order make it worse',
      'do i need a lawyer to file for a stay away order',
      'he violated the restraining order, can i get him out of the house',
      'how does a protection order or injunction work',
      'how do i get a no contact order against my boyfriend',
      'tpo, dvpo, epo, what are these called in my state',
      'what do i write on the petition for a restraining order',
      'does it cost to file and do i have to face him at the courthouse for the order',
      'can a judge make him move out and give me the car',
      'she breached the order by texting me, call 911 or my attorney',
      'is a piece of paper really going to keep him away',
      'my ex served me with an ex parte order of protection, how does that work',
      'how do i get a restraining order',
      'what does an order of protection actually make him do',
      'can the judge make her move out and stay away from me',
      'do i need a lawyer to ask for a no contact order',
      'what happens after i fill out the forms for a protection order',
      'does a piece of paper really keep someone away',
    ],
    sources: [wlOrders, wlWhatIsOrder, owhOrder],
    followUps: [
      'how do i leave safely',
      'what should i write in my log',
      'he keeps showing up everywhere, is my ex stalking me',
    ],
  },
  {
    id: 'emma-mediation-and-fear',
    advisor: 'emma',
    title: 'Mediation when you are afraid',
    text: `Tell the court or your lawyer about the fear **before** the date. Mediation does not fit where one person is scared to say no.

Say it in one line: "There has been abuse. I am afraid of the other party. What are my choices?"

Ask about each of these. What is offered differs by state and court.

- Can I be excused?
- Can we be in separate rooms, or come at separate times?
- Can it be by video or phone?
- May I bring a lawyer, an advocate or a support person?
- Does the mediator tell the judge what I say?

If you do go:

1. Arrive and leave at another time than they do.
2. Agree to nothing on the day that you do not want. "I need to ask my lawyer first" is enough.
3. Ask for a break whenever you need one.
4. If you are threatened, say so to the staff at once.

You do not owe anyone a calm talk face to face. The help button at the top of this chat can find an advocate who knows your court.`,
    asks: [
      'the court ordered mediation but im afraid of him',
      'do i have to sit in a room with my abuser',
      'mediator wants us to talk together and i freeze',
      'can i refuse mediation because of domestic violence',
      'judge wants us to mediate but he was violent with me',
      'mediation session with my abuser across the table',
      'can i do it on zoom so i dont have to see him',
      'sitting across from her in some conference room, i would agree to anything',
      'they call it settlement talks but he intimidates me',
      'can my advocate or aunt come with me to the mediator',
      'how do i tell the clerk i want separate rooms because of what he did',
      'waiver of mediation for victims',
      'does the mediator repeat what i say about the abuse to the judge',
      'i gave in to everything last time we mediated because of the look he gave me',
      'they want me to sit in a room with him and work it out, i cant',
      'do i have to go to mediation if im scared of my ex',
      'can mediation be done in two rooms or over video',
      'i freeze when she looks at me, and now we have a mediator',
      'how do i tell the mediator i dont feel safe talking in front of him',
      'i end up agreeing to anything when hes across the table',
    ],
    sources: [mediationSafety, hotlineCouples],
    followUps: [
      'my pastor says we should do couples counseling',
      'california mediation separate rooms domestic violence',
      'what is a restraining order and how do i get one',
    ],
  },
  {
    id: 'emma-mediation-california',
    advisor: 'emma',
    title: 'California: safety in custody mediation',
    text: `This is for **California** only.

If parents disagree about custody or visits, a California court will usually refer them to mediation first. If there has been abuse, you can ask for safety steps.

- **You do not have to be in the same room.** Have you told the court about domestic abuse, or do you have a restraining order? Then ask for separate sessions.
- **You may bring a support person**, such as a friend or an advocate. They are there for you and do not take part in the talks.
- **A lawyer** may come in some counties and not in others. Ask yours.
- **Tell the mediator and the judge** about the effect on the child. Safeguards can be put into the plan, such as monitored exchanges or supervised visits.

Call the court's mediation office or self-help center before the date. Say: "I am asking for a separate session because of domestic violence." Ask whether a written statement is needed.

If you feel unsafe now, use the help button at the top of this chat.`,
    asks: [
      'california mediation separate rooms domestic violence',
      'family court services california abuse separate session',
      'bring a support person to custody mediation in california',
      'los angeles custody mediation with a dvro',
      'custody mediation rules in california when there was abuse',
      'child custody recommending counseling, can i ask not to see him in california',
      'can i go in separately at my fcs appointment in san diego after domestic violence',
      'can my sister sit with me at family court services in sacramento',
      'do lawyers go into the custody mediation room in california',
      'supervised visits or monitored exchanges ordered after mediation in california',
      'orange county court mediator, i have a restraining order against the dad',
      'what do i tell the california mediator about how the violence affects my toddler',
      'ccrc session in california with my abusive ex husband',
      'los angeles court sent me to mediation and there was abuse',
      'in sacramento, may my sister sit with me when i meet the court counselor',
      'does family court services in california let me come at a different time than him',
    ],
    sources: [mediationSafety, mediationAbuse],
    state: 'CA',
    followUps: [
      'the court ordered mediation but im afraid of him',
      'where can we do custody exchanges safely',
    ],
  },
  {
    id: 'emma-couples-counseling',
    advisor: 'emma',
    title: 'When others want you in couples counseling',
    text: `If there is abuse, you can say no. The National Domestic Violence Hotline advises against counseling together with an abusive partner.

The reasons are plain:

- what you say in the room can be punished at home
- the counselor may not know about the abuse, or may be won over
- it treats it as a shared problem, and abuse is one person's choice

Words you can use:

- To family or clergy: "I will not do joint sessions. I am getting my own support."
- To your ex, only if it is safe: "No, thank you."
- To a counselor: "I need to speak with you alone first."

Then find a counselor of your own who knows about domestic violence. Ask an advocate for names.

If a court has ordered it, do not simply stay away. Ask your lawyer or legal aid how to tell the judge about the abuse.

With no fear at all, and if both of you want it, counseling can help you part well. If you are unsure, use the help button at the top of this chat.`,
    asks: [
      'my pastor says we should do couples counseling',
      'he wants marriage therapy to fix us but im scared of him',
      'should i go to joint sessions with an abusive partner',
      'family therapist keeps telling both of us to compromise',
      'is couples counseling a good idea if there was abuse',
      'our priest wants the two of us in the same session',
      'my mother in law says go to counseling together before you quit',
      'he is so charming with the therapist that she takes his side',
      'she punishes me at home for what i said in front of our marriage counselor',
      'elders at the church told me to submit and get counseled with him',
      'the court wants reunification or co parent therapy with the man who beat me',
      'can i ask the marriage therapist to see me alone',
      'retrouvaille weekend or gottman workshop with a spouse who hits',
      'the pastor says we need to go to marriage counseling together',
      'he will only talk in couples therapy, is that a good idea when he is controlling',
      'judge told us to do joint sessions and i dont want to',
      'everyone wants me to try counseling with her one more time',
    ],
    sources: [hotlineCouples],
    followUps: ['the court ordered mediation but im afraid of him', 'is this abuse or just a bad marriage'],
  },
  {
    id: 'emma-parenting-coordinator',
    advisor: 'emma',
    title: 'What a parenting coordinator does',
    text: `It is someone who helps parents in high conflict to carry out their plan. It does **not** fit when you are afraid of the other parent. Say so before anyone is named, and use the help button at the top of this chat.

It is meant for the small group who cannot settle things in mediation or through lawyers. What a coordinator may do differs from place to place.

Ask a lawyer or the clerk:

1. Does our court use them? Is it by order or only if both agree?
2. What can they decide, and what stays with the judge?
3. What does it cost, and how is that shared?
4. Are talks private, or reported to the court?
5. How do they handle cases with abuse?

It can fit when fights are about swaps, times and activities.

If you go: bring one topic, one proposal, one document. No history.`,
    asks: [
      'what does a parenting coordinator do',
      'is there someone neutral who can settle small fights between us',
      'third person to decide disputes so we dont go to court each time',
      'judge wants to appoint a parent coordinator for us',
      'parenting coordinator cost and role',
      'pc appointed in our case, who is that',
      'referee for small squabbles like camps and haircuts',
      'will a parenting coordinator report to the judge what i say',
      'who pays the coordinator and how much per hour',
      'do we get a say or is it forced on us by the court',
      'can that person change our custody schedule',
      'tie breaker for two parents who never agree',
      'difference between a mediator, a guardian ad litem and a pc',
      'our lawyer wants us to hire a parenting coordinator',
      'who can decide small stuff for us so we dont go to court',
      'whats a PC in a custody case',
      'is there somebody neutral who settles fights over the schedule',
      'do we have to pay for a coordinator and can he overrule us',
      'someone to referee between two parents who argue about everything',
      'judge appointed a coordinator, what do they do',
      'can a parenting coordinator change our custody',
    ],
    sources: [apaCoordination, afccCoordination],
    followUps: [
      'what is parallel parenting',
      'he keeps dragging me back to court',
      'the court ordered mediation but im afraid of him',
    ],
  },
];
