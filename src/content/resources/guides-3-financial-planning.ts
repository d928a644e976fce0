import type { Article } from '../article.ts';

const checked = '2026-11-20';

export const financialPlanning: Article = {
  content: [
    {
      heading: 'Start small, and start safe',
      paragraphs: [
        "Money in a divorce feels like one huge question. It's really ten smaller ones. This guide takes them in order, so you can do one in an evening. It gives general facts for the whole country. State law decides a lot, and a tax preparer or lawyer can look at your own numbers.",
        "In the first week, do five things. Write down what's in each account you can see, and what you owe. List the bills for the next 30 days. Make copies of papers you have a right to see. Change the passwords on accounts that are only yours. Check your credit report.",
        "Leave the big moves for later: large transfers, closing accounts, selling, cashing out retirement. Some can't be undone. In some states, orders that take effect when the case starts forbid them.",
      ],
      callout: {
        title: 'If someone controls your money',
        text: "Being kept from money, or having to show every receipt, is a known form of abuse. A sudden change in accounts can raise the danger. Plan with an advocate first, from a device that person can't check. The help button on every page is the place to start. Skip any advice below about making deals.",
      },
    },
    {
      heading: 'Gather the papers',
      paragraphs: [
        "Courts in many states ask both spouses for a full picture: income, costs, property and debts. There's a form for it. A court can punish someone who leaves things out. So you're doing this for the court as well as for yourself.",
        'Make one folder for each heading. Photograph or download each paper, and put the date in the file name. Don\'t sign in as your spouse. For what you can\'t reach, write "missing" and where you think it is. The court has ways to ask for it.',
        "You can get some papers by yourself. If you signed a joint tax return, the IRS can give you a free transcript of it. Your credit report lists most loans and cards in your name. The official site for the free reports is annualcreditreport.com. Order all three reports, since they don't always match.",
      ],
      bulletPoints: [
        'Taxes: the last two or three returns, with W-2s and 1099s',
        'Pay: recent stubs, bonus letters, benefit statements',
        'Banks and cards: at least three months, but twelve is better',
        'Home: deed, mortgage statement, tax bill or lease',
        'Retirement: the latest statement, and one from near the wedding',
        'Loans, insurance, business papers, prenup, costs for the children',
      ],
    },
    {
      heading: 'Put all you own and owe on one page',
      paragraphs: [
        'Take a sheet of paper and make five columns: what it is, its value today, the debt on it, when and how you got it, and whose it may be. Write "shared", "mine", "theirs" or "not sure". You\'re not deciding anything yet. You\'re making a list that a lawyer can read in five minutes.',
        'How it gets divided depends on your state. Nine states use community property: Arizona, California, Idaho, Louisiana, Nevada, New Mexico, Texas, Washington and Wisconsin. In general, what the two of you earned while married belongs to both of you there. The others aim for a fair split, which may or may not be half. Even the nine differ. Texas law asks for a "just and right" division.',
        'Some things may be separate: what you owned before, a gift to you, an inheritance. You may need proof. Follow the money like a trail, from the will or old statement to today. If it was mixed with shared money, part of it may still be traced.',
      ],
      callout: {
        title: 'Whose name is on it',
        text: "A name on an account doesn't always decide who owns it. List accounts in your own name, too. Leaving one out can cost you more than sharing it.",
      },
    },
    {
      heading: 'Make two budgets',
      paragraphs: [
        'Write one for life now, and one for life in a second home. Start with what you have to pay.',
        'Turn all numbers into monthly ones. Take weekly pay times 52, divided by 12. Take pay every two weeks times 26, divided by 12. Divide yearly bills by 12. So $900 every two weeks is $1,950 a month, not $1,800.',
        "Subtract the costs from the income you're sure of. Count support only if it really comes. If the result is below zero, circle the three largest items. That's where a change helps most.",
        "If you can't pay every bill, put housing, power, food, medicine and getting to work first. Call each lender before the due date. Say: \"We're separating. I can't make the full payment. What help do you have?\" If it's the mortgage, a HUD-approved housing counselor can help you for free.",
        'You may need help from the court in the meantime. A temporary order can set support, and say who pays which bills. Low income can also mean that court fees are waived.',
      ],
    },
    {
      heading: 'Shared accounts, cards and credit',
      paragraphs: [
        'Before you move money out of a joint account, read your court papers. Look for a rule that applies to both of you. Then take a dated screenshot of the balance. Open an account in your own name at another bank, and send your pay there. Keep paying agreed bills so nothing bounces. If you need to take some shared money to live on, ask a lawyer how much. Write down what you spent it on.',
        'For each card, ask the bank: "Am I a joint holder or an authorized user?" A joint holder owes the balance, no matter who spent it. An authorized user generally doesn\'t. Ask how to stop new charges.',
        "If you're worried about new debt in your name, ask all three credit bureaus for a freeze. New lenders then can't see your report until you lift it.",
      ],
      callout: {
        title: "A decree doesn't change what the bank can do",
        text: 'If your name is on a loan, the lender can still come to you, even when the decree says your ex has to pay. Ask for joint debts to be paid off, refinanced or closed by a date.',
      },
    },
    {
      heading: 'The house',
      paragraphs: [
        'Two papers matter. The deed says who owns it. The loan says who has to pay. If you sign away the deed and stay on the loan, you still owe.',
        'Figure out the true cost of staying: mortgage, tax, insurance, power, repairs, and the cash to pay your spouse for their share. Then price a rental near the school. Now you can choose between two real numbers.',
        "There are three common paths. Sell now and split what's left. One of you buys out the other. Or wait, with written rules on who lives there, who pays and when it will be sold. If you're afraid of your spouse, don't try to work this out between the two of you. Let a lawyer handle it.",
        "A name comes off the loan through a refinance, a sale, or an assumption, where the lender releases the other person. Is the loan on your home in your ex's name only? Ask the loan company about your rights as a successor homeowner.",
        'Many people owe no federal tax on a sale. The law leaves out up to $250,000 of gain, or $500,000 on a joint return. You have to meet tests for owning and living in the home. Ask a tax preparer before you pick a date.',
      ],
    },
    {
      heading: 'Retirement and Social Security',
      paragraphs: [
        "Don't cash anything out until you know what you'll owe in taxes. A decree alone doesn't move money out of most workplace plans. A private-sector plan needs a second order, called a QDRO, and the plan has to approve it. Ask the plan for its rules and a sample. Have someone who knows these orders draft it. Aim to have it ready when the divorce is final. If someone dies or cashes out before then, you could lose your share.",
        'Military, federal and state plans use different orders. Ask each plan which one.',
        "If you get a share through a QDRO, you can often leave it, roll it over, or take cash. Cash is taxed as your income. The 10 percent early withdrawal penalty doesn't apply to you when it comes straight from the job plan. It can apply once the money sits in an IRA. So ask before you move it.",
        "Were you married for 10 years or more? If so, you may one day get Social Security on your ex's record, if you meet the other rules. If you're close to 10 years, ask a lawyer about timing.",
      ],
    },
    {
      heading: 'Support: for the children and for a spouse',
      paragraphs: [
        "Child support follows a formula that each state sets. Common parts are both incomes, the number of children, the time in each home, health insurance and child care. Search for your state's official calculator. Run it three times: with what you know, a high guess and a low guess. The result gives you a rough idea, not a promise.",
        "For a spouse, there's often no fixed formula. States list things for a judge to weigh, such as how long you were married, what each earns, age, health and who stayed home. Bring an honest budget and a short work history.",
        "Ask the court or your state's child support agency to set support in writing. A promise by text can't be enforced the same way. If you can't pay, ask for a change the same week. The old amount stays in effect until there's a new order.",
      ],
      bulletPoints: [
        "Child support: the one who gets it doesn't pay tax on it, and the one who pays can't deduct it.",
        'Alimony under papers made after December 31, 2018: the same, for federal taxes.',
        'Alimony under older papers: the payer deducts it and the receiver reports it, unless a later change says otherwise.',
      ],
    },
    {
      heading: 'Taxes in the year you split',
      paragraphs: [
        "Look at one day: December 31. If you're divorced or legally separated by a decree on that day, you count as unmarried for the whole year. If not, you're still married for taxes, even if you live apart. There's one main way around it. Some parents who lived apart from their spouse for the last six months of the year can file as head of household.",
        "If you sign a joint return, each of you is responsible for the whole bill. That's true after the divorce, too. Ask to see the full return first. If you don't trust it, ask a preparer about filing separately. If a bill comes for an old joint return, ask about relief. Time limits apply.",
        "In most cases, the parent with more nights in the year claims the child. If the other parent will claim the child, the first one signs Form 8332. The decree isn't enough.",
        "Property that passes between spouses because of the divorce generally isn't taxed at that point. But you take over its history. Stock bought for $5,000 and now worth $20,000 may be taxed when it's sold. Cash doesn't.",
      ],
    },
    {
      heading: 'Health coverage and beneficiaries',
      paragraphs: [
        "Losing a spouse's job plan starts two clocks, each of about 60 days. To keep the old plan for a time under COBRA, tell the plan within 60 days of the divorce. It can last up to 36 months, but you may have to pay the full price plus 2 percent. It applies to employers with 20 or more workers. If the employer is smaller, ask your state insurance office.",
        "The other option is a new plan. Losing coverage in a divorce opens a special enrollment period on the Marketplace. Compare it with your own job's plan and with Medicaid if your income is low.",
        'Then look at beneficiaries: life insurance, retirement, accounts payable on death. The name on the form usually wins, and a will may not change that. During the case, ask before you change any of them. Some courts forbid it.',
      ],
      callout: {
        title: "A date you can't miss",
        text: 'Ask the plan now: "On what day does my coverage end if we divorce?" Add that day and the 60 days after it to Deadlines in this app.',
      },
    },
    {
      heading: 'Before you sign',
      paragraphs: [
        "If you're afraid to say no to this person, don't weigh offers alone. Get a lawyer first, and use the help button on every page.",
        "If it's safe, put each offer on one page. For each item, write what it's worth, the debt on it, the tax you'd owe on it, and when you could turn it into cash. Add it up after tax. Then ask what the first year looks like: rent, a deposit, a car repair. $20,000 in a 401(k) and $20,000 in the bank aren't the same thing.",
        "Also look at what ties you together. A promise to pay over ten years depends on a person. Ask what happens if a payment doesn't come.",
        "You don't have to answer on the spot. \"I'll reply after I've had it checked\" is enough.",
      ],
      bulletPoints: [
        'Have a tax preparer look at the page, even for one hour.',
        'Have a lawyer read the agreement. Some will do a single task for a set price.',
        'Make sure the agreement lists each debt, account and plan, with a date.',
        'After the decree: get certified copies, finish the QDRO, close joint accounts, change titles and insurance.',
        'Check your credit report three months later.',
      ],
    },
  ],
  sources: [
    {
      title: 'Signs of Financial Abuse',
      publisher: 'HAVEN Program',
      url: 'https://havenprogram.com/?p=1345',
      checked,
    },
    {
      title: 'Financial Declaration',
      publisher: 'Utah State Courts',
      url: 'https://utcourts.gov/en/self-help/case-categories/family/financial-declaration.html',
      checked,
    },
    {
      title: 'Financial Declaration: who must disclose',
      publisher: 'Utah State Courts',
      url: 'http://www.utcourts.gov/howto/family/financial_declaration/index.html?PRNT_VRSN=PRNT_VRSN',
      checked,
    },
    {
      title: 'Discovery: The Financial Declaration',
      publisher: 'Gilliland Law',
      url: 'https://gillilandlaw.blogspot.com/2013/02/how-to-divorce-discovery.html',
      checked,
    },
    {
      title: 'Trial preparation and discovery',
      publisher: 'Clark County Courts Self-Help Center, Nevada',
      url: 'http://www.clarkcountycourts.us/shc/Divorce/self_help_trialpreparation.html',
      checked,
    },
    {
      title: 'How to Get a Copy of Your Tax Return or Transcript',
      publisher: 'LegalClarity, citing the IRS',
      url: 'https://legalclarity.org/how-to-get-a-copy-of-your-tax-return-or-transcript',
      checked,
    },
    {
      title: 'Transcripts and copies of tax returns',
      publisher: 'Profile Tax Prep, reproducing an IRS tax tip',
      url: 'https://profiletaxprep.com/theprofilepost?offset=1576868035947',
      checked,
    },
    {
      title: 'Free Annual Credit Report Program',
      publisher: 'Federal Trade Commission',
      url: 'https://ftc.gov/news-events/press-releases/2006/09/new-year-begins-free-annual-credit-report-program',
      checked,
    },
    {
      title: 'Credit Reports',
      publisher: 'Missouri Attorney General',
      url: 'https://ago.mo.gov/get-help/programs-services-from-a-z/identity-theft-data-security/credit-reports',
      checked,
    },
    {
      title: 'Property and Debt',
      publisher: 'California Courts',
      url: 'http://www.courts.ca.gov/courtsofappeal.htm/1039.htm',
      checked,
    },
    {
      title: 'Responding to a Divorce Case',
      publisher: 'TexasLawHelp',
      url: 'https://texaslawhelp.org/article/responding-to-a-divorce-case',
      checked,
    },
    {
      title: 'Who should file for Innocent Spouse Relief, Form 8857?',
      publisher: 'TaxSlayer, listing the community property states',
      url: 'https://support.taxslayer.com/hc/en-us/articles/36268557134733-Who-should-file-for-Innocent-Spouse-Relief-Form-8857',
      checked,
    },
    {
      title: 'Equitable Distribution',
      publisher: 'USLegal',
      url: 'https://familylaws.uslegal.com/divorce-separation-and-annulment/property-distribution/equitable-distribution/',
      checked,
    },
    {
      title: 'Division of Property and Debt',
      publisher: 'Diane St. Yves, Texas',
      url: 'http://styveslaw.com/family-law/division-of-property-debt/',
      checked,
    },
    {
      title: 'Automatic Temporary Restraining Orders For All Parties To A Divorce',
      publisher: 'Divorce Digest, quoting the California summons',
      url: 'https://divorcedigest.com/automatic-temporary-restraining-orders-for-all-parties-to-a-divorce/',
      checked,
    },
    {
      title: 'Divorce',
      publisher: 'Legal Assistance Center, Michigan',
      url: 'https://legalassistancecenter.org/get-help/divorce/',
      checked,
    },
    {
      title: 'Application to Waive Filing Fees and Service Costs',
      publisher: 'Vermont Judiciary',
      url: 'https://www.vermontjudiciary.org/self-help/application-waive-filing-fees-and-service-costs',
      checked,
    },
    {
      title: 'Get Help Avoiding Foreclosure: Using a HUD-Approved Housing Counselor',
      publisher: 'Nolo',
      url: 'https://www.nolo.com/legal-encyclopedia/get-help-avoiding-a-foreclosure-using-a-hud-approved-housing-counselor.html',
      checked,
    },
    {
      title: 'I am divorced and getting calls about a debt that is no longer my responsibility',
      publisher: 'Consumer Financial Protection Bureau',
      url: 'https://www.consumerfinance.gov/ask-cfpb/i-am-divorced-and-getting-calls-about-a-debt-that-is-no-longer-my-responsibility-under-the-divorce-decree-or-property-settlement-agreement-can-a-debt-collector-try-to-collect-this-debt-from-me-en-1413/',
      checked,
    },
    {
      title: 'CFPB Finds Mortgage Companies Create Barriers for Homeowners After Death or Divorce',
      publisher: 'Compliance Cohort, on the CFPB report of December 2024',
      url: 'https://compliancecohort.com/blog/cfpb-finds-mortgage-companies-create-barriers-for-homeowners-after-death-or-divorce',
      checked,
    },
    {
      title: 'Taxes and Divorce, quoting Section 121 of the tax code',
      publisher: 'Georgia Family Law',
      url: 'http://georgiafamilylaw.com/2007/04/14/taxes_divorce_s_1/',
      checked,
    },
    {
      title: 'Tax effects of property settlements, on Section 121(b)',
      publisher: 'TLC Law',
      url: 'https://tlclawco.com/?p=1122',
      checked,
    },
    {
      title: 'QDROs: The Division of Retirement Benefits',
      publisher: 'U.S. Department of Labor',
      url: 'https://www.dol.gov/agencies/ebsa/about-ebsa/our-activities/resource-center/publications/qdros',
      checked,
    },
    {
      title: 'What is a qualified domestic relations order and why should I care?',
      publisher: 'Pension Rights Center',
      url: 'https://pensionrights.org/resource/im-getting-divorced-what-is-a-qualified-domestic-relations-order-and-why-should-i-care/',
      checked,
    },
    {
      title: 'Publication 504: Qualified Domestic Relations Order',
      publisher: 'IRS Tax Map',
      url: 'http://taxmap.ntis.gov/taxmap/pubs/p504-003.htm',
      checked,
    },
    {
      title: 'Withdrawal Exceptions For Qualified Plans Other Than an IRA',
      publisher: 'TaxBuzz',
      url: 'https://www.taxbuzz.com/guides/pension-plans/ira-early-withdrawal-exception/withdrawal-exceptions-for-qualified-plans-other-than-an-ira',
      checked,
    },
    {
      title: 'Former spouses: Frequently Asked Questions',
      publisher: 'Defense Finance and Accounting Service',
      url: 'https://webarchive.library.unt.edu/web/20161228093835/https://www.dfas.mil/garnishment/usfspa/faqs.html',
      checked,
    },
    {
      title: 'Social Security Divorced Spouse Benefits',
      publisher: 'Benefits.gov',
      url: 'https://www.benefits.gov/benefit/2808',
      checked,
    },
    {
      title: 'Establishing a support order',
      publisher: 'Sacramento County Department of Child Support Services',
      url: 'http://www.dcss.saccounty.net/casecycle/cc-support-order.html',
      checked,
    },
    {
      title: 'Services Available',
      publisher: 'Rhode Island Office of Child Support Services',
      url: 'https://ocss.ri.gov/apply-services/services-available',
      checked,
    },
    {
      title: 'Calculation of Alimony, quoting 23 Pa.C.S. 3701',
      publisher: 'Bret R. Goldstein',
      url: 'https://bretrgoldstein.com/blog/page/3',
      checked,
    },
    {
      title: 'Divorce or separation may have an effect on taxes',
      publisher: 'Internal Revenue Service',
      url: 'https://irs.gov/zh-hans/newsroom/divorce-or-separation-may-have-an-effect-on-taxes',
      checked,
    },
    {
      title: 'Child Support and Alimony on Taxes',
      publisher: 'US Legal Forms',
      url: 'https://www.uslegalforms.com/forms-kit/us-00004bg-i/fulton-child-support-and-alimony-on-taxes',
      checked,
    },
    {
      title: 'Publication 17: Filing Status',
      publisher: 'IRS Tax Map',
      url: 'http://taxmap.ntis.gov/taxmap/archive2008/taxmap/pub17/p17-010.htm',
      checked,
    },
    {
      title: 'Filing Status Requirements: Considered Unmarried',
      publisher: 'Internal Revenue Service',
      url: 'http://apps.irs.gov/app/vita/content/04/04_03_160.jsp',
      checked,
    },
    {
      title: 'Publication 971: Questions and Answers',
      publisher: 'IRS Tax Map',
      url: 'http://taxmap.ntis.gov/taxmap/pubs/p971-008.htm',
      checked,
    },
    {
      title: 'Children of Divorced or Separated Parents',
      publisher: 'Internal Revenue Service',
      url: 'http://apps.irs.gov/app/vita/content/25/25_03_035.jsp',
      checked,
    },
    {
      title: 'Publication 504: Property Settlements',
      publisher: 'IRS Tax Map',
      url: 'http://taxmap.ntis.gov/taxmap/archive2010/taxmap/pubs/p504-005.htm',
      checked,
    },
    {
      title: '26 U.S. Code 1041: transfers between spouses or incident to divorce',
      publisher: 'Decipher Legal, text of the U.S. Code',
      url: 'https://decipher.legal/usc/26/1041',
      checked,
    },
    {
      title: 'Continuation of Health Coverage: COBRA',
      publisher: 'U.S. Department of Labor (archived)',
      url: 'https://webarchive.library.unt.edu/eot2008/20081104024922/http://www.dol.gov/dol/topic/health-plans/cobra.htm',
      checked,
    },
    {
      title: 'Divorce or Legal Separation as a COBRA event',
      publisher: 'HR360',
      url: 'https://www.hr360.com/Employee-Benefits/COBRA/COBRA-Qualifying-Events/Divorce-or-Legal-Separation.aspx',
      checked,
    },
    {
      title: 'Special Enrollment Period',
      publisher: 'The Wellness Coalition',
      url: 'https://thewellnesscoalition.org/the-affordable-care-act-special-enrollment-period-has-begun',
      checked,
    },
    {
      title: 'What is a qualifying life event?',
      publisher: 'Venteur',
      url: 'https://support.venteur.com/hc/en-us/articles/9013063033883-What-is-a-qualifying-life-event',
      checked,
    },
    {
      title: 'Will a divorce change my designations of beneficiary?',
      publisher: 'FederalSoup',
      url: 'https://federalsoup.com/books/financial-planning/divorce/divorce-q5.aspx?admgarea=FINANCIALPLANNING',
      checked,
    },
    {
      title: 'Your ex-spouse may still be a beneficiary',
      publisher: 'Stearns Law',
      url: 'https://stearns-law.com/divorce-blog/your-ex-spouse-may-still-be-a-beneficiary',
      checked,
    },
    {
      title: 'Unbundling Legal Services: A Guide for Non-Legal Professionals',
      publisher: 'IAALS, University of Denver',
      url: 'http://iaals.du.edu/publications/unbundling-legal-services-guide-non-legal-professionals',
      checked,
    },
    {
      title: 'How to get a copy of a divorce decree or certificate',
      publisher: 'USA.gov',
      url: 'https://www.usa.gov/divorce-decree',
      checked,
    },
  ],
};
