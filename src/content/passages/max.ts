import type { Passage, Source } from '../passage.ts';

const checked = '2026-11-20';

const cfpbDebt: Source = {
  title: 'I am divorced and getting calls about a debt that is no longer my responsibility',
  publisher: 'Consumer Financial Protection Bureau',
  url: 'https://www.consumerfinance.gov/ask-cfpb/i-am-divorced-and-getting-calls-about-a-debt-that-is-no-longer-my-responsibility-under-the-divorce-decree-or-property-settlement-agreement-can-a-debt-collector-try-to-collect-this-debt-from-me-en-1413/',
  checked,
};
const mortgageSuccessor: Source = {
  title: 'CFPB Finds Mortgage Companies Create Barriers for Homeowners After Death or Divorce',
  publisher: 'Compliance Cohort, on the CFPB report of December 2024',
  url: 'https://compliancecohort.com/blog/cfpb-finds-mortgage-companies-create-barriers-for-homeowners-after-death-or-divorce',
  checked,
};
const housingCounselor: Source = {
  title: 'Get Help Avoiding Foreclosure: Using a HUD-Approved Housing Counselor',
  publisher: 'Nolo',
  url: 'https://www.nolo.com/legal-encyclopedia/get-help-avoiding-a-foreclosure-using-a-hud-approved-housing-counselor.html',
  checked,
};
const ftcReports: Source = {
  title: 'Free Annual Credit Report Program',
  publisher: 'Federal Trade Commission',
  url: 'https://ftc.gov/news-events/press-releases/2006/09/new-year-begins-free-annual-credit-report-program',
  checked,
};
const missouriCredit: Source = {
  title: 'Credit Reports',
  publisher: 'Missouri Attorney General',
  url: 'https://ago.mo.gov/get-help/programs-services-from-a-z/identity-theft-data-security/credit-reports',
  checked,
};
const dolQdro: Source = {
  title: 'QDROs: The Division of Retirement Benefits',
  publisher: 'U.S. Department of Labor',
  url: 'https://www.dol.gov/agencies/ebsa/about-ebsa/our-activities/resource-center/publications/qdros',
  checked,
};
const pensionRights: Source = {
  title: 'What is a qualified domestic relations order and why should I care?',
  publisher: 'Pension Rights Center',
  url: 'https://pensionrights.org/resource/im-getting-divorced-what-is-a-qualified-domestic-relations-order-and-why-should-i-care/',
  checked,
};
const irsQdro: Source = {
  title: 'Publication 504: Qualified Domestic Relations Order',
  publisher: 'IRS Tax Map',
  url: 'http://taxmap.ntis.gov/taxmap/pubs/p504-003.htm',
  checked,
};
const irsTransfers: Source = {
  title: 'Publication 504: Property Settlements',
  publisher: 'IRS Tax Map',
  url: 'http://taxmap.ntis.gov/taxmap/archive2010/taxmap/pubs/p504-005.htm',
  checked,
};
const codeTransfers: Source = {
  title: '26 U.S. Code 1041: transfers between spouses or incident to divorce',
  publisher: 'Decipher Legal, text of the U.S. Code',
  url: 'https://decipher.legal/usc/26/1041',
  checked,
};
const irsJoint: Source = {
  title: 'Publication 971: Questions and Answers',
  publisher: 'IRS Tax Map',
  url: 'http://taxmap.ntis.gov/taxmap/pubs/p971-008.htm',
  checked,
};
const irsStatus: Source = {
  title: 'Publication 17: Filing Status',
  publisher: 'IRS Tax Map',
  url: 'http://taxmap.ntis.gov/taxmap/archive2008/taxmap/pub17/p17-010.htm',
  checked,
};
const irsUnmarried: Source = {
  title: 'Filing Status Requirements: Considered Unmarried',
  publisher: 'Internal Revenue Service',
  url: 'http://apps.irs.gov/app/vita/content/04/04_03_160.jsp',
  checked,
};
const irsChildren: Source = {
  title: 'Children of Divorced or Separated Parents',
  publisher: 'Internal Revenue Service',
  url: 'http://apps.irs.gov/app/vita/content/25/25_03_035.jsp',
  checked,
};
const irsAlimony: Source = {
  title: 'Divorce or separation may have an effect on taxes',
  publisher: 'Internal Revenue Service',
  url: 'https://irs.gov/zh-hans/newsroom/divorce-or-separation-may-have-an-effect-on-taxes',
  checked,
};
const childSupportTax: Source = {
  title: 'Child Support and Alimony on Taxes',
  publisher: 'US Legal Forms',
  url: 'https://www.uslegalforms.com/forms-kit/us-00004bg-i/fulton-child-support-and-alimony-on-taxes',
  checked,
};
const homeSaleRule: Source = {
  title: 'Taxes and Divorce, quoting Section 121 of the tax code',
  publisher: 'Georgia Family Law',
  url: 'http://georgiafamilylaw.com/2007/04/14/taxes_divorce_s_1/',
  checked,
};
const homeSaleAmount: Source = {
  title: 'Tax effects of property settlements, on Section 121(b)',
  publisher: 'TLC Law',
  url: 'https://tlclawco.com/?p=1122',
  checked,
};
const transcript: Source = {
  title: 'How to Get a Copy of Your Tax Return or Transcript',
  publisher: 'LegalClarity, citing the IRS',
  url: 'https://legalclarity.org/how-to-get-a-copy-of-your-tax-return-or-transcript',
  checked,
};
const transcriptYears: Source = {
  title: 'Transcripts and copies of tax returns',
  publisher: 'Profile Tax Prep, reproducing an IRS tax tip',
  url: 'https://profiletaxprep.com/theprofilepost?offset=1576868035947',
  checked,
};
const socialSecurity: Source = {
  title: 'Social Security Divorced Spouse Benefits',
  publisher: 'Benefits.gov',
  url: 'https://www.benefits.gov/benefit/2808',
  checked,
};
const socialSecurityTwoYears: Source = {
  title: 'Social Security benefits for divorced spouses',
  publisher: 'DisasterAssistance.gov',
  url: 'https://www.disasterassistance.gov/get-assistance/forms-of-assistance/4486',
  checked,
};
const militaryPay: Source = {
  title: 'Former spouses: Frequently Asked Questions',
  publisher: 'Defense Finance and Accounting Service',
  url: 'https://webarchive.library.unt.edu/web/20161228093835/https://www.dfas.mil/garnishment/usfspa/faqs.html',
  checked,
};
const militaryTenTen: Source = {
  title: 'Understanding the 10/10 Rule in Military Divorces',
  publisher: 'Military Family Law',
  url: 'https://milfamlaw.com/post/understanding-the-10-10-rule-in-military-divorces',
  checked,
};
const cobraDol: Source = {
  title: 'Continuation of Health Coverage: COBRA',
  publisher: 'U.S. Department of Labor (archived)',
  url: 'https://webarchive.library.unt.edu/eot2008/20081104024922/http://www.dol.gov/dol/topic/health-plans/cobra.htm',
  checked,
};
const cobraDivorce: Source = {
  title: 'Divorce or Legal Separation as a COBRA event',
  publisher: 'HR360',
  url: 'https://www.hr360.com/Employee-Benefits/COBRA/COBRA-Qualifying-Events/Divorce-or-Legal-Separation.aspx',
  checked,
};
const marketplace: Source = {
  title: 'What is a qualifying life event?',
  publisher: 'Venteur',
  url: 'https://support.venteur.com/hc/en-us/articles/9013063033883-What-is-a-qualifying-life-event',
  checked,
};
const marketplaceNonprofit: Source = {
  title: 'Special Enrollment Period',
  publisher: 'The Wellness Coalition',
  url: 'https://thewellnesscoalition.org/the-affordable-care-act-special-enrollment-period-has-begun',
  checked,
};
const federalBeneficiary: Source = {
  title: 'Will a divorce change my designations of beneficiary?',
  publisher: 'FederalSoup',
  url: 'https://federalsoup.com/books/financial-planning/divorce/divorce-q5.aspx?admgarea=FINANCIALPLANNING',
  checked,
};
const erisaBeneficiary: Source = {
  title: 'Your ex-spouse may still be a beneficiary',
  publisher: 'Stearns Law',
  url: 'https://stearns-law.com/divorce-blog/your-ex-spouse-may-still-be-a-beneficiary',
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
const utahAttachments: Source = {
  title: 'Discovery: The Financial Declaration',
  publisher: 'Gilliland Law',
  url: 'https://gillilandlaw.blogspot.com/2013/02/how-to-divorce-discovery.html',
  checked,
};
const clarkDiscovery: Source = {
  title: 'Trial preparation and discovery',
  publisher: 'Clark County Courts Self-Help Center, Nevada',
  url: 'http://www.clarkcountycourts.us/shc/Divorce/self_help_trialpreparation.html',
  checked,
};
const grandRapids: Source = {
  title: 'Divorce',
  publisher: 'Legal Assistance Center, Michigan',
  url: 'https://legalassistancecenter.org/get-help/divorce/',
  checked,
};
const summonsRules: Source = {
  title: 'Automatic Temporary Restraining Orders For All Parties To A Divorce',
  publisher: 'Divorce Digest, quoting the California summons',
  url: 'https://divorcedigest.com/automatic-temporary-restraining-orders-for-all-parties-to-a-divorce/',
  checked,
};
const vermontWaiver: Source = {
  title: 'Application to Waive Filing Fees and Service Costs',
  publisher: 'Vermont Judiciary',
  url: 'https://www.vermontjudiciary.org/self-help/application-waive-filing-fees-and-service-costs',
  checked,
};
const sacramentoSupport: Source = {
  title: 'Establishing a support order',
  publisher: 'Sacramento County Department of Child Support Services',
  url: 'http://www.dcss.saccounty.net/casecycle/cc-support-order.html',
  checked,
};
const rhodeIslandSupport: Source = {
  title: 'Services Available',
  publisher: 'Rhode Island Office of Child Support Services',
  url: 'https://ocss.ri.gov/apply-services/services-available',
  checked,
};
const massContempt: Source = {
  title: 'How do I ask the court to enforce a child support order?',
  publisher: 'MassLegalHelp',
  url: 'https://www.masslegalhelp.org/children-families-divorce/child-support/how-do-i-ask-court-enforce-child-support-order-contempt',
  checked,
};
const pennsylvaniaFactors: Source = {
  title: 'Calculation of Alimony, quoting 23 Pa.C.S. 3701',
  publisher: 'Bret R. Goldstein',
  url: 'https://bretrgoldstein.com/blog/page/3',
  checked,
};
const californiaProperty: Source = {
  title: 'Property and Debt',
  publisher: 'California Courts',
  url: 'http://www.courts.ca.gov/courtsofappeal.htm/1039.htm',
  checked,
};
const separateProperty: Source = {
  title: 'Division of Property and Debt',
  publisher: 'Diane St. Yves, Texas',
  url: 'http://styveslaw.com/family-law/division-of-property-debt/',
  checked,
};
const unbundling: Source = {
  title: 'Unbundling Legal Services: A Guide for Non-Legal Professionals',
  publisher: 'IAALS, University of Denver',
  url: 'http://iaals.du.edu/publications/unbundling-legal-services-guide-non-legal-professionals',
  checked,
};
const financialAbuse: Source = {
  title: 'Signs of Financial Abuse',
  publisher: 'HAVEN Program',
  url: 'https://havenprogram.com/?p=1345',
  checked,
};
const bankruptcySupport: Source = {
  title: 'Understanding Domestic Support Obligations in Bankruptcy',
  publisher: 'Bankruptcy.blog, quoting 11 U.S.C. 101(14A)',
  url: 'https://bankruptcy.blog/2024/02/11-usc-101-14a-dso-definition',
  checked,
};
const decreeCopy: Source = {
  title: 'How to get a copy of a divorce decree or certificate',
  publisher: 'USA.gov',
  url: 'https://www.usa.gov/divorce-decree',
  checked,
};

export const maxPassages: readonly Passage[] = [
  {
    id: 'max-first-week',
    advisor: 'max',
    title: 'Your first week: five money steps',
    text: `You do not have to solve everything this week. Do these five small things, in this order.

1. **Know today's numbers.** Write down what is in each account you can see, and what you owe.
2. **List the bills of the next 30 days**, with dates. Mark which ones come out by themselves.
3. **Make copies.** Photograph tax returns, pay stubs, bank and loan statements that you have a right to see.
4. **Change the passwords** on accounts that are only yours, and on your email.
5. **Check your credit report**, so you know which debts have your name on them.

What to leave for now: moving large sums, closing joint accounts, cashing out retirement, selling things. A court order may limit those, and some cannot be undone.

If someone checks your phone or punishes you over money, do only what is safe. Use a device that person cannot reach, such as one at a library. The help button at the top of this chat has people who can plan with you.`,
    asks: [
      'what should i do about money first',
      'we just separated and i have no idea where to start financially',
      'my wife left yesterday what do i do with our finances',
      'first steps to protect myself money wise before divorce',
      'husband asked for a divorce im scared about cash',
      'separating, first financial steps, protect money, where to begin',
      'money help im panicking',
      'she moved out this morning, what do i do with the finances before the week is over',
      'married 26 years and he just said its over, whats the first money thing i do tomorrow',
      'do i close everything today or leave it alone for now',
      'new to all this, five minute version of what to do financially right after a breakup',
      'my stbx walked out and i dont even know what we have, where do i begin this week',
      'what money moves should i not make in the first days',
      'change logins, copy stuff, check balances, in which order do i do it after he left',
    ],
    sources: [],
    followUps: [
      'how do i make a budget on one income',
      'what financial documents should i gather',
      'how do i check which debts are in my name',
    ],
  },
  {
    id: 'max-papers-list',
    advisor: 'max',
    title: 'The money papers to gather',
    text: `Courts ask both spouses for a full picture of money. The list differs by state, but these papers cover most of it.

- **Taxes:** the last two or three returns with all pages, W-2s and 1099s
- **Income:** recent pay stubs, up to a year's worth
- **Bank and cards:** statements for every account, at least the last three months, better twelve
- **Retirement and investing:** latest statements, and one from near the wedding date if you can
- **Home:** deed, mortgage statement, lease, tax bill
- **Loans:** cars, students, personal
- **Insurance:** health, life, car, home
- **Benefits, business papers, prenup**
- **Children:** day care, school, medical bills

How to do it: make one folder per heading. Photograph or download, name each file with the date, and tick it off.

Copy only what you have a right to open. Do not log in as your spouse. For papers you cannot reach, write "missing" and where it should be. The court has ways to ask for it.`,
    asks: [
      'what financial documents should i gather',
      'list of papers a divorce attorney will want',
      'how many years of tax returns and bank statements do i need',
      'what records should i copy before i move out',
      'paperwork checklist for finances',
      'gather documents, tax returns, pay stubs, bank statements, what to copy',
      'what paperwork do i photocopy',
      'my lawyer wants financials, which ones exactly and how far back',
      'he is at work till 5, what statements should i snap pictures of while i can',
      'do they need 1099s and w2s and stubs or just the bank stuff',
      'before i leave home which folders from the filing cabinet do i take',
      'how do i name and sort all the pdfs for my divorce attorney',
      'cant get my hands on half the documents, what do i do about the missing ones',
      'is three months of statements enough or a whole year',
    ],
    sources: [utahFinancial, utahAttachments],
    followUps: [
      'how do i get old tax returns my ex kept',
      'how do i list everything we own and owe',
      'i think my spouse is hiding money',
    ],
  },
  {
    id: 'max-budget',
    advisor: 'max',
    title: 'A budget for one household',
    text: `Start with what you must pay, not with what you would like to spend. A rough budget tonight beats a perfect one next month.

1. **Income that is sure.** Take-home pay. Count support only if it really arrives.
2. **Turn everything into months.** Weekly pay times 52, divided by 12. Every two weeks: times 26, divided by 12. Yearly bills: divide by 12.
3. **Must-pay costs:** rent or mortgage, power, water, food, car and fuel, insurance, medicine, child care, minimum debt payments.
4. **Soon costs:** court fees, deposits, school things, repairs.
5. **The rest:** phone plans, streaming, eating out, gifts.

Take 3, 4 and 5 away from 1. If the number is below zero, circle the three largest items. Those are where change helps most.

Write two versions: life now, and life in a second home. Courts often ask for a list of monthly costs, so keep it. Update it once a month, on the same day.`,
    asks: [
      'how do i make a budget on one income',
      'can i afford to live on my own after we split',
      'how much money do i need each month as a single mom',
      'my paycheck doesnt cover rent and food',
      'living expenses worksheet for separated person',
      'monthly budget, expenses and income, living alone, make ends meet',
      'how do i live on 3100 a month',
      'i make 19 an hour with two kids, is it doable by myself',
      'paid every other friday, how do i turn that into a monthly number',
      'my husband always did the spending plan and at 58 i have to learn it, where do i start',
      'spreadsheet for what i spend, groceries gas daycare netflix',
      'what can i cut when theres more going out than coming in every month',
      'will one salary be enough after he moves to his own place',
      'the court wants a list of what it costs me to live each month',
    ],
    sources: [],
    followUps: [
      'i cant pay all my bills which ones first',
      'can i afford to keep the house',
      'how is child support figured out',
    ],
  },
  {
    id: 'max-joint-account',
    advisor: 'max',
    title: 'Joint bank accounts: what is safe to do',
    text: `Before you move money out of a joint account, find out if a court rule stops you. In some states, papers that come with the divorce case limit both spouses from moving or hiding property. Daily living costs are often allowed, but read your own papers.

Safer steps in any case:

1. Take a screenshot of the balance today, with the date.
2. Open an account in your own name, at a different bank.
3. Send your own pay there from the next payday.
4. Keep paying agreed bills, so nothing bounces.
5. Ask the bank what each owner can do alone: withdraw, close, freeze.

If you need to take some money to live on, talk to a lawyer first about how much. Write down the amount, the date and what it paid for. Never empty the account in anger.

If your spouse has emptied it, save the statements. Ask a lawyer or the self-help center about temporary orders.

If taking money could get you hurt, plan it with an advocate. Use the help button at the top of this chat.`,
    asks: [
      'can i take money out of our joint account',
      'he emptied our bank account',
      'should i move half the savings before i tell her',
      'is it legal to withdraw from a shared checking account during divorce',
      'can i close the joint account',
      'shared bank account, spouse drained checking and savings, withdraw my half',
      'she cleaned us out',
      'can i grab half of whats in chase before he does',
      'woke up and the checking was at zero, hubby transferred it all to himself',
      'should i freeze the account we share at the bank',
      'am i allowed to pull out 2000 for rent from our joint savings after he filed',
      'do i get in trouble if i empty our savings out of spite',
      'both our names on it, can he legally take every penny',
      'can the bank require two signatures to withdraw from our joint checking',
    ],
    sources: [summonsRules, grandRapids],
    followUps: [
      'how do i open my own bank account quietly',
      'who pays the bills until the divorce is final',
      'i think my spouse is hiding money',
    ],
  },
  {
    id: 'max-own-account',
    advisor: 'max',
    title: 'Opening an account of your own',
    text: `Yes, you can start an account in your own name while you are married. It is a normal step, and it helps you see your own money clearly.

How to do it well:

1. Choose a **different bank** from the joint one. That way no old link or card ties them together.
2. Turn on **paperless** statements. Use an email address that only you can open.
3. Pick a mailing address you trust, if one is needed.
4. Choose new passwords and new security answers. Your spouse knows your mother's name and your first pet.
5. Move your **direct deposit** with a form from your employer.
6. Start small. Even a little each week builds a cushion.

Keep records of every deposit. An account in your name can still count as shared money. You may have to list it in court papers. Do not leave it out.

If you are watched at home, ask an advocate how to do this safely. The help button at the top of this chat is the place to start.`,
    asks: [
      'how do i open my own bank account quietly',
      'should i get a separate account before divorce',
      'i want my paycheck to go somewhere my husband cant touch',
      'starting a secret savings fund to leave',
      'how do i switch my direct deposit',
      'separate bank account in my own name, direct deposit, private savings',
      'which separate account should my paycheck go in',
      'can i open a checking without my wife knowing',
      'is it sneaky or illegal to have a bank account he isnt on',
      'which bank should i pick so he cant see it, same one or a different one',
      'how do i stop statements from coming to our house in the mail',
      'my payroll goes into his account, how do i reroute it to me',
      'chime or credit union for a woman starting out alone',
      'will i have to reveal the private account to the court later',
    ],
    sources: [californiaProperty],
    followUps: [
      'can i take money out of our joint account',
      'he controls all the money what can i do',
      'how do i build an emergency fund',
    ],
  },
  {
    id: 'max-joint-debt',
    advisor: 'max',
    title: 'Debts in both names after the divorce',
    text: `If your name is on the loan, the lender can still ask you to pay. That holds even when the divorce papers say your ex must pay it. A divorce decree does not change the contract with the bank.

What this means for you:

- Taking your name off a title does not take it off the loan.
- Sending the lender your decree does not end your duty.
- Your name is off only when the lender releases you, or the loan is paid off or refinanced.

What to do:

1. List every joint debt, with the lender and the balance.
2. Ask in the settlement for debts to be **paid off, refinanced or closed** by a date.
3. Ask each lender how to stop new charges.
4. Until it is done, watch the account and keep alerts on.
5. If your ex does not pay, save the notices. Ask the court to enforce the decree, and talk to the lender early.

Paying a late bill to protect your credit can make sense. Keep proof of each payment.`,
    asks: [
      'my ex was supposed to pay the debt but they are calling me',
      'am i responsible for joint debt after divorce',
      'can collectors come after me for his loan',
      'decree says she pays but my credit is getting wrecked',
      'how do we split loans we both signed',
      'joint loan, creditor or debt collector calling, ex was ordered to pay',
      'they want me to pay his debt',
      'divorced two years and a collection agency is after me for the boat loan he got',
      'judge gave her the loan but the bank says i still have to pay',
      'i cosigned a personal loan with my ex, how do i get released',
      'he quit paying what the decree put on him and its hitting my score',
      'does a divorce erase what i signed with the lender',
      'how do we get both names off what we borrowed together',
      'should i pay my exs late bill just to save my credit and get it back later',
    ],
    sources: [cfpbDebt],
    followUps: [
      'what do i do about our credit cards',
      'how do i get my name off the mortgage',
      'how do i check which debts are in my name',
    ],
  },
  {
    id: 'max-credit-report',
    advisor: 'max',
    title: 'Checking your credit report',
    text: `Your credit report shows most loans and cards that carry your name. It is the quickest way to find a debt you did not know about.

1. Go to **annualcreditreport.com**. It is the one site the government names for the free reports.
2. Get all three: Equifax, Experian and TransUnion. They do not always match.
3. You will need your Social Security number, birth date and recent addresses.
4. Save each report as a file, with the date.

Then read it with a pen:

- Which accounts are **joint**? Which are only yours? Where are you an **authorized user**?
- Is any account new to you?
- Is any payment late?
- Are there addresses or employers you do not know?

Mark what is wrong, and dispute it with that bureau in writing. If someone opened credit in your name, tell the lender and ask about a freeze.

Check again every few months until the divorce is done.`,
    asks: [
      'how do i check which debts are in my name',
      'where can i get a free credit report',
      'did my spouse open credit in my name',
      'how do i find accounts i dont know about',
      'what is on my credit file',
      'credit report, unknown loans and cards in my name, equifax experian transunion',
      'which unknown loans are in my name',
      'is there a loan out there with my signature i never knew of',
      'how do i pull my report for free without a scam site',
      'is credit karma enough or should i get the real three bureaus',
      'found an address ive never lived at on my credit history',
      'he handled everything and i want to see if i owe money somewhere',
      'how do i dispute something wrong on my file',
      'how often should i look at my credit during the divorce',
    ],
    sources: [ftcReports, missouriCredit],
    followUps: [
      'how do i freeze my credit',
      'what do i do about our credit cards',
      'how do i rebuild my credit',
    ],
  },
  {
    id: 'max-credit-freeze',
    advisor: 'max',
    title: 'Stopping new debt in your name',
    text: `If you fear that someone may borrow in your name, ask for a **credit freeze**. It is also called a security freeze. It stops the credit bureaus from showing your report to new lenders without your consent.

How to do it:

1. Contact each bureau: Equifax, Experian and TransUnion. You need all three.
2. Ask for a freeze. Keep the login or PIN where only you can find it.
3. Lift it for a short time when you need a loan, a lease or a phone plan.

A lighter choice is a **fraud alert**. It tells lenders to check that it is really you.

A freeze does not touch accounts that are already open. For those:

- ask the card company to block new charges, or to close the account to new use
- turn on text or email alerts for each purchase
- remove saved cards from shared shopping accounts

If debt was made in your name without your consent, write down when you found it. Tell the lender and a lawyer.`,
    asks: [
      'how do i freeze my credit',
      'shes threatening to max out cards in my name',
      'he took out a loan using my social security number',
      'how to stop my ex from borrowing in my name',
      'fraud alert or security freeze which one',
      'stop spouse opening new loans or cards, identity theft, lock my credit',
      'lock my credit now',
      'she knows my ssn and im afraid she will get a card as me',
      'my husband applied for a capital one card pretending to be me',
      'will freezing stop him from running up the accounts we already have',
      'how do i unfreeze for a day so i can get an apartment',
      'do i have to contact all three bureaus or just one to block new credit',
      'is a freeze free and does it hurt my score',
      'a lender called about a loan i never asked for',
    ],
    sources: [missouriCredit],
    followUps: [
      'how do i check which debts are in my name',
      'my ex was supposed to pay the debt but they are calling me',
      'he controls all the money what can i do',
    ],
  },
  {
    id: 'max-credit-cards',
    advisor: 'max',
    title: 'Shared credit cards during a split',
    text: `First find out what you are on each card, because it changes what you owe.

- **Joint holder:** you signed for it. You owe the balance too, whoever spent it.
- **Authorized user:** you can use the card, but in general you do not owe the bill.
- **Only you:** it is your debt with the bank, even if your spouse uses it.

Then act, one card at a time:

1. Call the bank. Ask: "Am I joint or authorized? What is the balance today?"
2. Take your spouse off cards that are only yours.
3. Ask to be taken off cards where you are a user.
4. On joint cards, ask how to stop new charges. Telling the bank only covers **new** charges. You still owe what was there.
5. Write down the balance on the day you separated. It may matter later.

Do not cancel a card that pays for your children's needs without a plan. If you are in a court case, check your papers for limits first.`,
    asks: [
      'what do i do about our credit cards',
      'should i cancel the card my wife uses',
      'am i liable if im only an authorized user',
      'husband keeps charging stuff on our visa',
      'who pays the credit card balance in a divorce',
      'joint credit card balance, authorized user, remove spouse from card, visa mastercard',
      'she is maxing out the amex',
      'can i take my wife off my discover card',
      'he went on a shopping spree with our mastercard, do i owe for that',
      'im just a user on his card, can they come after me',
      'how do i stop new purchases on a card we both signed for',
      'who gets stuck with 14k on plastic when we split',
      'cut up the cards or wait',
      'is my own card, that only he swipes, my debt',
    ],
    sources: [cfpbDebt],
    followUps: [
      'how do i freeze my credit',
      'my ex was supposed to pay the debt but they are calling me',
      'i cant pay all my bills which ones first',
    ],
  },
  {
    id: 'max-keep-house',
    advisor: 'max',
    title: 'Can you afford to keep the house?',
    text: `Work out the true cost before you decide. The mortgage is only part of it.

**Monthly cost of staying:**

- mortgage, property tax, home insurance, association fees
- power, water, heat, trash, internet
- repairs: look at what you spent in the last two years
- yard, pests, snow, appliances

**One-time cost of staying:**

- what you would pay your spouse for their share
- refinance or transfer fees
- work that cannot wait

Now put that next to your own income, with support only if it is ordered. Ask three questions:

1. Can I pay this for a whole year, with one bad month in it?
2. Can I get a loan in my own name? Ask two lenders.
3. What would I give up for it? Trading away retirement or cash for a house can leave you with walls and no money.

Price a rental near the school as well. Then you choose between two real numbers, not between home and fear. It is fine to love the house and still let it go.`,
    asks: [
      'can i afford to keep the house',
      'should i fight for the home or let it go',
      'i want the kids to stay in our house but money is tight',
      'what does it really cost to stay in the family home alone',
      'is it smart to trade my retirement for the house',
      'stay in the marital home, afford mortgage alone, keep or give up the house',
      'keep it or lose it, the house',
      'my heart says stay for the children, my wallet says no',
      'what will taxes, roof, heating and repairs run me if im alone in this place',
      'would a bank even give me a mortgage by myself',
      'i grew up on this street and cant imagine leaving, but can i swing it on my teacher pay',
      'would renting near their school be cheaper than hanging on to our home',
      'i raised three kids here, is it foolish to give up my 401k so i can stay',
      'house poor after divorce',
    ],
    sources: [],
    followUps: [
      'how do i get my name off the mortgage',
      'do we sell the house or buy each other out',
      'how do i compare two settlement offers',
    ],
  },
  {
    id: 'max-mortgage-name',
    advisor: 'max',
    title: 'Getting a name off the mortgage',
    text: `The **deed** says who owns the home. The **loan** says who must pay. They are two papers, and changing one does not change the other. If you sign away the deed but stay on the loan, you still owe.

Ways a name comes off the loan:

1. **Refinance** in one person's name.
2. **Assumption:** one person takes over the present loan, and the lender releases the other. Ask for the release in writing.
3. **Sell** and pay the loan off.

You may be staying in a home with a loan in your ex's name. Ask the loan company about your rights as a **successor homeowner** after divorce. Federal rules expect them to help. Reports say that some push people to refinance at higher rates or are slow. Keep notes of each call.

Before you sign anything:

- ask for a **date** by which the loan must change, and what happens if it does not
- keep paying, or make sure someone does
- do not give up the deed before the loan plan is safe. Ask a lawyer about the order.`,
    asks: [
      'how do i get my name off the mortgage',
      'i signed a quitclaim deed but im still on the loan',
      'can i take over the mortgage without refinancing',
      "the lender wont talk to me because the loan is in my ex's name",
      'she kept the home but never refinanced',
      'remove spouse from home loan, refinance, assume mortgage, deed, quitclaim',
      'im on the loan but not the deed',
      'he got the home in the divorce and wont refi, im stuck on the note',
      'can i assume our 3 percent loan so i dont get todays rate',
      'wells fargo refuses to speak with me about my exs mortgage',
      'how long does she have to refinance me out',
      'does signing the deed over free me from the debt',
      'cant buy my own place because i am still listed on the old home loan',
      'how do i make him take me off the mortgage',
    ],
    sources: [cfpbDebt, mortgageSuccessor],
    followUps: [
      'do we sell the house or buy each other out',
      'we are behind on the house payment',
      'do i pay tax if we sell the house',
    ],
  },
  {
    id: 'max-house-options',
    advisor: 'max',
    title: 'Sell, buy out, or wait: the house choices',
    text: `**If you are afraid of your spouse, do not work this out between the two of you.** Owning a home together can keep you tied. Tell a lawyer early, and use the help button at the top of this chat.

Otherwise there are three common paths. Put numbers on each first.

1. **Sell now.** Sale price, minus loan, minus fees and repairs. What is left gets shared by agreement or order.
2. **One buys out the other.** Value, minus loan, is the equity. The one who stays pays for the other's share, in cash, by refinance, or with other property.
3. **Wait and sell later.** You both own it for a time, often until a child finishes school. You need written rules.

For a fair value, ask for an appraisal, or get three opinions from local agents. Agree on the date that counts.

If you wait, write the rules down. Who lives there? Who pays the loan, tax, insurance and repairs? Who may enter? What triggers a sale, and how is the price set?`,
    asks: [
      'do we sell the house or buy each other out',
      'how does a buyout work',
      'how do we figure out equity in the home',
      'can we keep owning the house together until the kids graduate',
      'who pays for the appraisal and what is our house worth',
      'sell home, buyout, equity split, appraisal, co-own after divorce',
      'sell or stay together on the deed',
      'how much do i owe my husband for his half of the home',
      'zillow says 410k and we owe 260k, what does each of us walk away with',
      'he wants to keep the home and buy my half a little at a time',
      'who picks the realtor and the price',
      'can we wait to put it on the market till our youngest is out of high school',
      'what rules do we need in writing if we both still own the place',
      'should we use an appraiser or a couple of agents for the value',
    ],
    sources: [],
    followUps: [
      'can i afford to keep the house',
      'do i pay tax if we sell the house',
      'how do i compare two settlement offers',
    ],
  },
  {
    id: 'max-behind-mortgage',
    advisor: 'max',
    title: 'Behind on the house payment',
    text: `Call the loan company before the next payment date, even if your spouse was meant to pay. Silence makes it worse. Say: "We are separating. I cannot make the full payment. What help do you have, and how do I apply?"

Then:

1. Call a **HUD-approved housing counselor**. The help with avoiding foreclosure is free. They look at your budget and talk with the lender. The CFPB website has a search tool.
2. Ask about the usual choices: a repayment plan, a pause called forbearance, or a loan change.
3. Send the papers they ask for, and keep copies. Note each call: date, name, what was said.
4. Open every letter. A foreclosure has dates, like a court case.
5. Tell your divorce lawyer or the self-help center. A temporary order may settle who pays.

If you cannot keep the home, ask the counselor about selling before a foreclosure.

Be careful with anyone who wants money first, or asks you to sign over the deed. Walk away, and check with the counselor.`,
    asks: [
      'we are behind on the house payment',
      'he stopped paying the mortgage what can i do',
      'foreclosure letter came during our divorce',
      'i cant make the mortgage alone this month',
      'will i lose my home if my ex doesnt pay the bank',
      'missed mortgage payments, foreclosure, housing counselor, behind on home loan',
      'three months late on the mortgage',
      'she stopped paying the mortgage and now theres an auction date',
      'he stopped paying our mortgage without telling me and the bank is threatening to take the place',
      'how do i ask my lender for forbearance',
      'some company wants 2000 dollars up front to save our house, legit?',
      'is there free help so the kids and i dont get put out by the bank',
      'im too scared to open the letters from the mortgage company',
      'can we sell it fast before they foreclose',
    ],
    sources: [housingCounselor, grandRapids],
    followUps: [
      'do we sell the house or buy each other out',
      'i cant pay all my bills which ones first',
      'who pays the bills until the divorce is final',
    ],
  },
  {
    id: 'max-home-sale-tax',
    advisor: 'max',
    title: 'Tax when you sell the home',
    text: `Many people owe no federal tax on the sale of their main home. Federal law lets you leave out up to **$250,000** of gain, or up to **$500,000** on a joint return. The gain is roughly the sale price, minus what you paid, minus big improvements.

The main test looks at the five years before the sale. You must have owned it, and lived in it, for two of them.

What is special in a divorce:

- If your spouse gives you the house as part of the divorce, their years of **owning** count for you.
- You moved out, and the divorce papers let your ex live there. That time can count as **your** use too. You must still own a share.
- If you sell before the divorce ends, you may be able to use the joint limit.

So timing matters. Before you pick a date, ask a tax preparer:

1. What would be the gain for each of us?
2. Do I pass the two-year test on that date?
3. Should the divorce papers say who may live there?

State tax can differ.`,
    asks: [
      'do i pay tax if we sell the house',
      'capital gains on the marital home',
      'is it better to sell our home before or after the divorce for taxes',
      'i moved out two years ago do i lose the home sale exclusion',
      'does the irs take money from the sale of our place',
      'capital gains exclusion selling house divorce 250000 500000',
      'tax on selling our house',
      'bought at 180, selling at 520, how much goes to uncle sam',
      'my ex lived there and i didnt for 3 years, do i still get the 250k break',
      'do we close on the sale before the divorce so we get the 500k',
      'is profit from the house taxed if i got it in the divorce and sell later',
      'what is the 2 out of 5 year rule',
      'does new kitchen and roof money lower the gain on the home',
      'i hate math, will the irs want a piece when our place sells',
    ],
    sources: [homeSaleRule, homeSaleAmount],
    followUps: [
      'do i owe tax when property is split',
      'do we sell the house or buy each other out',
      'what is my filing status this year',
    ],
  },
  {
    id: 'max-transfer-tax',
    advisor: 'max',
    title: 'Tax when property moves between you',
    text: `In general, no federal income tax is due when property passes between spouses because of a divorce. A house, a car and stocks are treated alike. It does not cover a spouse who is a nonresident alien, and some trusts.

The catch comes later. You take the thing **with its tax history**. If you sell it one day, you may pay tax on the growth since it was first bought.

So two things with the same price are not always worth the same:

- $20,000 in a bank account: no tax waiting
- $20,000 in stock bought for $5,000: tax on a sale may be waiting
- $20,000 in a 401(k): tax when you take it out, in most cases

Ask for each item on your list:

1. What is it worth today?
2. What was paid for it, and when? Ask for the papers.
3. What would be left after tax if I sold it?

Keep those purchase records for good. A tax preparer can do this check in about an hour. Do it before you sign, not after.`,
    asks: [
      'do i owe tax when property is split',
      'is a divorce settlement taxable income',
      'do i pay taxes if my husband signs the car or stock over to me',
      'cost basis of things i get in the divorce',
      'does the irs tax the cash my ex pays me for my share',
      'property settlement tax, transfer between spouses, basis, taxable or not',
      'is my settlement taxed',
      'she is giving me 60000 to even things out, do i report that',
      'getting apple stock in the divorce, what tax comes later',
      'does putting the house in my name only trigger a tax',
      'is 50k in shares the same as 50k in the bank',
      'what did he pay for it back then and why do i need to know that',
      'is there a gift tax when my husband signs over property',
      'carryover basis explained in plain english',
    ],
    sources: [irsTransfers, codeTransfers, irsQdro],
    followUps: [
      'how do i compare two settlement offers',
      'do i pay tax if we sell the house',
      'do i pay taxes if i take my share of the retirement now',
    ],
  },
  {
    id: 'max-qdro',
    advisor: 'max',
    title: 'Splitting a 401(k) or pension: the QDRO',
    text: `The divorce decree alone does not move money out of most job retirement plans. Private plans need a second court order, called a **QDRO** (say "quad-row"). The plan must accept it. Until then, you may get nothing from the plan.

How it goes:

1. Ask the plan or the employer's HR for the **plan name**, the **QDRO rules** and a sample form.
2. Agree, or have the judge decide, what share you get and from what date.
3. Have someone who knows QDROs write it. It is worth paying for.
4. Send a **draft** to the plan before the judge signs, if the plan allows that.
5. The judge signs it. Send a certified copy to the plan.
6. Get the plan's letter that says it is accepted.

Try to have it ready with the divorce. It can be done years later, but a death, a new marriage or a cash-out can cause harm first. Ask what the order says if either of you dies.

Government and military plans may use other orders. Ask each plan.`,
    asks: [
      'what is a qdro and do i need one',
      'how do i get my part of his 401k',
      "am i entitled to my wife's pension",
      'how are retirement accounts divided',
      'the divorce is done but i never got my share of the retirement plan',
      'divide 401k, pension, retirement account, qualified domestic relations order',
      'how to get half his 401k',
      'what order do i send to fidelity so they give me my share',
      'my decree says i get 40 percent of the pension but the plan wont pay me',
      'who writes the retirement order and what does it cost',
      'the wife wants half of my union retirement, is that how it works',
      'we divorced in 2014 and never did the form for the 401k, too late?',
      'what if my ex dies or retires before the plan approves the order',
      'can the judge just tell his employer to hand over my part',
    ],
    sources: [dolQdro, pensionRights],
    followUps: [
      'do i pay taxes if i take my share of the retirement now',
      'how does military or government retirement get split',
      'how do i compare two settlement offers',
    ],
  },
  {
    id: 'max-retirement-tax',
    advisor: 'max',
    title: 'Taking retirement money out after a split',
    text: `Do not cash it out until you know the tax. Money paid to you from your ex's plan under a QDRO is, in general, **your** income for tax.

You usually have these choices. Ask the plan about each:

- **Leave it** in the plan, in your own name, if the plan allows.
- **Roll it over** to your own IRA or plan. Done right, there is no tax at that time.
- **Take cash.** It is taxed as income that year.
- **Split it:** roll over most, and take a part in cash.

Before you pick, ask the plan in writing:

1. What are my choices, and the last date to choose?
2. How much tax will you hold back if I take cash?
3. Is there an early withdrawal penalty for me, and would it change if I roll it over first?

That third question matters, so get the answer before you move anything.

Ask a tax preparer to run one year both ways.`,
    asks: [
      'do i pay taxes if i take my share of the retirement now',
      'can i cash out the 401k i got in the divorce',
      'should i roll over my qdro money to an ira',
      'penalty for early withdrawal after divorce',
      'i need the pension money to live on now',
      'cash out, rollover, early withdrawal tax on retirement money from divorce',
      'cash out or leave it',
      "ex's plan is sending me 80k, what will the taxman take",
      'do i pay the 10 percent if im 44 and use my qdro share for a car and rent',
      'how do i move it to my own vanguard without tax',
      'they said they withhold 20 percent, do i get that back',
      'can i take a little in hand and put the rest in an ira',
      'its my half of his retirement, why is it my income',
      'deadline to choose between rollover and payout',
    ],
    sources: [irsQdro],
    followUps: [
      'what is a qdro and do i need one',
      'how do i compare two settlement offers',
      'how do i build an emergency fund',
    ],
  },
  {
    id: 'max-government-pension',
    advisor: 'max',
    title: 'Military and government retirement',
    text: `No federal law gives an ex a share of military retired pay by itself. A **state court order** must award it. The same idea holds for federal civilian pensions, which use an order with its own name.

**Military**

- State courts may divide retired pay. They do not have to.
- The pay office can pay you directly if you were married for at least 10 years. Ten of those must overlap with service.
- If that test is not met, a court may still award a share. Then the retiree must pay you.
- The pay office does not pay back amounts missed before.

**Federal, state or city jobs**

- These plans may use another kind of order than a QDRO. Federal plans ask for a "court order acceptable for processing".
- Each system has its own form and its own rules on what a former spouse can get.

Get the exact plan name and its booklet for former spouses. Use someone who has written that kind of order. Ask what you get after the worker dies.`,
    asks: [
      'how does military or government retirement get split',
      "do i get part of my husband's army pension",
      '10/10 rule military divorce',
      'splitting a federal employee or teacher pension',
      'will dfas pay me directly',
      'military pension, federal fers, state teacher police retirement, former spouse share',
      'his navy retirement, do i get any',
      'she was a cop for 25 years, how do i get my piece of the city plan',
      'married 8 years of his service, does the army still owe me',
      'my wife works for the post office, how is fers divided',
      'is the survivor benefit plan something i should ask for',
      'what is a coap',
      'my ex is a public school teacher, is her state pension split differently from a 401k',
      'retired sergeant wont hand over what the judge awarded from his military retired pay',
    ],
    sources: [militaryPay, militaryTenTen, pensionRights],
    followUps: [
      'what is a qdro and do i need one',
      'can i get social security from my ex',
      'what happens to my health insurance after divorce',
    ],
  },
  {
    id: 'max-social-security',
    advisor: 'max',
    title: "Social Security on an ex's record",
    text: `If your marriage lasted **10 years or more**, you may one day get Social Security on your ex's record. You do not need to fight for it in the divorce. It is set by federal law.

The main rules for a divorced spouse:

- you were married for at least 10 years before the divorce was final
- you are 62 or older
- you are not married now
- your own benefit is not equal or higher
- your ex gets, or can get, retirement or disability benefits

If your ex has not claimed yet, you may still qualify. You both must be at least 62, and the divorce must be two years old.

If your ex dies, there are survivor benefits with other ages. Ask about those too.

Now:

1. Check your wedding date and the planned divorce date. If you are close to 10 years, ask a lawyer about timing.
2. Keep a certified copy of your marriage certificate and decree.
3. Make an online Social Security account and check your own record.

Rules change. Ask Social Security before you plan on it.`,
    asks: [
      'can i get social security from my ex',
      'married 9 years should i wait until 10',
      'divorced spouse benefits who qualifies',
      'if i remarry do i lose my former husbands social security',
      'will my ex get less if i claim on his record',
      'ex spouse social security retirement benefit ten year marriage age 62',
      'can i draw on my ex husband',
      'divorced at 55 after 30 years at home raising kids, what will i live on at 67, can i use his record',
      'do i have to fight her in the divorce to draw ssa off her record',
      '9 and a half years married, hold off the final date?',
      'my exhusband died, do i get survivors',
      'my own benefit is tiny, can i get more off the man i divorced',
      'do i qualify for spousal retirement benefits if im still single at 62',
      'do we have to write social security into the divorce agreement',
    ],
    sources: [socialSecurity, socialSecurityTwoYears],
    followUps: [
      'how does military or government retirement get split',
      'what is a qdro and do i need one',
      'money checklist after the divorce is final',
    ],
  },
  {
    id: 'max-filing-status',
    advisor: 'max',
    title: 'Your tax filing status this year',
    text: `Look at one day: **December 31**. Your status on the last day of the year counts for the whole year.

- **Divorced or legally separated by a decree:** you file as single, or head of household if you qualify.
- **Still married then:** you file jointly or as married filing separately, even if you live apart.

**Head of household while still married.** You may be "considered unmarried" if all of this is true:

1. you file your own return
2. you paid more than half the cost of keeping up your home
3. your spouse did not live there in the last six months of the year
4. it was the main home of your dependent child for more than half the year

If you can choose between joint and separate, ask a preparer to run both. With a joint return, each of you answers for the whole bill. If you do not trust the numbers, ask about that first.

Write down the day one of you moved out, and keep proof of who paid for the home.`,
    asks: [
      'what is my filing status this year',
      'can i file head of household if im separated',
      'should we file taxes jointly or separately while divorcing',
      'we split in march are we single or married for the irs',
      'divorce final in december how do i do my tax return',
      'file taxes married or single, head of household, separated, joint or separate return',
      'single or married on my 1040',
      'living apart since may but no decree, which box do i tick for the irs',
      'turbotax asks if im married and i honestly dont know what to say',
      'our divorce went through on dec 30, am i single the entire year',
      'can i be hoh when my husband moved out in february and the kids are with me',
      'is married filing separately going to cost me more',
      'she refuses to file with me, what are my options',
      'does a legal separation decree make me unmarried for taxes',
    ],
    sources: [irsStatus, irsUnmarried, irsJoint],
    followUps: [
      'who gets to claim the kids on taxes',
      "am i liable for my ex's taxes on a joint return",
      'is alimony or child support taxable',
    ],
  },
  {
    id: 'max-claim-children',
    advisor: 'max',
    title: 'Who claims the children on taxes',
    text: `In most cases, the parent with whom the child slept **more nights** in the year claims the child. The IRS calls that one the custodial parent. What the divorce decree says is not enough by itself.

If you two want the other parent to claim the child:

1. The parent with more nights signs **Form 8332**, or a statement that does only that.
2. It can be for one year or for more. Read which years you sign for.
3. The other parent attaches it to their return each year.

That release also hands over the child tax credit. Pages from a newer decree cannot stand in for the form.

Before you agree to share or trade years:

- Count nights on a calendar, and keep it.
- Ask a preparer which credits move with the form and which do not.
- Write in the agreement who claims whom in which year, and by when the form is signed.
- Never both claim the same child.

If your ex claimed a child wrongly, keep your night count and school records. Ask a preparer how to file.`,
    asks: [
      'who gets to claim the kids on taxes',
      'my ex claimed our son and i had him more',
      'form 8332 what is it',
      'child tax credit with 50/50 custody',
      'the decree says he claims our daughter every other year',
      'claim child as dependent, tax credit, which parent, custody nights, exemption',
      'which parent claims our daughter',
      'my baby daddy put our 4 year old on his return already and mine got rejected',
      'exact 50 50, 182 nights each, who gets the dependent',
      'she wont sign the 8332',
      'can we alternate years for the child tax credit',
      'he pays support so he thinks he gets to claim them',
      'teenager lives mostly with me, does dad still get the deduction',
      'if i give him the exemption do i keep eitc and head of household',
    ],
    sources: [irsChildren],
    followUps: [
      'what is my filing status this year',
      'how is child support figured out',
      'how do i track what i spend on the kids',
    ],
  },
  {
    id: 'max-joint-return-risk',
    advisor: 'max',
    title: 'Tax bills from a joint return',
    text: `When you both sign a joint return, each of you answers for the **whole** tax. The IRS can collect all of it from you. That holds after divorce, even if the decree says your ex must pay.

If you still have to sign one:

1. Ask for the full return and the papers behind it. Do not sign a blank or a last page.
2. Ask questions about income that you do not know.
3. If something feels wrong, talk to your own preparer about filing separately.

If a bill comes for an old joint return, ask about **relief**. There are three kinds. The best known is innocent spouse relief. You must show that the error was your spouse's and that you had no reason to know. It must also be unfair to make you pay. The request is Form 8857, and time limits apply.

Act soon:

- Read the notice date and the year it is about.
- Call a low-income taxpayer clinic or a tax professional.

If you signed out of fear, tell them.`,
    asks: [
      "am i liable for my ex's taxes on a joint return",
      'irs letter for a tax year when we were married',
      'innocent spouse relief',
      'he lied on our tax return and i signed it',
      'should i sign the joint return my husband prepared',
      'irs debt, back taxes, joint tax return liability, spouse cheated on taxes',
      'irs wants me to pay his joint tax bill',
      'he hid income from uber and cash jobs and now both of us are getting audited',
      'got a cp2000 for 2021 when my wife did our taxes',
      'can they take my refund for what my ex husband owed',
      'i just signed where he pointed and never read the return, am i on the hook',
      'what is form 8857 and how long do i have',
      'is it safe to file together one last time with a liar',
      'the decree says the tax bill is hers but the irs keeps sending letters to me',
    ],
    sources: [irsJoint],
    followUps: [
      'what is my filing status this year',
      'how do i get old tax returns my ex kept',
      'he controls all the money what can i do',
    ],
  },
  {
    id: 'max-support-tax',
    advisor: 'max',
    title: 'Are alimony and child support taxed?',
    text: `**Child support:** the one who gets it does not pay federal income tax on it. The one who pays cannot deduct it.

**Alimony (spousal support):** look at the date of your agreement or decree.

- **Made after December 31, 2018:** the one who pays cannot deduct it. The one who gets it does not count it as income.
- **Made on or before that date:** the old rule goes on. The payer can deduct it, and the receiver reports it as income.
- **Old one, changed later:** the old rule stays unless the change says that the new one applies.

Your state may treat it in another way, so ask.

What to do with this:

1. Find the date on your papers, and the date of any change.
2. When you compare offers, treat new alimony as after-tax money.
3. If you pay under an old order, keep proof of each payment.
4. Make sure the papers say which part is alimony, which is child support, and which is property. The tax rules differ.`,
    asks: [
      'is alimony or child support taxable',
      'do i have to report spousal support as income',
      'can i deduct the alimony i pay',
      'does child support count as income on my return',
      'tax rules changed in 2019 for maintenance payments',
      'taxes on alimony, maintenance, child support, deductible, taxable income',
      'do i report support as taxable income',
      'i receive 900 in alimony every month, does the irs get some',
      'can i write off the alimony i send my ex wife',
      'we divorced in 2016 and changed it in 2022, old rules or new',
      'child support i get, do i put it on turbotax',
      'why cant i deduct maintenance anymore',
      'family support lumped together, how is that taxed',
      'is the money he pays me tax free',
    ],
    sources: [irsAlimony, childSupportTax],
    followUps: [
      'how is child support figured out',
      'will i get alimony and for how long',
      'what is my filing status this year',
    ],
  },
  {
    id: 'max-child-support-basics',
    advisor: 'max',
    title: 'How child support is set',
    text: `Each state has its own formula, set by law. The court or the child support agency puts your numbers in. Common inputs are:

- the number of children
- the income of one or both parents
- how the children's time is shared
- health insurance and child care
- special needs

If a parent's income is not known, an estimate may be used.

To get a feel for it tonight:

1. Search for your **state's official calculator**. Skip ad sites.
2. Have ready: gross monthly pay of both, insurance cost, child care, nights per year.
3. Run it three times: what you know, a high guess and a low guess.
4. Print the page, with the date.

To start, ask the judge in your divorce, or open a case with the **state child support agency**. Agencies can help show who the parent is and get an order. Support can then come out of wages.

What you agree on by text is not an order. Keep proof of all that you paid or got from the day you split.`,
    asks: [
      'how is child support figured out',
      'how much child support will i get or have to pay',
      'child support calculator for my state',
      'does overtime or a second job count for support',
      'how do i apply for child support',
      'calculate child support amount, formula, guideline, income of both parents',
      'how much for two kids',
      'i make 52k and she makes 30k, what would i pay a month for our son',
      'does 50 50 mean no child support',
      'how do they come up with the number',
      'he works under the table, how does the court set an amount',
      'who do i contact to get support started, we were never married',
      'my kid has special needs, does that raise the support amount',
      'does insurance and after school care get added in to child support',
    ],
    sources: [sacramentoSupport, rhodeIslandSupport],
    followUps: [
      'my ex stopped paying support',
      'i lost my job and cant pay the support',
      'is alimony or child support taxable',
    ],
  },
  {
    id: 'max-support-unpaid',
    advisor: 'max',
    title: 'When support is not paid',
    text: `Call your state's **child support agency** first. If you have an order, it has tools that you do not. It can take money from pay and from tax refunds. It may start by itself once enough is overdue.

Get ready:

1. A copy of the order.
2. A list by month: due, paid, date, how it came.
3. What you know: job, address, car, other income.

The other way is court. You file for **contempt**, which means not obeying an order although able to. A judge can order payment, and in serious cases jail.

While you wait:

- Ask the agency how overdue money is applied.
- Do not stop the children's visits because of it. The two are separate.
- Build your budget without that money.
- Ask your county about food, child care and energy aid.

If there is **no order yet**, ask for one now. A promise cannot be enforced in the same way.

If asking for money makes the other parent dangerous, tell the agency before they write to them. Ask about keeping your address private.`,
    asks: [
      'my ex stopped paying support',
      'he owes me thousands in back child support',
      'how do i collect unpaid alimony or arrears',
      'can they garnish her wages',
      'deadbeat dad wont pay what can i do',
      'unpaid child support, arrears, wage garnishment, enforcement agency, not paying',
      'no support check again this month',
      'she is 4 months behind and posts vacation pics',
      'can child support enforcement take it out of his tax refund',
      'he quit his job so he wouldnt have to pay me',
      'my baby daddy hasnt sent a dime since july, who do i call',
      'ex husband skipped alimony three times, what are my rights',
      'if he doesnt send his support can i stop his visits',
      'what can the agency do to someone who is months overdue',
    ],
    sources: [rhodeIslandSupport, sacramentoSupport, massContempt],
    followUps: [
      'how is child support figured out',
      'how do i make a budget on one income',
      'i cant pay all my bills which ones first',
    ],
  },
  {
    id: 'max-support-change',
    advisor: 'max',
    title: 'If you cannot pay support any more',
    text: `Ask for a change **this week**. Until it is changed, the old amount stands. Unpaid support is tracked and can be collected later.

1. **Keep paying something**, on time, with proof. Do not pay in cash.
2. Call the **child support agency** and ask for a review. Either parent can ask. The amount may go down or up.
3. If your order came from the divorce court, get its form to change support.
4. Collect proof: layoff letter, last pay stubs, unemployment, doctor notes, job search list.
5. Tell the other parent in one calm line, if that is safe: "I lost my job on May 3. I have asked for a review. I will send $200 on the 1st."
6. Open every letter. Go to every hearing.

Do not make a side deal and think that it is enough. If you both agree to a lower amount, get it signed by the court.

Change the budget now too. Look at the three largest costs first.`,
    asks: [
      'i lost my job and cant pay the support',
      'how do i lower my child support payments',
      'my income dropped what happens with alimony i owe',
      'im behind on support will i go to jail',
      'support takes half my paycheck i cant live',
      'reduce or lower support, unemployed, laid off, cant afford payments, modify',
      'cant keep up with my support payments',
      'got hurt on the job and disability pays half, i still owe 1100 a month',
      'they cut my hours, how do i ask for a smaller amount',
      'my ex said its fine to send less for a while, is that enough',
      'im a dad sleeping in my truck because of what i have to pay',
      'laid off friday, what do i file before i get behind on support and go to jail',
      'my business tanked and i cant pay my ex wife her alimony',
      'will the old balance go away if the judge drops the payment',
    ],
    sources: [rhodeIslandSupport],
    followUps: [
      'how is child support figured out',
      'i cant pay all my bills which ones first',
      'can bankruptcy wipe out what my ex owes me',
    ],
  },
  {
    id: 'max-spousal-support',
    advisor: 'max',
    title: 'Alimony: what courts look at',
    text: `There is often no fixed formula for final alimony. States list things for a judge to weigh. Pennsylvania's law, for example, names many. Common ones are:

- how long you were married
- what each of you earns, and could earn
- age and health
- how you lived during the marriage
- who stayed home, and what it did to their career
- who has the children
- what property each one gets
- time needed for school or training

It may be short, to get you back on your feet, or longer. Some states use a formula for **temporary** support during the case.

Prepare two things, whether you ask or may have to pay:

1. **A true monthly budget**, with proof. Need and ability to pay are the heart of it.
2. **A work story.** Jobs, gaps, training, health, and what a plan to earn more would cost.

Ask a lawyer in your state: Is there a guideline? How long does it last in marriages like mine? What ends it? Can it be changed?

No calculator on the web can promise you a result.`,
    asks: [
      'will i get alimony and for how long',
      'how is spousal support decided',
      'i was a stay at home mom for years do i get maintenance',
      'does my husband have to support me after divorce',
      'how do i avoid paying alimony forever',
      'alimony, maintenance, spousal support amount and length, long marriage homemaker',
      'do i have to pay her forever',
      'put him through med school, now after the divorce does he have to support me',
      'is there a formula for husband or wife support after divorce',
      'married 4 years, would my ex have to support me after the divorce',
      'i am 61 with bad knees and havent had a job since 1994, can i get permanent alimony',
      'does she still get it when she moves in with her boyfriend',
      'im the wife and i earn more, will i be paying him',
      'what makes a judge give rehabilitative maintenance',
    ],
    sources: [pennsylvaniaFactors],
    followUps: [
      'is alimony or child support taxable',
      'how do i make a budget on one income',
      'i have no income of my own how do i get by',
    ],
  },
  {
    id: 'max-tax-copies',
    advisor: 'max',
    title: 'Getting copies of old tax returns',
    text: `If you signed a joint return, you do not have to ask your ex for it. You can ask the IRS.

- A **transcript** is free. It shows most lines of the return. It is there for this year and the past three years.
- A **copy** of the full return goes back further, costs a fee and takes much longer. You send Form 4506.

The fast way: make an online account on the IRS website and look under tax records. You will need ID. If you cannot pass the ID check, order by mail. It goes to the address the IRS has for you, so check which one that is first.

Ask for these types:

1. **Return transcript:** what was filed.
2. **Account transcript:** later changes and payments.
3. **Wage and income transcript:** W-2s and 1099s sent under **your** number.

Also try the tax preparer you both used, and the software account if it was yours.

Look for interest from banks you do not know, rental or business income, and retirement payouts. See where refunds went.`,
    asks: [
      'how do i get old tax returns my ex kept',
      'order an irs transcript of our joint return',
      'i never saw our taxes how do i get copies',
      'lost my w2s and 1040 from past years',
      'he wont give me the tax papers can i request them from the government',
      'copies of past tax returns, irs transcript, old w2, form 4506',
      'need my old 1040s',
      'she has the turbotax login and wont share',
      'can the irs mail me what we filed in 2022',
      'we used an accountant, will he give me copies of our joint taxes',
      'how do i see which w2s and 1099s were reported under my number',
      'is a transcript good enough for the court or do i need the full return',
      'irs id me wont let me in, how else can i get it',
      'how far back do tax transcripts go',
    ],
    sources: [transcript, transcriptYears],
    followUps: [
      'i think my spouse is hiding money',
      'what financial documents should i gather',
      "am i liable for my ex's taxes on a joint return",
    ],
  },
  {
    id: 'max-inventory',
    advisor: 'max',
    title: 'A list of all you own and owe',
    text: `Make one page with two halves. It is the base for every money talk that follows.

- **Money you own:** checking, savings, cash, retirement, pension, stocks, life insurance with cash value
- **Things you own:** home, land, cars, business, tools, jewelry
- **Debts:** mortgage, home equity line, car loans, cards, student loans, tax, medical bills, family loans

For each line write:

1. whose name is on it
2. the balance today, with the date
3. the balance when you separated, if you know it
4. when it began: before or after the wedding
5. where the proof is
6. **shared, mine, theirs, or unsure**

Use round numbers first. "About 4,000, unsure" is better than a blank. Mark three lines that are worth the most. Those deserve your time. The sofa does not.

Do not argue about labels yet. State law decides what counts as shared, and a lawyer can look at the unsure ones.

Update it once a month, and keep old versions.`,
    asks: [
      'how do i list everything we own and owe',
      'what counts as an asset in divorce',
      'inventory of property and debts worksheet',
      'i dont even know what we have how do i figure out our net worth',
      'do furniture and small stuff need to be on the list',
      'list assets and debts, property inventory, net worth, what do we own',
      'what do we even own',
      'do i write down the couch and tv or only the big stuff',
      'template to list property and loans for the divorce',
      'which balance do i use, today or the day he moved out',
      'is grandmas jewelry an asset',
      'my wife ran everything and i feel like an idiot, how do i add up what we are worth',
      'do student loans and medical bills go on the debts side',
      'who owns it if both names are on the title, how do i mark it on the list',
    ],
    sources: [],
    followUps: [
      'what financial documents should i gather',
      'how do i prove the inheritance is mine',
      'how do i compare two settlement offers',
    ],
  },
  {
    id: 'max-hidden-money',
    advisor: 'max',
    title: 'If you think money is being hidden',
    text: `Work from papers you may see, and let the court process do the rest. Do not open your spouse's mail, phone or logins. That can hurt your case and may break the law.

**Look at what you have:**

- Tax returns: interest, dividends or rent you do not recognize
- Pay stubs: new deductions, deposits split to another account
- Bank lines: transfers to unknown names, large cash, odd fees
- Credit report: unknown accounts
- Mail in both names, property tax records, business filings

**Write a question list.** Not "he hides money", but "Where did the $6,000 on April 4 go?"

**Then use the legal tools:**

1. In many courts both must disclose income and property on a form. A court can punish gaps.
2. Discovery lets you ask for records, and sometimes ask the bank or employer directly.
3. For larger sums, ask a lawyer about a forensic accountant.

Save everything with dates. Keep calm about what you suspect, since a warning gives time to move things. If asking about money is dangerous for you, use the help button at the top of this chat first.`,
    asks: [
      'i think my spouse is hiding money',
      'how do i find secret bank accounts legally',
      'husband says he is broke but spends a lot',
      'hidden assets in divorce how to prove it',
      'she moved money to her sister before filing',
      'spouse hiding assets, secret account, concealed income, missing money, where did it go',
      'money keeps going missing',
      'he gets paid in cash and says theres nothing left',
      'found a bank of america envelope with her name and an account i never heard of',
      'big atm withdrawals every week, what do i do with that',
      'is it ok to go through her mail and laptop to find the stash',
      'how does a forensic accountant trace stuff',
      'my ex swears he has nothing but just bought a boat',
      'i suspect my wife put property in her brothers name',
    ],
    sources: [utahFinancialDuty, clarkDiscovery],
    followUps: [
      'how do i get old tax returns my ex kept',
      'what about venmo and crypto in divorce',
      'my husband owns a business how do i know what it is worth',
    ],
  },
  {
    id: 'max-bill-priority',
    advisor: 'max',
    title: 'Which bills to pay first',
    text: `Pay what keeps you housed, fed, safe and able to work. The loudest caller is not the first in line.

1. **Food and medicine**
2. **Rent or mortgage**
3. **Power, heat, water**
4. **Car and fuel**, if you need them for work
5. **Child care and court-ordered support**
6. **Insurance** for health and car
7. **Phone and internet**, at the lowest plan
8. **Taxes**: file on time even if you cannot pay
9. **Cards, medical bills, personal loans**

For each one you cannot pay in full, call **before** the due date. Use this: "My household has changed. I can pay $___ on ___. What hardship plan do you have?" Write down the name, the date and the answer.

Do not pay old cards with rent money because someone is rude on the phone. Do not take a payday loan to stay current on a card.

If something in parts 1 to 5 cannot be paid, ask for aid now. Try your county, energy help, food programs and a nonprofit credit counselor. A temporary order may help too.`,
    asks: [
      'i cant pay all my bills which ones first',
      'drowning in bills after my husband left',
      'not enough money for rent and credit cards this month',
      'what do i pay when i cant pay everything',
      'collectors are calling nonstop and i have 200 dollars',
      'cant afford bills, prioritize, overdue, which debts to pay, utilities shut off',
      'who do i pay first',
      'electric is about to be cut off and capital one keeps calling',
      'i have 600 till payday, rent is 1100, what gives',
      'should i skip the car payment or the visa',
      'is a payday loan ok just this once',
      'what do i say to creditors when i cant pay them this month',
      'behind on everything since she left, which one can wait',
      'the hospital bill or groceries',
    ],
    sources: [],
    followUps: [
      'how do i make a budget on one income',
      'we are behind on the house payment',
      'i have no income of my own how do i get by',
    ],
  },
  {
    id: 'max-interim-bills',
    advisor: 'max',
    title: 'Who pays what until the divorce is final',
    text: `**If money talks with this person frighten you, skip the deal below.** Ask a lawyer or the court about a temporary order. The help button at the top of this chat can help you plan.

Until an order says otherwise, lenders only care whose name is on the bill. So get it clear early.

A short written plan can cover:

- each bill, who pays, on what day
- which account it comes from
- what each may take for living costs
- no new joint debt, no large buys above a set sum
- children's costs, and how they are shared
- when you look at it again

Keep it to one page, with a date. You can write: "This is for now only. It does not decide the final split." Have a lawyer look at it, since patterns can matter later.

If you cannot agree, ask the court. A temporary order can say who uses the home, who pays which bills, and what support is due.

Until then, watch automatic payments, so that nothing bounces. Keep proof of all you pay.`,
    asks: [
      'who pays the bills until the divorce is final',
      'do i have to keep paying his car insurance and phone while separated',
      'she moved out is she still responsible for half the mortgage',
      'how do we handle household expenses during separation',
      'my spouse stopped putting money in the shared account',
      'who is responsible for household bills, mortgage, utilities while separated and divorce pending',
      'who covers the bills for now',
      'we arent divorced yet and he stopped putting in his half of the rent money',
      'she lives with her sister but her car is still on my insurance, do i keep paying for it',
      'how do we divide costs while the lawyers drag this out',
      'can we write a temporary deal about who pays what',
      'my husband says he doesnt have to pay for a house he isnt living in',
      'still sharing a place but separated, how do we split groceries and electric',
      'autopay takes everything from my card even though were apart, is that fair',
    ],
    sources: [cfpbDebt, grandRapids],
    followUps: [
      'can i take money out of our joint account',
      'how do i separate our phone plan and subscriptions',
      'i have no income of my own how do i get by',
    ],
  },
  {
    id: 'max-financial-control',
    advisor: 'max',
    title: 'When your partner controls all the money',
    text: `Being kept from money is a known form of abuse. Signs include no access to accounts, an allowance, or having to show receipts. So do being kept from work and ruined credit.

**Your safety comes before any money step.** A sudden change in accounts can raise the danger. Talk with an advocate through the help button at the top of this chat. Use a device the other person cannot check.

Small steps, only if they are safe:

1. Memorize or hide key numbers: Social Security numbers, account numbers, policy numbers.
2. Photograph papers and send them to a new email, or leave copies with someone you trust.
3. Put aside small amounts where no receipt shows it.
4. Find your own papers: ID, birth certificates, green card, car title.
5. Check your credit report from a safe place.
6. Ask an advocate about cash help, shelter and work training. Some programs have funds.

Do not tell your partner that you are planning. Tell a lawyer "I have no access to money". Courts can waive fees and order temporary support.`,
    asks: [
      'he controls all the money what can i do',
      'my husband gives me an allowance and checks receipts',
      'financial abuse signs',
      'i have no access to our accounts',
      'she took my paycheck and wont let me see the bank statements',
      'im afraid to ask my partner about money',
      'wife controls every dollar',
      'i have to ask my wife for 20 bucks like a teenager',
      'he took my debit card and my green card and counts every receipt',
      'he made me quit my job and now i have nothing of my own',
      'is it abuse if someone hides the finances from me',
      'how do i stash a bit of money when he watches my spending',
      'hes got all the passwords, i have no access to our accounts and he gets mad when i ask',
      'financially trapped, how do i plan without him finding out',
    ],
    sources: [financialAbuse, vermontWaiver, grandRapids],
    followUps: [
      'how do i open my own bank account quietly',
      'i have no income of my own how do i get by',
      'how do i freeze my credit',
    ],
  },
  {
    id: 'max-no-income',
    advisor: 'max',
    title: 'If you have no income of your own',
    text: `You have more doors than it seems tonight. Knock on several in the same week.

1. **The court.** You can ask for temporary support and for orders about bills. Court fees can be waived if your income is low.
2. **Child support agency.** You can apply if you have children, even before the divorce ends.
3. **Public help.** Ask your state about food aid, health coverage, child care and cash aid. When you live apart, your household has changed. Say so on the form.
4. **Legal aid.** Ask if they can help with support first.
5. **Work.** List anything you could start within a month. Ask a job center about training.
6. **Your own name.** Open an account, and check your credit.

Money for the next 30 days: one page. What comes in, what must go out, what can wait. Call those who can wait.

Take care with loans from family: write down if it is a loan or a gift.

If you stayed home to raise children, note the dates and what work you left. It can matter when support is decided.`,
    asks: [
      'i have no income of my own how do i get by',
      'stay at home mom getting divorced with no job',
      'how can i leave if i have zero money',
      'i havent worked in 12 years what do i do for cash now',
      'can i make my husband pay while we wait for court',
      'no job, unemployed homemaker, no money to leave, temporary support, public assistance',
      'zero income, how do i eat',
      'i quit working when the twins were born, how do i support myself now',
      'can i get food stamps if were still married but living apart',
      'he earns everything and i earn nothing, can i make him pay me something while we wait for court',
      '58 and never had a career, where do i go for help',
      'what benefits can a mother with no paycheck apply for',
      'should i take a loan from my parents to get through this',
      'how do i find work fast after a decade at home with children',
    ],
    sources: [grandRapids, vermontWaiver, rhodeIslandSupport],
    followUps: [
      'will i get alimony and for how long',
      'how do i make a budget on one income',
      'he controls all the money what can i do',
    ],
  },
  {
    id: 'max-emergency-fund',
    advisor: 'max',
    title: 'Building a small cushion',
    text: `Aim for one small target first: the cost of **one bad week**. Food, fuel, a car repair, a night away. It is the money that keeps a surprise from becoming debt.

How to start with little:

1. Pick a number you can reach in eight weeks. Even 200 helps.
2. Open a savings account in your name at a bank away from the joint one.
3. Move a fixed amount on payday, before you see it.
4. Add odd money: refunds, sold things, overtime.
5. Do not link it to your shopping card.

Then grow it in steps: one bad week, one month of must-pay costs, three months.

It is for rent, power, car, medicine and court fees. It is not for a debt that can wait.

If a divorce case is open, this account may have to be listed in your papers. List it. It is normal to have one.

Is someone checking your accounts? Ask an advocate about safer ways, through the help button at the top of this chat. A prepaid card or cash with a friend can be safer for some.`,
    asks: [
      'how do i build an emergency fund',
      'how much savings should i have before i leave',
      'i live paycheck to paycheck how do i save anything',
      'where should i keep my rainy day money',
      'saving up a safety cushion as a single parent',
      'emergency savings, cushion, rainy day, put money aside',
      'how big a cushion do i need',
      'i cant seem to save even 20 bucks',
      'whats a good first savings goal before i file',
      'should my just in case money go in cash at moms house or a bank',
      'how do i put away a little from each paycheck for car trouble',
      'one surprise and im sunk, how do i get a buffer',
      'is three months of expenses realistic for a divorced dad',
      'does the nest egg for bad days have to be shown to the court',
    ],
    sources: [],
    followUps: [
      'how do i open my own bank account quietly',
      'how do i make a budget on one income',
      'i cant pay all my bills which ones first',
    ],
  },
  {
    id: 'max-rebuild-credit',
    advisor: 'max',
    title: 'Rebuilding your own credit',
    text: `Credit comes back through boring habits. Four of them do most of the work.

1. **Pay on time, each time.** Set every bill to pay at least the minimum by itself.
2. **Use little of the limit.** If the card allows 1,000, try to stay far below it.
3. **Have something in your own name.** If you only had joint cards, open one small one. A secured card, with a deposit, is a common start. Ask if it reports to all three bureaus.
4. **Keep old accounts of your own open**, if they cost nothing.

Clean up too:

- Get your reports and mark joint accounts.
- Dispute lines that are wrong, in writing.
- Close or refinance joint debts as your decree says.
- Bring late accounts up to date, smallest first if that keeps you going.

Avoid many new cards at once, and paid "credit repair" that promises a new start.

A bad score from the split is not a judgment on you. Put a note in your calendar to check again in three months.`,
    asks: [
      'how do i rebuild my credit',
      'my credit score dropped after the divorce',
      'i never had a credit card in my own name',
      'how to fix bad credit from joint accounts',
      'what is a secured card',
      'improve credit score, build credit history, bad credit after divorce',
      'my score is 520 help',
      'went from 760 to 590 because my ex didnt pay',
      'everything was in his name, so i have no credit at all at 49',
      'how long till my credit recovers after a divorce',
      'which card can i get approved for with lousy credit',
      'are those credit repair companies worth it',
      'does paying off small stuff first raise my fico',
      'should i close my old card or keep it',
    ],
    sources: [],
    followUps: [
      'how do i check which debts are in my name',
      'how do i rent an apartment on my own',
      'my ex was supposed to pay the debt but they are calling me',
    ],
  },
  {
    id: 'max-compare-offers',
    advisor: 'max',
    title: 'Comparing two settlement offers',
    text: `**If you are afraid to say no to this person, do not weigh offers alone.** Use the help button at the top of this chat, and get a lawyer before you answer.

Put both offers on one page. For each thing, write:

- value today
- debt tied to it
- tax waiting in it
- cost to keep it each month
- how soon you could use it as money
- how sure it is that you will really get it

Then read down each column:

1. **After-tax total.** Cash is worth more than the same number in a 401(k).
2. **Cash in the first year.** Can you pay rent, a deposit, a car repair?
3. **Monthly life.** Income and support, minus costs, in each version.
4. **Risk.** A promise to pay over ten years depends on a person. A house depends on repairs.
5. **Ties.** Which one keeps you linked to your ex, and for how long?

Have a tax preparer and a lawyer read the page before you sign.`,
    asks: [
      'how do i compare two settlement offers',
      'is it better to take the house or the retirement',
      'lump sum or monthly payments which is better',
      'is the money deal my ex offers fair',
      'should i trade alimony for a bigger share of savings',
      'compare settlement proposals, which deal is better, house versus pension, lump sum',
      'which deal is better',
      'offer a is the house, offer b is 150k and half his ira',
      'his lawyer proposes 1200 a month for 6 years or 70 thousand now',
      'she wants me to give up the pension and take more cash, good trade?',
      'how do i put two proposals side by side',
      'im lousy at finance, how can i tell which one leaves me better off in five years',
      'what if he never pays the installments he offers',
      'how do i figure what each thing is worth to me after taxes before i pick',
    ],
    sources: [irsQdro, codeTransfers],
    followUps: [
      'do i owe tax when property is split',
      'can i afford to keep the house',
      'who can help me with the financial side',
    ],
  },
  {
    id: 'max-health-insurance',
    advisor: 'max',
    title: "Keeping your ex's health plan for a while: COBRA",
    text: `A divorce can end your place on a spouse's job plan. You may be able to keep it for a time. The law is called **COBRA**.

- It covers job plans of employers with 20 or more workers. For a smaller one, ask your state insurance office.
- After a divorce it can last **up to 36 months**, for you and for children who lose the plan.
- **Tell the plan within 60 days** of the divorce or legal separation. It does not happen by itself.
- It can be costly. You may have to pay the full price plus 2 percent.

Steps:

1. Ask the plan now: "On what day does my cover end if we divorce?"
2. Get the COBRA price in writing.
3. Put the 60 days in Deadlines in this app. Send the notice in a way you can prove.
4. Compare with a Marketplace plan and your own job's plan **before** you choose.
5. Refill medicines and finish urgent visits while you are covered.

Ask who will pay for the children's cover, and have it written in the order.`,
    asks: [
      'what happens to my health insurance after divorce',
      "can i stay on my husband's insurance after we divorce",
      'cobra for ex spouse how long',
      'when does my medical coverage end',
      'i have a health condition and im on my wifes plan',
      'health insurance coverage ends, spouse employer plan, cobra continuation',
      'am i kicked off his insurance',
      'does my coverage stop the day the decree is signed',
      'wife has blue cross through work, how long can i hang on to it',
      'how much would cobra cost me a month',
      'diabetic and terrified of losing my husbands plan, can i keep my doctors for a while',
      'who has to notify the employer about the divorce and when',
      'his company only has 12 people, is cobra even possible',
      'will the kids stay on dads work policy',
    ],
    sources: [cobraDol, cobraDivorce],
    followUps: [
      'how do i get new health coverage after the divorce',
      'is my ex still the beneficiary on my life insurance',
      'money checklist after the divorce is final',
    ],
  },
  {
    id: 'max-marketplace',
    advisor: 'max',
    title: 'New health coverage after a divorce',
    text: `Losing your health plan because of a divorce opens a door. You can get a new plan outside the usual season. It is called a **special enrollment period**. You have about **60 days**, so start early.

One trap: a divorce **without** losing coverage does not open it. You need to show that the old plan ended.

Your choices, in the order many people check them:

1. **Your own job.** Ask HR the day you know, and ask for the time limit.
2. **Medicaid or the children's program**, if your income is now low. Check for the children in any case.
3. **The Marketplace** at your state's site or HealthCare.gov. Ask about help with the price. Use your new household and income.
4. **COBRA**, to keep the old plan for a time.

Have ready: the decree or a letter that says when your cover ended, pay stubs, and Social Security numbers.

Compare the price **and** the doctors, medicines and deductible.`,
    asks: [
      'how do i get new health coverage after the divorce',
      'special enrollment period divorce',
      'i lost my insurance because we split where do i sign up',
      'can i get medicaid now that im separated',
      'obamacare marketplace plan for a newly single person',
      'buy new health insurance, medicaid, marketplace enrollment after losing spouse plan',
      'need new insurance fast',
      'my cover ended on the 31st, can i sign up now or wait for open enrollment',
      'is healthcare.gov cheaper than cobra',
      'do i qualify for medicaid with 1500 a month and two kids',
      'how many days do i have to enroll at my own job after the divorce',
      'what proof that my old plan ended do they want',
      'im uninsured since the split and my son has asthma, chip?',
      'do i count just me and the kids for obamacare subsidies',
    ],
    sources: [marketplace, marketplaceNonprofit],
    followUps: [
      'what happens to my health insurance after divorce',
      'how do i make a budget on one income',
      'money checklist after the divorce is final',
    ],
  },
  {
    id: 'max-beneficiaries',
    advisor: 'max',
    title: 'Who gets paid if you die: beneficiaries',
    text: `The name on the form usually wins. A divorce may not remove your ex, and neither may your will. With federal job benefits, for example, you must file a new form. With many job plans, the plan pays the person on its form, whatever the decree says.

Make a list of everything with a named person:

- life insurance, from work and private
- 401(k), pension, IRA
- bank accounts "payable on death"
- brokerage, health savings account
- the will, trust and power of attorney

**During the case:** do not change these before you ask. Some courts bar changes while a divorce is open.

**After the divorce:**

1. Read your decree. It may order you to keep insurance for the children or your ex.
2. Ask each company for its form. Fill it in, send it, and ask for proof that it was changed.
3. Do not name small children directly without advice. Someone else may then control the money.
4. Look again after a move, a new marriage or a birth.

If your ex must keep insurance for you, ask for yearly proof.`,
    asks: [
      'is my ex still the beneficiary on my life insurance',
      'how do i take my wife off my 401k beneficiary',
      'does divorce cancel my will',
      'who gets my money if i die before the divorce is done',
      'should the decree make him keep life insurance for the kids',
      'change beneficiary, life insurance, will, retirement account, ex still listed',
      'who inherits if i die',
      'does my ex still get my pension and life insurance if i croak tomorrow',
      'forgot to take her name off my ira and its been 6 years',
      'does divorce automatically cancel my husband in my will',
      'can i switch my policy to my mom before the divorce is done',
      'should i put my 7 year old down as the one who gets the money',
      'how do i check that he kept the policy he was ordered to keep for me',
      'payable on death account still lists my wife',
    ],
    sources: [federalBeneficiary, erisaBeneficiary, summonsRules],
    followUps: [
      'money checklist after the divorce is final',
      'what happens to my health insurance after divorce',
      'what is a qdro and do i need one',
    ],
  },
  {
    id: 'max-after-divorce',
    advisor: 'max',
    title: 'Money checklist after the divorce',
    text: `Work through this over two months. Do one part a week.

**Week 1: Papers.** Get certified copies of the decree. You may need it for property, debts and support.

**Week 2: Titles and loans.** Deed, car titles, refinance dates. Ask each lender to confirm in writing whose name is on it.

**Week 3: Accounts.** Close joint accounts and cards. Move automatic payments first. Change PINs, passwords and security answers.

**Week 4: Retirement.** Is the QDRO signed and accepted by the plan? Ask for the letter.

**Week 5: People.** Beneficiaries, will, power of attorney, emergency contacts.

**Week 6: Insurance.** Health, car, home or renters. Mind the 60 days for health plans.

**Week 7: Work and tax.** New tax form at work, new address, who claims the children.

**Week 8: Support and budget.** Is support set up and coming in? Make the first budget with real numbers.

Keep one folder called "Divorce, keep". Put in the decree, QDRO, tax papers on property, and proof of each payment. Look at your credit report again in three months.`,
    asks: [
      'money checklist after the divorce is final',
      'what financial things do i need to change now that im divorced',
      'just got my decree what do i do with accounts and titles',
      'how do i start over financially',
      'closing everything we had together after divorce',
      'after divorce finances to do list, update accounts, titles, insurance, start fresh',
      'decree is signed, money to dos',
      'which accounts and cards do i close once its official',
      'i have a w4 at work with married on it, what else do i update',
      'single again at 45, what do i straighten out financially',
      'what did i forget, bank, deed, car, insurance, retirement',
      'which divorce papers should i keep forever and which can i toss',
      'how do i get my financial life in order now that we are divorced',
      'order of things to take care of in the first two months post divorce',
    ],
    sources: [decreeCopy, dolQdro, cobraDivorce],
    followUps: [
      'is my ex still the beneficiary on my life insurance',
      'how do i rebuild my credit',
      'how do i build an emergency fund',
    ],
  },
  {
    id: 'max-kid-costs',
    advisor: 'max',
    title: 'Tracking what you spend on the children',
    text: `Keep one simple log from today. Five columns are enough:

**date | child | what | amount | proof**

Proof is a photo of the receipt or a bank line. Do it on the day, on your phone, and move it to the log once a week.

Sort costs into three groups:

- **Usual:** food, clothes, home. Support is often meant to help with these.
- **Shared by order:** doctor, child care, school, sports, as your order says.
- **Choice:** gifts, trips, extras. Do not expect money back.

For shared costs, check your order first. What share is it? What needs a yes beforehand? How soon must you ask?

At the end of each month, total the shared part. Send one short request with the receipts, not ten small ones.

If there is no order yet, the log still helps. It shows what the children cost, month by month.

Use a neutral tone in notes. Someone else may read them one day.`,
    asks: [
      'how do i track what i spend on the kids',
      'log for child expenses and receipts',
      'what costs does child support cover and what is extra',
      'how do we split daycare and doctor bills',
      'keeping records of what i paid for my son and daughter',
      'track children expenses, receipts, daycare, medical, school, activities, share costs',
      'app to log kid expenses',
      'soccer, braces, shoes, it adds up, how do i write it down',
      'does child support pay for summer camp and prom dress',
      'how do i keep proof of what i buy for my 6 year old',
      'is venmo history good enough as a record for diapers and sitters',
      'who pays for the teenagers phone and car insurance',
      'what belongs in shared expenses and what is a gift',
      'how should i sort doctor, school and everyday spending for my children',
    ],
    sources: [],
    followUps: [
      'my ex wont pay back their half of the kids costs',
      'how is child support figured out',
      'who gets to claim the kids on taxes',
    ],
  },
  {
    id: 'max-reimbursement',
    advisor: 'max',
    title: 'When your ex will not pay a shared cost',
    text: `**If asking for money sets off threats, do not ask directly.** Go through a lawyer, an agency or a parenting app. The help button at the top of this chat can help you plan.

Otherwise, make it easy to pay and easy to prove.

1. **Check the order.** Is this cost in it? What share? Was a yes needed first? Is there a time limit to ask?
2. **Send one request**, in writing, with the receipt:

"Dentist for Sam, May 2: $180. Your half under the order is $90. Receipt attached. Please send it by May 31."

3. **Wait** until the date. Do not add comments.
4. **One reminder**, same words, new date.
5. **Add it to a running total**, by month.

If it goes on, total it up and ask the self-help center or a lawyer how to enforce it. Small sums are often worth one filing together, not one each.

Do not take it out of support, and do not link it to visits. That can put you in the wrong.

For big costs ahead, ask before you spend, and keep the answer.`,
    asks: [
      'my ex wont pay back their half of the kids costs',
      'he refuses to reimburse me for medical bills',
      'how do i ask for money for school stuff and braces',
      'she owes me for daycare and ignores my requests',
      'can i deduct what he owes me from the support i pay',
      'get reimbursed for child expenses, ex refuses to pay share of medical or school bill',
      'she owes me half for the dentist',
      'sent him the bill five times and he leaves me on read',
      'ex says she never agreed to travel hockey so she wont chip in',
      'what do i write when i request his part of the therapy bill',
      'baby mama wont venmo me her share of the glasses',
      'can i hold back from child support what she didnt cover',
      'is it worth filing over 240 dollars of uninsured medical',
      'do i need to ask before i spend if i want the other parent to pay me back',
    ],
    sources: [],
    followUps: [
      'how do i track what i spend on the kids',
      'my ex stopped paying support',
      'how is child support figured out',
    ],
  },
  {
    id: 'max-bankruptcy',
    advisor: 'max',
    title: 'Bankruptcy and divorce',
    text: `**Child support and alimony are not wiped out by bankruptcy.** Federal law treats them as "domestic support obligations". That holds for what is owed from before, too. So if your ex says "I will file and you get nothing", that part is not so.

Other things are less simple:

- **Joint debts.** If your ex's duty to the bank ends, the bank may turn to you.
- **Property payments** your ex owes you under the decree. The kind of bankruptcy matters. Ask a lawyer at once.
- **Your home and car.** Ask what your state protects.

If a notice from a bankruptcy court comes:

1. Do not throw it away. It has dates.
2. Call a lawyer who knows **both** bankruptcy and divorce.
3. Bring the decree, and a list of all joint debts.

If **you** are thinking about filing: ask first if it is better before or after the divorce. Order can change what you keep and owe. A nonprofit credit counselor can show you other ways.

Do not run up cards before you file, and do not give things away. Both can cause trouble.`,
    asks: [
      'can bankruptcy wipe out what my ex owes me',
      'my ex is filing chapter 7 what happens to child support',
      'should we file bankruptcy before divorce',
      'he threatens to go bankrupt so he doesnt have to pay alimony',
      'im thinking of bankruptcy because of the debts from my marriage',
      'bankruptcy chapter 7 chapter 13 divorce debt alimony discharge',
      'can my ex go bankrupt on me',
      'got a letter from bankruptcy court with his name on it',
      'if he wipes out his debts do they come after me',
      'i owe 60k from our marriage, file before or after the divorce',
      'does chapter 13 stop alimony',
      'she was told to pay me 25k for the house and now she declared bankruptcy',
      'will i lose my car and home if i go through bankruptcy as a divorced mom',
      'do i still get my back child support after he files chapter 11 or 7',
    ],
    sources: [bankruptcySupport, cfpbDebt],
    followUps: [
      'my ex was supposed to pay the debt but they are calling me',
      'my ex stopped paying support',
      'i cant pay all my bills which ones first',
    ],
  },
  {
    id: 'max-car',
    advisor: 'max',
    title: 'The car, the title and the car loan',
    text: `A car is three papers: **title, loan, insurance**. All three must change, or you can end up paying for a car you do not drive.

- Taking your name off the **title** does not take it off the **loan**. If you signed the loan, you still owe it.
- If your name stays on the title, ask your insurer what that means in a crash.

Steps for each car:

1. Look up a fair private-sale value, and the payoff from the lender.
2. Value minus payoff is what there is to share. It can be below zero.
3. Decide who keeps it, and by what date that person refinances or pays it off.
4. Sign the title over **when** the loan is safe, as your papers say.
5. Give the insurer the date, the driver and the address where it sleeps.
6. Take out toll tags and garage remotes. Reset the car's app and saved phones.

A car app may show where the car is. If you are being tracked, ask an advocate before you turn it off.`,
    asks: [
      'who keeps the car and the car loan',
      'my name is on his truck loan how do i get off',
      'how do i transfer the vehicle title after divorce',
      'car insurance when we are separated',
      'we owe more on the suv than its worth',
      'vehicle, truck, suv, auto loan, title, who gets the car',
      'who gets the honda',
      'she drives it but the loan is in my name',
      'both of us are on the title of the subaru, how do we decide who keeps it',
      'dmv title change when my husband gives me the jeep',
      'ex got 3 parking tickets and tolls on a vehicle thats still titled to me',
      'underwater on the truck, what happens to the negative equity',
      'how do i take him off the geico policy',
      'my car app shows him where i drive, how do i reset it',
    ],
    sources: [cfpbDebt],
    followUps: [
      'my ex was supposed to pay the debt but they are calling me',
      'how do i separate our phone plan and subscriptions',
      'how do i list everything we own and owe',
    ],
  },
  {
    id: 'max-separate-property',
    advisor: 'max',
    title: 'Proving that something is yours alone',
    text: `Saying it is yours is often not enough. In many states you need papers that show it. Texas, for example, asks for clear and convincing proof.

What may count as separate: things you owned before the wedding, an inheritance, a gift to you alone. State law decides, so use the label "maybe mine" for now.

To show it, follow the money like a trail:

1. **Start:** will, gift letter, old statement, deed, bill of sale. It shows where it came from.
2. **Middle:** each statement after that. Did it stay in your name? Was other money added?
3. **Now:** the latest balance or value.

Draw it as a line: "Grandma's $30,000, 2015 > savings ending 22 > used for down payment 2017."

Ask banks for old statements this month, while they still have them.

Mixing makes it harder: a joint account, a shared loan, repairs paid together. Do not give up. Part of it may still be shown.

From now on, do not mix it any more. Ask a lawyer before you move it, since some orders limit that.`,
    asks: [
      'how do i prove the inheritance is mine',
      'does my wife get half of what my parents left me',
      'i owned the house before we married',
      'separate property tracing what do i need',
      'my dad gave me money for the down payment is it mine',
      'inheritance, gift, premarital property, owned before marriage, keep as mine',
      'is it mine alone',
      'dad died and left me 90k, can my husband touch it',
      'i owned the condo three years before we married, does he have a claim',
      'i put my inheritance in our joint savings, did i lose it',
      'what papers prove my grandmother gave the ring and the land just to me',
      'old bank statements from 2009 to show it was my money',
      'my folks helped with the house, gift or marital',
      'what does commingling mean',
    ],
    sources: [separateProperty],
    followUps: [
      'how do i list everything we own and owe',
      'what financial documents should i gather',
      'how do i compare two settlement offers',
    ],
  },
  {
    id: 'max-business',
    advisor: 'max',
    title: 'When there is a family business',
    text: `A business has two questions: what does it **earn**, and what is it **worth**? They need different papers.

Ask for, or copy if you have a right to:

- business tax returns for three to five years
- profit and loss statements, balance sheets
- bank and card statements of the business
- payroll, including family members
- loans, leases, equipment lists
- owner agreements, and any old valuation

Look for private costs paid by the business and for cash sales. Look for pay to people who do not work there, and for sudden drops in income.

Then:

1. Write down your own part in it: hours, years, unpaid work, money put in.
2. Ask a lawyer if it counts as shared in your state, and from what date.
3. For anything of size, ask about one **neutral valuer** for both, or your own expert.
4. Do not run it down to hurt the other one. That hurts you too.

If it is **your** business, start clean records today, and stop paying private bills from it.

Do not sign on a guess.`,
    asks: [
      'my husband owns a business how do i know what it is worth',
      "do i get part of my wife's company",
      'he is self employed and says he makes nothing',
      'how is a small business valued in divorce',
      'we run a shop together what happens to it',
      'self employed spouse, small business value, company, shop, practice, real income',
      'does she get half my business',
      'hubbys landscaping company makes plenty but on paper its nothing',
      'i did the books for his restaurant unpaid for 11 years, is part of it mine',
      'what is my dental practice worth and who decides',
      'he runs his truck and vacations through the llc',
      'how do i get an appraisal of the family farm',
      'we own a salon together and cant stand each other',
      'can i look at the profit and loss and payroll of his firm',
    ],
    sources: [],
    followUps: [
      'i think my spouse is hiding money',
      'who can help me with the financial side',
      'how is child support figured out',
    ],
  },
  {
    id: 'max-digital-money',
    advisor: 'max',
    title: 'Payment apps, crypto and points',
    text: `Money is not only in banks. Add these to your list of what you own:

- payment apps such as Venmo, PayPal or Cash App, with balances
- crypto wallets and exchange accounts
- store credit, gift cards, airline miles, hotel points
- online shops, video or game accounts that earn
- stock grants and options from work
- health savings and flexible spending accounts
- money in gambling or betting apps

How to find your own: search your email for "receipt", "statement", "verify", "1099". Look at bank lines for transfers to an app.

For your spouse's, do not log in. List what you saw by right: a tax form, a card line, an app on a shared tablet. Ask for the records through the court process.

Values move fast. Write the balance **and the date**. For crypto, note the coin, the number of units and where it is kept.

Protect your side: change passwords, take saved cards out of shared accounts, and turn off linked payments. Download a year of history before any account is closed.`,
    asks: [
      'what about venmo and crypto in divorce',
      'does my husband have to tell about his bitcoin',
      'are airline miles and points divided',
      'stock options and rsus from her job',
      'cash app transfers i dont recognize',
      'bitcoin, crypto, venmo, paypal, cash app, stock options, reward points, miles',
      'he has coinbase',
      'are my southwest miles marital',
      'my wife gambles on draftkings, is there money in there',
      'zelle and paypal transfers to someone i dont know',
      'what happens to unvested shares from google',
      'how do i prove he owns ethereum or a hardware wallet',
      'how do i pull a year of venmo history before i close it',
      'does the hsa and my etsy or youtube income count',
    ],
    sources: [],
    followUps: [
      'i think my spouse is hiding money',
      'how do i list everything we own and owe',
      'how do i separate our phone plan and subscriptions',
    ],
  },
  {
    id: 'max-legal-costs',
    advisor: 'max',
    title: 'Keeping the cost of the divorce down',
    text: `You pay for time. Bring order, and you buy less of it.

1. **Put facts on paper.** One page of facts, one list of what you own and owe, papers in folders.
2. **Batch questions.** One email a week with numbers, not ten calls.
3. **Ask what you can do yourself:** copies, forms, getting records.
4. **Use the right helper.** A lawyer for law. Feelings cost the same rate per hour, so take them to a friend or to Lena.
5. **Ask for limited help.** Some lawyers take on single tasks.
6. **Read every bill.** Ask about lines you do not know.
7. **Pick your fights.** Before each one, ask: what will it cost, and what is it worth?

Settling some points can save a lot. **But do not bargain directly if you fear the other person.** Safety is worth the lawyer's time.

Before you hire, ask about the hourly rate, the retainer, and who does the work. Ask if the court could order your spouse to pay part.

Fee waivers and legal aid exist too. Ask Hannah.`,
    asks: [
      'how do i keep lawyer costs down',
      'my attorney bill is huge what can i do',
      'how much does a divorce cost',
      'cant afford the retainer',
      'can my husband be made to pay my legal fees',
      'attorney fees too expensive, retainer, save money on divorce, legal bill',
      'legal fees eating me alive',
      'my lawyer charged 80 dollars for one email',
      'how do i spend less on attorneys',
      'is five grand up front normal',
      'can the court make my rich ex cover my counsel',
      'should i fight over the furniture if my lawyer is 400 an hour',
      'i vent to my attorney and the bill is 12 thousand, how do i cut that',
      'whats a cheaper way to do this without getting screwed',
    ],
    sources: [unbundling],
    followUps: [
      'who can help me with the financial side',
      'how do i make a budget on one income',
      'how do i compare two settlement offers',
    ],
  },
  {
    id: 'max-professionals',
    advisor: 'max',
    title: 'Who can help with the money side',
    text: `Match the helper to the question. You may need an hour of one, not months of many.

- **Tax preparer or CPA:** filing status, who claims the children, tax on a sale or a payout
- **Financial planner who works with divorce:** what each offer means for the next years
- **QDRO preparer:** the order that splits a retirement plan
- **Appraiser:** the value of a home or a special item
- **Forensic accountant:** missing money, a business
- **HUD-approved housing counselor:** trouble with the mortgage. Help with foreclosure is free.
- **Nonprofit credit counselor:** a plan for debts
- **Lawyer:** what the law in your state says

Before you hire, ask:

1. How do you charge? By the hour, a flat fee, or by selling me something?
2. Have you done this for divorces in my state?
3. Do you work, or have you worked, for my spouse?
4. What will I have in my hand at the end?

Choose your **own** adviser, not the one you both used. Do not send files from a shared computer.`,
    asks: [
      'who can help me with the financial side',
      'do i need an accountant or financial planner for my divorce',
      'certified divorce financial analyst worth it',
      'where do i find someone to look at our finances',
      'our family advisor is friends with my husband',
      'hire a cpa, financial planner, accountant, appraiser, advisor for divorce',
      'who do i hire for money stuff',
      'cdfa or cpa, which one',
      'is there somebody who looks at both offers and tells me how my future looks',
      'do i need an appraiser or a forensic guy',
      'our tax guy has done our returns for 15 years, can i trust him',
      'how do financial advisors charge and what should i ask first',
      'widowed mom says get a planner but im 34 and clueless, would it help',
      'where do i find free credit counseling that isnt a ripoff',
    ],
    sources: [housingCounselor],
    followUps: [
      'how do i keep lawyer costs down',
      'what is a qdro and do i need one',
      'how do i compare two settlement offers',
    ],
  },
  {
    id: 'max-renting',
    advisor: 'max',
    title: 'Renting a place on your own',
    text: `Set your top price before you look. Add rent, power, water, internet, parking and renters insurance. 

**Cash you need at the start:** first month, deposit, moving, power deposits, a few basics.

**Papers to have in one file:**

- ID and Social Security card
- last pay stubs, offer letter or benefit letters
- bank statements
- support order, if you have one
- name and phone of past landlords or a work contact

**If your credit is thin or damaged:**

1. Say it first: "My score fell during a divorce. Here is my income and my rent history."
2. Offer proof of steady income.
3. Ask about a co-signer.
4. Try small landlords, or a room for some months.
5. Lift a credit freeze for the check.

Read the lease for the end date and who else may live there. If your name is on the old lease, ask the landlord how to come off it. You may still owe rent there.

If you are leaving abuse, ask an advocate about housing help before you sign or break a lease.`,
    asks: [
      'how do i rent an apartment on my own',
      'landlord denied me because of my credit after separation',
      'how much rent can i afford as a single parent',
      'im still on the lease with my ex',
      'moving out costs deposit first month what do i need',
      'apartment, lease, landlord, deposit, move out, find a place to live',
      'cant find a place to live',
      'my score is bad, will any apartment take me',
      'need a 2 bedroom near the kids, how much up front',
      'what do i bring to a rental application',
      'my ex stayed in our apartment and i signed too, do i still owe rent',
      'landlord wants proof of income and i only have child support',
      'never rented in my life, im 53, how does it work',
      'does my brother cosigning help me get a lease',
    ],
    sources: [],
    followUps: [
      'how do i make a budget on one income',
      'how do i rebuild my credit',
      'how do i build an emergency fund',
    ],
  },
  {
    id: 'max-shared-services',
    advisor: 'max',
    title: 'Untangling phone plans and shared accounts',
    text: `**If someone watches or scares you, stop and plan first.** A sudden change can tip them off. Use the help button at the top of this chat from a device they cannot reach.

Otherwise, make a list and take two a day:

1. **Email:** new address, new password, two-step login. All else hangs on it.
2. **Phone plan:** ask your carrier how to move your number to your own plan. The account owner may be able to see call lists.
3. **Cloud and photos:** leave family sharing. Save your pictures first.
4. **Bank and cards:** remove the other person's phone and email from alerts.
5. **Power, water, internet:** whose name? Move it on the day one of you moves.
6. **Streaming, shopping, delivery, ride apps:** log out all devices, remove cards and addresses.
7. **Home devices:** doorbell, cameras, thermostat, smart lock, car app.
8. **Children's devices:** talk about it with the other parent if that is safe.

Before you cancel a thing your spouse or children use, check your court papers. Some orders say to leave services as they are.`,
    asks: [
      'how do i separate our phone plan and subscriptions',
      'my ex still has access to my amazon and icloud',
      'how do i get off the family cell phone account',
      'utilities are in his name how do i switch them',
      'he can see my purchases and location',
      'cell phone plan, netflix, amazon, icloud, passwords, utilities, shared logins',
      'get him off my netflix',
      'we share an apple id and my texts pop up on her ipad',
      'verizon account is in my husbands name, can i keep my number',
      'he still watches the ring doorbell and nest',
      "the electric and wifi are in my wife's name and she moved",
      'how do i leave google family and keep my pictures',
      'ex orders doordash on my card',
      'which passwords do i change first, email or bank',
    ],
    sources: [],
    followUps: [
      'who pays the bills until the divorce is final',
      'how do i open my own bank account quietly',
      'money checklist after the divorce is final',
    ],
  },
  {
    id: 'max-money-panic',
    advisor: 'max',
    title: 'When money fear keeps you awake',
    text: `Fear grows when the numbers are in your head. Put them on one page, and then close it for tonight.

Take ten minutes:

1. **What is certain this month?** Money in the bank today. Next payday.
2. **What must be paid before then?** Only rent, food, power, medicine, getting to work.
3. **The gap.** If there is one, write the number. It is smaller than the feeling.
4. **One call for tomorrow.** Choose one: landlord, lender, legal aid, child support agency, a friend.
5. **One thing you will not do tonight:** cash out savings, send an angry text, sign up for a loan.

A split makes most people worry about money. It does not mean that you will lose it all. No one can tell you tonight how it will end. What you can do is know your next two weeks.

If you think of not wanting to live, use the help button at the top of this chat now. Someone is there at this hour.`,
    asks: [
      'im going to lose everything',
      'i cant sleep because of money worries',
      'im terrified i will end up homeless after this divorce',
      'im bad with numbers and i feel stupid about finances',
      'how will i ever be ok financially',
      'anxious about money, broke, homeless, ruined, hopeless about finances, awake at night',
      'so scared about money i feel sick',
      '3am and doing math in my head again',
      'my stomach is in knots over how to pay for all this',
      'i will be poor and alone at 60',
      'will me and the kids end up in our car',
      'ashamed that i never learned finances and now its too late',
      'i feel like he ruined me financially, how do i calm down',
      'am i going to lose all i worked for, my chest gets tight when i look at my balance',
    ],
    sources: [],
    followUps: [
      'what should i do about money first',
      'how do i make a budget on one income',
      'i cant pay all my bills which ones first',
    ],
  },
];
