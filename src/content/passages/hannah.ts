import type { Passage, Source } from '../passage.ts';

const checked = '2026-11-20';

const texasAnswer: Source = {
  title: 'Answering the Divorce',
  publisher: 'Texas State Law Library',
  url: 'https://guides.sll.texas.gov/divorce/answering-the-divorce',
  checked,
};
const texasRespond: Source = {
  title: 'Responding to a Divorce Case',
  publisher: 'TexasLawHelp',
  url: 'https://texaslawhelp.org/article/responding-to-a-divorce-case',
  checked,
};
const sanBernardino: Source = {
  title: 'How do I file a Response to the Petition?',
  publisher: 'Superior Court of California, County of San Bernardino',
  url: 'https://www.sb-court.org/zh-hans/node/156',
  checked,
};
const sanDiego: Source = {
  title: 'Self-Help Articles: Divorce in California',
  publisher: 'San Diego County Family Law Facilitator',
  url: 'https://flf.sdcourt.ca.gov/articles-feed',
  checked,
};
const sutter: Source = {
  title: 'Dissolution',
  publisher: 'Superior Court of California, County of Sutter',
  url: 'https://sutter.courts.ca.gov/self-help/family-law/dissolution',
  checked,
};
const contraCosta: Source = {
  title: 'Divorce: FAQs',
  publisher: 'Contra Costa County Superior Court self-help',
  url: 'http://cc-courthelp.org/?Lang=ENG&Parent=259',
  checked,
};
const californiaProperty: Source = {
  title: 'Property and Debt',
  publisher: 'California Courts',
  url: 'http://www.courts.ca.gov/courtsofappeal.htm/1039.htm',
  checked,
};
const californiaMediationSafety: Source = {
  title: 'Safety accommodations during mediation',
  publisher: 'California Courts Self-Help',
  url: 'https://selfhelp.courts.ca.gov/safety-accommodations-during-mediation',
  checked,
};
const californiaAddress: Source = {
  title: 'Safe at Home: Frequently Asked Questions',
  publisher: 'California Secretary of State',
  url: 'https://www.sos.ca.gov/registries/safe-home/frequently-asked-questions/businesses-government-and-public',
  checked,
};
const maineForms: Source = {
  title: 'Step Three: File and serve the forms',
  publisher: 'Pine Tree Legal Assistance',
  url: 'https://www.ptla.org/classroom/navigating-divorce-parental-rights-maine/step-three-file',
  checked,
};
const maineAddress: Source = {
  title: 'Address Confidentiality Program: How the Program Works',
  publisher: 'Maine Secretary of State',
  url: 'https://www.maine.gov/sos/acp/how.html',
  checked,
};
const maineAccess: Source = {
  title: 'Accommodation Request Procedure',
  publisher: 'Maine Judicial Branch',
  url: 'http://www.courts.state.me.us/maine_courts/admin/ada/accommodation.html',
  checked,
};
const newYorkAccess: Source = {
  title: 'Reasonable ADA Accommodations for Court Users',
  publisher: 'New York State Unified Court System',
  url: 'https://www.nycourts.gov/accessibility/reasonable-ada-accommodations-court-users',
  checked,
};
const utahService: Source = {
  title: 'Serving Papers (Service of Process)',
  publisher: 'Utah State Courts',
  url: 'https://www.utcourts.gov/howto/service/service_of_process.html',
  checked,
};
const utahFinancial: Source = {
  title: 'Financial Declaration',
  publisher: 'Utah State Courts',
  url: 'https://utcourts.gov/en/self-help/case-categories/family/financial-declaration.html',
  checked,
};
const utahFinancialDuty: Source = {
  title: 'Financial Declaration: who must disclose',
  publisher: 'Utah State Courts',
  url: 'http://www.utcourts.gov/howto/family/financial_declaration/index.html?PRNT_VRSN=PRNT_VRSN',
  checked,
};
const vermontWaiver: Source = {
  title: 'Application to Waive Filing Fees and Service Costs',
  publisher: 'Vermont Judiciary',
  url: 'https://www.vermontjudiciary.org/self-help/application-waive-filing-fees-and-service-costs',
  checked,
};
const arkansasAid: Source = {
  title: 'Financial Eligibility Income Guidelines',
  publisher: 'Arkansas Legal Services',
  url: 'http://www.arlegalservices.org/guidelines',
  checked,
};
const unbundling: Source = {
  title: 'Unbundling Legal Services: A Guide for Non-Legal Professionals',
  publisher: 'IAALS, University of Denver',
  url: 'http://iaals.du.edu/publications/unbundling-legal-services-guide-non-legal-professionals',
  checked,
};
const massStaff: Source = {
  title: 'What court staff can and cannot do',
  publisher: 'Massachusetts Court System',
  url: 'http://www.mass.gov/courts/selfhelp/criminal-law/can-staff-help.html',
  checked,
};
const pierceStaff: Source = {
  title: 'What Court Staff Can and Cannot Provide',
  publisher: 'Pierce County, Washington',
  url: 'https://www.piercecountywa.gov/848/What-Can-Court-Staff-Do',
  checked,
};
const floridaCourt: Source = {
  title: 'Can the court give me legal advice?',
  publisher: 'U.S. District Court, Middle District of Florida',
  url: 'https://flmd.uscourts.gov/faqs/can-court-give-me-legal-advice',
  checked,
};
const michiganHearing: Source = {
  title: 'Going to your court hearing',
  publisher: 'Michigan Legal Help',
  url: 'https://michiganlegalhelp.org/step/3923',
  checked,
};
const michiganDivorce: Source = {
  title: 'I Need a Divorce and I Do Not Have Minor Children',
  publisher: 'Michigan Legal Help',
  url: 'https://michiganlegalhelp.org/self-help-tools/family/i-need-divorce-and-i-do-not-have-minor-children',
  checked,
};
const grandRapids: Source = {
  title: 'Divorce',
  publisher: 'Legal Assistance Center, Michigan',
  url: 'https://legalassistancecenter.org/get-help/divorce/',
  checked,
};
const clarkDiscovery: Source = {
  title: 'Trial preparation and discovery',
  publisher: 'Clark County Courts Self-Help Center, Nevada',
  url: 'http://www.clarkcountycourts.us/shc/Divorce/self_help_trialpreparation.html',
  checked,
};
const militaryCourt: Source = {
  title: 'For Active Military Service Members',
  publisher: 'Family Law Self-Help Center, Nevada',
  url: 'https://www.familylawselfhelpcenter.org/self-help/other-topics/for-active-military-service-members',
  checked,
};
const adamsOrders: Source = {
  title: 'Three Types of Court Orders',
  publisher: 'Adams County, Pennsylvania',
  url: 'https://adamscountypa.gov/departments/victimwitness/threetypes-courtorders',
  checked,
};
const harrisOrder: Source = {
  title: 'What is a temporary (ex parte) order?',
  publisher: 'Harris County District Attorney, Texas',
  url: 'https://www.harriscountyda.com/what_is_temporary_ex_parte_order',
  checked,
};
const williamsonOrder: Source = {
  title: 'Temporary Ex-Parte and Final Protective Orders',
  publisher: 'Williamson County, Texas',
  url: 'https://www.wilcotx.gov/FAQ.aspx?QID=138',
  checked,
};
const illinoisMediation: Source = {
  title: 'Mediation and Domestic Violence: A practical guide',
  publisher: 'Illinois State Bar Association',
  url: 'https://www.isba.org/committees/women/newsletter/2009/05/mediationanddomesticviolenceapracti',
  checked,
};
const separation: Source = {
  title: 'Divorce and Legal Separation',
  publisher: "Family and Children's Law Center, California",
  url: 'http://faclc.org/divorce.html',
  checked,
};
const summonsRules: Source = {
  title: 'Automatic Temporary Restraining Orders For All Parties To A Divorce',
  publisher: 'Divorce Digest, quoting the California summons',
  url: 'https://divorcedigest.com/automatic-temporary-restraining-orders-for-all-parties-to-a-divorce/',
  checked,
};
const standingOrder: Source = {
  title: 'You were served',
  publisher: 'Better Divorce Austin',
  url: 'https://www.betterdivorceaustin.com/where-you-are/served',
  checked,
};
const spoliation: Source = {
  title: 'Social Media and Spoliation: Can a Client Delete Her Facebook Posts?',
  publisher: 'The National Law Review',
  url: 'http://www.natlawreview.com/article/social-media-and-spoliation-can-client-delete-her-facebook-posts',
  checked,
};
const massContempt: Source = {
  title: 'How do I ask the court to enforce a child support order?',
  publisher: 'MassLegalHelp',
  url: 'https://www.masslegalhelp.org/children-families-divorce/child-support/how-do-i-ask-court-enforce-child-support-order-contempt',
  checked,
};
const coloradoContempt: Source = {
  title: 'Contempt of Court',
  publisher: 'Colorado LawHelp',
  url: 'https://lawhelp.colorado.gov/contempt',
  checked,
};
const rhodeIslandSupport: Source = {
  title: 'Services Available',
  publisher: 'Rhode Island Office of Child Support Services',
  url: 'https://ocss.ri.gov/apply-services/services-available',
  checked,
};
const socialSecurityName: Source = {
  title: 'Need to change your name on a Social Security card?',
  publisher: 'The Columbian, Social Security column',
  url: 'https://columbian.com/news/2020/jan/19/social-security-need-to-change-your-name-on-a-social-security-card',
  checked,
};
const decreeCopy: Source = {
  title: 'How to get a copy of a divorce decree or certificate',
  publisher: 'USA.gov',
  url: 'https://www.usa.gov/divorce-decree',
  checked,
};
const recordingGuide: Source = {
  title: "Reporter's Recording Guide",
  publisher: 'Reporters Committee for Freedom of the Press',
  url: 'https://www.rcfp.org/reporters-recording-guide/',
  checked,
};
const recordingConsent: Source = {
  title: "Reporter's Recording Guide (2012 edition)",
  publisher: 'Reporters Committee for Freedom of the Press',
  url: 'https://de.slideshare.net/bluesme/reporters-recording-guide-36403577',
  checked,
};
const chatPrivilege: Source = {
  title: 'Two Federal Courts Chart Diverging Paths on the Discoverability of LLM Interactions',
  publisher: 'Kirkland & Ellis',
  url: 'https://www.kirkland.com/publications/kirkland-alert/2026/03/two-federal-courts-chart-diverging-paths-on-the-discoverability-of-llm-interactions',
  checked,
};
const pennsylvaniaFactors: Source = {
  title: 'Calculation of Alimony, quoting 23 Pa.C.S. 3701',
  publisher: 'Bret R. Goldstein',
  url: 'https://bretrgoldstein.com/blog/page/3',
  checked,
};

export const hannahPassages: readonly Passage[] = [
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
    ],
    sources: [texasAnswer, sanBernardino],
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
    ],
    sources: [texasAnswer, sanBernardino, massStaff],
    followUps: [
      'can i still do something if i missed the deadline',
      'what can the clerk tell me at the courthouse',
      'i cant afford the filing fee',
    ],
  },
  {
    id: 'hannah-california-answer',
    advisor: 'hannah',
    title: 'California: time to file a response',
    text: `**In California, you have 30 days from the day you were served** to file a response. After that, the other person can ask the court to enter your default. Then you can no longer respond without permission.

What to know:

- If you disagree with anything in the petition, you can file a response with the court.
- There is a filing fee. If you have little money, ask about a fee waiver.
- In a default, the judgment cannot give the other person more than the petition asked for.
- If more than 30 days have passed, you may still be able to file. That holds if no default was entered.

Papers asking for an order at a hearing are different. They have their own, shorter deadline. Look at the first page of each set.

The court's self-help center can tell you which form to use. Ask them to check your date too, since a weekend or holiday can matter.`,
    asks: [
      'how long to respond to divorce in california',
      'california 30 days response FL-120',
      'los angeles divorce papers deadline',
      'i live in ca and got a petition for dissolution',
      'default in california divorce what does it mean',
      'calif. respondent days to respond to dissolution summons',
      'california divorce response time',
      'my hubby filed in san diego, do i really only have a month to reply',
      'im in sacramento and the 30 days ended last week, no default yet, can i still file my response in california',
      'orange county, what is the charge to turn in my fl-120 california response',
      'oakland ca, she served me with an fl-100 petition, what if i blow it off',
      'fresno superior court says a default may be entered, can he get more than what he asked for in california',
      'i disagree with half of what he wrote in his california petition, do i have to file something within a month',
      'bay area, i got a request for order with a court date too, is that deadline the same as the 30 day response in california',
    ],
    sources: [sanBernardino],
    state: 'CA',
    exactFor: ['hannah-answer-deadline'],
    followUps: [
      'i cant afford the filing fee',
      'can i still do something if i missed the deadline',
      'what is a temporary order',
    ],
  },
  {
    id: 'hannah-texas-answer',
    advisor: 'hannah',
    title: 'Texas: when your answer is due',
    text: `**In Texas, an answer is due by 10 a.m. on the Monday after 20 days have gone by.** The days run from when you were served in person or by certified mail.

How to count it:

1. Mark the day you were served. Do not count that day.
2. Count 20 more days. Weekends and holidays count.
3. Go to the next Monday. That is the due date, at 10:00 a.m.
4. If the court is closed that day, the answer is due on the next day it is open.

If you do not file an answer, the divorce can go ahead without you. You may then have no say about property, debts or orders about the children.

An answer does not have to tell your whole story. It keeps your right to have a say. If you want something different from what the petition asks, read about a counter-petition.

Check your date with the district clerk. Then file a few days early.`,
    asks: [
      'texas divorce answer deadline',
      'when is my answer due in texas monday 10 am',
      'served with a citation in houston how long do i have',
      'tx 20 days after being served',
      'do i have to file an answer in texas or can i ignore it',
      'texas respondent original answer due date dallas austin',
      'texas how many days to answer',
      'what does by 10am on the monday next after 20 days even mean',
      'got papers from the constable in san antonio, how do i figure out the exact monday',
      'does the day i was served count toward the 20 days in texas',
      'fort worth, the monday i count to is labor day and the courthouse is shut in texas',
      'my ex filed in el paso and im so mad i want to throw the citation away, what happens if a texan never answers',
      'tarrant county tx, how do i count the 20 days if i got it certified mail',
      'im in texas and dont want to fight him on anything, do i still need to turn in an answer to have a say',
    ],
    sources: [texasAnswer],
    state: 'TX',
    exactFor: ['hannah-answer-deadline'],
    followUps: [
      'what do i actually write in the answer form',
      'should i sign a waiver of service',
      'can i still do something if i missed the deadline',
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
    ],
    sources: [sanBernardino, texasAnswer],
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
    ],
    sources: [texasAnswer, maineForms],
    followUps: [
      'how do i serve papers on my spouse',
      'what happens if my spouse drops the case',
      'how do i write a declaration for the judge',
    ],
  },
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
    ],
    sources: [sutter, utahService, texasRespond],
    followUps: [
      'how long will my divorce take',
      'what is a temporary order',
      'what papers do i need to file to start',
    ],
  },
  {
    id: 'hannah-start-filing',
    advisor: 'hannah',
    title: 'How to start a divorce case',
    text: `You start by filing a petition, also called a complaint, with the right court. A summons goes with it. You do not need your spouse's permission to file.

Get ready in this order:

1. **Check where you can file.** States have rules on how long you must have lived there.
2. **Get the forms** from your state court's website. There are often different sets for people with and without children.
3. **Collect the facts**: full names, dates of marriage and separation, children's birth dates, addresses.
4. **List what you want the court to decide**: home, money, debts, name, children.
5. **Copy and file** with the clerk. Pay the fee or ask for a waiver.
6. **Plan the service**, so someone else gives your spouse the papers.

If filing could put you at risk, do not start alone. Use the help button at the top of this chat and make a safety plan first. Ask how to keep your address private.`,
    asks: [
      'what papers do i need to file to start',
      'how do i file for divorce without a lawyer',
      'i want to leave my husband what is the first legal step',
      'where do i get divorce forms',
      'i decided to end my marriage how do i begin the court case',
      'starting a divorce, file a petition or complaint, forms for my state',
      'how to open a divorce case',
      'im done with this marriage, how do i get the ball rolling',
      'do i need his signature before i can file for divorce',
      'can i download the divorce packet online and print it at the library',
      'i have two kids and no clue, which set of court forms do i use to open a case against my husband',
      'what info do i need to collect before i turn in a petition',
      'after 22 years i finally made up my mind to leave her, what do i bring to the courthouse window to get it started',
      'is the thing you file first called a complaint or a petition',
    ],
    sources: [sutter, michiganDivorce, grandRapids, vermontWaiver],
    followUps: [
      'how long do i have to live in a state to file there',
      'how do i serve papers on my spouse',
      'i cant afford the filing fee',
    ],
  },
  {
    id: 'hannah-service-how',
    advisor: 'hannah',
    title: 'How to have your spouse served',
    text: `You cannot hand over the first papers yourself. Someone else has to do it, and then sign a form that says when and how.

Common ways, depending on your state:

- **By hand**, by a sheriff, constable, process server, or another adult who is not part of the case.
- **By mail that needs a signature**, where your court allows it.
- **Your spouse accepts service** by signing a form.

Steps:

1. Ask the clerk which ways are allowed and how long you have.
2. Give the server every page, with the summons on top.
3. Get the **proof of service** form filled in and signed.
4. File it. Without it, the court may not act, and bad service can even end a case.

Do not ask your child to do it, or a friend who may get hurt. If your spouse may turn violent, ask about the sheriff and plan where you will be that day. The help button at the top of this chat can connect you with an advocate.`,
    asks: [
      'how do i serve papers on my spouse',
      'can i give my husband the divorce papers myself',
      'can my friend or sister deliver the court papers to my ex',
      'what is proof of service',
      'who is allowed to be a process server',
      'how much time do i have to get her served',
      'can i send the papers by mail to get him served',
      'who can hand my wife the paperwork for me, does it have to be a cop',
      'how much does it cost for the sheriff to serve my ex',
      'is it ok to send divorce documents by facebook messenger or email',
      'can my 19 year old son give his dad the papers',
      'she works at a hospital, can she be served at her job',
      'the guy delivered them, what form does he sign and where do i turn that in',
      'i dont want to humiliate him, is there a nicer way to get him served like he just signs for them',
    ],
    sources: [utahService],
    followUps: [
      'i dont know where my spouse lives how do i serve',
      'should i sign a waiver of service',
      'how do i keep my address secret in court papers',
    ],
  },
  {
    id: 'hannah-service-cannot-find',
    advisor: 'hannah',
    title: 'When you cannot find your spouse to serve',
    text: `You can often still get divorced. First you must show the court that you really searched. Only then can a judge allow another way to give notice, sometimes called alternative service or publication.

Search and write it all down, with dates:

- last known address, job, phone and email
- relatives and friends who may know
- social media and online people searches
- the post office, if your court lists it
- jail, prison or military lookups, where they fit

Then ask the self-help center for the form to request another way to serve. You attach your search notes. The judge decides which way is allowed.

Do not put a notice in a newspaper before the court allows it. It may not count.

If you went into hiding from this person, do not search alone. A search can show them where you are. Talk with a domestic violence advocate first. The help button at the top of this chat is there for that.`,
    asks: [
      'i dont know where my spouse lives how do i serve',
      'my husband disappeared can i still get divorced',
      'wife is dodging the process server',
      'he keeps avoiding being served',
      'service by publication how does it work',
      'ex is missing or hiding, no address, cant locate him to serve',
      'how do you serve a ghost',
      'he moved out of state and blocked me everywhere, havent had an address in three years',
      'my wife ran off and nobody will tell me where she is staying, can i still end the marriage',
      'can i put the divorce notice in the newspaper if i cant track him down',
      'hubby got deported and i lost contact with him, how does the court give him notice',
      'sheriff went by over and over but he hides and wont open the door',
      'he might be in jail or homeless, how do i search before i ask the judge for alternative service',
      'can i serve her through instagram if thats the only way to reach her',
    ],
    sources: [utahService],
    followUps: [
      'how do i keep my address secret in court papers',
      'what is proof of service',
      'can i get divorced if my spouse says no',
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
    ],
    sources: [maineForms, texasAnswer],
    followUps: [
      'how many days do i have to respond to the petition',
      'what should i check before i sign the settlement',
      'how do i get free legal help',
    ],
  },
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
    ],
    sources: [vermontWaiver],
    followUps: [
      'how do i get free legal help',
      'can i hire a lawyer for just one part',
      'what papers do i need to file to start',
    ],
  },
  {
    id: 'hannah-legal-aid',
    advisor: 'hannah',
    title: 'Finding free or low-cost legal help',
    text: `Start with three calls or searches. Do them in this order, and say your deadline first.

1. **Legal aid** in your state or county. It is free for people with low income. Many programs use a limit tied to the federal poverty level, and some can go higher in special cases. Ask even if you think you earn too much.
2. **The court's self-help center.** Staff help with forms and steps, whatever you earn. They cannot take your side.
3. **The bar association's referral line.** Ask for a low-cost first talk, or for lawyers who do single tasks.

Also try law school clinics and a lawyer-for-a-day program at the court. If you are not safe, try a domestic violence program.

Say this: "I have a divorce case in this county. My answer is due on this date. There are children, yes or no. I need help with this one thing."

Waiting lists are common, so apply to more than one place. Have pay stubs and your papers ready.`,
    asks: [
      'how do i get free legal help',
      'i need an attorney but im broke',
      'where can i find pro bono divorce lawyers near me',
      'do i qualify for legal aid',
      'nobody will take my case because i have no money',
      'legal aid or free lawyer for low income, cheap attorney, pro bono clinic',
      'free divorce lawyer??',
      'single mom on minimum wage, who will represent me for nothing',
      'my ex has a fancy law firm and i drive uber, are there any charities or clinics that give legal advice',
      'is there a hotline where i can ask a lawyer a question at no charge',
      'make too much for legal aid but not enough for an attorney, what are my options',
      'does a law school help people with divorces',
      'the legal aid office put me on a waiting list, where else can i call',
      'who helps low income dads with custody forms for free',
    ],
    sources: [arkansasAid, contraCosta],
    followUps: [
      'can i hire a lawyer for just one part',
      'what should i ask at the first meeting with a lawyer',
      'do i really need a lawyer',
    ],
  },
  {
    id: 'hannah-limited-scope',
    advisor: 'hannah',
    title: 'Hiring a lawyer for only one part',
    text: `Yes, in many places you can pay a lawyer for one task and do the rest yourself. It is called **limited scope**, "unbundled" or "discrete task" help. You pay by the task, not from start to finish.

Tasks that suit it well:

- checking your answer or petition before you file
- reading a settlement before you sign
- coaching you for one hearing, or going with you to it
- working out a retirement order or a house transfer
- explaining what the other lawyer's letter means

How to ask: "I am representing myself. I would like limited scope help with this one paper. What would it cost, and can you put the limits in writing?"

Before you pay, get clear on four things:

1. what the lawyer will do, and by when
2. what the lawyer will **not** do
3. the price, or the hourly rate with a cap
4. who answers if the other side calls

Rules on this differ by state. The bar association can tell you which lawyers offer it.`,
    asks: [
      'can i hire a lawyer for just one part',
      'unbundled legal services how does it work',
      'can an attorney just review my paperwork',
      'i can pay for an hour of a lawyers time what should i use it on',
      'limited scope representation cost',
      'pay an attorney by the hour to check documents only, partial representation',
      'hire a lawyer for just one day',
      'can i pay someone just to look over my settlement before i sign',
      'i did all the forms myself, i only want an attorney to stand next to me at one hearing',
      'flat fee for a single task instead of a big retainer',
      'is there such a thing as a lawyer a la carte',
      'how much for an attorney to check my petition for mistakes',
      'i have 300 bucks saved, could a pro coach me for an hour and i do the rest',
      'does a lawyer have to take over my whole case or can they only handle the house transfer',
    ],
    sources: [unbundling],
    followUps: [
      'what should i ask at the first meeting with a lawyer',
      'do i really need a lawyer',
      'what should i check before i sign the settlement',
    ],
  },
  {
    id: 'hannah-need-lawyer',
    advisor: 'hannah',
    title: 'Do you need a lawyer?',
    text: `You are allowed to go to court without one, and many people do. Whether it is wise depends on what is at stake.

Talk to a lawyer at least once if any of these fit:

- your spouse has hurt, threatened or tracked you
- your spouse has a lawyer and you do not
- there is a fight over the children, or someone wants to move away
- you own a home, a business, or retirement savings
- one of you lives in another state or country
- one of you is in the military, or is a member of a tribe
- you have been asked to sign something you do not follow

You may manage with self-help if you own little, agree on all points, and nobody is afraid.

There is a middle way: one paid talk at the start, and one before you sign. That costs far less than fixing a bad deal.

No app can tell you how your case will go. This one helps you come prepared.`,
    asks: [
      'do i really need a lawyer',
      'can i do my divorce myself',
      'is it stupid to go to court without an attorney',
      'should i represent myself pro se',
      'when is it worth paying for legal counsel',
      'what if we have nothing to divide do i still need one',
      'diy divorce ok?',
      'hubby says lawyers are a waste of money and we should do it ourselves, is he right',
      'married 14 months, no kids, no house, nothing to divide, do i still need to hire a lawyer',
      'do i need a lawyer if nobody is fighting',
      'can i use legalzoom or online divorce or is that dumb with two kids and a pension',
      'what are the risks of going without representation',
      'i am 67 and he handled everything, would i be a fool to go to court on my own',
      'which situations are too complicated without a lawyer',
    ],
    sources: [contraCosta],
    followUps: [
      'how do i get free legal help',
      'can i hire a lawyer for just one part',
      'what should i ask at the first meeting with a lawyer',
    ],
  },
  {
    id: 'hannah-first-consult',
    advisor: 'hannah',
    title: 'Your first meeting with a lawyer',
    text: `Go in with one page of facts and a short list of questions. You pay for time, so let the page do the telling.

**On the page:** names, addresses, dates of marriage and separation, children's ages. Jobs and income. What you own and owe. The next court date, and any safety worries.

**Bring:** every court paper, last tax return, recent pay stubs, any agreement you signed.

**Ask:**

1. What are the next two steps, and the dates?
2. What should I not do right now?
3. What are the hard parts of a case like mine?
4. How do you charge? What is the retainer, and what happens when it runs out?
5. Who will do the work, and how fast do you answer?
6. What could I do myself to keep the cost down?
7. Have you worked for my spouse or our family?

Go alone if you can, and ask what stays private between you. Take notes. If a lawyer promises you a result, be careful.

You can meet two before you choose.`,
    asks: [
      'what should i ask at the first meeting with a lawyer',
      'i have a consultation with an attorney tomorrow',
      'what to bring to a divorce consult',
      'how do i pick a good family law attorney',
      'what is a retainer fee and how does billing work',
      'interviewing lawyers, free consultation, questions and what to prepare',
      'seeing a lawyer friday, help',
      'what do i say in my first appointment with a divorce attorney',
      'should i bring my bank statements and tax return to the law office',
      'how do i know if a divorce attorney is any good or just wants my money',
      'im embarrassed to tell a lawyer i was the one who messed up, is what i say in the consultation private',
      'can i interview two or three attorneys before hiring one',
      'he promised me full custody guaranteed, is that a red flag in a lawyer',
      'what does it mean that she charges 350 an hour with 5000 up front',
    ],
    sources: [],
    followUps: [
      'how do i make a timeline for my lawyer',
      'can i hire a lawyer for just one part',
      'how do i organize all these papers',
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
    ],
    sources: [massStaff, pierceStaff],
    followUps: [
      'how can i look up what has been filed in my case',
      'can i write a letter to the judge',
      'how do i get free legal help',
    ],
  },
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
    ],
    sources: [michiganHearing],
    followUps: [
      'my hearing is on zoom what do i do',
      'im scared of seeing him in court',
      'how do i write a declaration for the judge',
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
    ],
    sources: [grandRapids],
    followUps: [
      'how do i prepare for my court hearing',
      'how do i get a protective order',
      'should i move out of the house',
    ],
  },
  {
    id: 'hannah-disclosure',
    advisor: 'hannah',
    title: 'Telling the court about your money',
    text: `In many states, both of you must lay your money open. There is a court form for it, often called a **financial declaration**, affidavit or disclosure. You give it to the other side with copies of your papers.

It asks for four things: income, costs, what you own, and what you owe.

How to do it well:

1. Use your own court's form. Fill in every line. Write "0" or "none" where that is true.
2. Attach what the list asks for, such as tax returns, pay stubs and account statements.
3. If you do not know a number, write your best guess and mark it "estimate".
4. Include accounts in your name only, cash, and things you think are yours alone.
5. Check the due date and who gets a copy.

Be complete. A court can punish someone who leaves out income or property. That cuts both ways. If your spouse's form has gaps, write a list of what is missing.

Some states relax this when nobody answers the case, or both agree. Ask.`,
    asks: [
      'what do i have to disclose about money',
      'how do i fill out the financial affidavit',
      'do i have to list my own savings account in the court forms',
      'what happens if i forget something on the declaration of assets',
      'is financial disclosure mandatory',
      'financial declaration of income, expenses, assets and debts, required disclosure',
      'the court wants my bank info',
      'do i have to tell my wife about my 401k and my side gig on the forms',
      'stuck on the sheet with monthly income and expenses, what do i write if i dont know a number',
      'will i get in trouble for leaving out the cash i keep at home on the court form',
      'her financial statement is a lie, she left out a whole account',
      'can we skip swapping financials if we both agree',
      'when is the asset and debt form due and who gets a copy',
      'do i attach my pay stubs to the financial affidavit',
    ],
    sources: [utahFinancial, utahFinancialDuty, clarkDiscovery],
    followUps: [
      'how do i get papers my spouse wont hand over',
      'how do i organize all these papers',
      'who gets what when we divorce',
    ],
  },
  {
    id: 'hannah-discovery',
    advisor: 'hannah',
    title: 'Getting papers your spouse will not share',
    text: `The court process for this is called **discovery**. It lets each side get facts from the other, and sometimes from banks or employers.

Common tools:

- **Interrogatories:** written questions that must be answered under oath
- **Requests for production:** "give me copies of these papers"
- **Requests for admission:** "admit or deny this fact"
- **Deposition:** questions in person, on record
- **Subpoena:** an order to someone outside the case, such as a bank

Before you use them:

1. Check if your state already makes both sides give papers at the start. Ask for those first.
2. Make a list: paper, dates, where you think it is.
3. Ask the self-help center which forms and limits apply.
4. Watch the deadlines. There is often a last day for discovery.

If you **received** such questions, do not ignore them. Note the due date and get help with objections.

There is no one standard way to do this. It is a good task for a few paid hours with a lawyer.`,
    asks: [
      'how do i get papers my spouse wont hand over',
      'what is discovery',
      'i got interrogatories do i have to answer',
      'can i subpoena bank records or his employer',
      'she refuses to give me the account statements for the case',
      'what is a deposition',
      'how to force him to show statements',
      'his lawyer mailed me 40 questions i have to answer under oath, is that normal',
      'can my attorney make venmo or the bank turn over her records',
      'ive been called for a deposition and im sick with nerves',
      'what are requests for production and how long have i got',
      'can they ask about my new girlfriend in written questions',
      'hubby has the loan and account papers locked in his office and says go fish, how do i legally get them',
      'can i get her pay records straight from her boss',
    ],
    sources: [clarkDiscovery],
    followUps: [
      'what do i have to disclose about money',
      'can i hire a lawyer for just one part',
      'how do i make a timeline for my lawyer',
    ],
  },
  {
    id: 'hannah-protective-order',
    advisor: 'hannah',
    title: 'Protective orders: how they usually work',
    text: `If you are in danger now, use the help button at the top of this chat first.

A protective order is a court order that tells someone to stop. It is also called a restraining order. It can say: no contact, stay away, leave the home. Names and rules differ by state.

Often there are two or three steps:

1. **Emergency order**, in some places, when courts are closed. It may end on the next court day.
2. **Temporary order.** A judge can make it from your side alone. "Ex parte" means the other person was not there. It lasts until a hearing.
3. **Final order.** Both can speak at a hearing. If granted, it lasts for a set time.

Breaking an order can lead to arrest, once the person has been served.

You do not have to do this alone. An advocate can help with forms, safety and the hearing. Ask if filing may raise the risk, and plan for the day of service.

Keep a copy with you, and give one to school and work.`,
    asks: [
      'how do i get a protective order',
      'restraining order against my husband how does it work',
      'he threatened me can the court keep him away',
      'what is ex parte',
      'difference between temporary and final order of protection',
      'how long does a restraining order last',
      'how do i get a no contact order',
      'my ex boyfriend and father of my child scares me, can a judge order him to stay away from us',
      'whats the difference between an emergency order and the permanent one',
      'will he be told and be there when i ask the court to keep him away',
      'can the court make him leave the apartment because of what he did last month',
      'how soon after the temporary protective order is the hearing and do i have to speak',
      'is there a court order that says he cant come near my work or contact me',
      'is it a crime if he texts me when i have an order against him',
    ],
    sources: [adamsOrders, harrisOrder, williamsonOrder],
    followUps: [
      'what should i bring to ask for a restraining order',
      'how do i keep my address secret in court papers',
      'im scared of seeing him in court',
    ],
  },
  {
    id: 'hannah-protective-order-prep',
    advisor: 'hannah',
    title: 'What to bring when you ask for protection',
    text: `If you are in danger now, use the help button at the top of this chat. Do the paper part when you are somewhere safe, on a device the other person cannot see.

Write down, in short lines:

- **The last time:** date, place, what was done, what was said, who saw it
- **The worst time**, and the first time
- threats, weapons, choking, stalking, tracking, threats about the children or pets
- injuries, doctor visits, police calls, with dates
- where the person lives and works, car, looks. The server needs this.

Bring, if you can get it safely:

1. photo ID and the children's birth dates
2. photos of injuries or damage
3. messages, call logs and voicemails
4. police or hospital papers
5. any court papers you have

Say what you need: no contact, stay away from home, work and school. Name the children, the phone and the pet too.

If you cannot reach something, go without it. Your own words count. Do not go back home for papers without a safety plan.`,
    asks: [
      'what should i bring to ask for a restraining order',
      'what evidence do i need for an order of protection',
      'i dont have proof of the abuse only my word',
      'how do i write down what he did to me for the court',
      'filling out the petition for protection what do they want to know',
      'restraining order paperwork, proof, photos, police reports, dates of violence',
      'no bruises no photos, can i still get one',
      'what papers do i take with me to ask the judge for protection',
      'i have screenshots of his threats and old er records, do i print them for the restraining order',
      'the form asks for the most recent incident and the worst one, how do i write down what he did',
      'do i need his license plate and work address for the protection petition',
      'never called the police in all those years and feel so stupid, will they believe me without a report',
      'can i include my dog and my kids in the order of protection',
      'i left in a hurry and my documents are still at the house, can i apply for the order without them',
    ],
    sources: [],
    followUps: [
      'how do i get a protective order',
      'im scared of seeing him in court',
      'how do i make a timeline for my lawyer',
    ],
  },
  {
    id: 'hannah-address-private',
    advisor: 'hannah',
    title: 'Keeping your address out of court papers',
    text: `Do not write your new address on any form until you have asked how to keep it private. Court papers are often given to the other side, and other people may be able to read them.

Ask the clerk or an advocate, before you file:

1. "Is there a confidential address form for this court?"
2. "Can I use a mailing address that is not my home?"
3. "What else on this form will the other side see?" Think of school, work and day care.

Your state may have an **address confidentiality program**. It gives people in danger another address to use. In Maine, for example, state and local agencies must accept that address, and mail is passed on. You apply with a trained helper, and it works best with an address the other person does not know.

Also check phone location sharing, shared cloud accounts, tags in bags and cars, and the children's tablets.

If you are afraid of being found, use the help button at the top of this chat. Someone there can plan with you.`,
    asks: [
      'how do i keep my address secret in court papers',
      'will my ex see where i live now if i file',
      'can i hide my location from my abuser in the divorce forms',
      'address confidentiality program how to apply',
      'i moved to a shelter what address do i put',
      'keep my new home address confidential and hidden from him',
      'keep him from finding my new place',
      'i fled to another town, will my ex see where i live now on the petition',
      'can i file with a po box so my ex wont see where i live',
      'my ex shouldnt know which daycare our toddler goes to, will it be printed in the court file',
      'is there a safe at home program that gives you a substitute mailbox',
      'could my kids ipad or google account give away the address im keeping off the court forms',
      'leave the address line blank or not',
      'are divorce files public so anyone can look up where i live',
    ],
    sources: [maineAddress, californiaAddress],
    followUps: [
      'how do i get a protective order',
      'im scared of seeing him in court',
      'what papers do i need to file to start',
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
    ],
    sources: [californiaMediationSafety, illinoisMediation],
    followUps: [
      'what should i check before i sign the settlement',
      'im scared of seeing him in court',
      'we made a verbal deal is it enough',
    ],
  },
  {
    id: 'hannah-legal-separation',
    advisor: 'hannah',
    title: 'Legal separation compared with divorce',
    text: `The main difference: after a legal separation you are **still married**. You cannot marry someone else. After a divorce you are single.

The steps in court are often alike. A judge can make orders about money, property, the children and support in both. Living apart is not the same as a legal separation. For that you need a court order.

Why some people choose it:

- faith or family reasons
- they do not meet the residency rule for divorce yet
- they are not sure
- insurance or benefits, though you must check with the plan

Why some do not:

- you may pay and do the work twice if you divorce later
- debts and property may stay tied for longer

Not every state offers it, and the rules differ. Ask the self-help center:

1. Does this state have legal separation?
2. Does it end shared debts and shared earnings? From what date?
3. How can it be turned into a divorce?

Ask your health plan in writing what it does in each case.`,
    asks: [
      'what is legal separation',
      'separated vs divorced whats the difference',
      'can we live apart legally without a divorce',
      'should i get a legal separation first',
      'are we legally separated if he just moved out',
      'legally separate but stay married, separation papers instead of divorce',
      'separated but not divorced',
      'our church is against divorce, can we get a court paper that lets us live apart',
      'can i keep his health benefits if we legally separate and stay married on paper',
      'whats the point of a legal separation if it costs the same',
      'can i date or marry someone else if were only legally separated',
      'weve had separate bedrooms for 2 years, does that make us legally separated',
      'not sure i want a divorce yet but need money rules in court, is there something in between',
      'how do you turn a legal separation into a divorce afterwards',
    ],
    sources: [separation, sanDiego],
    followUps: [
      'how long do i have to live in a state to file there',
      'who gets what when we divorce',
      'should i move out of the house',
    ],
  },
  {
    id: 'hannah-spouse-refuses',
    advisor: 'hannah',
    title: 'If your spouse does not want the divorce',
    text: `Your spouse cannot usually stop it by saying no or by not signing. No-fault divorce means that you do not have to prove that someone did wrong. In California and Michigan, for example, one spouse can get a divorce even when the other objects.

What refusing can do is slow things down. What to expect:

- **They ignore the papers.** After the time to answer is over, you can ask for a default.
- **They answer and disagree.** The case goes on, and a judge decides what you cannot agree on.
- **They avoid the server.** Ask the court about other ways to serve.

What you need in each case: correct service, proof of it, and each form on time. Keep a list of dates.

You do not owe your spouse a debate about it. A line you can use: "I have decided. Papers will come through the court."

If saying that could put you in danger, do not announce it. Plan first with an advocate. Use the help button at the top of this chat.`,
    asks: [
      'can i get divorced if my spouse says no',
      'my husband refuses to sign the divorce papers',
      'wife wont agree to a divorce what can i do',
      'can she stop me from divorcing her',
      'what does no fault mean',
      'spouse refuses divorce, wont sign, wont cooperate, contested',
      'he refuses to sign anything',
      'my wife ripped up the papers and said over my dead body i will never give you a divorce',
      'can she stop the divorce just by saying no',
      'he says he will drag this out until i give up, can he really block it',
      'do i have to prove he did something wrong to get out',
      'can he stop me from divorcing by ignoring everything from the court',
      'she is begging me for another chance but i want out, does the judge need her consent',
      'what is irreconcilable differences',
    ],
    sources: [sanDiego, grandRapids, texasAnswer],
    followUps: [
      'how do i serve papers on my spouse',
      'how long will my divorce take',
      'does cheating matter in court',
    ],
  },
  {
    id: 'hannah-where-to-file',
    advisor: 'hannah',
    title: 'Which state and county to file in',
    text: `You file where you or your spouse lives, if one of you has lived there long enough. Each state has its own rule. Some also have a rule for the county.

As an example of how it works: Michigan asks for 180 days in the state and, most of the time, 10 days in the county. Your state may ask for more, less, or nothing fixed.

To find your rule:

1. Search for your state court's self-help page and the word "residency".
2. Check both your state and your spouse's, if you live apart.
3. Note when you moved, and keep proof: lease, license, bills.

Take care with these:

- **Children.** The state where they live can matter for custody, even when another state can end the marriage.
- **Military, or living abroad.** Special rules may apply.
- **You just fled.** Do not wait out a residency time without help. Protective orders have their own rules.

If two states are possible, ask a lawyer before anyone files. The choice can be hard to undo.`,
    asks: [
      'how long do i have to live in a state to file there',
      'residency requirement for divorce',
      'we live in different states where do i file',
      'i just moved can i file here or do i have to go back',
      'which county courthouse handles my divorce',
      'we got married in another state does that matter',
      'which state do i file in',
      'i moved back to my parents in another state last month, can i do it from here',
      'he lives in one county and i live in another, whose court do we use',
      'we had our wedding in vegas, do we have to go back there to end it',
      'how many months of living somewhere before their court will take my divorce',
      'im an american living overseas, where would i get divorced',
      'our kids live in a different state than me, does that change where the custody part gets filed',
      'whats domicile and what proof like a lease or drivers license shows i live here',
    ],
    sources: [michiganDivorce],
    followUps: [
      'what papers do i need to file to start',
      'my spouse is in the military does that change the case',
      'how long will my divorce take',
    ],
  },
  {
    id: 'hannah-michigan-basics',
    advisor: 'hannah',
    title: 'Michigan: residency and waiting times',
    text: `**In Michigan**, these are the first dates to check:

- **State:** you or your spouse must have lived in Michigan for at least the last 180 days before filing.
- **County:** in general, one of you must have lived in that county for at least 10 days. There is an exception in some cases with a risk of taking a child abroad.
- **Waiting time without minor children:** the divorce can be final 60 days after filing at the soonest.
- **Waiting time with minor children:** 180 days.

Michigan is a no-fault state. One spouse can get a divorce by telling the court that the marriage has broken down for good.

Court fees can be waived if you get public benefits. The court can also agree to it in other cases of need.

For forms and steps, look at Michigan Legal Help, and ask the circuit court clerk in your county. Check the dates there before you count on them.`,
    asks: [
      'michigan divorce how long',
      'detroit divorce waiting period 60 days 180 days',
      'how long do i have to live in michigan before filing',
      'mi divorce with kids six months wait',
      'grand rapids county rules filing for divorce',
      'michigan residency 180 days waiting time',
      'michigan minimum wait',
      'ann arbor, no kids, whats the fastest we can be divorced in michigan',
      'just moved to lansing from ohio in june, when can i file in michigan',
      'why does my michigan divorce take 6 months because we have a baby',
      'kalamazoo county 10 day rule',
      'is michigan no fault or do i have to show she cheated',
      'flint mi, on food stamps, can the circuit court waive the cost of my divorce',
      'hubby lives in macomb county and im out of state now, can we still use a michigan court',
    ],
    sources: [michiganDivorce, grandRapids],
    state: 'MI',
    exactFor: ['hannah-where-to-file', 'hannah-how-long'],
    followUps: [
      'i cant afford the filing fee',
      'what is a temporary order',
      'how do i serve papers on my spouse',
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
    ],
    sources: [grandRapids],
    followUps: [
      'what is a temporary order',
      'how can i look up what has been filed in my case',
      'we both agree on everything can we make it simple',
    ],
  },
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
    ],
    sources: [sutter, separation],
    followUps: [
      'what should i check before i sign the settlement',
      'we made a verbal deal is it enough',
      'how long will my divorce take',
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
    ],
    sources: [],
    followUps: [
      'we made a verbal deal is it enough',
      'can i hire a lawyer for just one part',
      'can a court order be changed later',
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
    ],
    sources: [californiaProperty],
    followUps: [
      'we both agree on everything can we make it simple',
      'what should i check before i sign the settlement',
      'who gets what when we divorce',
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
    ],
    sources: [
      californiaProperty,
      texasRespond,
      {
        title: 'Who should file for Innocent Spouse Relief, Form 8857?',
        publisher: 'TaxSlayer, listing the community property states',
        url: 'https://support.taxslayer.com/hc/en-us/articles/36268557134733-Who-should-file-for-Innocent-Spouse-Relief-Form-8857',
        checked,
      },
      {
        title: 'Property Settlements and Third-Party Transfers',
        publisher: 'NDSC, LLC',
        url: 'https://www.ndscllc.com/blog-01/property-settlements-and-third-party-transfers',
        checked,
      },
    ],
    followUps: [
      'what do i have to disclose about money',
      'we signed a prenup what now',
      'how do i get papers my spouse wont hand over',
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
    ],
    sources: [californiaProperty],
    followUps: [
      'what should i ask at the first meeting with a lawyer',
      'who gets what when we divorce',
      'what do i actually write in the answer form',
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
    ],
    sources: [summonsRules, standingOrder],
    followUps: [
      'what is a temporary order',
      'what do i have to disclose about money',
      'what can i do if my ex ignores the court order',
    ],
  },
  {
    id: 'hannah-delete-evidence',
    advisor: 'hannah',
    title: 'Deleting texts, posts and photos',
    text: `Do not delete anything that may matter to the case. Once a case is coming or has begun, wiping posts or messages can be treated as destroying evidence. That can hurt you more than the post would.

What is fine:

- **Stop posting.** Or post nothing about the case, money, dating, trips or the children.
- **Change privacy settings**, if your lawyer agrees.
- **Log out** shared devices and change passwords on accounts that are only yours.

What to do with what is there:

1. Save it. Take screenshots that show the date and the sender.
2. Back up your phone to a place only you can open.
3. Ask friends not to tag you.
4. Tell your lawyer about the worst one. A lawyer can plan for what they know.

Also leave your spouse's accounts and phone alone. Opening them without permission can bring trouble of its own.

If keeping messages on your phone puts you at risk, ask an advocate about safer storage. The help button at the top of this chat can connect you.`,
    asks: [
      'can i delete my texts and facebook posts',
      'should i take down my instagram during the divorce',
      'i said awful things in messages can i erase them before court',
      'is it ok to wipe my phone',
      'will social media be used against me',
      'erase or remove social media, photos, emails, messages before court',
      'should i deactivate facebook',
      'can i get rid of old pictures of me drinking',
      'my tiktok has me partying and shes fighting for custody, is it tampering if i remove it',
      'i sexted someone and the chats are still on my phone, what if i clear them',
      'do i have to keep the nasty emails i wrote',
      'will the judge see what i post on snapchat',
      'want a fresh start and a factory reset before court, bad idea?',
      'can i make my profile private and untag myself while the case is going',
    ],
    sources: [spoliation],
    followUps: [
      'can i record our conversations',
      'how do i make a timeline for my lawyer',
      'is this chat private can it be used in court',
    ],
  },
  {
    id: 'hannah-recording',
    advisor: 'hannah',
    title: 'Recording calls or talks with your ex',
    text: `Do not record until you know your state's rule. In many states, you may record a talk that you are part of. In others, everyone must agree. Breaking the rule can be a crime, and you can be sued.

Things that make it harder:

- you are in one state and your ex in another
- you leave a device running in a room you are not in
- an order in your case says something about recording

A court may also not like it, even where it is allowed.

Safer ways to have a record:

1. Move talks to text, email or a parenting app.
2. After a call, send a short note: "You said pick-up is at 6. I will be there."
3. Write a log the same day: date, time, place, words, who saw it.
4. Keep voicemails and messages that were sent to you.

Ask a lawyer in your state before you press the button. If you are being threatened, use the help button at the top of this chat. An advocate knows safer ways.`,
    asks: [
      'can i record our conversations',
      'is it legal to record phone calls with my ex',
      'can i secretly tape him when he yells',
      'one party consent state',
      'can i put a camera or recorder in the house as proof',
      'recording, taping or filming my ex on the phone or in person legal or illegal',
      'can i tape him',
      'is it against the law to voice memo my wife when she screams at me',
      'can i use the ring camera audio of our fights',
      'i want to record pickups on my phone because he lies about what was said',
      'is recording a facetime call with my ex allowed',
      'hid a recorder in the kids backpack, can i get in trouble',
      'does everybody on the line have to agree to being recorded',
      'whats better than a secret recording to prove what she says to me',
    ],
    sources: [recordingGuide, recordingConsent],
    followUps: [
      'how do i make a timeline for my lawyer',
      'can i delete my texts and facebook posts',
      'what should i bring to ask for a restraining order',
    ],
  },
  {
    id: 'hannah-chat-privacy',
    advisor: 'hannah',
    title: 'Is this chat private in a court case?',
    text: `Do not count on it. Talks with your own lawyer have special protection. Talks with an automated guide like this one do not have that same protection.

The law is new and not settled. In February 2026, one federal court said a person's talks with an AI tool were not protected. Another federal court protected what a person without a lawyer had prepared with one. Family courts in your state may go either way.

So use this chat with care:

1. Leave out names, addresses and account numbers.
2. Ask general questions: "What is a temporary order?"
3. Do not type things you would not want read aloud in court.
4. Keep your plans and your worst worries for your lawyer.

If a case is coming or open, **ask a lawyer before you delete anything that may be evidence.**

Also think of who can see your screen. If someone checks your phone, use another device.`,
    asks: [
      'is this chat private can it be used in court',
      'can my husbands attorney get my conversations with you',
      'is what i tell this app confidential or privileged',
      'are you a real lawyer',
      'can an ai chat history be subpoenaed',
      'privacy of this ai assistant, evidence, attorney client privilege, who can read what i type',
      'is an ai chat evidence',
      'does an ai have to keep my divorce secrets like an attorney would',
      'could the things i typed here at 2am be read out in front of the judge',
      'does talking to chatgpt or this app count as attorney client',
      "can my wife's side demand to see my ai chat with you",
      'should i use my real name when i ask you stuff',
      'is it safe to confess something to this ai',
      'could a subpoena pull up what i asked an ai about my divorce',
    ],
    sources: [chatPrivilege],
    followUps: [
      'can i delete my texts and facebook posts',
      'do i really need a lawyer',
      'how do i get free legal help',
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
    ],
    sources: [],
    followUps: [
      'how do i write a declaration for the judge',
      'how do i organize all these papers',
      'can i record our conversations',
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
    ],
    sources: [floridaCourt, massStaff],
    followUps: [
      'how do i write a declaration for the judge',
      'what can the clerk tell me at the courthouse',
      'how do i get a protective order',
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
    ],
    sources: [massStaff],
    followUps: [
      'what can the clerk tell me at the courthouse',
      'can i still do something if i missed the deadline',
      'how do i keep my address secret in court papers',
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
    ],
    sources: [],
    followUps: [
      'how can i look up what has been filed in my case',
      'what do all these legal words mean',
      'how do i make a timeline for my lawyer',
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
    ],
    sources: [sanDiego, maineForms, pierceStaff, harrisOrder],
    followUps: [
      'how does divorce work step by step',
      'what can the clerk tell me at the courthouse',
      'what is discovery',
    ],
  },
  {
    id: 'hannah-other-lawyer',
    advisor: 'hannah',
    title: "When your spouse's lawyer contacts you",
    text: `Treat that lawyer as someone who works for your spouse. They may be polite, and still not be on your side. You do not have to talk on the phone.

Do this:

1. Say: "Send it to me in writing, and I will reply." You can repeat that as often as you need.
2. Do not explain, defend or guess. Do not agree to anything on a call.
3. Read what comes for a **date** and a **request**. Ignore the tone.
4. Check the court papers. A letter from a lawyer is not an order.
5. Do not miss a real deadline. Court papers sent by a lawyer can count as served.

A reply you can use: "I got your letter of May 4. I am looking for legal help. I will answer by May 18."

If you get your own lawyer, send all of it there and stop replying.

If a letter scares you, wait a night. Then take it to legal aid, or pay for one hour. Words like "demand" and "will seek fees" are common in such letters.`,
    asks: [
      "my ex's lawyer keeps contacting me",
      'his attorney sent me a threatening letter',
      "do i have to answer her lawyer's phone calls",
      'the other side has a lawyer and i dont',
      'got a demand letter what should i reply',
      'opposing counsel letter or call, spouse has attorney, threatening demand',
      'opposing attorney called me',
      'got a nasty email from the firm that represents my hubby giving me 5 days',
      'is it ok to talk to my husbands lawyer on the phone',
      'can i trust the woman who represents my wife, she sounds so nice',
      'he hired a shark who wants me to pay her fees',
      'should i reply to the law firm myself or say nothing',
      'a letter on fancy letterhead demands i leave the house, is that an order',
      'every time i open my mail theres another threat from his legal team, do i need to defend myself',
    ],
    sources: [],
    followUps: [
      'do i really need a lawyer',
      'what should i check before i sign the settlement',
      'how many days do i have to respond to the petition',
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
    ],
    sources: [grandRapids],
    followUps: [
      'what is a temporary order',
      'how do i get a protective order',
      'who gets what when we divorce',
    ],
  },
  {
    id: 'hannah-enforce-order',
    advisor: 'hannah',
    title: 'When an order is not obeyed',
    text: `Go back to the court that made the order. The usual request is called a **motion to enforce** or a complaint for **contempt**. Contempt means not obeying an order even though the person is able to.

Get ready first:

1. Read the exact words of the order. Mark the line that was broken.
2. List each time: date, what the order says, what happened.
3. Add proof: messages, bank lines, school notes.
4. Write what would fix it: the amount owed, the make-up days, the paper to be signed.

Then get the form from your court, file it, have it served, and go to the hearing. In some states a judge can order payment, or even jail, in serious cases.

For child support, call the state's child support agency too. It can collect without you going to court each time.

Keep following the order yourself. Do not stop visits because support is late, or stop paying because of visits, unless a court says so.

If it is a protective order, call the police. Do not wait for a form.`,
    asks: [
      'what can i do if my ex ignores the court order',
      'he is not following the divorce decree',
      'how do i file contempt',
      'she wont give me the things the judge said are mine',
      'what happens if someone breaks a court order',
      'ex violates the order, disobeys, motion to enforce, contempt, wont comply',
      'he broke the order now what',
      'the judge said he has to sign over the title and he just laughs',
      'she keeps ignoring my parenting time even though its signed by the judge',
      'how do i make my ex obey the decree',
      'can he go to jail for not obeying the judge',
      'which form do i use when the other parent disobeys',
      'his weekends were ordered and he never shows, and he hasnt refinanced either, can i drag him back to court',
      'can i stop sending the kids because she isnt following the judgment',
    ],
    sources: [massContempt, coloradoContempt, rhodeIslandSupport],
    followUps: [
      'can a court order be changed later',
      'how do i write a declaration for the judge',
      'how do i make a timeline for my lawyer',
    ],
  },
  {
    id: 'hannah-change-order',
    advisor: 'hannah',
    title: 'Changing an order later',
    text: `Some parts of an order can be changed when life changes. Others are meant to be final. The request is often called a **modification**.

- **Child support** can be reviewed. A big change in income or in the children's needs can be a reason. The new amount can be higher **or** lower.
- **Custody and time** can often be changed if things are now different. Some states make you wait a certain time between requests.
- **Support for a spouse** depends on your state and on the words of your order.
- **Property division** is usually the hardest to reopen.

What to do:

1. Read your order for words such as "final", "modifiable" or "review".
2. Write down what changed, and from what date.
3. Ask soon. Until a judge changes it, the old order counts.
4. If you both agree, put it in writing and have a judge sign it.
5. For child support, ask the state agency for a review.

A deal by text does not change an order. Keep paying and keep to the schedule until a new one is signed.`,
    asks: [
      'can a court order be changed later',
      'how do i modify my custody or support order',
      'i lost my job can i get the amount lowered by the judge',
      'our schedule isnt working anymore and the decree is old',
      'can we reopen the divorce',
      'modification, change existing judgment, new circumstances, update custody or support',
      'can i go back and redo custody',
      'my work shifts changed and the parenting schedule in our order is impossible now',
      'how soon after the divorce can you ask the judge for a different arrangement',
      'we both want to switch weeks permanently, does a judge need to sign it',
      'the order was made when she was 2 and now shes 13 and wants to live with me',
      'i was laid off, can the old judgment be adjusted',
      'got a raw deal on the house two years ago, can that be reopened',
      'what counts as a substantial change of circumstances',
    ],
    sources: [rhodeIslandSupport, coloradoContempt],
    followUps: [
      'what can i do if my ex ignores the court order',
      'we made a verbal deal is it enough',
      'how do i write a declaration for the judge',
    ],
  },
  {
    id: 'hannah-after-judgment',
    advisor: 'hannah',
    title: 'After the judge signs: your checklist',
    text: `Read the signed judgment from the first page to the last. Mark every line that has a date or says that **you** must do something. Those are your jobs.

In the first two weeks:

1. Get several certified copies from the clerk.
2. Put each date in Deadlines in this app.
3. Send the support order to the right office, if there is one.
4. Start the retirement order, if a plan is to be split.
5. Update the title of the car and the deed of the house, as ordered.

In the first two months:

- insurance: health, car, home
- beneficiaries on life insurance and retirement
- will, power of attorney, health care papers
- bank, cards, phone plan, passwords
- school and doctor contact lists
- tax withholding at work

If you are changing your name, do Social Security first, then the license.

Check if there is a time limit to appeal or to fix a mistake in the judgment. It can be short. If a line is wrong, call a lawyer this week.

Then put the papers away, and rest.`,
    asks: [
      'what do i do after the judge signs the decree',
      'my divorce is final now what',
      'checklist after divorce judgment',
      'im officially divorced what paperwork is left',
      'how do i know my divorce is really final',
      'divorce finalized, next steps, to do list after the final judgment',
      'judge signed, what now',
      'the judge signed friday, what do i still have to do',
      'my divorce is final after 3 years, which paperwork jobs come next',
      'whats the first stuff to take care of once the final decree comes in the mail',
      'how long do i have to appeal or fix an error in the final judgment',
      'do i have to tell my kids school and doctor about the final order',
      'theres a mistake in the signed decree, who do i call',
      'am i done with court once its signed or are there loose ends',
    ],
    sources: [decreeCopy, sutter],
    followUps: [
      'how do i get a copy of my divorce decree',
      'how do i get my maiden name back',
      'what can i do if my ex ignores the court order',
    ],
  },
  {
    id: 'hannah-decree-copy',
    advisor: 'hannah',
    title: 'Getting a copy of your divorce decree',
    text: `There are two papers, and they come from two places. Find out which one you need.

- The **decree** or judgment is the court's order with all terms: property, support, the children. You need it to enforce something, or for a bank or a retirement plan.
- The **certificate** is a short record with names, place and date. Many state vital records offices give it. It may be enough to marry again or change your name.

For the decree:

1. Call the clerk of the county or city where you got divorced.
2. Give both names, the year and the case number if you have it.
3. Ask for a **certified** copy, and how many you need. It has a stamp or seal.
4. Ask about cost, ID, and if you can order by mail or online.

For the certificate, ask the vital records office of the state where the divorce took place.

Order two or three certified copies at once. Some offices keep the one you hand in. If your old address must stay private, ask how the copy will be mailed.`,
    asks: [
      'how do i get a copy of my divorce decree',
      'lost my divorce papers where do i order them',
      'divorce certificate vs decree',
      'i need a certified copy for the bank',
      'proof that im divorced so i can remarry',
      'order certified copies of divorce judgment or certificate, vital records',
      'need my divorce papers from 1998',
      'the social security office wants proof of my divorce, where do i get it',
      'my ex burned the only copy, how do i get another',
      'how much is a stamped copy with the seal',
      'getting remarried in june and the county asks for my old divorce record',
      'whats the difference between the certificate and the full judgment',
      'divorced in another state 20 years ago, who do i write to for the paper',
      'can i order my decree by mail or internet',
    ],
    sources: [decreeCopy],
    followUps: [
      'how do i get my maiden name back',
      'what do i do after the judge signs the decree',
      'how can i look up what has been filed in my case',
    ],
  },
  {
    id: 'hannah-name-change',
    advisor: 'hannah',
    title: 'Going back to a former name',
    text: `The simplest way is to ask for it **in the divorce**. In Texas, for example, the divorce can change a spouse's name back, if that spouse asks. Other states have their own form or box for it.

If your case is still open:

1. Look for the name box on the petition, the answer or the judgment form.
2. Write the full name as it should be.
3. Check that the signed judgment shows it.

After the judge signs:

1. Get certified copies.
2. Go to Social Security. They want proof of the change, such as the decree, and proof of who you are. Photocopies are not accepted.
3. Then your driver's license or state ID.
4. Then passport, bank, job, insurance, voter card, school.

If the decree is silent, ask the clerk. Some courts can add it. If not, there is a separate name change case.

You can also keep your married name. Many parents do, to match the children. There is no rush to decide, but it may be easier before the case ends.`,
    asks: [
      'how do i get my maiden name back',
      'changing my last name after divorce',
      'do i have to keep his name',
      'how to update social security and license with my old surname',
      'the decree doesnt mention my name change',
      'restore former name, go back to my birth name, change surname on id passport',
      'want my old name back',
      'can i drop his last name without going to court again',
      'its been 5 years since the divorce and i still have her surname hyphenated, can i fix it now',
      'do the kids and i need to have the same last name',
      'passport and dmv after i switch to my birth name, which goes first',
      'forgot to ask for my name in the divorce papers',
      'can my ex force me to stop using his family name',
      'im a man who took my wifes name, how do i undo that',
    ],
    sources: [texasRespond, socialSecurityName, decreeCopy],
    followUps: [
      'how do i get a copy of my divorce decree',
      'what do i do after the judge signs the decree',
      'what do i actually write in the answer form',
    ],
  },
  {
    id: 'hannah-withdraw',
    advisor: 'hannah',
    title: 'Stopping or pausing a case',
    text: `If you filed and want to stop, ask the clerk for a **dismissal** form. Do not just stay away. A case you ignore can be closed against you, or go on.

What to think of first:

- **Did your spouse file their own request?** In Maine, for example, without such a counterclaim the case is dismissed if the filer drops it. With one, it can go on.
- Orders made so far may end with the case. That can include support or time with the children.
- If you file again later, you start over, with a new fee.
- A protective order is a separate matter. Ask before you assume.

If you only need time, ask the clerk if a case can be put on hold.

If **your spouse** says they have dropped it, check with the clerk. Do not trust the message alone. Keep your answer date until you have seen a signed dismissal.

Are you stopping because of promises after someone scared you? Talk with an advocate before you sign. The help button at the top of this chat is there.`,
    asks: [
      'what happens if my spouse drops the case',
      'can i cancel the divorce after filing',
      'we got back together how do i stop the court case',
      'how do i dismiss my petition',
      'can we pause the divorce for a while',
      'dismiss, drop, withdraw, cancel or put on hold the divorce, reconciled',
      'undo my petition, we patched things up',
      'i filed in anger and now we want to try again',
      'how do i cancel a divorce i filed, i want to call it off',
      'he says he canceled it, how can i be sure',
      'my wife and i are in counseling, can the court freeze the case for 3 months',
      'if i quit the case do i get the filing costs refunded or start from scratch later',
      'what if i drop mine but she filed her own claim',
      'which form tells the court to close the file because we reconciled',
    ],
    sources: [maineForms],
    followUps: [
      'how can i look up what has been filed in my case',
      'what is legal separation',
      'what papers do i need to file to start',
    ],
  },
  {
    id: 'hannah-military',
    advisor: 'hannah',
    title: 'When one of you is in the military',
    text: `A federal law, the **Servicemembers Civil Relief Act**, can pause a case when duty keeps someone from taking part. It covers active duty, and some Guard members who are called up.

**If you serve** and got papers:

1. Do not ignore them. Ask the court in writing to "stay", which means postpone, the case.
2. You must show that your service really keeps you from taking part.
3. If it is granted, the pause is for at least 90 days.
4. If something was already decided without you, you can ask to have it set aside.
5. See your base legal assistance office.

**If your spouse serves:**

- Before a default, you must tell the court under oath what you know about their military status. A false statement can bring serious penalties.
- Ask the self-help center how to look up active duty.
- Serving papers on a base or overseas takes extra steps.

Also ask a lawyer where to file, and about retired pay, health care and housing. Those have rules of their own. The pause does not decide who is right.`,
    asks: [
      'my spouse is in the military does that change the case',
      'im deployed and got served with divorce',
      'servicemembers civil relief act divorce',
      'how do i serve my husband who is overseas with the army',
      'can i get a default if she is on active duty',
      'active duty, deployed, navy marine air force guard, postpone case',
      'hes in the army',
      'my husband is stationed in germany, where do the papers go',
      'i am on a ship until march, can they divorce me while im gone',
      'jag office help with divorce',
      'what is a stay under scra',
      'my reservist wife got called up, does everything stop for 90 days',
      'do i have to swear that he isnt on active duty before i get the default',
      'marine here, got a petition on base, cant get leave for the court date',
    ],
    sources: [militaryCourt],
    followUps: [
      'how do i serve papers on my spouse',
      'how long do i have to live in a state to file there',
      'can i still do something if i missed the deadline',
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
    ],
    sources: [newYorkAccess, maineAccess],
    followUps: [
      'how do i prepare for my court hearing',
      'my hearing is on zoom what do i do',
      'what can the clerk tell me at the courthouse',
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
4. Find a quiet room. A parked car can do. Keep children elsewhere.
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
    ],
    sources: [],
    followUps: [
      'how do i prepare for my court hearing',
      'im scared of seeing him in court',
      'can i get an interpreter at court',
    ],
  },
  {
    id: 'hannah-safe-at-court',
    advisor: 'hannah',
    title: 'If you are afraid to see the other person in court',
    text: `Tell the court before the day. Call the clerk and say: "I am afraid of the other person in my case. What can you do to keep us apart?" You can also talk with an advocate through the help button at the top of this chat.

What you can ask for:

- to take part by video or phone
- separate waiting areas
- an officer in the room, or to walk you to your car
- to leave first, with time before the other person
- a support person next to you

On the day:

1. Come with someone. An advocate, a friend, a relative.
2. Park where it is light and busy. Do not use your usual route.
3. Wait close to the security desk.
4. Sit where you face the judge.
5. Do not talk in the hallway, and do not take notes from them. Say only: "Please speak to the court."
6. If you are approached or threatened, tell an officer right then.

If there is an order to stay away, carry a copy.

Plan something quiet and safe for after.`,
    asks: [
      'im scared of seeing him in court',
      'how do i stay safe at the courthouse',
      'what if my abusive ex corners me in the hallway before the hearing',
      'do i have to be in the same courtroom as my abuser',
      'can someone come with me to court for support',
      'afraid to face my abuser at the hearing, safety in the courthouse, separate waiting room',
      'dont want to bump into him there',
      'can a deputy walk me to my car after the hearing',
      'is there a separate place to wait so my ex husband doesnt sit across from me',
      'i dread the parking lot and the elevator at the courthouse because of my ex',
      'shaking just thinking of being in that room with her, can a friend sit beside me',
      'can i leave the building before he does',
      'how do i handle it if he tries to talk to me outside the courtroom',
      'what do i ask the clerk so they keep us apart that day',
    ],
    sources: [],
    followUps: [
      'how do i get a protective order',
      'my hearing is on zoom what do i do',
      'how do i keep my address secret in court papers',
    ],
  },
  {
    id: 'hannah-cheating',
    advisor: 'hannah',
    title: 'Does cheating matter in court?',
    text: `You usually do not need it to get divorced. Under no-fault rules, you do not have to prove that someone did wrong.

It can still come up in some states, in some ways:

- **Support for a spouse.** Pennsylvania's law, for example, lists conduct during the marriage as one factor among many. Other states do not look at it.
- **Money spent on the other person.** Ask a lawyer if large sums from shared funds could count.
- **Fault grounds.** Ask if your state still lets you name a fault, and if it is worth proving.

So ask a lawyer two questions: "Does it matter in this state?" and "Would it change the result enough to pay for it?"

What to keep: bank and card lines that show spending. What to leave: breaking into phones, tracking cars, posting about it, or telling the children. Those can turn against you.

A court may never speak about the hurt. That does not mean it did not matter.`,
    asks: [
      'does cheating matter in court',
      'my wife had an affair do i get more in the divorce',
      'can i sue for adultery',
      'he cheated on me will the judge care',
      'i was unfaithful will i lose everything',
      'affair, infidelity, adultery, unfaithful, does fault affect the divorce',
      'she slept with my best friend',
      'does it matter that he had a girlfriend the whole time',
      'caught my wife on tinder, can i use that against her',
      'i kissed someone else, is my husband going to take everything',
      'he spent thousands on hotels and gifts for his mistress, do i get that back',
      'can i make the other woman pay',
      'is it better to file on grounds of adultery or just no fault',
      'dating before the divorce is final, does it count as cheating',
    ],
    sources: [sanDiego, pennsylvaniaFactors],
    followUps: [
      'who gets what when we divorce',
      'can i delete my texts and facebook posts',
      'can i get divorced if my spouse says no',
    ],
  },
];
