import type { Passage } from '../../passage.ts';
import { maineForms, massStaff } from './sources.ts';
import { californiaAnswer, divorceGuide } from '../shared-sources.ts';

export const beingServedPassages: readonly Passage[] = [
  {
    id: 'hannah-served-first-steps',
    advisor: 'hannah',
    title: 'You were just served: what to do first',
    text: `Write down the date and how the papers reached you. Do it now, on paper. The time to answer is counted from the day you were served.

Then take these steps:

1. Find the page called **summons** or citation. It says how many days you have to answer, and where.
2. Find the page called **petition** or complaint. It says what your spouse is asking for. Asking is not the same as getting.
3. Look for a **hearing date** and for pages that list things you may not do.
4. Take a photo of every page. Keep the originals together.
5. In the morning, call the court's self-help center, legal aid, or a lawyer.

You do not have to reply to your spouse tonight. What you should not do is leave the papers in a drawer. If no answer is filed in time, the case can go on without you.

If you feel unsafe, use the help button at the top of this chat first.`,
    asks: [
      'i just got served divorce papers what do i do',
      'a sheriff handed me an envelope from family court',
      'my husband filed and a process server came to my door today',
      "got papers from my wife's attorney im freaking out where do i start",
      'what does it mean that i was served',
      'someone delivered a summons and petition to my house, first things to do after being served',
      'some stranger gave me a stack of legal documents at work and said youve been served',
      'blindsided by divorce papers tonight',
      'opened the door in my pajamas and a deputy gave me a thick packet from my wife, i cant even read it, what now',
      'got handed divorce paperwork in front of my coworkers, so humiliated, what do i do',
      "stbx had me served at my mom's house",
      'do i call him and yell or do i stay quiet now that these papers showed up',
      'certified letter with a court case number and my name as the defendant, what now',
      'he filed behind my back and i found out from a guy with a clipboard',
      'there is a stack of paper on my kitchen table that says summons and petition and i cant make myself read it, what do i look at first',
      'knock at the door during dinner, guy asked my name and handed me an envelope, kids watching, now what',
      'so my ex actually went and did it, i have the papers in my hand and its 11 at night',
      'been sued for divorce!! first 24 hours??',
      'My husband of thirty-four years has had papers delivered to me. What ought I to do this evening?',
      'do i need to text her that i got the court papers',
    ],
    sources: [divorceGuide, californiaAnswer],
    followUps: [
      'how many days do i have to respond to the petition',
      'can i still do something if i missed the deadline',
      'what do i actually write in the answer form',
    ],
  },
  {
    id: 'hannah-answer-deadline',
    advisor: 'hannah',
    title: 'How long you have to answer',
    text: `The number of days is printed on your summons or citation. Trust that page, not a friend, a forum or this chat. Each state has its own number and its own way of counting.

To find your date:

1. Write down the day you got the papers, and whether it was by hand or by mail.
2. Read the summons for the number of days. Look for words like "within" and "after service".
3. Check if weekends count, and what happens when the last day is a holiday.
4. Count on a calendar, with a pen.
5. Call the court clerk and ask: "Can you confirm the last day to file an answer in this case?" Clerks can often tell you about deadlines.

Aim to file several days early. If you need more time, ask a lawyer or the self-help center how that works in your court. Do not rely on a promise from your spouse.

Add the date under Deadlines in this app.`,
    asks: [
      'how many days do i have to respond to the petition',
      'when is my answer due',
      'how do i count the deadline on the summons',
      'what is the time limit to reply to divorce papers',
      'do weekends count toward the deadline to file a response',
      'deadline date to file an answer or response with the court',
      'how long till i have to reply',
      'is it 20 or 30 days to send back my response',
      'my response is due on a sunday, does it roll over to monday',
      'can i ask for an extension to answer the divorce',
      'my ex says take your time theres no rush, can i trust that or is there a cutoff for my reply',
      'when is my reply due if it came in the mail, does the clock start when i open the envelope',
      'cant find the number of days anywhere on this summons, where is it printed',
      'do they count business days or calendar days for answering',
      'which page tells me my last day to reply',
      'do weekends count in the days i get to respond',
      'is it counted from when she mailed it or when i signed for it',
      'my calendar and her attorneys letter dont agree on when my response is due',
      'due date falls on a monday holiday',
      'when exactly is too late to send the court my reply',
      'how long do i have to answer the papers i was handed',
      'how much time do i have to answer',
    ],
    sources: [divorceGuide, californiaAnswer, massStaff],
    followUps: [
      'can i still do something if i missed the deadline',
      'what can the clerk tell me at the courthouse',
      'i cant afford the filing fee',
    ],
  },
  {
    id: 'hannah-missed-deadline',
    advisor: 'hannah',
    title: 'If you missed the deadline to answer',
    text: `Call the court clerk in the morning and ask one thing: **"Has a default been entered in my case?"** What you can do depends on the reply. Have your case number ready.

- **No default yet.** In some courts you can still file your answer late. Ask the self-help center how, and go the same day if you can.
- **A default was entered.** You may be able to ask the judge to let you back in. There are time limits for that too, so each day matters.
- **There is already a judgment.** Get a copy of it from the clerk. Take it to legal aid or a lawyer this week.

Write down why you missed the date. Were you in hospital, deployed, given the wrong papers, or never served at all? Keep anything that shows it. Leave out blame and keep to dates and facts.

Rules on late answers differ by state. A short paid talk with a lawyer is worth it here.`,
    asks: [
      'can i still do something if i missed the deadline',
      'i never responded to the divorce and now there is a default',
      'how do i set aside a default judgment',
      'i ignored the papers for two months is it too late',
      'judge ruled without me because i didnt answer',
      'i was never served but the divorce went through',
      'too late to answer or respond?',
      'i forgot to send my reply and the date passed last friday',
      'i was in the hospital when the time ran out, will the court let me back in',
      'was so depressed i shoved the envelope under the bed, now my ex has a default against me and im ashamed',
      'she got everything because i never showed up or replied, how do i undo that',
      'they mailed the papers to my old apartment so i never knew, and now theres a judgment with my name on it',
      'how do i vacate a default decree',
      'found out im divorced and nobody ever told me, can a divorce be overturned if i wasnt notified',
      'i shoved the papers in a drawer for two months because i couldnt face it, is it all over',
      'the clerk says i am in default, what does that mean for me and can i undo it',
      'days ran out while i was deployed and now she has a judgment',
      'never opened the envelope, now it says final judgment, can i reopen it',
      'is it worth sending my response two weeks late or have i blown it',
      'the other side got everything because nobody from my side showed up or wrote back',
    ],
    sources: [californiaAnswer, divorceGuide],
    followUps: [
      'how do i get free legal help',
      'how can i look up what has been filed in my case',
      'what do i actually write in the answer form',
    ],
  },
  {
    id: 'hannah-answer-content',
    advisor: 'hannah',
    title: 'What goes in an answer or response',
    text: `An answer tells the court which parts you agree with and which you do not. It is usually a form. It is not the place to tell the story of the marriage.

Before you fill it in:

1. Get the form from your own court or state court website. Check the version date.
2. Put the petition next to it. Go line by line: agree, disagree, or do not know.
3. Copy the names, court and case number exactly.
4. Mark what you want instead, for each topic on the form.

**Ask about a counterclaim or counter-petition.** That is your own request. Without one, the case can end if the other person drops it. With one, it can go on.

Make copies for yourself and for the other side. Then file it with the clerk and have the other side served, as your court's rules say. Keep the copy with the court's stamp.

Have the self-help center look at it before you file.`,
    asks: [
      'what do i actually write in the answer form',
      'how do i fill out a response to a divorce petition',
      'what is a counterclaim or counter petition',
      'he put lies in the petition how do i reply to the court',
      'do i have to explain my side in the response',
      'filling in the respondent form, agree or disagree with what she claims',
      'how do i fill in the reply form',
      'which boxes do i check on my answer, deny or admit',
      'his petition is full of bs about me being a bad mother, can i rip it apart line by line in my response',
      'do i tell the whole story of our marriage in my answer or keep it short',
      'i agree to the divorce but not to what she wants, how do i put that on the response paperwork',
      'should i countersue for divorce while im answering',
      'what is a general denial',
      'how do i ask for what i want, like the house and joint custody, inside my response',
      'what do i put in the boxes on the response form',
      'do i get to tell my side of the story in my reply to the petition',
      'agree disagree dont know, is that all i check',
      'should i ask for what i want in my response or wait',
      'i dont agree with her version, where do i write that',
      'what is a counterclaim and do i need one',
    ],
    sources: [divorceGuide, maineForms],
    followUps: [
      'how do i serve papers on my spouse',
      'what happens if my spouse drops the case',
      'how do i write a declaration for the judge',
    ],
  },
  {
    id: 'hannah-sign-acceptance',
    advisor: 'hannah',
    title: 'Before you sign a waiver or acceptance of service',
    text: `Read every line before you sign. Papers with a similar name can do very different things.

- Some forms only say **"I received these papers."** In Maine, for example, signing the acknowledgment does not mean that you agree with them.
- Others may say more. Look for words such as "waive", "agree", "without further notice", "consent to judgment". Those can cost you a say in the case.

What you can do:

1. Ask for a copy and take it with you. You do not have to sign on the spot.
2. Check the date. Signing can start the clock for your answer.
3. Ask legal aid or the self-help center: "What rights do I give up if I sign this?"
4. If you sign, still file your answer on time.

A line you can use: "I have the papers. I will get back to you after I have had them checked."

If someone is pressing or scaring you into signing, stop. Use the help button at the top of this chat.`,
    asks: [
      'should i sign a waiver of service',
      'my ex wants me to sign that i got the papers',
      'what happens if i accept service',
      'he says just sign here its only a formality',
      'does signing the acknowledgment mean i agree to the divorce',
      'acceptance of service form, waive service, is it safe to sign',
      'he emailed me a waiver form',
      'do i lose anything if i sign that i received it',
      'my husband brought a notary to the kitchen table and wants me to waive citation tonight',
      'she keeps bugging me to docusign something that says entry of appearance and waiver, is it a trick',
      'if i sign for the papers instead of having the sheriff come does my time to answer start',
      'it says without further notice, what am i giving up',
      'i trusted him and signed a paper saying i accept service, did i just agree to everything',
      'whats the catch with voluntary acceptance of the petition',
      'he slid a waiver across the table and said its no big deal',
      'does signing for the papers mean i agree to whats in them',
      'acknowledgment of receipt, safe to sign?',
      'my wife emailed me a form that says i accept service',
      'what am i giving up if i put my name on this waiver',
      'she wants it signed and back by tonight, it says without further notice',
    ],
    sources: [maineForms, divorceGuide],
    followUps: [
      'how many days do i have to respond to the petition',
      'what should i check before i sign the settlement',
      'how do i get free legal help',
    ],
  },
];
