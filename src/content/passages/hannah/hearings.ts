import type { Passage } from '../../passage.ts';
import {
  arizonaRemote,
  californiaRemote,
  clientPrivilege,
  floridaCourt,
  jeffersonRemote,
  massStaff,
} from './sources.ts';
import { michiganHearing, vermontWaiver } from '../shared-sources.ts';

export const hearingsPassages: readonly Passage[] = [
  {
    id: 'hannah-hearing-prep',
    advisor: 'hannah',
    title: 'Preparing for a court hearing',
    text: `Prepare one page that says what you are asking for, and why, in plain facts. Everything else supports that page.

**The week before**

1. Read the notice again: date, time, courtroom, in person or online.
2. Pick the three facts that matter most. Find a paper that shows each one.
3. Make copies of each paper: one for you, the judge, and each other party.
4. Arrange child care and time off. It can take all morning.

**On the day**

- Dress neatly. Arrive early, check in with the clerk, and say you represent yourself.
- Phone off. Have water, a pen and your page.
- Speak to the judge, not to your spouse. Do not interrupt.
- Answer the question asked. "I do not know" is a fine answer.
- If you did not understand, say: "Could you please repeat that?"

**Before you leave,** ask what was ordered, who writes it up, and the next date. Write it down.

If you fear the other person, tell the court before that day.`,
    asks: [
      'how do i prepare for my court hearing',
      'i have court on monday and im terrified what do i say',
      'what should i wear and bring to family court',
      'how do i talk to the judge',
      'first time in front of a judge tips',
      'going to court hearing without a lawyer, nervous, what happens in the courtroom',
      'court tomorrow what do i do',
      'can i wear jeans to family court',
      'do i call him your honor or sir',
      'what happens at a status conference, is it a real trial',
      'i freeze and cry when people ask me questions, how do i get ready to talk in front of a judge',
      'do i need copies of my proof for everyone and how many',
      'my first court date is thursday at 8:30, how early do i get there and can i bring my baby',
      'what if i dont understand what the judge is asking me or he interrupts me',
      'i stutter when im nervous and i have to stand up in front of a judge next week, how do i get ready',
      'what do i wear and where do i sit at family court',
      'do i speak when his attorney says something thats a lie or wait',
      'paper with a date and courtroom number came, what should i have in my folder that morning',
      'never been inside a courtroom, its monday, help me plan',
      'how do i say the important thing in two minutes',
    ],
    sources: [michiganHearing],
    followUps: [
      'my hearing is on zoom what do i do',
      'im scared of seeing him in court',
      'how do i write a declaration for the judge',
    ],
  },
  {
    id: 'hannah-video-hearing',
    advisor: 'hannah',
    title: 'A hearing by video or phone',
    text: `Treat it like a courtroom, because it is one.

**Days before**

1. Find the link, the meeting number and the phone number in your notice. Ask the clerk if you do not see them.
2. Test sound, camera and your name on screen. Use your full name.
3. Ask how to send papers to the judge beforehand. You often cannot hand them over on screen.
4. Find a quiet room. Some courts do not want you in a car, even a parked one, so ask if you have no other place. Keep children elsewhere.
5. Plan B: the phone number on a card, a charged phone, a second device.

**On the day**

- Join early. Mute until you are called.
- Sit still, with a plain wall and light in front of you.
- Have your one page and your papers next to you.
- Do not record, and do not message others during it.

If the line drops, call the number at once and say so.

**Safety:** check that nothing behind you shows where you live. Turn off location. If someone in the room is pressing you, tell the court that you are not alone.`,
    asks: [
      'my hearing is on zoom what do i do',
      'virtual court hearing tips',
      'court by phone or video how does it work',
      'what if my internet dies during the remote hearing',
      'how do i show evidence in an online hearing',
      'remote virtual zoom webex video phone court appearance',
      'zoom court tomorrow',
      'can i do my hearing from my car on my phone',
      'what do i wear and what should be behind me on camera for the judge',
      'my wifi is terrible, what if i get kicked out of webex',
      'how do i send my papers to the judge when its all on the computer',
      'i never got the link for the virtual hearing',
      'im 71 and have never used a webcam, the court notice says to appear remotely',
      'can my ex see my living room when we are on screen',
      'my hearing is on zoom',
      'what if my internet drops in front of the judge',
      'do i dress up for a phone hearing',
      'cant find the link',
      'how do i show the judge a paper on camera',
      'can i do it from my car at lunch',
    ],
    sources: [californiaRemote, arizonaRemote, jeffersonRemote],
    followUps: [
      'how do i prepare for my court hearing',
      'im scared of seeing him in court',
      'can i get an interpreter at court',
    ],
  },
  {
    id: 'hannah-declaration',
    advisor: 'hannah',
    title: 'Writing a declaration or affidavit',
    text: `A declaration is your statement of facts for the judge. You sign that it is true, so only write what you know yourself. An affidavit is much the same, and is often signed before a notary.

A plain shape that works:

1. **Who you are:** "I am the mother of two children, 6 and 9."
2. **What you ask for:** one sentence.
3. **The facts,** numbered, in date order. Each with a date, a place and what you saw or heard.
4. **Proof:** "See Exhibit A", with a copy attached.
5. **Why it matters,** in two lines.
6. The closing words that your form gives, then date and signature.

Cut these:

- "always" and "never"
- names you call the other person
- what a friend told you
- guesses about motives

Not "He is a drunk". Better: "On May 2 at 7 p.m. he came for the children. He smelled of alcohol and could not stand straight."

Check page limits and the due date. Have the self-help center look at the form. False statements can be punished.`,
    asks: [
      'how do i write a declaration for the judge',
      'what is an affidavit and how do i write one',
      'i need to write a statement for family court',
      'how do i tell my side to the judge on paper',
      'does my declaration have to be notarized',
      'sworn written statement, affidavit, testimony in writing for family court',
      'how to write my statement',
      'what do i put under penalty of perjury',
      'the form gives me one blank page to explain facts to the court and im stuck',
      'can i write in my affidavit what my neighbor told me she saw',
      'how do i say hes an alcoholic in a sworn statement without sounding bitter',
      'where do i put exhibits a and b',
      'need an example of a good declaration with numbered paragraphs',
      'can my sister sign a written witness statement for me',
      'how do i write a statement for the judge',
      'witness statement for family court, what do i leave out',
      'what makes a good affidavit',
      'i have to swear to it, what if i remember wrong',
      'exhibit a, how does that work',
      'can i write down what my daughter told me',
    ],
    sources: [vermontWaiver],
    followUps: [
      'how do i make a timeline for my lawyer',
      'can i write a letter to the judge',
      'how do i prepare for my court hearing',
    ],
  },
  {
    id: 'hannah-judge-letter',
    advisor: 'hannah',
    title: 'Why you should not write to the judge',
    text: `Do not send a letter or an email to the judge. In general, you cannot talk to the judge about your case without the other side there. It is a rule of fairness. Court staff cannot pass on a message either.

What to do in its place:

1. **Ask for something** with a form. It is often called a motion or request for order.
2. **Tell your facts** in a declaration that goes with it.
3. **File** it with the clerk, not with the judge.
4. **Serve** a copy on the other side, or their lawyer.
5. Go to the hearing, if one is set.

If it is urgent, ask the clerk: "Is there a form for an emergency or ex parte request?" Those have rules of their own.

If you are in danger, do not wait for a form. Use the help button at the top of this chat, and ask about a protective order.

Did you already send a letter? Do not send another. Tell your lawyer or the self-help center, and ask how to put it right.`,
    asks: [
      'can i write a letter to the judge',
      'can i email the judge about what my ex is doing',
      'how do i contact the judge directly',
      'i want the judge to know the truth before the hearing',
      'how do i request something from the court',
      'send an email or letter to the judge, make a request, file a motion',
      'dear judge letter',
      'can i call the judge and explain',
      'my ex is lying to the court, how do i get the truth to the judge privately',
      'i already mailed a note to her honor about my husband, did i mess up',
      'can my mother or my pastor write to the judge for me',
      'whats wrong with sending the court an email with my proof',
      'how do you get in touch with the judge when its urgent',
      'instead of a letter, which form do i file so that the judge hears me',
      'i want to tell the judge the truth about him, where do i send it',
      'can i email the judge',
      'wrote four pages to her honor, ok to mail it?',
      'how do i get something in front of the judge between hearings',
      'she keeps lying and nobody listens, may i write to the court myself',
    ],
    sources: [floridaCourt, massStaff],
    followUps: [
      'how do i write a declaration for the judge',
      'what can the clerk tell me at the courthouse',
      'how do i get a protective order',
    ],
  },
  {
    id: 'hannah-timeline',
    advisor: 'hannah',
    title: 'A timeline your lawyer can use',
    text: `Make one list in date order. It saves paid hours and helps you stay calm under questions. One line per event:

**Date | what happened | who was there | what shows it**

For example: "March 3 | kids back at 9 p.m., plan says 6 | my sister | text 9:04"

Start with the fixed points: wedding, moves, births, jobs, separation, court papers. Then add events that matter for money, children or safety.

Rules that keep it useful:

1. Facts a camera would show. No guesses about why.
2. Short. Two lines at most.
3. Put in the ones that are not in your favor. Your lawyer needs those too.
4. If you do not know the date, write "about" and the season.
5. Save the proof in a folder with the same date.

Write at the top "Prepared for my attorney", and do not share it with others. Ask your lawyer how to keep it private.

Keep it where your spouse cannot find it. If that is hard, ask an advocate through the help button at the top of this chat.`,
    asks: [
      'how do i make a timeline for my lawyer',
      'how should i document what is happening for court',
      'how do i organize evidence and screenshots',
      'keeping a log of incidents what should i write',
      'so much has happened how do i put the story in order',
      'chronology of events, incident log, evidence, screenshots, notes for my attorney',
      'putting events in date order',
      'ten years of crap, where do i begin to put it all in dates for the attorney',
      'what do i put in my notes each time he is late bringing the kids',
      'should my diary go in a spreadsheet or google calendar for the lawyer',
      'my attorney asked for a chronology and i cant remember exact days',
      'do i leave out the stuff that makes me look bad in the list of events',
      'one page history of our marriage for legal counsel',
      'i have 600 screenshots on my phone, how do i match them to dates',
      'my lawyer wants the history, how do i write it',
      'so much happened in 15 years, how do i put it in order',
      'dates and events list, what goes in',
      'do i include stuff that makes me look bad',
      'should i keep a log of what happens',
    ],
    sources: [clientPrivilege],
    followUps: [
      'how do i write a declaration for the judge',
      'how do i organize all these papers',
      'can i record our conversations',
    ],
  },
];
