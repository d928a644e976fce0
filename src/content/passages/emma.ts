import type { Passage, Source } from '../passage.ts';

const checked = '2026-11-20';

const hotlineDocumenting: Source = {
  title: 'Documenting Abuse',
  publisher: 'National Domestic Violence Hotline',
  url: 'https://www.thehotline.org/resources/documenting-abuse/',
  checked,
};
const hotlineChildren: Source = {
  title: 'Safety Planning with Children',
  publisher: 'National Domestic Violence Hotline',
  url: 'https://www.thehotline.org/resources/safety-planning-with-children/',
  checked,
};
const hotlineSuicide: Source = {
  title: 'When Your Partner Threatens Suicide',
  publisher: 'National Domestic Violence Hotline',
  url: 'http://www.thehotline.org/tag/threats/',
  checked,
};
const hotlineCouples: Source = {
  title: "Why We Don't Recommend Couples Counseling for Abusive Relationships",
  publisher: 'National Domestic Violence Hotline',
  url: 'https://www.thehotline.org/2014/08/01/why-we-dont-recommend-couples-counseling-for-abusive-relationships/',
  checked,
};
const hotlineSigns: Source = {
  title: 'Love Is... Knowing the Signs of Abuse to Help Yourself or a Friend',
  publisher: 'National Domestic Violence Hotline',
  url: 'http://www.thehotline.org/2010/12/03/love-is-knowing-the-signs-of-abuse-to-help-yourself-or-a-friend/',
  checked,
};
const mccSigns: Source = {
  title: 'Domestic abuse: know the signs',
  publisher: 'Metropolitan Community College, Kansas City',
  url: 'https://mcckc.edu/counseling/violence-assault/domestic/abuse.aspx',
  checked,
};
const wlLeaving: Source = {
  title: 'Safety when Preparing to End an Abusive Relationship',
  publisher: 'WomensLaw.org',
  url: 'https://www.womenslaw.org/safety-planning/domestic-violence-victims/leaving-abusive-relationship',
  checked,
};
const wlRecording: Source = {
  title: 'Abuse Using Technology: Recording',
  publisher: 'WomensLaw.org',
  url: 'https://www.womenslaw.org/about-abuse/forms-abuse/technology-abuse/technology-tool-abuse/recording',
  checked,
};
const wlRecordingCourt: Source = {
  title: 'V asks if recordings can be used in court',
  publisher: 'WomensLaw.org',
  url: 'https://www.womenslaw.org/en/hotline/court-procedures-evidence-service/v-asks-if-recordings-can-be-used-court',
  checked,
};
const wlExchanges: Source = {
  title: "I don't feel safe during visitation exchanges. What can I do?",
  publisher: 'WomensLaw.org',
  url: 'https://www.womenslaw.org/en/hotline/custody-kidnapping/custody-categories/visitation/i-dont-feel-safe-during-visitation',
  checked,
};
const wlSaving: Source = {
  title: 'Documenting and saving evidence in cases involving technology abuse',
  publisher: 'WomensLaw.org',
  url: 'https://nocache.womenslaw.org/about-abuse/abuse-using-technology/evidence-issues-cases-involving-technology/documentingsaving-1',
  checked,
};
const wlOrders: Source = {
  title: 'Restraining Orders: general explanation',
  publisher: 'WomensLaw.org',
  url: 'https://www.womenslaw.org/en/hotline/restraining-orders/restraining-order-categories/should-i-can-i-get-restraining-order-3',
  checked,
};
const wlWhatIsOrder: Source = {
  title: 'What is a Protective or Restraining Order?',
  publisher: 'WomensLaw.org, via Network of Care',
  url: 'https://nantucket.ma.networkofcare.org/dv/library/article.aspx?id=1155',
  checked,
};
const owhOrder: Source = {
  title: 'Court order of protection (restraining order)',
  publisher: "Office on Women's Health, US Department of Health and Human Services (archived)",
  url: 'https://webarchive.library.unt.edu/web/20170124190634/https://www.womenshealth.gov/violence-against-women/get-help-for-violence/court-order-of-protection-restraining-order.html',
  checked,
};
const wlCaMediation: Source = {
  title: 'California: Do I have to go to mediation even if I am a domestic violence victim?',
  publisher: 'WomensLaw.org',
  url: 'https://www.womenslaw.org/laws/ca/custody/custody-process/do-i-have-go-mediation-even-if-i-am-domestic-violence-victim',
  checked,
};
const caMediationSafety: Source = {
  title: 'Safety accommodations during mediation',
  publisher: 'California Courts Self-Help',
  url: 'https://selfhelp.courts.ca.gov/safety-accommodations-during-mediation',
  checked,
};
const safetyNetPhone: Source = {
  title: 'Cell phone safety plan',
  publisher: 'Safety Net, National Network to End Domestic Violence',
  url: 'https://www.techsafety.org/resources-survivors/cell-phone-safety-plan',
  checked,
};
const wfcInternet: Source = {
  title: 'Internet and technology safety',
  publisher: "Women's Freedom Center",
  url: 'https://womensfreedomcenter.net/get-help/internet-technology-safety/',
  checked,
};
const elonTracker: Source = {
  title: 'Be advised: air tag tracking',
  publisher: 'Town of Elon, North Carolina, Police Department',
  url: 'https://www.townofelon.com/be-advised-air-tag-scam/',
  checked,
};
const clevelandGrey: Source = {
  title: 'The Grey Rock Method',
  publisher: 'Cleveland Clinic',
  url: 'https://health.clevelandclinic.org/grey-rock-method',
  checked,
};
const idvsaStalking: Source = {
  title: 'Stalking',
  publisher: 'Institute on Domestic Violence and Sexual Assault, University of Texas at Austin',
  url: 'https://idvsa.org/focus/stalking/',
  checked,
};
const ahecStalking: Source = {
  title: 'January is Stalking Awareness Month',
  publisher: 'Southern Regional Area Health Education Center',
  url: 'https://www.southernregionalahec.org/january-is-stalking-awareness-month/',
  checked,
};
const fjcStrangulation: Source = {
  title: 'Four Things You May Not Know About Strangulation as Abuse',
  publisher: 'Greene County Family Justice Center',
  url: 'https://greenecountyfamilyjusticecenter.org/four-things-you-may-not-know-about-strangulation-as-abuse',
  checked,
};
const njStrangulation: Source = {
  title: 'Signs of Strangulation',
  publisher: '180 Turning Lives Around',
  url: 'https://180nj.org/get-help/information-for-survivors/signs-of-strangulation/',
  checked,
};
const nnedvLitigation: Source = {
  title: 'Litigation Abuse',
  publisher: 'National Network to End Domestic Violence',
  url: 'https://nnedv.org/reach-update/litigation-abuse',
  checked,
};
const abaLitigation: Source = {
  title: 'De-weaponizing the Courts',
  publisher: 'American Bar Association, Family Law Section',
  url: 'https://www.americanbar.org/groups/family_law/resources/committee-articles/de-weaponizing-courts/',
  checked,
};
const apaCoordination: Source = {
  title: 'Guidelines for the Practice of Parenting Coordination',
  publisher: 'American Psychological Association',
  url: 'http://www.apa.org/practice/guidelines/parenting-coordination.aspx',
  checked,
};
const afccCoordination: Source = {
  title: 'Guidelines for Parenting Coordination (2019)',
  publisher: 'Association of Family and Conciliation Courts, via DocsLib',
  url: 'https://docslib.org/doc/449359/guidelines-for-parenting-coordination',
  checked,
};
const aapDivorce: Source = {
  title: 'Helping Children and Families Deal With Divorce and Separation',
  publisher: 'American Academy of Pediatrics',
  url: 'https://publications.aap.org/pediatrics/article/138/6/e20163020/52651/Helping-Children-and-Families-Deal-With-Divorce?autologincheck=redirected',
  checked,
};
const cornellKids: Source = {
  title: '10 Top Ways to Help Your Child Through Your Separation / Divorce',
  publisher: 'Cornell Cooperative Extension of Tompkins County',
  url: 'https://ccetompkins.org/resources/10-top-ways-to-help-your-child-through-your-separation-divorce',
  checked,
};
const michiganEnforce: Source = {
  title: 'Enforcing Orders for Custody, Parenting Time, and Child Support',
  publisher: 'Michigan Legal Help',
  url: 'https://michiganlegalhelp.org/self-help-tools/family/enforcing-orders-custody-parenting-time-and-child-support',
  checked,
};
const cuyahogaEnforce: Source = {
  title: 'Enforcement of Parenting Orders',
  publisher: 'Cuyahoga County Domestic Relations Court, Ohio',
  url: 'https://domestic.cuyahogacounty.us/en-US/Enforcement-Parenting-Orders.aspx',
  checked,
};
const dukeAnger: Source = {
  title: 'Anger Management Tools',
  publisher: 'Duke University Personal Assistance Service',
  url: 'http://pas.duke.edu/anger6.php',
  checked,
};

export const emmaPassages: readonly Passage[] = [
  {
    id: 'emma-is-it-abuse',
    advisor: 'emma',
    title: 'Bad fighting, or abuse',
    text: `Ask yourself one thing first: **are you afraid of what they will do if you say no?** If yes, treat it as a safety matter, whatever name it has.

Other signs to take seriously:

- you are cut off from friends, family, work or money
- your phone, time or car is checked
- you are put down or humiliated again and again
- threats to hurt you, the children, a pet or themselves
- pushing, grabbing, choking, blocking the door, breaking things
- you are told that it is your fault they do it

One of these is enough to talk to someone. It does not have to leave a bruise. Abuse is a pattern used to keep power over a partner.

If there is fear or control, scripts, mediation and heart-to-heart talks are not the tool. A safety plan is. An advocate can make one with you, whether you stay or go.

Use the help button at the top of this chat, from a phone your partner cannot check.`,
    asks: [
      'is this abuse or just a bad marriage',
      'he never hit me but i feel controlled',
      'what counts as emotional abuse or coercive control',
      'she screams, threatens and watches every penny, is that domestic violence',
      'how do i know if its toxic or dangerous',
      'am i being abused by my partner',
      'he checks my odometer and my receipts',
      'walking on eggshells in my own home, is this normal',
      'never left a bruise but he punches holes in the wall next to me',
      'my wife took my paycheck, cut me off from my brothers and calls me pathetic, can a man be abused',
      'he decides what i wear and who i see, does that count',
      'she stands in the doorway so i cant walk out when we argue, is that a red flag',
      'im told its my fault that he blows up, how bad does it have to be before it has a name',
      'is he just hot tempered or is this a pattern',
    ],
    sources: [hotlineSigns, mccSigns],
    followUps: [
      "i'm scared of my ex what should i do",
      'am i the abuser like he says',
      'is my ex a narcissist',
    ],
  },
  {
    id: 'emma-afraid-of-ex',
    advisor: 'emma',
    title: 'When you are afraid of your ex',
    text: `If you are in danger now, get to other people and call emergency services. Trust your own sense of it. You know this person best.

If it is not this minute:

1. **Tell one person** exactly what you fear. Agree on a code word that means "send help".
2. **Use a safer phone** to ask for help: a friend's, the library's, work's.
3. **Talk to an advocate.** They plan with you and do not push. The help button at the top of this chat lists the line.
4. **Do not meet alone**, not even to talk it out or hand over keys.
5. **Keep contact in writing**, short, about facts only. If even that feels risky, ask the advocate first.
6. **Ask about a protective order.** A court can order someone to stay away and stop contacting you.

Do not announce that you are leaving, filing or getting help. Things can get worse around the time of a break. A plan comes before a talk.

Ignore any tip, here or elsewhere, that asks you to be open or meet halfway with someone you fear.`,
    asks: [
      "i'm scared of my ex what should i do",
      'afraid of my husband when he gets mad',
      'my ex wife threatened to hurt me, im scared of what she will do',
      'i dont feel safe at home tonight',
      'death threats, he said he would kill me and hurt the kids',
      'scared and terrified of my ex partner, who can help',
      'what he might do when he finds out keeps me up, who do i turn to',
      'she said ill regret it and i believe her',
      'he has a bad history and now he wants to meet me alone to drop off keys',
      'i get chills when his truck pulls up, i think he could hurt me',
      'where can a man call if he is frightened of his ex wife',
      'do i tell him im getting help or keep it secret, hes unpredictable',
      'need a code word with my sister in case my ex snaps',
      'my gut says something bad is coming from him, am i overreacting',
    ],
    sources: [wlLeaving, wlOrders, safetyNetPhone],
    followUps: [
      'how do i leave safely',
      'what is a restraining order and how do i get one',
      'i think he is reading my messages',
    ],
  },
  {
    id: 'emma-leaving-safely',
    advisor: 'emma',
    title: 'Planning to leave safely',
    text: `Make the plan quietly and tell only people who will keep it. An abusive partner may become more violent when you go, or weeks or months after.

Plan two ways out: one with time, one in a hurry.

A bag, kept outside the home if you can:

- spare keys, license, cash, cards
- papers or copies: birth certificates, court orders, insurance
- medicines, a charger, a change of clothes, a comfort toy
- a written list of phone numbers

Also decide:

- where you will go, and who drives
- how pets will be looked after
- what a neighbor should do on a signal
- where evidence is kept, far from home

If there are children, talk to a lawyer before you go **without** them. Leaving them can hurt your custody case. Ask about taking them too.

Getting out safely matters more than the bag. If it has to be now, go.

An advocate can check your plan for gaps. Use the help button at the top of this chat, from a device that is not watched.`,
    asks: [
      'how do i leave safely',
      'escape plan from an abusive spouse with kids',
      'what should i pack before i run',
      'where can i go if i walk out with nothing',
      'is it dangerous to tell a violent husband im filing for divorce or moving out',
      'get out of the house with my kids without him knowing, safety plan',
      'go bag checklist for me and the baby',
      'i want out but he would lose it, how do i do this quietly',
      'shelter or my moms couch, which is smarter when i sneak away',
      'if i flee without my son can that hurt me in custody later',
      'he works thursdays, thats my window to get away, what papers do i grab',
      'what about my dog when i run from my boyfriend',
      'stashing a suitcase and some money at my neighbors before i go, what else should be in there',
      'disappear with my kids before he gets home, what should be ready',
    ],
    sources: [wlLeaving],
    followUps: [
      'i think he is reading my messages',
      'what is a restraining order and how do i get one',
      'there are guns in the house and im worried',
    ],
  },
  {
    id: 'emma-choked',
    advisor: 'emma',
    title: 'If you were choked or strangled',
    text: `**Get medical care now, even if you feel fine and there are no marks.** Harm to the neck and brain can be inside, and signs can appear hours or days later.

Go at once, or call emergency services, if you notice:

- trouble breathing, swallowing or speaking
- a raspy or lost voice, or neck pain
- headache, feeling faint, sickness
- changes in sight, memory or balance
- you passed out, wet yourself, or lost time
- you are pregnant

Say the words: "Someone squeezed my neck." Staff then know what to look for. Ask them to write it down.

It can take only seconds to pass out. Being strangled once is a strong sign that the danger is rising, also of being killed later. It is not "just a fight".

Do not go back to talk about it. Do not be alone with them.

Photograph your neck over several days, and note your symptoms with the time. Then speak to an advocate about safety, today. Use the help button at the top of this chat.`,
    asks: [
      'he put his hands around my neck',
      'my husband choked me last night but there are no bruises',
      'strangled during a fight do i need a hospital',
      'she squeezed my throat and i blacked out',
      'choking in a domestic fight, is it dangerous later',
      'my throat hurts after he grabbed my neck',
      'my ex had me in a headlock until everything went dark, that was tuesday',
      'raspy voice since he squeezed',
      'should i go to the er days later for a squeezed windpipe',
      'i peed myself when he was on top of me with his hands on my windpipe',
      'no marks on my neck but a headache and blurry eyes',
      'he did it only once and let go fast, strangling is that serious',
      'does being strangled matter for the baby if im pregnant',
      'trouble swallowing since my wife pressed her arm on my neck',
    ],
    sources: [fjcStrangulation, njStrangulation],
    followUps: [
      "i'm scared of my ex what should i do",
      'how do i leave safely',
      'what should i write in my log',
    ],
  },
  {
    id: 'emma-guns-in-the-home',
    advisor: 'emma',
    title: 'Guns, threats and weapons',
    text: `If a weapon has been shown, mentioned or moved to scare you, treat it as an emergency. Leave the room and the house if you can, and call emergency services.

When you can plan:

- Do not try to take or hide the gun from an angry person.
- Do not argue in a room where weapons are kept.
- Know two ways out of each room. Teach the children to go to a neighbor.
- Tell the advocate, the police and your lawyer: what kind, how many, where.
- Write down threats in the exact words, with date and place.

When you ask for a protective order, say that there are guns. Some courts can order that they be handed over. This depends on the state, so ask.

Ask before papers are served on someone who has guns. That moment needs a plan for where you and the children will be.

The help button at the top of this chat leads to people who plan for this. Use a phone that is not watched.`,
    asks: [
      'there are guns in the house and im worried',
      'he showed me his gun during an argument',
      'my ex owns weapons and is angry about the divorce papers',
      'can the court take away his firearms',
      'he threatened to shoot me, he keeps firearms and a rifle',
      'his hunting rifles are in our bedroom closet',
      'he cleans his pistol at the table whenever we argue about custody',
      'should i hide the ammo or lock up his handgun',
      'how do i tell the judge that he owns an ar 15',
      'cop husband has a service weapon and im about to serve him papers',
      'he sent me a picture of bullets',
      'would the sheriff collect his firearms if i ask for a protective order',
      'she keeps a loaded glock in her nightstand and has a temper',
    ],
    sources: [wlWhatIsOrder],
    followUps: ['how do i leave safely', 'what is a restraining order and how do i get one'],
  },
  {
    id: 'emma-phone-watched',
    advisor: 'emma',
    title: 'If your phone or accounts are watched',
    text: `Do not search for help or change settings on that phone yet. Use one they have never held: a friend's, the library's, a cheap new one.

Then, with an advocate if you can:

1. **Look for the pattern.** What do they know, and where could it come from? A shared account, a family plan, a child's tablet, the car, a friend.
2. **Keep ordinary use going** on the watched phone. Sudden silence or wiped history can tip them off.
3. **From the safer device**, make a new email they do not know. Use it for the lawyer, the bank and support.
4. **Change passwords there**, when you have a plan, since it may be noticed. Start with email. Turn on two-step login.
5. **Save proof** before you remove anything: photos of the screen, with the date.

You cannot fully erase your traces, and spyware may see more than you think. That is why the other device matters.

Trust your instinct if they seem to know too much. Use the help button at the top of this chat from a safer phone.`,
    asks: [
      'i think he is reading my messages',
      'spyware on my cell phone from my husband',
      'how does she know who i talked to and what i said',
      'he has my passwords and logs into my email and icloud',
      'my partner is monitoring my computer',
      'is my phone hacked by my ex, how to check for spy apps',
      'he quotes things i only wrote in my diary app',
      'shared apple id with my ex, can she see my imessages and photos',
      'my gmail shows as opened before i got to it, could he be logging in',
      'the kids ipad is synced to my account and he sees everything',
      'did he install something on my android, battery dies so quick',
      'family plan is in his name, can he look at who i call',
      'new password and two factor, do i do it from this device or another one',
      'he knew about my lawyer appointment and i told no one, is he in my accounts',
    ],
    sources: [safetyNetPhone, wfcInternet],
    followUps: [
      'found an airtag in my car',
      'he keeps showing up everywhere, is my ex stalking me',
      'how do i save texts as evidence',
    ],
  },
  {
    id: 'emma-tracker-found',
    advisor: 'emma',
    title: 'A tracker in the car or bag',
    text: `Do not drive home with it, and do not throw it away yet. Go to a place with people, or straight to a police station.

1. Take photos: where it was, what it looks like, the alert on your phone, the time.
2. Leave it where it is if you can. Police may want it in place, and removing it can alert the person.
3. Call the police: "I think I am being tracked. I am afraid of this person."
4. Tell an advocate before you change your routine. A sudden change can tip them off.
5. Check the rest: location sharing, shared accounts, the car's own app, the children's tablets and watches.

Have a mechanic look underneath if you only suspect it.

Write it in your log with the date. Tracking can be part of stalking, even if each act looks small.

Is it the child's own tag, with no fear at all? Then settle in writing who may see it. In any doubt, use the help button at the top of this chat.`,
    asks: [
      'found an airtag in my car',
      'my ex is tracking my location with gps',
      'my phone says an unknown tag is moving with me',
      'he put a tracker in our sons backpack',
      'how do i check my car for a tracker',
      'she always knows where i am, hidden gps tracking device',
      'iphone alert says airtag moving with you',
      'tile taped under my bumper',
      'he turns up wherever i park, could there be a device on my jeep',
      'should i throw out the tracker or leave it in place',
      'life360 and find my friends, how do i see if she follows my dot',
      'our daughters gizmo watch shows him where we live',
      'found a magnet box under the wheel well, is it a gps',
      'mechanic pulled a black gadget off my truck, do i take it to the police',
    ],
    sources: [elonTracker, wfcInternet, ahecStalking],
    followUps: ['he keeps showing up everywhere, is my ex stalking me', 'i think he is reading my messages'],
  },
  {
    id: 'emma-stalking',
    advisor: 'emma',
    title: 'When your ex keeps turning up',
    text: `Take it seriously. Stalking is a pattern of acts aimed at one person that would make a reasonable person afraid.

It can be endless texts, gifts, or waiting at your work. It can be following, hacking or tracking.

Today:

- **Log every event**, even small ones: date, time, place, what, who saw it. Each act may be no crime alone. Together they can show it.
- **Do not answer**, once you have said clearly to stop. If it is not safe to say it, skip that step and ask an advocate.
- **Tell the places you go**: work, school, daycare, gym, neighbors. Give them a photo.
- **Plan routes and times** with an advocate. Park in light. Walk out with someone.
- **Do not meet for one last talk.**

Report it to the police and ask for a report number. Ask about a stalking or protective order. The names differ by state.

If you feel followed right now, go to where people are and call emergency services. The help button at the top of this chat has more.`,
    asks: [
      'he keeps showing up everywhere, is my ex stalking me',
      'my ex is following me in his car and drives past my house',
      'is this stalking or harassment',
      'she waits outside my work and calls 30 times a day',
      'unwanted gifts and flowers after i said leave me alone',
      'ex hangs around outside my apartment or gym, stalks and follows me',
      'he was at my dentist, my gym and my church this week, coincidence?',
      'same car parked across from my place three nights running',
      'she sends roses and letters to my job after i told her to stop',
      'creeping around my apartment complex, neighbors saw him',
      'how many times does it take before its stalking',
      'do cops take it seriously when nothing he does alone is a crime',
      'he tails me home from daycare, should i tell the school and my boss',
      'restraining type order for a woman who wont leave me alone, shadowing me everywhere',
    ],
    sources: [idvsaStalking, ahecStalking],
    followUps: [
      'what is a restraining order and how do i get one',
      'found an airtag in my car',
      'what should i write in my log',
    ],
  },
  {
    id: 'emma-suicide-threats',
    advisor: 'emma',
    title: 'When your ex threatens suicide',
    text: `Take it seriously **and** do not go there alone. Call emergency services or a crisis line and give the address. They need trained help.

You can say, once, by text:

"I am worried about you. I have called people who can help. I cannot come."

Then stop. You cannot be on watch for another adult.

Tell somebody close to them too.

If it comes each time you say no or try to leave, it is a way to control you. Do the same each time: call for help, do not bargain, do not go back. What they choose is not your fault.

Two extra cautions:

- If there is a gun, or talk of taking you or the children along, leave and call emergency services.
- If the children hear it, tell them: "Grown-up helpers are looking after this. It is not your job."

Note the date and the words. The help button at the top of this chat shows whom to call.`,
    asks: [
      'he says he will kill himself if i leave',
      'my ex wife threatens suicide every time i set a limit',
      'she texts goodbye messages and wont pick up',
      'is it my fault if my ex hurts himself because of the divorce',
      'what to do when your partner threatens suicide',
      'she will kill herself if i go, do i have to stay',
      'every time i bring up moving out he hints he wont be here tomorrow',
      'she sends pictures of pills when i dont answer, is it manipulation',
      'do i go over there if he says hes going to end his life or call someone',
      'he told our daughter hes not going to be around much longer, what do i tell her',
      'i feel responsible for keeping my ex alive',
      'wont let me go, says im the only reason he gets up, is that emotional blackmail',
      'can i request a welfare check on my ex husband when he sends goodbye hints',
      'she says it will be on my conscience if she harms herself',
    ],
    sources: [hotlineSuicide],
    followUps: [
      "i'm scared of my ex what should i do",
      'now he is suddenly sweet and wants me back',
      'how do i set a boundary that works',
    ],
  },
  {
    id: 'emma-threat-to-take-children',
    advisor: 'emma',
    title: '"You will never see the kids again"',
    text: `Do not answer the threat. Answer only what is about the next exchange, or nothing. A threat is not a court order.

Do today:

1. Save the message, or write down the exact words, date and who heard.
2. Keep doing your normal part: school runs, doctor, homework. Keep the calendar.
3. Read what order you have, if any. Is a place, day and hour in it?
4. Call a lawyer, legal aid or the court's self-help center. Ask: "What can I do now so that this cannot happen suddenly?"
5. If you fear they will flee, say so in that first sentence. Tell them about passports and plans.

A sentence you may use, if writing is safe:

"I will follow the schedule. I will not discuss this by text."

Ask the school about its pick-up rule. Give it a copy of the order, if there is one.

If the threat scares you into staying or signing, that is control. Talk to an advocate through the help button at the top of this chat before you sign anything.`,
    asks: [
      "he says i'll never see the kids again",
      'my ex threatens to take full custody if i file',
      'she says she will move away with my son',
      'blackmails me with the kids, threatens to take me to court for custody',
      'threats about taking my kids away from me',
      'threatens to take the kids away, can he get full custody of my children',
      'he swears hell have me declared unfit',
      'her lawyer uncle will make sure i lose my boys, she says',
      'says he will put them on a plane to his country, passports are in his drawer',
      'do judges listen when a dad brags he will win sole custody',
      'scared to leave because he says i will never win against him',
      'baby mama says i wont see my newborn unless i drop the case',
      'can she just up and relocate with them, she keeps threatening it',
      'he holds it over me that grandma will testify and they will be taken away',
    ],
    sources: [],
    followUps: [
      'my ex wont give the kids back',
      'how do i decide what is worth fighting about',
      'what should i write in my log',
    ],
  },
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
    ],
    sources: [caMediationSafety, hotlineCouples],
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
    ],
    sources: [caMediationSafety, wlCaMediation],
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
    ],
    sources: [hotlineCouples],
    followUps: ['the court ordered mediation but im afraid of him', 'is this abuse or just a bad marriage'],
  },
  {
    id: 'emma-am-i-the-abuser',
    advisor: 'emma',
    title: 'When you are told that you are the abuser',
    text: `You may have shouted, thrown something or said cruel things. Look at that honestly. Look at the whole pattern too.

Ask yourself:

- Who is afraid of whom?
- Who decides about money, friends, sleep, going out?
- Who changes plans to avoid a blow-up?
- What was happening right before I lost it?
- Did I do it to get my way, or to get away?

Fear usually runs one way. Lashing out while cornered is not the same as ruling somebody. It can still hurt people, and it can be used against you. So work on it either way.

1. Leave the room earlier. "I am stopping now."
2. Do not block, grab, push, follow or break things.
3. Apologize for your own act in one line. Do not take on the rest.
4. See a counselor alone. Say: "I want to look at how I act."

If people are afraid of **you**, stop the contact that scares them. Get help now. The help button at the top of this chat is there for you too.`,
    asks: [
      'am i the abuser like he says',
      'i yelled back and threw a plate, does that make me abusive',
      'she provokes me until i explode then calls me crazy',
      'we both scream so is it mutual abuse',
      'i slapped him and shoved him, am i abusive too',
      'i hit him back, am i an abuser too',
      'i keep hearing im the toxic one, what if its true',
      'broke his phone in a rage, what does that make me',
      'i called her awful names and blocked the doorway, was that abusive of me',
      'is it self defense or am i just as bad as him',
      'reactive abuse, what is that',
      'he films me when i lose it and says see you are the crazy one',
      'honestly i think i scared my wife, how do i look at my own behavior',
      'do i need anger classes or a therapist after what i did to my boyfriend in that fight',
    ],
    sources: [],
    followUps: [
      'is this abuse or just a bad marriage',
      'i lost my temper at the exchange',
      'he says it never happened and i doubt my memory',
    ],
  },
  {
    id: 'emma-label-narcissist',
    advisor: 'emma',
    title: 'Is my ex a narcissist?',
    text: `Nobody can tell from one side, and you do not need the word to act. A label starts a fight. A description gets help.

Turn each label into something a camera could have seen:

- not "crazy", but "sent 41 texts between nine and midnight"
- not "manipulative", but "changed the pick-up time three times on Friday"
- not "selfish", but "did not pay for the shoes we agreed on in May"

Use those lines with your lawyer, the counselor and the court. Leave out diagnoses, also those from books and videos.

Then ask what **you** need in order to live with that behavior:

1. Less contact? Go written only.
2. Less guessing? Fix times and places.
3. Less heat? Use shorter answers.
4. More safety? Talk to an advocate.

In front of the children, never name a disorder. They are half that person and will wonder about themselves.

If the behavior frightens you, the name matters even less. Use the help button at the top of this chat.`,
    asks: [
      'is my ex a narcissist',
      'i think my wife has a personality disorder',
      'how do you divorce a sociopath',
      'should i tell the judge he is bipolar or mentally ill',
      'how to deal with a narcissistic ex husband',
      'narcissist co-parent help',
      'total psycho, everything is about him, what do i call it in court',
      'npd or borderline, how do i find out what she has',
      'tiktok says hes a covert narc',
      'can i ask for a psych eval of my ex',
      'he has no empathy and never says sorry, what kind of person is that',
      'should i tell my 12 year old that her dad has a disorder',
      'my therapist thinks my ex is antisocial, can i bring that up in front of the magistrate',
      'dealing with someone who thinks theyre always the victim and superior to everyone',
    ],
    sources: [],
    followUps: ['what should i write in my log', 'how do i do gray rock', 'what is parallel parenting'],
  },
  {
    id: 'emma-hooks',
    advisor: 'emma',
    title: 'Spotting the bait',
    text: `Before you answer, ask: **is there a question here about the children, money or a date?** If not, it is bait, and you may leave it.

Common hooks:

- an insult that begs you to defend yourself
- a rewrite of history
- "everyone agrees with me"
- a crisis that must be solved tonight
- a compliment with a sting in it
- blame for something years ago

Find your own three. Read back a bad week and mark the line that got you. Is it being called a bad parent? Money? Your family?

Write a plain note for each: "When I read 'bad mother', I put the phone down for an hour."

Then answer only the part that needs it. From a page of abuse, the answer may be: "I will pick up at five."

You are not agreeing by staying silent on the rest. You are choosing what gets your time.

If the message holds a threat, it is not bait. Save it, do not reply, and use the help button at the top of this chat.`,
    asks: [
      'why do i always fall for his provocations',
      'how do i stop taking the bait',
      'she pushes my buttons on purpose and i react every time',
      'he twists everything and i end up defending myself',
      'he calls me a bad mother and other names, it triggers me every time',
      'how do i stop reacting when he provokes me, spot the bait',
      'one jab about my mothering and im off',
      'how does he know exactly what to say to get under my skin',
      'i spent two hours proving to her that i wasnt late in 2019',
      'he throws in a compliment and then a dig, and i swallow it whole',
      'which part of a five page rant deserves an answer',
      'i get sucked into arguments about the past every single time',
      'everyone agrees with me youre the problem, thats his favorite line and i lose it',
      'learn my triggers so i quit biting',
    ],
    sources: [],
    followUps: [
      'i want to fire back at this nasty message',
      'how do i do gray rock',
      'my heart pounds when i see his name on my phone',
    ],
  },
  {
    id: 'emma-pause-before-reply',
    advisor: 'emma',
    title: 'When you want to fire back',
    text: `Put the phone face down for twenty minutes. Hardly any message needs an answer in that time.

While you wait:

1. Walk, or run cold water over your hands.
2. Say out loud what you would love to write. Not into the phone.
3. Ask: what do I need to be true tomorrow? Pick-up at five? A form signed?

Then read it again and underline only facts and requests.

- Nothing underlined: no reply.
- One thing underlined: answer that one, in two or three lines.

Write it in a note, not in the chat. Check four points: no insult, no "always", no history, no question that invites a fight. Read it as a stranger at a desk would.

Sleep on it if you can. If it is about the child's safety tonight, call, or call for help.

A line that works for many: "I have read this. I will answer the part about Saturday by tomorrow noon."

If you fear what follows if you do not answer at once, that is a safety sign. Use the help button at the top of this chat.`,
    asks: [
      'i want to fire back at this nasty message',
      'he sent me a horrible email and im shaking, should i answer',
      'how do i not lash out when she insults me by text',
      'what do i reply to an abusive rant',
      'about to send something i will regret',
      'do i have to respond when my ex insults me in emails or texts',
      'fingers hovering over send, help',
      'she called me a deadbeat in a text, i typed back three paragraphs',
      'can i just leave his mean email unanswered',
      'how long should i wait before i answer something rude',
      'i need a comeback that wont be used against me',
      'got a snarky talking parents note at 10pm, want to let him have it',
      'check my draft, is it too harsh',
      'how to cool down and write back like a grown up when my baby daddy cusses me out',
    ],
    sources: [],
    followUps: [
      'why do i always fall for his provocations',
      'my ex texts me 50 times a day',
      'how do i do gray rock',
    ],
  },
  {
    id: 'emma-gray-rock',
    advisor: 'emma',
    title: 'Gray rock: being boring on purpose',
    text: `Give the least interesting answer that still does the job. No feelings, no opinions, no news about your life.

How it sounds:

- "Okay."
- "I will check and tell you by Friday."
- "I see it differently."
- "That does not work for me."
- "Noted."

How it looks: same voice, slow hands, eyes on the child or the door. Short visits. Something to do.

Keep back your plans, your dating, your worries and your wins. Share what the children need and no more.

It does not work for everyone. Some people push harder when they get no reaction. And it is tiring, so be colorful with friends.

Do **not** use it:

- with the children, who need your warmth
- when a plain answer is required by your court order
- when silence could make someone violent

If you think that being dull could put you in danger, do what keeps you safe in the moment. Then talk to an advocate through the help button at the top of this chat.`,
    asks: [
      'how do i do gray rock',
      'grey rock method with my ex husband examples',
      'how to be boring so she loses interest in fighting',
      'emotionless short replies to a toxic person',
      'is gray rock a good idea, does gray rocking work',
      'he feeds off drama, how do i starve him of it',
      'what does being a boring rock look like at pickup',
      'should i stop sharing anything about my life with her',
      'flat voice, poker face, no details, is that the right way with a bully',
      'he fishes for news about my new job and who im seeing, how do i dodge',
      'is it ok to answer noted or okay and nothing else',
      'how do i turn off my emotions around him',
      'dull as dishwater technique for toxic exes',
    ],
    sources: [clevelandGrey],
    followUps: [
      'gray rock makes me look cold to the judge',
      'it got worse since i stopped reacting',
      'how do i set a boundary that works',
    ],
  },
  {
    id: 'emma-yellow-rock',
    advisor: 'emma',
    title: 'Yellow rock: brief, with good manners',
    text: `Add a greeting and a thank you to the flat answer. It costs you nothing, and it reads well to anyone who sees it later.

The shape: hello, one to four lines about the child, a polite close.

- Gray: "No."
- Yellow: "Hi. Thanks for asking. I would like to keep the schedule this weekend. Have a good day."

More to borrow:

- "Thank you for letting me know. I will have her ready at six."
- "I understand you see it another way. I will stay with the plan for now."
- "Thanks, I will think about it and answer on Thursday."

Keep the warmth in the first and last line. In the middle, only facts, places and times.

Do not thank them for an insult. Skip that part as if it were not there.

If you have a no-contact order, do not use this or any message. If polite replies are taken as an invitation, or you are afraid, ask an advocate first. The help button at the top of this chat can connect you.`,
    asks: [
      'gray rock makes me look cold to the judge',
      'what is yellow rock',
      'how to be civil and polite with a difficult co-parent',
      'friendly but firm replies for court to read',
      'yellow rock examples for co-parenting texts',
      'how do i sound nice without being a pushover',
      'my attorney says my texts are too curt',
      'words like please and thanks in every message even if he is a jerk',
      'guardian ad litem will see everything we write, how should i come across',
      'sample polite wording to turn down a request from her dad',
      'warm but brief emails to my ex wife',
      'is being cordial with somebody who insults me fake or smart',
      'what tone impresses a custody evaluator',
    ],
    sources: [],
    followUps: [
      'how do i do gray rock',
      'can we talk only through an app or email',
      'my ex wants to swap weekends all the time',
    ],
  },
  {
    id: 'emma-message-flood',
    advisor: 'emma',
    title: 'Dozens of messages a day',
    text: `Turn off the alerts for this one person and read at set times. You do not have to see each one arrive.

Set it up tonight:

1. Silence their thread. For email, make a rule that moves it to its own folder.
2. Choose one or two reading times, in daylight.
3. Keep one path for a true emergency with the children, such as a phone call.
4. Do not delete. Even the ugly ones may be needed later.

Tell them once, if it is safe:

"I read messages about the children at noon and at seven. In an emergency, please call."

Then keep to it. If you answer the fortieth text, you teach that it takes forty.

Answer several in one: "To your messages today: yes to Friday, no to the swap. The dentist is on the 12th."

If they go on after you asked for it to stop, or there are threats, it may be harassment. Keep a count, and tell your lawyer or an advocate. See the help button at the top of this chat.`,
    asks: [
      'my ex texts me 50 times a day',
      'hundreds of whatsapp messages and missed calls day and night',
      'can i block my co-parent or mute him',
      'he wont stop calling, blows up my phone when i dont answer',
      'too many texts from my ex, harassing messages all day',
      'phone wont stop dinging',
      '68 unread from my stbx since breakfast',
      'can i put her on do not disturb and check twice a day',
      'he spams me on instagram, snapchat, email and venmo notes',
      'do i have to read every single one of her paragraphs',
      'is it harassment if someone messages nonstop after being asked to quit',
      'if i dont pick up he sends ??? every two minutes until i do',
      'nonstop notifications from baby mama while im on shift',
    ],
    sources: [wlSaving],
    followUps: [
      'can we talk only through an app or email',
      'how do i save texts as evidence',
      'i want to fire back at this nasty message',
    ],
  },
  {
    id: 'emma-written-only',
    advisor: 'emma',
    title: 'Moving everything into writing',
    text: `Pick one channel and use only that. Email or a co-parenting app is calmer than texts, because nobody expects an answer in a minute.

"From Monday I will use email for everything about the kids. I check it daily. Please call only in an emergency."

Then act on it:

- A text about the weekend? Answer by email: "Replying to your text about Saturday: yes."
- A call? Let it ring. Write: "I saw that you called. Please email me about it."

Check your order first. If it names a way to communicate, follow it.

If there is no order yet, ask your lawyer to put one channel in the plan. Also how fast to answer, and what counts as an emergency.

Where a protective order bars contact, do not write at all. If written contact feels unsafe, talk to an advocate through the help button at the top of this chat.`,
    asks: [
      'can we talk only through an app or email',
      'no more phone calls, i want only email or a parenting app',
      'should we use our family wizard or talking parents',
      'she wants to talk in person or by phone, i want it in writing',
      'put everything in writing with a high conflict ex',
      'switch to a co-parenting app or email only',
      'which is better, ofw or appclose',
      'i only want to deal with him through email',
      'how do i get him to quit phoning and use the app',
      'can the judge require us to communicate on a platform',
      'she refuses to download talkingparents and keeps ringing me',
      'paper trail, how do i start one with my kids dad',
      'what goes in a clause about how we communicate',
      'she corners me in the driveway to discuss stuff, i want it by email instead',
    ],
    sources: [],
    followUps: [
      'my ex texts me 50 times a day',
      'how do i get off the phone when he starts yelling',
      'what is parallel parenting',
    ],
  },
  {
    id: 'emma-ending-a-call',
    advisor: 'emma',
    title: 'Getting off a bad phone call',
    text: `You may hang up. Say one line first, so that it is clear why.

Choose one and stick it near the phone:

- "I am ending this call. Please write to me about Saturday."
- "I talk when there is no shouting. Goodbye."
- "I have heard you. I will answer by email tomorrow."

How to do it:

1. Warn once: "If you keep shouting, I will hang up."
2. If it goes on, say your line in a flat voice.
3. Hang up. Do not pick up again that day.
4. Send two lines in writing: "I ended the call because of the shouting. The pick-up stays at five."
5. Note the time and what was said.

Do not explain, argue about who shouted, or try for the last word.

Before you take a call, ask: could this be an email? If not, take it standing up, with a timer for five minutes.

If hanging up could bring them to your door, do not test it alone. Make a plan with an advocate, through the help button at the top of this chat.`,
    asks: [
      'how do i get off the phone when he starts yelling',
      'what to say before i hang up on my ex',
      'calls with her always turn into screaming matches',
      'he keeps me on the line for an hour arguing',
      'can i hang up on my ex',
      'phone call turned ugly how do i end it',
      'he screams into the receiver and i just stand there',
      'is it rude to cut her off mid sentence and end the call',
      'one line to finish a conversation thats going nowhere',
      'she rang about shoes and forty minutes later im still getting lectured',
      'he calls back ten seconds after i disconnect, do i pick up',
      'i feel like i have to stay on until hes finished ranting',
      'script for when a facetime with my ex blows up',
      'how do i keep a phone conversation with my baby mama under five minutes',
    ],
    sources: [],
    followUps: ['can we talk only through an app or email', 'how do i set a boundary that works'],
  },
  {
    id: 'emma-body-alarm',
    advisor: 'emma',
    title: 'When their name makes your heart pound',
    text: `Your body reads the buzz as danger. Change the buzz, then calm the body, then read.

Change it:

- Give them a silent alert and a plain name, such as "Pickup".
- Turn off previews on the lock screen.
- Keep the app off your home screen, in a folder.

Before reading:

1. Sit with your back against something.
2. Let your breath out slowly, three times.
3. Drop your shoulders. Unclench your jaw and hands.
4. Say: "These are words on a screen. I am in my kitchen."
5. Read once, fast. Look only for what you must do.

After reading, shake out your arms, walk to a window, drink water. Then do an ordinary thing with your hands for ten minutes.

Never read in bed, while driving, or just before you see the children.

If your body says danger because there **has been** danger, listen to it. Fear that comes from real events is information. Talk it through with an advocate, through the help button at the top of this chat.`,
    asks: [
      'my heart pounds when i see his name on my phone',
      'i get sick to my stomach before every handover',
      'how do i calm my body before reading her messages',
      'shaking every time the phone buzzes',
      'anxiety before opening messages from my ex',
      'panic when my ex texts me',
      'nausea when i see the gmail icon with her name',
      'my stomach drops when her ringtone goes off',
      'sunday 5pm and my hands are already trembling because hes due at 6',
      'i panic at every ping, even when its just my mom',
      'can i change the notification so i dont jump out of my skin',
      'tight jaw, sweaty palms, i have to open his email, how',
      'reading her words wrecks me physically for hours',
      'why does my body react like this when its only a text from him',
    ],
    sources: [],
    followUps: [
      'my ex texts me 50 times a day',
      'i want to fire back at this nasty message',
      "i'm scared of my ex what should i do",
    ],
  },
  {
    id: 'emma-boundaries',
    advisor: 'emma',
    title: 'A boundary that holds',
    text: `A boundary is about what **you** will do. It does not need the other person to agree. If saying no has led to threats or violence, announce nothing. Plan first, through the help button at the top of this chat.

Compare:

- Demand: "Stop calling me names."
- Boundary: "When there are names in a message, I do not answer it."

Build it in four steps:

1. Choose one thing. Only one, for a month.
2. Make it something you can do yourself, every time, even tired.
3. Say it once, in writing, without reasons: "I open the door at six. I do not open it before."
4. Then do it, quietly, without a speech.

Expect a test. Do the same dull thing each time. A boundary kept four times out of five teaches that the fifth push pays.

Good first ones:

- no replies after eight in the evening
- no talk at the door beyond the child
- no visits without notice

Check that it fits your court order. You cannot set a boundary against the schedule.`,
    asks: [
      'how do i set a boundary that works',
      'my ex ignores every limit i set',
      'she walks into my house without knocking',
      'how do i say no without starting a fight and stick to it',
      'rules for dealing with an ex who wont respect me',
      'examples of boundaries with an ex',
      'how to put my foot down with my ex',
      'he eats from my fridge and naps on my couch when he brings the kids',
      'im a people pleaser, she walks all over me',
      'can you give me wording for no talk after 8 pm',
      'i tell him stop and he laughs, what is a consequence i can enforce',
      'ultimatum or limit, whats the difference',
      'my ex wife still treats me like her handyman, tech support and atm',
      'one rule i can actually stick to with a pushy ex',
    ],
    sources: [],
    followUps: [
      'it got worse since i stopped reacting',
      'how do i get off the phone when he starts yelling',
      'he comes to my door unannounced',
    ],
  },
  {
    id: 'emma-worse-after-limits',
    advisor: 'emma',
    title: 'When it gets worse after you set limits',
    text: `First check safety. Are there threats, following, weapons, drinking, or hints about harming themselves or the children? Then stop here, and use the help button at the top of this chat.

If it is only louder, that can happen. The old way of reaching you no longer works, so they try harder for a while.

What to do in that time:

- Change nothing. Same limit, same words, same hours.
- Do not explain it again.
- Log how often and how strong it is, once a day, in one line.
- Tell two people: "It will be noisy this month."
- Check that the limit is small enough for you to keep.
- Give yourself something good on the noisy days.

After two or three weeks, look at the log. Fewer? Keep going. The same? Ask whether another limit would fit better. More, or nastier? Talk to your lawyer or an advocate.

If you gave in once, that is all right. Start again with the next message. You do not owe anybody a perfect record.`,
    asks: [
      'it got worse since i stopped reacting',
      'he is escalating because i dont answer anymore',
      'i set limits and now she is even nastier',
      'gray rock made him angrier what now',
      'why is my ex angrier now that i have boundaries',
      'the harassment increased after i went quiet',
      'ever since i went low contact he has ramped up',
      'extinction burst, how long does it last',
      'i quit replying at night and now she rages twice as much',
      'i caved after a week of his tantrums, did i ruin it',
      'is it normal that he doubles down when i say no',
      'should i back off from my boundary because shes getting meaner',
      'he throws fits now that he cant get a rise out of me',
      'when does the backlash die down after you hold a line',
    ],
    sources: [clevelandGrey],
    followUps: [
      "i'm scared of my ex what should i do",
      'how do i set a boundary that works',
      'what should i write in my log',
    ],
  },
  {
    id: 'emma-parallel-parenting',
    advisor: 'emma',
    title: 'Parallel parenting: two separate lanes',
    text: `When talking always ends in a fight, stop trying to parent together. Parent side by side, with as little contact as you can.

What it means:

- Each home has its own rules and routines.
- The schedule is fixed in detail: days, times, places, holidays, who drives.
- Handover is at school or daycare, where possible.
- One written channel, about health, school and schedule only.
- Both parents get school and doctor news directly, not through each other.
- Each goes to events, and sits apart.

To start this week:

1. List the five things you argue about most.
2. For each, write one rule that would make talking unnecessary.
3. Take that list to your lawyer, or to the person who helps with your plan.

Tension between parents can cause children distress, so less contact can be kinder than forced teamwork. Later, if it calms down, you can do more together.

If there is violence or control, ask for more: supervised exchanges, no direct contact, a protective order. The help button at the top of this chat can help you plan.`,
    asks: [
      'what is parallel parenting',
      'co-parenting is impossible, we cant agree on anything about the kids',
      'how do we raise kids together when we cant talk without fighting',
      'minimum contact parenting with a hostile father',
      'high conflict custody what kind of plan works',
      'difference between parallel parenting and co-parenting',
      'can we each just do our own thing with the kids and not talk',
      'im supposed to coparent with someone who hates me, is there another model',
      'how do two houses work when mom and dad cant be near one another',
      'the less we interact the better, how do i set that up in the parenting plan',
      'business like arrangement with my sons mother, almost zero communication',
      'do both of us need to attend the pediatrician visits, every joint appointment is a war',
      'coparenting counselor gave up on us, whats plan b',
      'raising twins separately with strict dates and no discussion',
    ],
    sources: [aapDivorce],
    followUps: [
      'my ex has totally different rules at his house',
      'can we talk only through an app or email',
      'where can we do custody exchanges safely',
    ],
  },
  {
    id: 'emma-different-rules',
    advisor: 'emma',
    title: 'Different rules in the other home',
    text: `Let it go, unless it is about safety or health. You run one home. Children can learn that different places have different rules, as they do at school.

Say to the child: "At Dad's it is that way. Here, phones sleep in the kitchen." No sigh, no comment.

Sort what bothers you:

- **Not safe:** no car seat, drugs, left alone too young, hitting. Write down facts, and call your lawyer or doctor. If a child is in danger now, call for help.
- **Bad for health:** medicine skipped, allergy ignored. Write one factual message, with the doctor's note attached.
- **Not my taste:** candy, bedtime, screens, haircuts. Leave it.

For the first evening back, plan a soft landing: food, bath, quiet.

Do not question the child about what happened there. If they tell you something, listen and say, "Thank you for telling me."

If they say that somebody hurt or scared them, do not press for details. Write their exact words, call their doctor, and use the help button at the top of this chat.`,
    asks: [
      'my ex has totally different rules at his house',
      'she lets them stay up late and eat junk',
      'kids come back wild from their fathers place',
      'how do i make him follow the same bedtime and screen rules',
      'no rules at dads house',
      'different bedtimes and discipline in two homes',
      'ipad until midnight at his place',
      'she feeds them mcdonalds every day and i do veggies',
      'he doesnt make them brush their teeth or do homework',
      'its a free for all over there and i get the meltdown on monday',
      'no car seat at her moms, who do i tell',
      'she skips his adhd meds on her weekends',
      'fortnite and r rated movies at dads, can i do something about it',
      'my ex is the fun disneyland dad and im the strict one',
    ],
    sources: [],
    followUps: [
      'what is parallel parenting',
      'how do i decide what is worth fighting about',
      'my kid doesnt want to go to the other parent',
    ],
  },
  {
    id: 'emma-safe-handover-place',
    advisor: 'emma',
    title: 'A safer place to hand over the children',
    text: `Choose a place where you hardly meet, or where other people are. School and daycare are best: one parent drops off, the other picks up.

Other choices:

- a busy restaurant or store entrance
- the parking lot of a police station
- a relative's home, if that person stays neutral
- a **safe exchange center**, where staff watch the handover

Centers can charge a fee, and some take only cases sent by a court. The courthouse, legal aid or a domestic violence advocate may know one near you.

If your order names a place and it is not safe, do not just change it. Ask the other parent in writing, or go back to court to ask for a change. In some states you must show that something important has changed since the order.

If you fear your ex, do not do it at either home. Bring someone. Park facing out. Stay in your car until they have gone.

In danger, leave with the child and call emergency services. The help button at the top of this chat can help you plan exchanges.`,
    asks: [
      'where can we do custody exchanges safely',
      'neutral drop off location for the kids with a hostile ex',
      'supervised exchange center how does it work',
      'swap the children at the police station or mcdonalds',
      'safe place to exchange custody',
      'hand over the kids without seeing my ex, i dont feel safe at drop off',
      'can we meet halfway at a gas station',
      'id rather do the switch at daycare so i never face him',
      'where do people trade kids when they cant be near each other',
      'starbucks, library or the precinct lobby, which spot for exchanges',
      'my order says his driveway but i dont want to go there',
      'do supervised drop off places charge and can i sign up without the court',
      'is it ok to bring my brother along for the swap',
      'i stay in the car with the doors locked, is there a better location for the handoff',
    ],
    sources: [wlExchanges, hotlineChildren],
    followUps: [
      'he yells at me during pick up',
      'what is a restraining order and how do i get one',
      'my ex is always late for pickup',
    ],
  },
  {
    id: 'emma-shouting-at-handover',
    advisor: 'emma',
    title: 'Shouting at the handover',
    text: `Your aim is two minutes, one sentence and a calm child. Nothing gets settled there.

Before:

- Bag packed and by the door. Goodbyes said inside.
- A note with medicine and times, so there is nothing to discuss.
- One line ready: "Have fun. See you Sunday at five."

During:

1. Keep walking. Look at your child.
2. If they shout: "Please write to me." Say it once.
3. If it goes on, get in the car or close the door.
4. Keep your hands free. Do not film in their face.

After, tell the child: "That was loud. It is a grown-up problem. You did nothing wrong." Then change the subject.

Write down date, time, words, who was there, and where the child stood. Do it the same day.

If it happens more than once, ask to move it: school, a public place, a third person. A lawyer can help to get that into the order.

If they block you, grab you or come after you, leave and call emergency services. Use the help button at the top of this chat afterward.`,
    asks: [
      'he yells at me during pick up',
      'my ex makes a scene at every drop off in front of the children',
      'screaming in the driveway when we exchange the kids',
      'how do i keep handovers calm and quick',
      'we fight at every drop off and pickup, he yells in the parking lot',
      'exchange of the kids always ends in a shouting match',
      'he cusses at me from the truck while i buckle the baby',
      'five minutes on the porch and its world war three',
      'she picks a fight every friday on the sidewalk',
      'my toddler covers his ears when we trade him off',
      'what do i say when he starts yelling in front of everyone at the curb',
      'how do i walk away from a tirade at dropoff without making it worse',
      'she keeps bringing up child support when im just trying to pick up my girl',
      'neighbors came out because of the hollering during the exchange',
    ],
    sources: [hotlineChildren],
    followUps: [
      'where can we do custody exchanges safely',
      'what should i write in my log',
      'i lost my temper at the exchange',
    ],
  },
  {
    id: 'emma-always-late',
    advisor: 'emma',
    title: 'A parent who is always late',
    text: `Plan as if they will be late, and stop arguing about it. You can decide how long you wait and what you do then.

Tell them once, in writing:

"Pick-up is at six. I will wait until six twenty. After that we go on with our evening. Please write to me to arrange the next time."

Check your order before you send it. It may set a waiting time.

Make lateness cost you less:

- Have them come to your home or the library, not a cold parking lot.
- Let the child start something: a film, dinner. Not shoes on at the window.
- Tell the child "after dinner" rather than "at six".

Log it: date, time agreed, time arrived, message or none. After eight weeks the list speaks for itself. Take it to your lawyer, and ask about a fixed grace time or school handovers.

If lateness keeps you waiting in fear, use the help button at the top of this chat.`,
    asks: [
      'my ex is always late for pickup',
      'he brings the kids back an hour late every time',
      'she never shows up on time for her visits',
      'how long do i have to wait when dad doesnt come',
      'late pickups and drop offs again and again',
      'dad did not show up, cancels at the last minute, no show for his time',
      'waiting in a cold parking lot again',
      'my kids sit on the steps with their backpacks and he is a no show',
      'she strolls in 45 minutes after the agreed time like its nothing',
      'grace period, how many minutes is reasonable before we leave',
      'running behind, traffic, overslept, always an excuse on his day',
      'he drops them off at ten on a school night instead of six',
      'flaky dad, how do i explain it to my 5 year old when he forgets to come',
      'i missed my shift because she wasnt on time to get them',
    ],
    sources: [],
    followUps: [
      'what should i write in my log',
      'my ex wont give the kids back',
      'my ex wants to swap weekends all the time',
    ],
  },
  {
    id: 'emma-child-not-returned',
    advisor: 'emma',
    title: 'When the children are not given back',
    text: `If you believe a child is in danger, call emergency services. If you fear they are leaving the state or the country, say that first.

If the child is safe but kept from you:

1. Go to the place at the right time, with a copy of the order.
2. Write calmly: "The order says Sunday at five. I am here. When will you bring them?"
3. Do not force your way in. Do not keep the child longer in return later.
4. Call your lawyer or legal aid next morning. Ask the police what they can do where you live.

The usual way is back to the court that made the order. Names differ. In Michigan, the Friend of the Court office helps to enforce parenting time. One Ohio court calls it a motion to show cause. Ask your clerk what your court calls it, and what to do if it is urgent.

No order yet? Ask a lawyer at once how to get one.

If you are afraid, do not go alone. Use the help button at the top of this chat.`,
    asks: [
      'my ex wont give the kids back',
      'he is keeping my daughter past his weekend',
      'she denies my parenting time, what can i do',
      'can i call the police if he doesnt return my son',
      'he violates the custody order, wont let me see my son on my weekend',
      'she didnt bring the kids home or return them after the visit',
      'it was supposed to be sunday at 5 and theyre not here',
      'she took off with my boys to another state and ignores my calls',
      'my baby daddy refuses to hand her over',
      'no order yet and her mom wont let me have her, what now',
      'contempt, enforcement, show cause, what do i file to get my kid returned',
      'police say its a civil matter, who makes him give them back',
      'makeup time for the weekends she stole from me',
      'he kept our daughter an extra week after summer vacation, is that kidnapping',
    ],
    sources: [michiganEnforce, cuyahogaEnforce],
    followUps: [
      'can i refuse to send the kids to him',
      "he says i'll never see the kids again",
      'what should i write in my log',
    ],
  },
  {
    id: 'emma-holding-children-back',
    advisor: 'emma',
    title: 'Before you hold the children back',
    text: `Call a lawyer or legal aid **before** you skip a handover, unless the child is in danger this minute. If you do not follow an order, the other parent can take it back to court.

Sort your reason:

- **Danger now:** drunk driver at the door, threats, injuries, a child who says they were hurt. Keep the child safe, call for help, then call a lawyer the same day. Ask about an urgent order.
- **Serious worry:** drugs, a violent partner. Collect facts with dates. Ask about supervised visits.
- **Unpaid support:** take it to the support office or a lawyer. Do not trade time for money.
- **Anger, or a bad text:** follow the schedule. Log it.

If you do keep them back for safety, write the same hour:

"I am not sending her today because of what happened at noon. I am asking the court for help."

Fear is a reason to get help fast, not to handle it alone. Use the help button at the top of this chat.`,
    asks: [
      'can i refuse to send the kids to him',
      'should i stop visits because he doesnt pay child support',
      'i want to keep my daughter home, i dont think visits there are safe',
      'what happens if i dont follow the custody schedule',
      'am i allowed to keep the kids home from visitation',
      'withholding the children because i am worried',
      'he hasnt paid a dime, why should he get his weekend',
      'thinking about not sending them friday',
      'can i get in trouble for skipping his visit',
      'her new man has a record, may i say no to the overnight',
      'i dont want my newborn to stay at his filthy apartment, do i have to hand her over',
      'is it contempt if i keep my son over worries about drugs at his place',
      'i am so mad about that email that i want to cancel her saturday',
      'what proof do i need before i deny visitation',
    ],
    sources: [cuyahogaEnforce],
    followUps: [
      'my kid doesnt want to go to the other parent',
      'my ex seems drunk at pickup',
      'my ex wont give the kids back',
    ],
  },
  {
    id: 'emma-child-refuses',
    advisor: 'emma',
    title: 'When a child does not want to go',
    text: `Find out which kind of "no" it is, before you push or give in.

Ask once, lightly, while you do something else: "What is the hardest part about going?" Then only listen.

- **Change is hard:** tears at the door, fine after ten minutes. Keep it short, with the same goodbye each time.
- **Missing out:** a party, the dog, friends. Ask the other parent in writing about the one event.
- **Caught in the middle:** they fear you will be sad. Tell them: "I will be fine. I want you to go."
- **Afraid or hurt:** flinching, nightmares, a story that scares you. Do not send them straight away. Call a lawyer and their doctor the same day.

Do not bribe, do not say "It is up to you", and do not speak for the other parent.

Tell the other parent one fact: "He cried about going today. He said he misses football. Any ideas?"

An order counts until a court changes it, so ask a lawyer early.

If there may be harm, use the help button at the top of this chat.`,
    asks: [
      'my kid doesnt want to go to the other parent',
      'my son cries and refuses to visit his dad',
      'do i have to force my teenager to go to her mothers',
      'she hides when its time to leave for his house',
      'child refuses visitation, what should a parent do',
      'daughter says she is scared to go to her dads',
      'she clings to the doorframe and wont get in his car',
      '13 year old says hes not going and i cant carry him',
      'at what age can kids decide not to go',
      'tantrum every other friday then hes fine ten minutes later, what do i make of it',
      'he wants to skip dads weekend for a sleepover',
      'will i get blamed if my teen flat out wont visit her mother',
      'my 8 year old begs me not to make her go over there',
      'how do i find out why he hates going to his moms',
    ],
    sources: [cuyahogaEnforce],
    followUps: ['can i refuse to send the kids to him', 'my ex talks bad about me to the kids'],
  },
  {
    id: 'emma-drunk-at-pickup',
    advisor: 'emma',
    title: 'If your ex seems drunk or high at pickup',
    text: `Keep the child inside with you, if you can do it without a struggle. If you are afraid, do not open the door. Call emergency services.

If it is safe to speak, do not argue about drink. Say what you will do:

"I do not feel okay about the driving tonight. Let us do tomorrow at ten."

If the child is already in the car:

1. Do not grab, chase or stand behind the car.
2. Call emergency services. Say: "A child is in the car and the driver seems drunk." Give the plate, color and direction.

The same evening, write down facts only: smell, speech, walk, time, words, who saw it. Keep messages.

Call your lawyer or legal aid next morning. Ask about an urgent change, testing, or another driver.

To the child: "Daddy was not well enough to drive. You will see him another day." No more.

If you fear their anger when you say no, plan handovers with an advocate. Use the help button at the top of this chat.`,
    asks: [
      'my ex seems drunk at pickup',
      'he smelled of alcohol when he came for the kids',
      'she drives high with my children in the car',
      'ex has a drug problem and its his weekend',
      'other parent is drunk or high when driving the kids',
      'alcohol and custody exchange, do i let them go',
      'beer on his breath, keys in his hand',
      'her eyes were glassy and she slurred when she came to collect our son',
      'my ex shows up stoned, do i hand over my toddler',
      'he got a dui last month and is supposed to drive them 2 hours',
      'can i demand a breathalyzer or soberlink before visits',
      'he relapsed on pills and wants them overnight',
      'she pulled away swerving with my baby buckled in, who do i call',
      'wine in her travel mug at the exchange',
    ],
    sources: [],
    followUps: [
      'can i refuse to send the kids to him',
      'where can we do custody exchanges safely',
      'what should i write in my log',
    ],
  },
  {
    id: 'emma-child-as-messenger',
    advisor: 'emma',
    title: 'When the child carries the messages',
    text: `Take the job away from the child, kindly, every time: "Thank you for telling me. Mom and I will sort that out. You do not need to carry it."

Then send the answer to the parent, not back through the child:

"Your question about Friday reached me through our son. Please write to me directly. Friday works."

If they keep using the child:

- Never answer with "Tell your father ..."
- Do not ask the child what was said or how Mom looked.
- If the child asks for money or a swap in the other parent's words: "That is a grown-up question. I will handle it."

Check your own side too. "Remind Dad about the shoes" is also a message.

Children should stay out of talk between their parents. It lets them love both.

If a child is used to spy on you, teach one safe sentence: "I do not talk about that." If you are afraid, use the help button at the top of this chat.`,
    asks: [
      'my ex sends messages through our child',
      'he makes our son ask me for money',
      'she uses the kids to spy on me and my house',
      'how do i keep my daughter out of the middle',
      'kids as messengers between parents',
      'my child is stuck in the middle passing notes',
      'tell your mother the check is late, he says to my 7 year old',
      'my son hands me notes from his father',
      'dont make me the mailman, said my 10 year old',
      'he sends requests through our daughter instead of asking me himself',
      'he quizzes them on who sleeps over and what i bought',
      'i catch myself saying remind your dad, is that wrong',
      'my kid came home with a list of demands from her mom',
      'go between, little ambassador, how do i get her out of that job',
    ],
    sources: [cornellKids],
    followUps: ['my ex talks bad about me to the kids', 'can we talk only through an app or email'],
  },
  {
    id: 'emma-bad-mouthing',
    advisor: 'emma',
    title: 'When your ex runs you down to the children',
    text: `Answer the child's feeling, not the accusation. "That must have been hard to hear. What was that like for you?"

If it needs correcting, use one true line, without blame:

- "I did not leave you. I live in another home, and I love you."
- "Money is for grown-ups to work out. You will have what you need."
- "That is not how I see it. You do not have to decide who is right."

Then go on with the day. Your steadiness is the best answer.

Do not strike back. Do not say "Your mother is lying." Do not quiz them.

Write to the other parent once, if it is safe:

"He asked me today whether I stole the house money. Please let us keep money talk away from the kids."

Note it in your log in the child's exact words.

Find a neutral ear for the child, such as a school counselor. If it goes on, or the child starts to refuse you, ask your lawyer early.`,
    asks: [
      'my ex talks bad about me to the kids',
      'he is turning my children against me',
      'parental alienation what can i do',
      'she tells my son i abandoned them and that i am a liar',
      'he told the kids i am crazy, bad mouthing me to my daughter',
      'what do i tell the kids when dad insults me',
      'mommy is a homewrecker, thats what my 6 year old repeated',
      'she poisons their minds against me',
      'he showed the kids the court papers and said i stole the money',
      'brainwashed, my girls wont even hug me after a week at dads',
      'how do i set the record straight without trashing her back',
      'my ex blames me for everything in front of our teenager',
      'trash talk about my new husband at their dinner table, kids come back cold',
      'do i defend myself when he tells them i never loved them',
    ],
    sources: [cornellKids],
    followUps: [
      'my ex sends messages through our child',
      'my kid doesnt want to go to the other parent',
      'what should i write in my log',
    ],
  },
  {
    id: 'emma-keep-a-log',
    advisor: 'emma',
    title: 'What to write in your log',
    text: `Write it the same day, in a few plain lines. Think of a camera: what could be seen and heard.

Each entry:

1. Date and time
2. Place
3. What happened, in order
4. Exact words, in quotation marks
5. Who saw or heard it, and whether a child was there
6. Injuries, damage, photos, report numbers
7. What you did next

Good: "Friday, 6:40 pm, my driveway. He said, 'You will pay for this.' Our daughter was in the car."

Not useful: "He was awful again, as always."

Log quiet weeks and kept promises too. A fair record is easier to believe. Do not go back and change old entries. Add a new line instead.

Keep it where they cannot get at it, and have a second copy. If your phone or home may be searched, ask an advocate how to store it. Your safety matters more than any note.

If you were hurt, see a doctor, also when nothing shows. Use the help button at the top of this chat.`,
    asks: [
      'what should i write in my log',
      'how do i document incidents with my ex for court',
      'keeping a journal or diary of abuse, what details',
      'start a record of everything he does',
      'what should i note down after an incident, proof of a pattern',
      'incident log template for custody',
      'how do i keep track of all his nonsense',
      'notebook or google docs or an app for writing down what happens',
      'timeline of events for my custody attorney',
      'do i include good days too or only the bad stuff',
      'what details make a diary believable in front of a judge',
      'my lawyer said start documenting, where do i begin',
      'can i go back and fix old entries in my notes',
      'calendar with dates of every missed visit and insult, is that useful',
    ],
    sources: [hotlineDocumenting],
    followUps: [
      'how do i save texts as evidence',
      'can i record him yelling at me',
      'my ex lied about me in court papers',
    ],
  },
  {
    id: 'emma-save-messages',
    advisor: 'emma',
    title: 'Saving messages as evidence',
    text: `Do not delete anything yet, and do not edit. A deleted message may be gone for good, and blocking can cut you off from proof.

Save it so that a stranger can see four things: **who sent it, who got it, the date and the time.**

1. Screenshot the thread with the name or number on top. Overlap each picture a little.
2. Print emails with the full header lines.
3. Keep voicemails. Note the time and write down the words.
4. For posts, capture the page, the address and the date, before it vanishes.
5. Put copies in a second place they cannot reach.

If reading it makes you ill, silence the thread and send their email to its own folder. You keep the record without living in it.

Save your own side as well. Whole threads are more honest than single lines.

Do not guess their password, or open their accounts.

If your cloud or phone may be shared with them, use another device. The help button at the top of this chat can help.`,
    asks: [
      'how do i save texts as evidence',
      'screenshots of threatening messages for the judge',
      'should i delete his abusive emails',
      'she deletes her posts after, how can i keep proof',
      'how to back up text messages and emails for evidence',
      'is a screenshot good enough as proof',
      'he uses snapchat so everything disappears',
      'how do i print imessages with the date stamp',
      'if i block her do i lose the voicemails',
      'she unsends her texts on whatsapp, how do i hold on to them',
      'export a whole thread from my android for my attorney',
      'facebook posts he took down, can i still show them',
      'do i need the phone number visible in the picture for the judge',
      'is it ok to log into his email to get proof',
    ],
    sources: [wlSaving, hotlineDocumenting],
    followUps: [
      'what should i write in my log',
      'can i record him yelling at me',
      'my ex texts me 50 times a day',
    ],
  },
  {
    id: 'emma-recording',
    advisor: 'emma',
    title: 'Recording calls and arguments',
    text: `Ask a lawyer or legal aid in your state **before** you press record. In some states, one person in the talk may record it. In others, everybody must agree.

Why it matters: whether a judge will hear a recording often depends on whether it was made legally. The wrong kind can hurt you.

Ask them:

1. May I record a call that I am part of?
2. Is it different in person, or on video?
3. What if the other person is in another state?
4. May I record when the children are there?

Never leave a device running to catch talks that you are not part of.

Things you can do without that question:

- keep voicemails and texts they send you
- write down exact words right away
- have an adult with you at handovers

In most states you can also tell the judge what happened, even with no recording.

A phone held up can make an angry person more dangerous. If it might, put it away and leave. Use the help button at the top of this chat.`,
    asks: [
      'can i record him yelling at me',
      'is it legal to tape phone calls with my ex',
      'secretly recording my wife during arguments for court',
      'one party consent two party consent divorce',
      'he keeps filming me at drop off is that allowed',
      'recording laws in my state for conversations',
      'can i put my phone in my pocket and tape him',
      'nanny cam or ring camera audio in my own house, is it legal',
      'voice memo of her threats, will the judge listen to it',
      'he sticks his camera in my face at dropoff, can i do that too',
      'wiretap law, one side agrees or both',
      'hide a recorder in my sons backpack to hear what goes on at dads',
      'is it allowed to record facetime calls with my ex',
      'will secret audio get me in trouble',
    ],
    sources: [wlRecording, wlRecordingCourt],
    followUps: ['what should i write in my log', 'how do i save texts as evidence'],
  },
  {
    id: 'emma-lies-in-court-papers',
    advisor: 'emma',
    title: 'Lies about you in court papers',
    text: `First look for the date by which you must answer. Find it on the papers, or ask the clerk today. Missing it hurts you more than the lies.

Then work cold:

1. Read it once, and put it away for a night if the date allows.
2. Copy it. Number each false statement in the margin.
3. Sort them. **Matters**: children's safety, money, dates, violence. **Stings only**: insults, old fights.
4. For each that matters, write one line of fact and one piece of proof. "School log shows I did 71 pick-ups since March."
5. Leave the insults unanswered.

Take that sheet to a lawyer, legal aid or the self-help center. Ask what may be filed and in what form.

Do not answer in texts, online, or to the children. Do not write "liar".

False accusations can also be a way to keep control of someone who left. If there is a history of abuse, tell your lawyer so, and get an advocate beside you. The help button at the top of this chat can find one.`,
    asks: [
      'my ex lied about me in court papers',
      'false statements in his declaration what do i do',
      'she accused me of things i never did in the affidavit',
      'how do i prove to the judge that he is lying',
      'how to respond to lies in a motion, petition or statement',
      'accusations in the divorce filing are not true',
      'he swore under oath to stuff that never happened',
      'perjury, can she get punished for making things up in her filing',
      'she wrote that i drink and ignore my babies, none of it is true',
      'how do i rebut his sworn statement point by point',
      'i got the motion today and its fiction from start to finish',
      'what proof beats a made up story in a custody petition',
      'how many days until i must reply to this garbage he filed',
      'she left out half her income and painted me as a monster on paper',
    ],
    sources: [nnedvLitigation],
    followUps: [
      'he keeps dragging me back to court',
      'she called cps on me with lies',
      'what should i write in my log',
    ],
  },
  {
    id: 'emma-false-reports',
    advisor: 'emma',
    title: 'False reports and surprise visits',
    text: `Stay polite and brief with whoever comes to the door. They did not make the report.

With police or a child protection worker:

1. Ask for name, office and a card. Write down the time.
2. Ask what the report is about.
3. Say: "I want to cooperate. I would like to speak to a lawyer first." Ask legal aid the same day what you have to do where you live.
4. Do not sign anything you do not understand.
5. Do not coach the children. Tell them: "Some people are making sure everyone is all right."

Afterward:

- Write it down the same day.
- Ask how to get the report or its result.
- Collect plain proof: doctor, school, neighbors who know you.
- Tell your lawyer, with dates.

Do not report back in revenge. Report only what you truly fear for a child.

False accusations are one way that courts and agencies get misused. If it is part of a pattern of control, an advocate can help. Use the help button at the top of this chat.`,
    asks: [
      'she called cps on me with lies',
      'my ex sends the police for welfare checks all the time',
      'ex accuses me of abusing our child, false accusation of child abuse',
      'he told the school im dangerous',
      'child protective services came because of my ex',
      'falsely reported to police by my ex',
      'social worker knocked because he phoned in a fake tip',
      'dcf is at my house, what do i say',
      'cops came for a wellness check for the third time this month, she keeps sending them',
      'do i have to let the caseworker inside',
      'he reported me to the hotline for neglect out of spite',
      'can i find out who made the report and what it says',
      'she made up a horrible claim to the county about me and our daughter, what do i do',
      'how do i explain to my kids why a lady from the county asked them questions',
    ],
    sources: [nnedvLitigation],
    followUps: ['my ex lied about me in court papers', 'she is telling everyone lies about me'],
  },
  {
    id: 'emma-court-as-weapon',
    advisor: 'emma',
    title: 'When your ex keeps taking you to court',
    text: `Treat each filing like mail, not like an attack. Open it the day it comes, find the date, and put it in one place.

Keep a one-page list:

- date filed
- what was asked
- what the court did
- days of work and money it cost you

That page shows a pattern. Give it to your lawyer and ask: "What can our court do about repeated filings?"

Some people use courts to keep hold of someone who left: motion after motion, delays, missed dates, false claims. It has a name: **litigation abuse**.

To save strength and money:

1. Always show up and answer on time.
2. Ask your lawyer which filings need a long reply, and which a short one.
3. Offer once, in writing, to settle the small thing, **only if you are not afraid**.
4. Ask legal aid or an advocate about free help.
5. Keep one evening a week without any case talk.

If court is where you feel in danger, plan your way in and out. Use the help button at the top of this chat.`,
    asks: [
      'he keeps dragging me back to court',
      'my ex files motion after motion to punish me',
      'legal bullying, she is bankrupting me with lawyers',
      'vexatious filings what can i do about endless hearings',
      'litigation abuse by my ex',
      'constant motions and court dates',
      'served again, fourth time this year',
      'he has a rich daddy and files just to drain my savings',
      'can a judge label someone a vexatious litigant',
      'another modification request over nothing, i cant miss more work',
      'she wont let it go, back before the judge every few months',
      'how do i pay for endless litigation with no money left',
      'it feels like he uses the courthouse to stay in my life',
      'emergency hearing number six, all denied, can they make her pay my fees',
    ],
    sources: [nnedvLitigation, abaLitigation],
    followUps: [
      'my ex lied about me in court papers',
      'she wont sign the divorce papers',
      'will the fighting ever stop',
    ],
  },
  {
    id: 'emma-stalling',
    advisor: 'emma',
    title: 'An ex who stalls and will not sign',
    text: `Has pressing them led to threats? Then let a lawyer do it, and use the help button at the top of this chat. If not, stop asking in general. Ask for one thing, with one date, in writing.

"Please send the June bank statement by Friday the 14th at noon. If it is not here, I will ask my lawyer what comes next."

Then do exactly that, once, on the day.

Make stalling dull:

- One request per message, numbered if there are several.
- Keep a list: asked on, due on, received on.
- Go ahead with everything that does not need them.

Take the list to a lawyer or the self-help center. Ask: "Can I go on without their signature? What can the court order, and how long does it take here?"

Guard against the other half of stalling: sudden rush. "Sign tonight or the offer is gone." Your answer: "I will read it with my lawyer and reply by Wednesday."

Do not trade away something for the children just to be finished.`,
    asks: [
      'she wont sign the divorce papers',
      'my husband is stalling and ignores every request',
      'he drags his feet on purpose to punish me',
      'ex refuses to hand over documents and misses deadlines',
      'delaying the divorce by refusing to sign',
      'my ex will not cooperate or answer anything',
      'eight months and he still hasnt filled out his financial forms',
      'how do i move things along when she plays dead',
      'he keeps switching attorneys to buy time',
      'can i finish without his signature, default or something',
      'she says next week, next week, next week',
      'husband dodges the process server and acts like there is no divorce',
      'he promised the bank statements in may and its now september',
      'holdout wife wants to wear me down until i give up the house',
    ],
    sources: [],
    followUps: [
      'he keeps dragging me back to court',
      'how do i decide what is worth fighting about',
      'got a nasty letter from his lawyer',
    ],
  },
  {
    id: 'emma-lawyer-letter',
    advisor: 'emma',
    title: 'A harsh letter from the other lawyer',
    text: `It is written to move you, and it is not a court order. Read it for three things only: what they want, by when, and whether a court date is named.

1. Note the day you got it.
2. Underline requests and dates. Ignore adjectives.
3. Send it to your lawyer. Do not answer yourself if you have one.
4. No lawyer? Take it to legal aid or the self-help center. Ask whether you must reply, and in what form.
5. If a **court paper** is in the envelope, such as a motion or summons, treat that first. It can carry a deadline.

If you do reply on your own, keep it short and send it in writing:

"I received your letter of May 3. I will send the statements by May 20. I do not agree with the rest."

Their lawyer works for your ex. Do not phone in anger, and do not call your ex about it.

If you are afraid of what comes next, tell your lawyer and an advocate. Use the help button at the top of this chat.`,
    asks: [
      'got a nasty letter from his lawyer',
      'her attorney is threatening me in an email',
      'do i have to answer the other sides lawyer by their deadline',
      'scary legal letter full of accusations and demands',
      'how to respond to opposing counsel',
      'threatening letter from an attorney',
      'cease and desist from her counsel, what now',
      'certified mail from his law firm made me throw up',
      "her lawyer cc'd me and gave me ten days",
      'can his attorney contact me directly when i represent myself',
      'the tone of that letter makes me sound like a criminal, is it just posturing',
      'do i phone the law office and set them straight',
      'they want my bank records and say they will seek sanctions, is this an order or only a demand',
      'what part of a legal demand can i ignore',
    ],
    sources: [],
    followUps: ['my ex lied about me in court papers', 'how do i decide what is worth fighting about'],
  },
  {
    id: 'emma-smear',
    advisor: 'emma',
    title: 'When lies about you spread',
    text: `Do not defend yourself in public. A public fight gives the story a second life, and a court may read it too.

Do this:

1. Save it: screenshot with name, date and address of the page.
2. Decide who matters: boss, school, close family. Usually fewer than ten people.
3. Tell those few, in person or by phone, one calm line.

"You may have heard things. They are not true. I would rather not go into it, and I hope you will judge me by what you see."

Then live as usual, where people can see you.

Online:

- Make your accounts private. Ask friends not to tag you.
- Do not post about your ex, not even in hints.
- If it hurts your job, shows private pictures, or gives your address, call a lawyer.

To the children: "People say things when they are upset. You can always ask me."

If the posts urge others to hurt or find you, that is a safety matter. Save them, call the police, and use the help button at the top of this chat.`,
    asks: [
      'she is telling everyone lies about me',
      'smear campaign on facebook by my ex husband',
      'he is ruining my reputation in our town and church',
      'ex posts about me online should i respond',
      'rumors and lies about me to our friends',
      'my ex is posting about me on social media',
      'she told the whole pta that im a cheater and a thief',
      'he made a tiktok about our marriage with my picture',
      'everybody at church believes his version',
      'my ex told my boss and friends that i stole money',
      'do i post my side of the story or stay silent',
      'shes trashing my name on nextdoor and in our moms group',
      'slander, can i sue him for what he says around town',
      'he leaked my nudes to his buddies after we split',
    ],
    sources: [],
    followUps: [
      'how do i save texts as evidence',
      'his mother and new girlfriend keep messaging me',
      'she called cps on me with lies',
    ],
  },
  {
    id: 'emma-third-parties',
    advisor: 'emma',
    title: 'When others join the fight',
    text: `You owe relatives and new partners no debate. One line, then quiet.

To your ex's mother or friends:

"I know you care. I keep this between me and him. I wish you well."

To a new partner who writes to you:

"Please have the children's parent contact me. Thank you."

Then mute. If they go on, save it and do not reply.

With your own people, ask them to stand down:

"Thank you for being on my side. Please do not write to him or post about it. It comes back on me."

At the door, talk only to the parent. If the new partner does the driving and all is calm, a short hello is fine. It shows the children that they may like people.

Check what your order says about who may pick up.

If relatives threaten you, follow you, or pass on your address, tell the police and an advocate. Use the help button at the top of this chat.`,
    asks: [
      'his mother and new girlfriend keep messaging me',
      'my ex gets relatives to attack me',
      'flying monkeys, her sister calls to guilt me',
      'his girlfriend or the stepmom texts me insults and argues with me',
      'my own family makes the conflict with my ex worse',
      'should i answer his mother or sister, in-laws who interfere',
      'grandma writes me nasty facebook comments',
      'his new wife thinks she can parent my kids and lectures me',
      'her brothers corner me at the gas station about the divorce',
      'my sister keeps clapping back at my ex online, how do i call her off',
      'do i owe my former father in law an explanation',
      'boyfriend of my ex answered her phone and told me off',
      'can the stepmother do pickup instead of him',
      'his aunts gang up on me and tell me to take him back',
    ],
    sources: [],
    followUps: ['she is telling everyone lies about me', 'how do i set a boundary that works'],
  },
  {
    id: 'emma-trouble-at-work',
    advisor: 'emma',
    title: 'When your ex contacts your workplace',
    text: `Tell one person at work before it grows. Choose your manager or Human Resources, and keep it to what they need.

"I am in a divorce. My ex may call or come here. Please do not share my hours, my number or where I am. Please let me know if it happens."

Give them, if safe:

- a name and a photo for the front desk
- a copy of a protective order, if there is one
- a line to use: "We do not give out information about staff."

Then:

1. Ask that your calls go to voicemail.
2. Park near the entrance. Walk out with somebody.
3. Ask for another desk, shift or site if you need it.
4. Log each call or visit: date, time, who took it, words used.
5. Save messages sent to your work email.

Ask whether your state or company gives leave or other help to people who face abuse. An advocate will know.

If they come and you are afraid, stay with others and call emergency services. Use the help button at the top of this chat.`,
    asks: [
      'my ex keeps calling my job',
      'my ex came to my office and made a scene at work',
      'she emailed my boss to get me fired',
      'harassment at work by my ex partner',
      'ex harassing me at my workplace',
      'should i warn my employer about my ex',
      'he phoned reception eleven times today',
      'she walked into the restaurant while i was waiting tables and screamed',
      'what should the front desk be told about my ex',
      'my ex contacted my hr department with stories',
      'could i lose my job because he bothers my coworkers',
      'he waits in the lobby at the hospital where im a nurse',
      'showing my manager the order of protection, how much do i share',
      'changing shifts or my parking spot so she cant find me at the warehouse',
    ],
    sources: [],
    followUps: [
      'he keeps showing up everywhere, is my ex stalking me',
      'what is a restraining order and how do i get one',
      'she is telling everyone lies about me',
    ],
  },
  {
    id: 'emma-lost-temper',
    advisor: 'emma',
    title: 'After you lost your temper',
    text: `Stop the damage first. No second message, no explaining, no calling back. Cool down for at least an hour.

Then three small repairs:

1. **To the children, today:** "I shouted at the exchange. That was wrong. It was not about you. I am working on it."
2. **To your ex, once, in writing, if it is safe:** "I raised my voice at five. I should not have. I will keep it short next time. Friday stays as planned."
3. **To your record:** write down what happened, your part included.

Do not add "but you started it". If police or lawyers are involved, ask your lawyer before you write anything.

Then find the weak spot. Hungry? Late? The driveway? Change that one thing:

- another place for the handover
- a time-out as soon as you feel the heat
- one sentence only, then go

If you touched, chased or frightened someone, that is serious. Tell a counselor and your lawyer, and stay away until it is sorted. If you lashed out because you were cornered, use the help button at the top of this chat.`,
    asks: [
      'i lost my temper at the exchange',
      'i screamed at my ex in front of the kids and regret it',
      'said terrible things by text last night how do i fix it',
      'i blew up and now im afraid she will use it against me',
      'i lost it and yelled at my ex, what now',
      'how do i apologize after an outburst',
      'i flipped her off in front of the teacher',
      'called my ex a piece of trash on voicemail, wish i could take it back',
      'i snapped, threw his bag on the lawn, kids saw it all',
      'how do i make amends after cussing her out at soccer',
      'one bad night and he recorded it, how much trouble am i in',
      'should i send a sorry text or will that look like guilt',
      'i was provoked for months and finally went off on him',
      'my daughter wont look at me after i screamed at her mom',
    ],
    sources: [dukeAnger],
    followUps: [
      'i want to fire back at this nasty message',
      'he yells at me during pick up',
      'am i the abuser like he says',
    ],
  },
  {
    id: 'emma-doubting-memory',
    advisor: 'emma',
    title: 'When you are told it never happened',
    text: `Stop trying to get them to agree about the past. Write down your own version and build on that.

Make memory easier to trust:

- Confirm in writing, the same day: "As we said: you take Tuesday, I take Thursday."
- Keep the calendar, receipts and messages in one place.
- Write a five-line note after any hard talk, before you sleep.
- Ask a witness while it is fresh: "What did you hear?"

When they say "You imagined that":

"I remember it differently. I will go by what is written."

Then end it.

Check yourself kindly as well. Anybody can get a detail wrong, and stress makes it worse. If a message shows that you were mistaken, say so. That makes your record stronger.

Tell one steady person what goes on, and ask them to say what they see.

If you no longer trust your own mind at all, tell an advocate how long this has gone on. Use the help button at the top of this chat.`,
    asks: [
      'he says it never happened and i doubt my memory',
      'gaslighting by my ex, am i going crazy',
      'she denies what she agreed to yesterday',
      'he rewrites history and makes me feel insane',
      'being gaslit, cant trust my own memory',
      'i never said that, he says, and i have it in a text',
      'she tells the story so differently i wonder if im losing it',
      'he moves my keys and swears he didnt',
      'makes me feel like i have dementia at 43',
      'how do i hold on to my version of what happened',
      'he swears we never agreed on thursdays',
      'everything gets flipped around until im the one saying sorry and confused',
      'that never happened, youre too sensitive, you imagined it, how do i answer that',
    ],
    sources: [],
    followUps: [
      'what should i write in my log',
      'is this abuse or just a bad marriage',
      'can we talk only through an app or email',
    ],
  },
  {
    id: 'emma-same-house',
    advisor: 'emma',
    title: 'Still living under one roof',
    text: `If you are afraid in that house, skip the tips. Make a safety plan with an advocate, through the help button at the top of this chat.

If it is only tense, share the house like shift workers.

Write a one-page house plan:

- who sleeps where, with a door that closes
- kitchen and bathroom hours
- which nights each has the children, and which nights off
- bills: who pays what, by which day
- no divorce talk at home. Use email, also from the next room
- no guests overnight

Small things that help:

1. Label one shelf, one drawer, one hook as yours.
2. Be out on your free nights. Library, gym, a friend.
3. Keep your papers and devices locked, or somewhere else.
4. If it heats up: "I am going for a walk. Email me."

Tell the children one line: "We live here together for now, and we take turns."

Ask a lawyer **before** you move out, above all if the children would stay.

If you start to be afraid, go back to the first line.`,
    asks: [
      'still living together during the divorce and its hell',
      'how do we share a house with my ex until its sold',
      'separated under the same roof fighting every day',
      'cant afford to move out and we argue constantly',
      'living in the same house while divorcing',
      'in house separation rules',
      'he sleeps in the basement and i cook in shifts',
      'mortgage is too high so neither of us can leave',
      'how do roommates who are divorcing split the kitchen and the bills',
      'if i go to my sisters, do i lose the house or custody',
      'nesting until closing, tension at every breakfast',
      'what do we tell the kids about mom on the sofa and dad in the guest room',
      'she brings her boyfriend over while i still live here',
      'ground rules until the lease is up in june',
    ],
    sources: [],
    followUps: ['how do i leave safely', 'how do i set a boundary that works', 'how do i do gray rock'],
  },
  {
    id: 'emma-unannounced-visits',
    advisor: 'emma',
    title: 'When your ex turns up at your door',
    text: `You do not have to open. Speak through the door or by text: "This is not a good time. Please go. Write to me about it."

If they stay, or you are afraid, call emergency services. Stay away from windows, and keep the children in an inner room.

If it is more rude than scary, set it down once in writing:

"Please come to the house only at the times in the plan. I will not open at other times."

Then never open outside those times. Not even for a forgotten jacket. "I will send it on Friday."

Make the house yours:

- Change locks and codes, if you alone live there and it is allowed. Ask your lawyer if both names are on the lease or deed.
- Check who can see your cameras, doorbell and smart locks. Change those logins.
- Move handovers away from your door.

Log each visit. Repeated visits after a clear no can be part of stalking. Use the help button at the top of this chat.`,
    asks: [
      'he comes to my door unannounced',
      'my ex still has a key and walks in',
      'she bangs on the door at night demanding to talk',
      'can i change the locks on my ex',
      'ex shows up at my house uninvited',
      'he lets himself into my home',
      'he pops by whenever he feels like it',
      'ring camera caught her on my porch at 2am',
      'she keeps coming over to get one more thing',
      'can he see me through our old nest doorbell and smart lock',
      'do i have to open up when my ex rings the bell',
      'he used the garage code and was in my living room when i got home',
      'peeking in my windows, says he just wants to check on the kids',
      'says he owns the place and barges in, both our names are on the deed',
    ],
    sources: [idvsaStalking, ahecStalking],
    followUps: [
      'he keeps showing up everywhere, is my ex stalking me',
      'where can we do custody exchanges safely',
      'what is a restraining order and how do i get one',
    ],
  },
  {
    id: 'emma-school-events',
    advisor: 'emma',
    title: 'Both parents at the same game or recital',
    text: `If there is an order against contact, or you are afraid, check with your lawyer first. Going separately or skipping one event may be safer. The help button at the top of this chat can help you decide.

If it is only awkward, plan it like a handover.

- Arrive at another time than they do.
- Sit where you cannot see each other, near an exit.
- Bring one calm friend. Not the angry one.
- Have a line: "Hello. She was great, was she not?" Then move.
- Let the child greet both. Do not count the minutes.
- Take photos of your child only.

Agree on it in writing: "For Saturday I will sit on the left. You take her for pizza after, I will see her on Sunday."

For teacher meetings, ask the school for two separate times.

For birthdays, hold two small parties. A child does not mind two cakes.

If your ex starts something there, do not answer. Say to the child, "I will see you after", and walk to where staff are.`,
    asks: [
      'we both have to be at our sons graduation',
      'how do i handle seeing my ex at soccer games',
      'parent teacher conference with a hostile ex',
      'birthday party with my ex and his new wife there',
      'how to behave at the school play or concert when both parents come',
      'how to sit at my daughters recital when my ex is there',
      'senior night, both of us on the field with our son, how do i survive it',
      'she brought the new boyfriend to the dance recital',
      'do divorced parents sit together at graduation',
      'can i ask the teacher for my own conference slot',
      'who gets to host the 5th birthday party, chuck e cheese with both families is a nightmare',
      'he always plops down next to me in the bleachers at little league',
      'first communion and a baptism coming up, his whole clan will be there',
      'should i skip our daughters wedding if he is walking her down the aisle',
    ],
    sources: [],
    followUps: [
      'my heart pounds when i see his name on my phone',
      'he yells at me during pick up',
      'what is parallel parenting',
    ],
  },
  {
    id: 'emma-calm-talk',
    advisor: 'emma',
    title: 'A hard talk between two people who feel safe',
    text: `**Only for two people who are not afraid of each other.** If there is fear, threats or control, do not use this. Openness can be turned against you. Use the help button at the top of this chat instead.

If it is safe, prepare four sentences on paper:

1. **What happened**, as a camera would see it: "On three Fridays the kids came at eight, not six."
2. **How it is for you**, in one word: "I get worried."
3. **What you need:** "I need to know when they come."
4. **What you ask for**, small and clear: "Would you text me if you are over twenty minutes late?"

A request can get a no. If a no is not allowed, it is a demand.

Then listen. Say back what you heard, in one line, before you answer: "So Fridays you are stuck at work. Right?" Saying it back is not agreeing.

Keep to one topic, twenty minutes, no children near, no drinks. Stop if voices rise.

Write down what you agreed, and send it the same day.`,
    asks: [
      'how do we talk about this calmly without a fight',
      'i want to bring up a problem with my ex without blame',
      'i statements for co-parents who get along okay',
      'nonviolent communication with my former spouse',
      'how do i see her side without giving in',
      'how to start a difficult conversation with my ex',
      'were friendly enough, but money chats get tense, any tips',
      'how can i ask her for something without it sounding like criticism',
      'good way to open a sensitive topic with my sons dad over coffee',
      'active listening, mirroring what she said, how does that go',
      'we get along fine and i want to raise the bedtime issue gently',
      'how do i make a clear request instead of nagging',
      'sit down chat with my ex about screen time, what do i prepare',
      'we always drift from one subject to five, how do we stick to one topic',
    ],
    sources: [],
    followUps: [
      'how do i decide what is worth fighting about',
      'is this abuse or just a bad marriage',
      'my ex wants to swap weekends all the time',
    ],
  },
  {
    id: 'emma-choose-battles',
    advisor: 'emma',
    title: 'Choosing which fights to have',
    text: `Not for fear: if you give in because you are **afraid**, skip this. Use the help button at the top of this chat.

Ask four questions before you take one on:

1. Is anyone's safety or health at stake?
2. Will it matter in a year?
3. Can a court, a school or a doctor actually do something about it?
4. What does it cost me in money, sleep and time with the children?

Safety is always worth it. For the rest, two clear yeses at least.

Make three lists tonight:

- **Hold:** schooling, medicine, safe driving, the schedule, money you are owed by order.
- **Trade:** holidays, swaps, who pays for what extra. Give one, get one, in writing.
- **Drop:** tone, clothes, haircuts, who was right, what their family thinks.

Put each new conflict on one list before you reply. If it is on Drop, your answer is nothing, or "Noted."

Check the lists with somebody who is calm, such as your lawyer. Ask: "Which two points would you fight for?"`,
    asks: [
      'how do i decide what is worth fighting about',
      'should i just give in to keep the peace',
      'we argue about everything even socks and haircuts',
      'pick your battles in a divorce',
      'which battles are worth it',
      'is it ok to let small fights go, which arguments matter',
      'is it petty to fight over the air fryer',
      'my lawyer bills 400 an hour, which points do i drop',
      'let it slide or stand my ground',
      'every little thing becomes a war, haircuts, nail polish, church, what really matters',
      'what should i bend on and what should i never give up',
      'do i make a stink about him missing picture day',
      'im tired, i want to surrender on the small stuff without losing the important stuff',
      'help me rank the issues, some of them can go',
    ],
    sources: [],
    followUps: [
      'my ex has totally different rules at his house',
      'how do we talk about this calmly without a fight',
      'will the fighting ever stop',
    ],
  },
  {
    id: 'emma-swap-requests',
    advisor: 'emma',
    title: 'Endless requests to swap days',
    text: `You may say no, and you need no reason. If a no has brought threats, do not negotiate alone. Use the help button at the top of this chat.

Otherwise, "I would like to keep to the schedule" is a full answer.

Make a rule for yourself, so that you do not decide in the heat:

- Asked at least three days ahead, or it is a no.
- One swap a month at most.
- A swap names both days: what I give and what I get.
- Only in writing, and only counted once both wrote "yes".

Ready answers:

- "I can swap this Saturday for Saturday the 21st. Please confirm by Wednesday noon. Otherwise the schedule stays."
- "Not this time. I will have them as planned."

Say yes where it is for the child: grandma's birthday, a team final.

If swaps never come back to you, stop. Show the list to your lawyer if you want the plan changed.

Check what your order says about swaps.`,
    asks: [
      'my ex wants to swap weekends all the time',
      'how do i say no to a schedule change',
      'last minute changes to the visitation plan drive me nuts',
      'he asks to trade days and never gives them back',
      'saying no to swapping days',
      'do i have to agree to trade weekends',
      'can he have my saturday just because of a concert',
      'she treats the parenting calendar like a suggestion',
      'third time this month he wants to switch',
      'google calendar is a mess because she reschedules constantly',
      'am i a jerk for refusing to trade my weekend',
      'im flexible and get nothing in return when i need a favor',
      'nurse with rotating shifts keeps asking me to change days, how do we do that fairly',
      'how much notice should my ex give to change the schedule',
    ],
    sources: [],
    followUps: [
      'my ex is always late for pickup',
      'how do i set a boundary that works',
      'gray rock makes me look cold to the judge',
    ],
  },
  {
    id: 'emma-child-phone-calls',
    advisor: 'emma',
    title: 'Calls with the children that turn into conflict',
    text: `Give calls a fixed time and a quiet corner, then step out of them.

Put it in writing:

"Calls are Tuesday and Thursday, 6:30 to 6:45. Whoever has the kids helps them call. The other parent does not listen in."

Check your order first. If it says something else, follow that.

If your ex questions the child on the phone:

- Do not grab the phone.
- Afterward say: "You never have to answer grown-up questions. You can say, 'Ask Mom.'"
- Log what you heard, word for word.

If your ex will not put them on:

- Call at the agreed time. Leave one warm message: "I love you. I saw a fox today."
- Send one line: "I called at 6:30 as planned. I will try on Thursday."
- No second call that night.

A phone or tablet from the other parent can show where you are. If your address is secret, ask an advocate first. Use the help button at the top of this chat.`,
    asks: [
      'he interrogates the kids about me on facetime',
      'my ex wont let me talk to my children on the phone',
      'she calls our son ten times a day during my time',
      'ex listens in on my video calls with my daughter',
      'phone call schedule with the kids',
      'rules for video chat between parent and child',
      'she hangs up on me when im saying goodnight to my boys',
      'he wants facetime every night during dinner on my nights',
      'my ex puts them on speaker and coaches the answers',
      'it goes straight to voicemail whenever i try to reach my daughter at her moms',
      'how often should the other parent call a 4 year old',
      'i got her a gabb phone and he took it away at his house',
      'reasonable times for skype or zoom with my kid while hes at his fathers',
      'where were you, who was there, he grills them on video',
    ],
    sources: [],
    followUps: [
      'my ex sends messages through our child',
      'my ex wont give the kids back',
      'found an airtag in my car',
    ],
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
    ],
    sources: [apaCoordination, afccCoordination],
    followUps: [
      'what is parallel parenting',
      'he keeps dragging me back to court',
      'the court ordered mediation but im afraid of him',
    ],
  },
  {
    id: 'emma-money-for-time',
    advisor: 'emma',
    title: '"Pay me, or you will not see them"',
    text: `Do not bargain over the children in writing or on the phone. Keep two tracks: the schedule here, the money there.

Answer once:

"I will be there on Friday at six, as in the plan. About the expense, please send me the receipt. I will answer by Wednesday."

Then:

1. Turn up at the agreed time, with the order if you have one.
2. Save the message. It may matter.
3. Pay what an order says, in a way that can be traced. Not in cash.
4. Ask a lawyer or legal aid what to do if you are refused.

If **you** are owed money, do the same in reverse. Do not hold the children back. Ask the support office or the court for help with the money.

Never say to a child: "Daddy did not pay."

Does your ex decide every penny you spend, or keep you from working? That is a sign of control. Do not argue it out. Speak with an advocate through the help button at the top of this chat.`,
    asks: [
      'she says pay me or you wont see the kids',
      'he holds the children hostage for money',
      'my ex cut off my access to the bank to control me',
      'threatening to stop support if i dont do what he wants',
      'she blackmails me for money, no money no visits',
      'using money to control me after separation',
      'venmo me 300 or no kids this weekend',
      'he says he will drop the case if i waive child support',
      'my baby mama wants extra before i get to see my son',
      'i pay every month and she still makes me buy my visits',
      'he took my debit card and gives me an allowance',
      'can i stop paying support if she doesnt let me have my weekends',
      'she wants a new iphone in exchange for christmas with my daughters',
      'no zelle, no pickup, thats what she texted',
    ],
    sources: [mccSigns, hotlineSigns],
    followUps: [
      'my ex wont give the kids back',
      'can i refuse to send the kids to him',
      'is this abuse or just a bad marriage',
    ],
  },
  {
    id: 'emma-belongings',
    advisor: 'emma',
    title: 'Collecting your things without a scene',
    text: `If you are afraid, do not go alone and do not go at all without a plan. Ask an advocate, or ask the police whether an officer can be there while you fetch your things.

If it is only tense:

1. Send a list, with photos if you have them. Only items nobody disputes.
2. Offer two times: "Saturday ten to eleven, or Sunday four to five. Please choose by Thursday."
3. Say who comes: "My brother and I. We will not need to talk."
4. Bring a helper who keeps calm. Leave the children elsewhere.
5. Take only what is on the list. Photograph each room as you leave.
6. Send a line after: "Picked up items 1 to 14. Thank you."

Leave anything disputed. Do not take or sell shared things of value while the case is open, before you have asked.

Papers, medicine, the child's passport and things with meaning come first. Couches come last.

If it gets loud, leave the rest behind. A thing is not worth your safety. The help button at the top of this chat is there.`,
    asks: [
      'how do i get my stuff from the house without a fight',
      'he wont let me pick up my clothes and documents',
      'police escort to collect belongings from my ex',
      'she is throwing out or selling my things',
      'need to get my furniture and personal belongings out of the house',
      'getting my things back after moving out',
      'my tools and guitar are still in the garage',
      'i left with only a backpack, how do i go back for my birth certificate',
      'he put my stuff on the curb',
      'civil standby, can a deputy come with me to fetch my clothes',
      'she wont give me my grandmothers china',
      'u haul is booked for saturday, how do i keep it peaceful',
      'can i take the tv and the couch i paid for',
      'do i bring someone with me when i grab my boxes from her apartment',
    ],
    sources: [],
    followUps: [
      'how do i leave safely',
      'how do i decide what is worth fighting about',
      'he comes to my door unannounced',
    ],
  },
  {
    id: 'emma-suddenly-nice',
    advisor: 'emma',
    title: 'When they are suddenly sweet again',
    text: `You do not have to answer the change. Keep your limits exactly as they are, and watch for three months.

It may be honest, or it may come just before a hearing. You can only tell by time.

Look for deeds, not words:

- They keep to the schedule without being asked.
- They take a no without a mood.
- They get help on their own and do not report it to you.
- It is the same when you are of no use.

An answer that gives nothing away: "Thank you for the message. I will keep to the plan."

Before you drop a case, move back, or let an order lapse, sleep on it for a week. Then talk to your lawyer or an advocate.

Tell one friend now: "If I start to go soft, read me my list."

If there was violence, kindness after it can be part of a pattern. Do not go alone to a dinner or a talk. Speak with an advocate first, through the help button at the top of this chat.`,
    asks: [
      'now he is suddenly sweet and wants me back',
      'she is nice one day and cruel the next, love bombing',
      'she apologized and promises to change should i believe it',
      'my ex brings flowers and cries, is it real this time',
      'he says sorry and wants to come back home, suddenly nice again',
      'hes been an angel for two weeks, whats the catch',
      'she baked my favorite pie and texted heart emojis right before the hearing',
      'he started therapy and found god, has he really changed',
      'honeymoon phase again',
      'hes begging for one more chance and says hes sober now',
      'why is my ex being so kind out of the blue',
      'should i drop the restraining order now that she is behaving',
      'he bought me a necklace and wants to take me out to dinner to talk',
    ],
    sources: [mccSigns],
    followUps: [
      'is this abuse or just a bad marriage',
      'how do i set a boundary that works',
      'he says he will kill himself if i leave',
    ],
  },
  {
    id: 'emma-will-it-end',
    advisor: 'emma',
    title: 'Whether the fighting ever stops',
    text: `For most parents it does ease. Most become clearly less angry in the first two to three years, says the American Psychological Association. A smaller group stays in conflict for longer.

You cannot choose for the other person. You can cut the number of places where you meet.

Plan for the long run:

- Fewer contact points: one channel, school handovers, clear dates.
- Fewer open questions: get the plan detailed and in writing.
- Fewer watchers: stop telling the story to people who stir.
- More life: two evenings a week where nobody says their name.

Each New Year, and each time the children change schools, look at your plan. What still causes contact? Can it be taken out?

Mark progress in plain counts: messages a week, days without upset. It may fall before you feel it.

Get your own support, and let the children have theirs.

If it is not conflict but fear, waiting is not the plan. It can need legal protection, even after years. Use the help button at the top of this chat.`,
    asks: [
      'will the fighting ever stop',
      'how many years of conflict after divorce is normal',
      'exhausted by endless war with my ex',
      'does it ever get better with a high conflict coparent',
      'when does the conflict with an ex end',
      'i cant take any more years of fighting',
      'my youngest is 3, do i really have fifteen more years of this',
      'its been six years and she still hates my guts',
      'do high conflict exes ever mellow out',
      'will he calm down once the divorce is final',
      'light at the end of the tunnel for parents who battle nonstop',
      'tired to the bone of this feud, when does it cool off',
      'does it get easier once the kids turn 18',
      'how long until we can be in the same room like normal people',
    ],
    sources: [apaCoordination],
    followUps: [
      'what is parallel parenting',
      'how do i decide what is worth fighting about',
      'it got worse since i stopped reacting',
    ],
  },
];
