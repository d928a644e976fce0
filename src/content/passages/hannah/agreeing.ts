import type { Passage } from '../../passage.ts';
import { illinoisMediation, separation, settlementBinds, sutter } from './sources.ts';
import { californiaProperty, mediationSafety, retirementOrders, texasRespond } from '../shared-sources.ts';

export const agreeingPassages: readonly Passage[] = [
  {
    id: 'hannah-uncontested',
    advisor: 'hannah',
    title: 'When you agree on everything',
    text: `**This path fits only when nobody is afraid.** If you agree only to calm someone who scares you, talk with an advocate first. The help button at the top of this chat is there for that.

If you agree on all points, your case may be **uncontested**. That often means fewer steps and no trial. You still need forms, and a judge who signs the judgment.

What "everything" means:

- property, home, cars, accounts
- debts, with names and dates
- retirement
- support for a spouse, or none
- if you have children: time, decisions, child support, insurance
- names, taxes, who pays which fees

Then:

1. Ask the court for its uncontested or agreed divorce forms.
2. Check if one petition can be filed together in your state.
3. Both still share money facts, so that the deal is real.
4. Write it down in full, and each have it checked.
5. File, wait the needed time, and hand in the judgment papers.

If one point stays open, say which. The rest can still be agreed.`,
    asks: [
      'we both agree on everything can we make it simple',
      'what is an uncontested divorce',
      'cheapest easiest way to get divorced without fighting',
      'can we file together jointly',
      'amicable split how do we do the paperwork',
      'no fight, agreed divorce, do it together, joint petition, low conflict',
      'we are still friends, easy divorce?',
      'no lawyers no drama, just want to split and move on, which papers',
      'my husband and i sat down with wine and settled it all, how do we make that official',
      'can both of us sign one petition',
      'is there a quickie divorce for people who already worked out everything',
      'do we both have to show up if nothing is disputed',
      'we agree on all but the dog, does that still count as uncontested',
      'what do we have to cover for an agreed divorce with one kid and a mortgage',
      'we are still friends and agree on all of it, whats the least painful way through court',
      'no fighting over anything, can we skip the judge',
      'joint petition, both sign, is that a thing',
      'agreed divorce what do we have to hand in',
      'my ex and i wrote our whole split on two pages at the diner and nobody objects to any of it',
      'simple divorce no kids both want it',
    ],
    sources: [sutter, separation],
    followUps: [
      'what should i check before i sign the settlement',
      'we made a verbal deal is it enough',
      'how long will my divorce take',
    ],
  },
  {
    id: 'hannah-mediation',
    advisor: 'hannah',
    title: 'Mediation: do you have to go?',
    text: `**If you are afraid of the other person, or they control you, mediation may not be safe or fair.** Do not just skip it, and do not just go. Tell the court or your lawyer first, and use the help button at the top of this chat.

Mediation means that a neutral person helps you both look for agreement. The mediator does not decide. Some courts order it, most often about children.

If there has been violence, ask early, in writing:

- to be excused. In some states a judge can decide that a case should not go.
- to be in separate rooms, or online
- to bring a support person
- to come and leave at different times

If there is no fear and you do go:

1. Write your top three goals and one thing you can give.
2. Bring numbers: calendar, budget, list of property.
3. Ask for a break when you are tired.
4. Do not sign that day. Say: "I will have it checked first."

Ask what stays private. The rules differ.`,
    asks: [
      'do i have to go to mediation',
      'court ordered mediation with my abusive ex',
      'what happens in divorce mediation',
      'can i refuse to sit in the same room with him',
      'how do i get ready for a mediator',
      'mediator session, mandatory mediation, afraid of my spouse',
      'mediation yes or no',
      'the judge is sending us to a mediator and i hate being in a room with my ex',
      'will the mediator take his side',
      'what do i say to get excused because he bullies me',
      'is what i say in mediation confidential or can she use it later',
      'she yells and i give in every time, how do i hold my ground in mediation',
      'do i need my attorney there or can i go to mediation by myself',
      'what papers and goals should i bring to sit down with a neutral person',
      'court is sending us to mediation, do i have to be in a room with him',
      'what happens in mediation and who decides',
      'we have a mediator on the 3rd, how do i get ready',
      'can i bring someone with me to mediation',
      'do i have to sign something at the end of that session',
      'is what i say in there secret',
    ],
    sources: [mediationSafety, illinoisMediation],
    followUps: [
      'what should i check before i sign the settlement',
      'im scared of seeing him in court',
      'we made a verbal deal is it enough',
    ],
  },
  {
    id: 'hannah-verbal-deal',
    advisor: 'hannah',
    title: 'A deal by word or text is not the end',
    text: `A deal you made by talking or texting is not a court order. Even if you have already split things, the court may still need to make a formal order. In California, for example, what you got during the marriage belongs to both of you until that is done.

What to do with a verbal deal:

1. Write it down the same day, in plain points. Add dates and amounts.
2. Send it in a calm message: "This is how I understood our talk. Tell me by Sunday if I have a point wrong."
3. Keep the answer.
4. Ask the court or a lawyer which form turns it into an agreement the judge can sign. It may be called a stipulation or a settlement agreement.
5. Until then, do not give up the home, the car or time with the children on a promise.

Skip step 2 if writing to this person is not safe for you. Let a lawyer or advocate carry it. The help button at the top of this chat can help you find one.`,
    asks: [
      'we made a verbal deal is it enough',
      'my ex promised by text does it count in court',
      'we already divided our stuff ourselves do we need a court order',
      'he said i could keep the car but its not in writing',
      'is a handshake agreement legally binding',
      'oral agreement, promised me, nothing in writing, informal split of property',
      'he gave his word, is that good enough',
      'we shook hands that i keep the condo and she keeps the boat',
      'my ex agreed over the phone to give me half and now denies it',
      'can i hold her to what she wrote on whatsapp',
      'we split our stuff years ago without any judge, are we covered',
      'how do we turn our kitchen table agreement into something official',
      'he swore on our kids he would pay me 500 a month, nothing on paper',
      'should i hand over the car keys now because he promised to pay later',
      'we shook on it, he keeps the truck i keep the house, and now hes acting like it never happened',
      'agreed it all by text, do we still need a judge',
      'she promised at the mediators coffee machine but nothing was written',
      'does a promise between us count for anything in court',
      'how do i get what we said at the table down in a form that sticks',
      'he gave his word about the savings, should i hand over the keys now',
    ],
    sources: [californiaProperty],
    followUps: [
      'we both agree on everything can we make it simple',
      'what should i check before i sign the settlement',
      'who gets what when we divorce',
    ],
  },
  {
    id: 'hannah-settlement-check',
    advisor: 'hannah',
    title: 'Checks before you sign a settlement',
    text: `Do not sign on the day you first see it. Read it twice, once for what it says and once for what is missing.

**Each point should answer:** who, what, how much, by what date, and what happens if not.

**Often missing:**

- who keeps or sells the home, and when the loan changes
- each debt, by lender
- retirement, and who pays for the order to split it
- health and life insurance
- taxes: who claims the children, who gets refunds
- children's costs beyond support, and how bills are shared
- pets, photos, passwords, things in storage
- what can be changed later, and what cannot

**Then ask:**

1. Have I seen papers that prove these numbers?
2. Can I live on this in a year?
3. Is anything here only a promise?
4. Am I signing because I am tired or scared?

If the answer to 4 is yes, stop. Say: "I need until Friday to have this checked." One paid hour with a lawyer is well spent here. If you are being forced, use the help button at the top of this chat.`,
    asks: [
      'what should i check before i sign the settlement',
      'is this divorce agreement fair should i sign',
      'my ex sent a marital settlement agreement',
      'he is pressuring me to sign the deal',
      'can i change my mind after signing the settlement',
      'reviewing a separation agreement before signing, am i being rushed',
      'do i sign this or not',
      'got a 22 page msa in my inbox, what are the traps',
      'his lawyer gave me till tomorrow to sign the final agreement and i havent slept',
      'im so tired i want to sign anything to be done, is that a mistake',
      'what do people forget to put in their divorce settlement',
      'does the agreement need to say who refinances and by when',
      'she will be mad if i ask for time to have the agreement read by a pro',
      'i signed the stipulated settlement last week and now i regret it',
      'read it four times and i still feel something is missing from this agreement',
      'whats usually forgotten in a divorce agreement',
      'final papers are here for my signature and my gut says wait',
      'he wants it signed before the weekend, what should i make sure is in there',
      'can i really live on what this deal gives me, how do i tell before i put my name on it',
      'Before I execute the marital settlement, which omissions should I look for?',
    ],
    sources: [settlementBinds, retirementOrders],
    followUps: [
      'we made a verbal deal is it enough',
      'can i hire a lawyer for just one part',
      'can a court order be changed later',
    ],
  },
  {
    id: 'hannah-prenup',
    advisor: 'hannah',
    title: 'If you signed a prenup or postnup',
    text: `Find the signed paper and take it to a lawyer **before** you file or answer. An agreement about property can change what you should ask for, and when.

Do not assume that it settles all things. Do not assume that it is worthless either. Ask a lawyer in your state how it may be read. A judge may have to decide.

Gather this:

- the full agreement, with all lists and signatures
- when you first saw it, and when the wedding was
- who wrote it, and who paid for that
- if you had your own lawyer
- what money facts were shown to you then
- anything signed later that changes it

Write a short, dated note on how the signing went. Stick to what was said and done.

Questions for the lawyer:

1. Which parts does it cover: property, debts, support, fees?
2. Does it have a date after which it changes or ends?
3. What should I say about it in my first papers?

If you cannot find it, ask the lawyer or notary who was there.`,
    asks: [
      'we signed a prenup what now',
      'is my prenuptial agreement valid',
      'can i fight the prenup',
      'he made me sign a postnup last year',
      'does a premarital contract decide everything in the divorce',
      'prenuptial or postnuptial agreement signed before the wedding',
      'does the prenup hold up',
      'he sprung a contract on me two days before the wedding and i had no lawyer',
      'my ex says the agreement we signed before getting married means i get nothing',
      'lost our prenup, how do i find a copy',
      'can a judge throw out a premarital agreement because it was unfair',
      'i was pregnant and signed whatever his family put in front of me, am i stuck with it',
      'our prenup has a sunset clause after ten years, what does that do',
      'do i mention the prenup in my first court papers',
      'i signed something the night before the wedding',
      'does our agreement from before the marriage still hold',
      'cant find the prenup, now what',
      'she made me sign it without a lawyer, is it any good',
      'postnup from when we bought the business',
      'what do i bring to the attorney about the agreement we signed in 2009',
    ],
    sources: [californiaProperty],
    followUps: [
      'what should i ask at the first meeting with a lawyer',
      'who gets what when we divorce',
      'what do i actually write in the answer form',
    ],
  },
  {
    id: 'hannah-property-division',
    advisor: 'hannah',
    title: 'Who gets what: how property is divided',
    text: `Your state's law decides, and there are two main systems.

- **Community property** states treat most of what you two earned or bought while married as belonging to both. There are nine: Arizona, California, Idaho, Louisiana, Nevada, New Mexico, Texas, Washington and Wisconsin.
- **Equitable distribution** is the other system. The aim is a fair split, which may or may not be half.

Even in a community property state, the split is not always half. Texas law says "just and right".

In both systems, some things may be **separate**: owned before the marriage, a gift to you, or an inheritance. You may need proof. Mixed money is harder.

Make a list with three columns:

1. what it is, and its value
2. when and how you got it
3. shared, mine, theirs, or not sure

"Property" includes pensions, savings, cars and debts, not only the house. Whose name is on it does not always decide. Take the list to a lawyer. Property mistakes are hard to fix later.`,
    asks: [
      'who gets what when we divorce',
      'is everything split 50 50',
      'does my wife get half of my stuff',
      'community property vs equitable distribution',
      'the house is only in his name do i get anything',
      'how do judges divide assets and belongings',
      'do i get half',
      'who keeps the house the dog and the boat',
      'my name isnt on the deed but i paid half for 9 years, am i screwed',
      'are we in a community property state',
      'is marital property only what we bought together, what about my motorcycle from before',
      'i was a stay at home dad, does she keep everything because she earned it',
      'do we split debts down the middle too',
      'will the court let her take the furniture, the tools and my grandfathers ring',
      'is everything 50 50',
      'im in one of those community property places i think, what does that mean for my stuff',
      'his name on everything, 22 years of marriage, what is mine',
      'how do they decide who gets the cars and the savings',
      'what counts as ours and what counts as hers',
      'she bought a boat with her bonus, is half of it mine',
      'equitable distribution in normal words',
    ],
    sources: [
      californiaProperty,
      texasRespond,
      {
        title: 'Who should file for Innocent Spouse Relief, Form 8857?',
        publisher: 'TaxSlayer, listing the community property states',
        url: 'https://support.taxslayer.com/hc/en-us/articles/36268557134733-Who-should-file-for-Innocent-Spouse-Relief-Form-8857',
        checked: '2026-11-20',
      },
      {
        title: 'Property Settlements and Third-Party Transfers',
        publisher: 'NDSC, LLC',
        url: 'https://www.ndscllc.com/blog-01/property-settlements-and-third-party-transfers',
        checked: '2026-11-20',
      },
    ],
    followUps: [
      'what do i have to disclose about money',
      'we signed a prenup what now',
      'how do i get papers my spouse wont hand over',
    ],
  },
];
