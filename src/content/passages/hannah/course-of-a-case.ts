import type { Passage } from '../../passage.ts';
import { massStaff, standingOrder, sutter, utahService } from './sources.ts';
import { automaticOrders, grandRapids, texasRespond } from '../shared-sources.ts';

export const courseOfACasePassages: readonly Passage[] = [
  {
    id: 'hannah-process-overview',
    advisor: 'hannah',
    title: 'The steps of a divorce case',
    text: `Most cases follow the same path, though the names differ by state:

1. **File.** One spouse files a petition and gets a summons.
2. **Serve.** Someone else gives the papers to the other spouse. Proof of that goes to the court.
3. **Answer.** The other spouse has a set time to respond.
4. **Temporary orders**, if needed, about the home, bills and children.
5. **Share money facts.** Each side lists income, property and debts.
6. **Agree or decide.** You settle some or all of it, or a judge decides the rest.
7. **Judgment.** You are divorced when a judge has signed it, not before.
8. **Clean up.** Accounts, titles, names and retirement orders.

You may go back and forth between steps. If you agree on everything, some steps may shrink.

Tonight, write down which step you are in and the next date. That is enough. Your court's self-help website has the list for your state, with the right forms.`,
    asks: [
      'how does divorce work step by step',
      'how do i get divorced',
      'what happens after i file my answer',
      'i answered the papers, what happens now',
      'what are the stages of getting divorced',
      'what happens after filing',
      'i have no idea how this legal process goes',
      'what comes next after the petition and response',
      'overview of the divorce timeline from beginning to end, order of steps',
      'divorce for dummies',
      'walk me through a divorce from start to finish like im five',
      'i was married 31 years and have never set foot in a court, what are the phases i will go through',
      'where are we in the process if shes already been served and replied',
      'what happens next once filing and serving are done',
      'roadmap of a divorce case please',
      'is it papers first then trial then done? i feel stupid asking how this whole thing goes',
      'at what point am i actually divorced, when we sign or when the judge signs',
      'can somebody just list the stages for me, one two three',
      'i keep hearing petition, service, disclosure, judgment and i dont know which comes before which',
      'where am i in all this, we have done the money papers and now nobody says what follows',
      'what happens between the day i file and the day its done',
      'my brother asked how a divorce works and i realised i have no clue',
      'big picture of how a divorce case goes please, not the details',
      'whats step 1 and whats the last step',
    ],
    sources: [sutter, utahService, texasRespond],
    followUps: [
      'how long will my divorce take',
      'what is a temporary order',
      'what papers do i need to file to start',
    ],
  },
  {
    id: 'hannah-how-long',
    advisor: 'hannah',
    title: 'How long a divorce takes',
    text: `Nobody can give you a date tonight. Three things drive it: your state's waiting time, how much you disagree on, and how busy the court is.

**Waiting time.** Some states set a shortest time between filing and the end. It can be longer when there are children. It is a floor, not a promise.

**What makes it faster**

- complete forms, filed on time
- correct service, with proof
- full money papers at the first try
- agreement on the easy points, in writing

**What makes it slower**

- mistakes that send forms back
- a spouse who hides or does not answer
- disputes about children, a home or a business
- waiting for a hearing date

Ask the clerk: "What is the shortest time in this state? How far out are hearings being set? What is the next thing my case is waiting for?"

That last question is the useful one. A case often sits because one paper is missing. If you cannot wait for help with money or children, ask about temporary orders.`,
    asks: [
      'how long will my divorce take',
      'when will this be over',
      'is there a waiting period',
      'why is my case taking forever',
      'how many months until the divorce is final',
      'how long does it take, time frame, delay, months, years to finish divorce',
      'whens this gonna end',
      'been 14 months and still not divorced, is that normal',
      'how soon can i be single again',
      'my lawyer says be patient but nothing has happened since spring, what is my case stuck on',
      'fastest a divorce can go through',
      'is there a mandatory waiting or cooling off period before its final',
      'i want to get remarried next summer, will it be done by then',
      'she keeps stalling, how do i speed up the divorce',
      'when will this be over, i filed in march',
      'weeks, months, years? just give me a ballpark',
      'why does my cousin get hers in 2 months and mine drags on for 14',
      'is there a minimum time you have to wait even if nobody fights',
      'what makes a case go slow and what can i do about it',
      'holding off booking a move till its final, when can i count on that',
    ],
    sources: [grandRapids],
    followUps: [
      'what is a temporary order',
      'how can i look up what has been filed in my case',
      'we both agree on everything can we make it simple',
    ],
  },
  {
    id: 'hannah-temporary-orders',
    advisor: 'hannah',
    title: 'Temporary orders while the case runs',
    text: `A temporary order sets the rules until the case is over. Either side can ask for one by filing a request, often called a motion. It is not automatic.

It can cover things like:

- where the children stay, and when
- child support, and sometimes support for you
- who uses the home and the car
- who pays which bills
- keeping insurance in place

It lasts until the case ends or the judge changes it. It can set the pattern of daily life for months, so take it seriously.

To ask for one:

1. Get the motion form and your court's rules on notice.
2. Write down what you need, in numbers and days. "Rent is due on the 1st" is better than "I need help".
3. Attach proof of income and costs.
4. File, have it served, and prepare for a hearing.

If you got such a request, look for the date to reply. It may be short.

If there is danger right now, ask about an emergency or protective order instead.`,
    asks: [
      'what is a temporary order',
      'who stays in the house while the divorce is pending',
      'can i get support before the divorce is final',
      'how do i file a motion for temporary custody and bills',
      'my ex stopped paying everything what can the court do now',
      'temporary motion for custody, support, use of the house while we wait',
      'in limbo, need a ruling in the meantime',
      'he stopped paying everything and the divorce will take forever, can the court make him cover rent now in the meantime',
      'pendente lite meaning',
      'who gets to use the minivan while the case is open',
      'can i get the kids schedule put in place by the court before the final',
      'my stbx wont leave and wont pay, is there an interim order for the house',
      'she filed a motion asking for emergency money and custody until trial, what do i do with it',
      'does whatever the judge decides at first become permanent',
      'what do we live by until the case is finished, he changes the rules every week',
      'need something official about bills and the kids now, the trial is a year off',
      'i got a motion asking that i pay her every month for now, do i have to respond',
      'can i ask the court for money for the meantime',
      'who gets the car while we wait for the divorce, i need it for work',
      'is there a stopgap ruling i can ask for',
    ],
    sources: [grandRapids],
    followUps: [
      'how do i prepare for my court hearing',
      'how do i get a protective order',
      'should i move out of the house',
    ],
  },
  {
    id: 'hannah-automatic-rules',
    advisor: 'hannah',
    title: 'Rules that start when the case starts',
    text: `Look for a page of rules in your papers. In some states or counties, an order applies to **both** of you from the start of the case. It is not a sign that a judge thinks you did wrong.

Such rules often say that you may not, without consent or a court order:

- move, hide, sell or borrow against property
- cancel insurance or change who it pays
- take the children out of the state
- harass the other person

Daily life usually goes on. California's summons, for example, leaves room for normal business and for the needs of life.

What to do tonight:

1. Find the words "restrained", "standing order" or "injunction" in your papers.
2. Mark each thing that touches a plan of yours: a trip, a move, a new bank account.
3. Stop that plan until you have asked.
4. If you already did something, write down when and why, and call a lawyer.

If your spouse breaks the rules, save proof with dates. Do not answer by breaking them too. They do not replace a protective order.`,
    asks: [
      'the papers say i cant sell or move anything',
      'what is a standing order in divorce',
      'automatic restraining order on the summons what does it mean',
      'can i cancel my husbands health insurance now',
      'am i allowed to spend money after being served',
      'not allowed to sell, transfer, spend, cancel insurance or travel with kids after filing',
      'what am i banned from doing now',
      'theres a page of restraints stapled behind the summons, am i in trouble',
      'disneyland trip with the kids is booked, is travel restrained now that theres a case',
      'i had planned to sell my truck, is that forbidden once the divorce started',
      'can i still buy groceries and pay rent with all these injunction rules',
      'she drained an account after filing and the standing order says no',
      'am i allowed to drop my wife from the insurance plan during the case',
      'is an atro the same as a domestic violence restraining order',
      'theres a page that says we are both restrained, am i in trouble',
      'can i take the kids to my sister in another state now that its filed',
      'am i allowed to sell my truck during the case',
      'she took me off the health plan after filing, is she allowed',
      'what cant i do with money once the divorce is open',
      'standing order, what is that',
    ],
    sources: [automaticOrders, standingOrder],
    followUps: [
      'what is a temporary order',
      'what do i have to disclose about money',
      'what can i do if my ex ignores the court order',
    ],
  },
  {
    id: 'hannah-moving-out',
    advisor: 'hannah',
    title: 'Before you move out of the home',
    text: `**If you are not safe at home, leave first and sort the papers later.** Use the help button at the top of this chat to plan how.

If there is no danger, talk to a lawyer in your state before you go. Moving out can affect who uses the house, who pays for it, and the children's daily life. How much depends on your state and your facts.

Do this before the move:

1. Ask what moving out means for the house and for time with the children.
2. Decide in writing who pays which bills from that day.
3. If you have children, set a schedule on paper, even a simple one.
4. Photograph each room and what is in it.
5. Take your papers: ID, passport, birth certificates, taxes, deeds, medicine list.
6. Take a photo of what you take with you.
7. Change your mailing address, and tell the court if there is a case.

If you cannot agree who stays, you can ask the court for a temporary order about the home. Do not change the locks on the other owner without advice.`,
    asks: [
      'should i move out of the house',
      'if i leave the home will i lose my rights to it',
      'can i kick my husband out',
      'can i change the locks',
      'is it abandonment if i go live with my mom',
      'he wont leave and we cant live together anymore',
      'who has to leave the house',
      'if i go stay with my brother for a while does it look like i abandoned my family',
      'can my wife lock me out of my own home',
      'sleeping on the couch for 5 months, would getting an apartment hurt my case',
      'what should i pack and photograph before i go',
      'can i make her leave if the deed has just my name',
      'found a place to rent but scared i give up the kids if i walk out',
      'if i split from the house do i lose my half',
      'if im the one that leaves do i lose the house',
      'i need air, thinking of taking the spare room at my brothers, anything i should do first',
      'does walking out count as abandonment',
      'she told me to get out tonight, do i have to',
      'can i change the locks once hes at his moms',
      'what to photograph and take along before i move to my own place',
    ],
    sources: [grandRapids],
    followUps: [
      'what is a temporary order',
      'how do i get a protective order',
      'who gets what when we divorce',
    ],
  },
  {
    id: 'hannah-case-lookup',
    advisor: 'hannah',
    title: 'Looking up your case and its dates',
    text: `Find your **case number** first. It is on the first page of any court paper. With it, the clerk can give you much of what is in the file. Many courts also have an online search.

Ask or look for:

- the **docket** or register: a list of all that was filed, by date
- **proof of service**: when it says you were served
- any **hearing** on the calendar, and the room or link
- any **default** or order already made
- the address the court has for you

If the address is wrong, file a change of address form. Papers sent to an old home can cost you rights. If your address must stay hidden, ask how to do that first.

No number? Ask the clerk to search by your full name and birth date. Try each county where your spouse may have filed.

Do this once a month, and one week before each date. Write down what you see. If you find a paper you never got, ask for a copy and call a lawyer soon.`,
    asks: [
      'how can i look up what has been filed in my case',
      'how do i know if my husband already filed for divorce',
      'where do i find my case number',
      'how do i check the date of my next court hearing',
      'i moved how does the court know my new mailing address',
      'search court records online, docket, case status, hearing date, has she filed',
      'has she filed yet, where do i look',
      'how do i see online whether there is a case against me',
      'lost the paper with my case number, can i search by my name',
      'what day is our court date, i threw out the notice',
      'hubby keeps saying he filed months ago, how do i check if thats true',
      'i moved, how do i update my new mailing address so the court knows',
      'can i see every document thats in our divorce file',
      'how do i read the docket on the court website',
      'is there a website to see my case',
      'forgot my case number',
      'how do i check if he really filed',
      'whats on the docket',
      'when is my next court date',
      'want to see everything that has been filed so far',
    ],
    sources: [massStaff],
    followUps: [
      'what can the clerk tell me at the courthouse',
      'can i still do something if i missed the deadline',
      'how do i keep my address secret in court papers',
    ],
  },
];
