import type { Passage } from '../../passage.ts';
import {
  courtServices,
  harrisOrder,
  maineAccess,
  maineForms,
  massStaff,
  newYorkAccess,
  pierceStaff,
  sanDiego,
} from './sources.ts';
import { vermontWaiver } from '../shared-sources.ts';

export const courtStaffPassages: readonly Passage[] = [
  {
    id: 'hannah-fee-waiver',
    advisor: 'hannah',
    title: 'If you cannot pay the court fees',
    text: `Ask the clerk for the **fee waiver** form. It is also called "in forma pauperis" or "inability to pay". A waiver can cover the filing fee and, in some courts, the cost of having papers served.

What the form asks for:

- your income, and the income of people you live with
- rent, food, child care and other costs
- cash, cars, house and bank accounts
- public benefits you get

Courts often look at two things. Do you get public benefits, or is your income low? Would paying take money you need to live on? Each state sets its own limits.

Tips:

1. File it together with your other papers, so you do not lose days.
2. Bring proof: pay stubs, benefit letters, bank statements.
3. Fill in every line and tell the truth. You sign it as a legal statement.
4. If the answer is no, ask how to have it looked at again.

The court may ask you to pay later if your money improves.`,
    asks: [
      'i cant afford the filing fee',
      'how do i get a fee waiver for court',
      'i have no money to file for divorce',
      'im on food stamps do i have to pay court costs',
      'in forma pauperis form',
      'low income waive court costs, poor, cant pay to file',
      'cant pay court fee',
      'how much does it cost just to file, i have 40 dollars till friday',
      'im on ssi and medicaid, can the court let me file for free',
      'i am a college student with no money and want to file for divorce but the clerk wants 400 dollars',
      'does my boyfriends or roommates income count on the indigent form',
      'they denied my application to waive the costs, can i ask again',
      'can the court let me pay the filing cost in installments or later',
      'what proof do i need, snap letter or unemployment stubs, to skip the fees',
      'the court wants 435 dollars just to file and i have 60',
      'im on food stamps, do i still pay the court',
      'form to get out of paying court costs',
      'they said no to my waiver, can i try again',
      'can the sheriffs cost be waived too',
      'disabled and on ssi, who pays the filing costs',
    ],
    sources: [vermontWaiver],
    followUps: [
      'how do i get free legal help',
      'can i hire a lawyer for just one part',
      'what papers do i need to file to start',
    ],
  },
  {
    id: 'hannah-clerk-help',
    advisor: 'hannah',
    title: 'What court staff can and cannot tell you',
    text: `Court staff can help with **how**. They cannot help with **what you should do**. They must be fair to both sides.

Clerks can usually:

- explain how the court works and what a word means
- give you forms and instructions
- tell you about fees, copies and fee waivers
- give you dates and facts from your case file
- answer questions about many deadlines
- point you to legal aid or a referral service

Clerks cannot:

- tell you if you should file, or which choice is better
- tell you what to say in court
- guess what the judge will do
- pass a message to the judge
- change an order

Ask so that they are able to answer:

- Not "What should I write here?" but "What is this box asking for?"
- Not "Will I win?" but "What happens after I file this?"
- "Is there a self-help center or a family law facilitator, and when is it open?"

Write down the name, date and answer. Go early in the day.`,
    asks: [
      'what can the clerk tell me at the courthouse',
      'can court staff help me fill out forms',
      'the clerk said they cant give legal advice',
      'who do i call at the court with a question',
      'is there a self help center at the family court',
      'calling the courthouse clerk or facilitator for help with forms',
      'why wont the clerk just tell me',
      'the lady at the window was rude and said she isnt allowed to answer, what can i actually ask her',
      'will court staff check my form and say if i filled it out right',
      'is there an office in the courthouse that helps people without lawyers',
      'how do i word my question so the clerk will answer it',
      'can the clerk give my judge a message',
      'what time does the family court help desk open and who works there',
      'can the court secretary tell me whether i should file or wait',
      'lady at the window said she cant give legal advice, so what can i ask her',
      'how do i ask so they actually answer me',
      'will the court office check if my forms are right',
      'can the person at the counter tell me what to write',
      'who at the courthouse do i talk to about forms',
      'do they tell me my chances',
    ],
    sources: [massStaff, pierceStaff],
    followUps: [
      'how can i look up what has been filed in my case',
      'can i write a letter to the judge',
      'how do i get free legal help',
    ],
  },
  {
    id: 'hannah-court-access',
    advisor: 'hannah',
    title: 'Interpreters and help with a disability at court',
    text: `Ask early. Courts can provide help so that you can follow and speak, but they need time to set it up. Two weeks ahead is a good aim.

**If English is not your best language:** ask the clerk for a court interpreter for your hearing. Say your language and the date. Do not bring a child or your spouse's relative to interpret.

**If you have a disability:** ask for an accommodation. In New York, for example, the court gives it at no cost to you. It also covers conditions that others cannot see, such as PTSD, depression or a learning disability.

What you can ask for:

- sign language, or live captions
- large print, or papers a screen reader can read
- a room you can reach, more breaks, or a hearing by video
- a support person or a service animal
- help writing on a form

How to ask: call the clerk and say "I need the access or ADA coordinator." Be exact about what you need. Put it in writing, keep a copy, and bring it with you.`,
    asks: [
      'can i get an interpreter at court',
      'i dont speak english well and have a hearing',
      'i have ptsd and anxiety can the court make accommodations',
      'i use a wheelchair how do i get help at the courthouse',
      'necesito un interprete para la corte',
      'im deaf how do i take part in my divorce hearing',
      'i need a translator',
      'my spanish is better than my english, will the court give me somebody who speaks it',
      'can my daughter translate for me in front of the judge',
      'hard of hearing and reading lips with masks is impossible',
      'i have dyslexia and cant fill in these forms',
      'panic attacks and ptsd, could i take breaks or have a friend sit next to me as an accommodation',
      'i walk with a cane and theres a big staircase at the courthouse',
      'does asl or an interpreter cost me anything',
      'im deaf and have a hearing',
      'my spanish is better than my english, court date in may',
      'wheelchair, is the courthouse ok',
      'i have ptsd and freeze, can i get breaks',
      'who do i ask for an interpreter',
      'panic in crowds, can i do it by video because of my disability',
    ],
    sources: [newYorkAccess, maineAccess],
    followUps: [
      'how do i prepare for my court hearing',
      'my hearing is on zoom what do i do',
      'what can the clerk tell me at the courthouse',
    ],
  },
  {
    id: 'hannah-legal-words',
    advisor: 'hannah',
    title: 'Common court words in plain language',
    text: `- **Petitioner or plaintiff:** the one who filed. It gives no advantage.
- **Respondent or defendant:** the one who got the papers.
- **Petition or complaint:** what the filer asks for.
- **Summons or citation:** the court's notice, with the time to answer.
- **Service:** the formal way to give papers.
- **Answer or response:** your reply.
- **Default:** what can happen when no reply comes.
- **Motion:** asking the court for something.
- **Ex parte:** without the other side there.
- **Declaration or affidavit:** a signed statement of facts.
- **Discovery:** getting facts from each other.
- **Stipulation:** something you both agree to in writing.
- **Decree or judgment:** the final order.
- **Contempt:** not obeying an order.
- **Pro se or pro per:** without a lawyer.

The same thing can have another name in your state. When a word stops you, write it down and ask the clerk or self-help center. They can explain what words mean.

A word in a paper is not a verdict. Read for three things: what is asked, by when, and what you must do.`,
    asks: [
      'what do all these legal words mean',
      'difference between petitioner and respondent',
      'what does stipulation or decree mean',
      'i dont understand the language in these court papers',
      'legal dictionary terms explained simple',
      'glossary, definitions, jargon, plaintiff defendant default motion meaning',
      'what does respondent mean',
      'everything is in latin, speak english',
      'whats a motion vs an order',
      'am i the plaintiff or the defendant if she filed',
      'what the heck is pro per',
      'dissolution, is that the same as divorce',
      'my papers say ex parte, contempt and stip, i only finished high school and feel dumb',
      'whats a decree versus a judgment',
      'whats a respondent',
      'petitioner, plaintiff, respondent, which one am i',
      'decode this for me, stipulation',
      'pro se??',
      'words in my papers make no sense',
      'is a motion the same as a hearing',
    ],
    sources: [sanDiego, maineForms, pierceStaff, harrisOrder],
    followUps: [
      'how does divorce work step by step',
      'what can the clerk tell me at the courthouse',
      'what is discovery',
    ],
  },
  {
    id: 'hannah-organize-papers',
    advisor: 'hannah',
    title: 'Keeping your court papers in order',
    text: `One box or binder, five parts, ten minutes a week. That is enough.

1. **Court:** every filed paper, newest on top
2. **Orders:** anything a judge has signed, in its own part
3. **Money:** taxes, pay, accounts, debts
4. **Children:** school, doctor, schedule
5. **Letters:** from lawyers, court and your spouse

On the front, one page with: case number, court address, clerk's phone, lawyer's name, next three dates.

When a new paper comes:

- write the date you got it on the back
- read it for a **date** and a **what must I do**
- put the date in Deadlines in this app
- take a photo, then file it

Name the photos like this: 2026-11-20 summons. Then they sort by themselves.

Keep a copy away from home if you can. Think of work, someone you trust, or an online account with a new password. If your spouse looks through your things, do not keep it at home at all.

Lost a page? The clerk keeps the record of your case and can tell you what was filed.

Bring the whole binder to each hearing and each meeting.`,
    asks: [
      'how do i organize all these papers',
      'im drowning in paperwork from the court',
      'how do i set up a divorce binder or folder',
      'i keep losing court letters and dates',
      'what is the best way to keep track of deadlines and documents',
      'sorting court documents, filing system, folder, too much mail and paperwork',
      'paper everywhere help',
      'shoebox full of court mail and i have adhd, how do i get on top of it',
      'how should i label and scan my divorce documents',
      'google drive or a real binder for court stuff',
      'where do i keep my legal papers so my wife doesnt snoop through them',
      'what do i do the minute a new letter from the court arrives',
      'i missed a date because the notice was buried under bills, need a simple system',
      'what tabs go in a divorce binder',
      'papers everywhere, help me sort them',
      'what kind of binder system for the divorce',
      'how should i name the scans',
      'i keep losing things from the court',
      'where should i keep copies so he cant get them',
      'one page to keep on top of the folder',
    ],
    sources: [courtServices],
    followUps: [
      'how can i look up what has been filed in my case',
      'what do all these legal words mean',
      'how do i make a timeline for my lawyer',
    ],
  },
];
