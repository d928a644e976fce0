import type { Passage, Source } from '../../passage.ts';
import { californiaAnswer, nevadaDiscovery, texasRespond } from '../shared-sources.ts';

const checked = '2026-11-20';

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
const unsignedPapers: Source = {
  title: 'Unsigned Divorce Papers: What Happens If a Spouse Refuses?',
  publisher: 'LegalClarity',
  url: 'https://legalclarity.org/what-happens-if-divorce-papers-are-unsigned/',
  checked: '2026-11-22',
};
const postsInCourt: Source = {
  title: 'The Hidden Dangers of Oversharing: What Not to Post on Social Media During a Family Law Case',
  publisher: 'Best Lawyers',
  url: 'https://www.bestlawyers.com/article/the-hidden-dangers-of-oversharing-what-not/6778',
  checked: '2026-11-22',
};

export const emmaCourtAndLies: readonly Passage[] = [
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
      'his statement to the judge is full of lies about me',
      'she swore to things in her papers that never happened',
      'how do i answer false things in an affidavit',
      'the petition says im an unfit mother and its made up',
      'what do i do if my ex lies under oath',
      'got her declaration and i am sick, half of it is invented',
      'how do i prove that what he wrote to the court isnt true',
      'do i have to respond to every lie in there',
      'its all twisted, do i write my own side for the judge',
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
      'my ex called cps on me',
      'police came to check on the kids because of something he made up',
      'social worker at my door and i did nothing wrong',
      'she reports me every time its my weekend',
      'how do i act when child services shows up',
      'third welfare check this month, always after we argue',
      'can i do anything about made up complaints against me',
      'do i have to let them in when they come because of her lies',
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
      'he files something new every few weeks',
      'i cant afford to keep answering her motions',
      'how do you stop someone who keeps dragging you back to court',
      'my ex uses the courts to wear me out',
      'another hearing over nothing, i lose a days pay each time',
      'he doesnt want to win he just wants to bleed me dry with paperwork',
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
      'he just wont sign',
      'she ignores every email from my lawyer',
      'how do i get my ex to turn in the papers',
      'he promises next week and next week never comes',
      'is there a way to go ahead without her signature',
      'my husband is dragging his feet on purpose',
      'she says she lost the forms, again',
      'it has been ten months and he hasnt given me one bank statement',
      'what can i do when the other side does nothing',
      'now he wants me to sign tonight after stalling for a year',
      'my ex is stalling the divorce',
      'she refuses to sign the divorce papers',
      'he wont give me the documents',
      'husband keeps delaying everything',
      'how do i get him to cooperate and finish this',
      'what if he never signs',
    ],
    sources: [unsignedPapers, nevadaDiscovery],
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
      'got a scary letter from his attorney',
      'her lawyer wants an answer in ten days, do i have to',
      'a law firm wrote me and im shaking',
      'what does it mean when my husbands lawyer threatens legal action',
      'i dont have a lawyer and hers just wrote to me',
      'do i call his attorney back',
    ],
    sources: [texasRespond, californiaAnswer],
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
      'he posts about me on facebook and people believe him',
      'my ex is ruining my name in our small town',
      'whole soccer team thinks im a monster because of what she says',
      'should i tell my side on social media',
      'he told my boss and my church that i cheated',
      'how do i stop my ex from spreading rumors',
      'people look at me funny since she started talking',
      'can i sue him for the lies he puts online',
      'mutual friends sent me what he wrote, its all false, do i answer',
      'how do you handle gossip your ex started',
      'my ex spreads lies about me',
      'he is trashing my reputation',
      'she posts lies about me online',
      'the whole town heard his version, what do i do',
    ],
    sources: [postsInCourt],
    followUps: [
      'how do i save texts as evidence',
      'his mother and new girlfriend keep messaging me',
      'she called cps on me with lies',
    ],
  },
];
