import type { Source } from '../../passage.ts';

const checked = '2026-11-20';

export const cfpbDebt: Source = {
  title: 'I am divorced and getting calls about a debt that is no longer my responsibility',
  publisher: 'Consumer Financial Protection Bureau',
  url: 'https://www.consumerfinance.gov/ask-cfpb/i-am-divorced-and-getting-calls-about-a-debt-that-is-no-longer-my-responsibility-under-the-divorce-decree-or-property-settlement-agreement-can-a-debt-collector-try-to-collect-this-debt-from-me-en-1413/',
  checked,
};
export const mortgageSuccessor: Source = {
  title: 'CFPB Finds Mortgage Companies Create Barriers for Homeowners After Death or Divorce',
  publisher: 'Compliance Cohort, on the CFPB report of December 2024',
  url: 'https://compliancecohort.com/blog/cfpb-finds-mortgage-companies-create-barriers-for-homeowners-after-death-or-divorce',
  checked,
};
export const housingCounselor: Source = {
  title: 'Get Help Avoiding Foreclosure: Using a HUD-Approved Housing Counselor',
  publisher: 'Nolo',
  url: 'https://www.nolo.com/legal-encyclopedia/get-help-avoiding-a-foreclosure-using-a-hud-approved-housing-counselor.html',
  checked,
};
export const ftcReports: Source = {
  title: 'Free Annual Credit Report Program',
  publisher: 'Federal Trade Commission',
  url: 'https://ftc.gov/news-events/press-releases/2006/09/new-year-begins-free-annual-credit-report-program',
  checked,
};
export const missouriCredit: Source = {
  title: 'Credit Reports',
  publisher: 'Missouri Attorney General',
  url: 'https://ago.mo.gov/get-help/programs-services-from-a-z/identity-theft-data-security/credit-reports',
  checked,
};
export const pensionRights: Source = {
  title: 'What is a qualified domestic relations order and why should I care?',
  publisher: 'Pension Rights Center',
  url: 'https://pensionrights.org/resource/im-getting-divorced-what-is-a-qualified-domestic-relations-order-and-why-should-i-care/',
  checked,
};
export const irsQdro: Source = {
  title: 'Publication 504: Qualified Domestic Relations Order',
  publisher: 'IRS Tax Map',
  url: 'http://taxmap.ntis.gov/taxmap/pubs/p504-003.htm',
  checked,
};
export const irsTransfers: Source = {
  title: 'Publication 504: Property Settlements',
  publisher: 'IRS Tax Map',
  url: 'http://taxmap.ntis.gov/taxmap/archive2010/taxmap/pubs/p504-005.htm',
  checked,
};
export const codeTransfers: Source = {
  title: '26 U.S. Code 1041: transfers between spouses or incident to divorce',
  publisher: 'Decipher Legal, text of the U.S. Code',
  url: 'https://decipher.legal/usc/26/1041',
  checked,
};
export const irsJoint: Source = {
  title: 'Publication 971: Questions and Answers',
  publisher: 'IRS Tax Map',
  url: 'http://taxmap.ntis.gov/taxmap/pubs/p971-008.htm',
  checked,
};
export const irsStatus: Source = {
  title: 'Publication 17: Filing Status',
  publisher: 'IRS Tax Map',
  url: 'http://taxmap.ntis.gov/taxmap/archive2008/taxmap/pub17/p17-010.htm',
  checked,
};
export const irsChildren: Source = {
  title: 'Children of Divorced or Separated Parents',
  publisher: 'Internal Revenue Service',
  url: 'http://apps.irs.gov/app/vita/content/25/25_03_035.jsp',
  checked,
};
export const irsAlimony: Source = {
  title: 'Divorce or separation may have an effect on taxes',
  publisher: 'Internal Revenue Service',
  url: 'https://irs.gov/zh-hans/newsroom/divorce-or-separation-may-have-an-effect-on-taxes',
  checked,
};
export const childSupportTax: Source = {
  title: 'Child Support and Alimony on Taxes',
  publisher: 'US Legal Forms',
  url: 'https://www.uslegalforms.com/forms-kit/us-00004bg-i/fulton-child-support-and-alimony-on-taxes',
  checked,
};
export const homeSaleRule: Source = {
  title: 'Taxes and Divorce, quoting Section 121 of the tax code',
  publisher: 'Georgia Family Law',
  url: 'http://georgiafamilylaw.com/2007/04/14/taxes_divorce_s_1/',
  checked,
};
export const homeSaleAmount: Source = {
  title: 'Tax effects of property settlements, on Section 121(b)',
  publisher: 'TLC Law',
  url: 'https://tlclawco.com/?p=1122',
  checked,
};
export const transcript: Source = {
  title: 'How to Get a Copy of Your Tax Return or Transcript',
  publisher: 'LegalClarity, citing the IRS',
  url: 'https://legalclarity.org/how-to-get-a-copy-of-your-tax-return-or-transcript',
  checked,
};
export const transcriptYears: Source = {
  title: 'Transcripts and copies of tax returns',
  publisher: 'Profile Tax Prep, reproducing an IRS tax tip',
  url: 'https://profiletaxprep.com/theprofilepost?offset=1576868035947',
  checked,
};
export const socialSecurity: Source = {
  title: 'Social Security Divorced Spouse Benefits',
  publisher: 'Benefits.gov',
  url: 'https://www.benefits.gov/benefit/2808',
  checked,
};
export const socialSecurityTwoYears: Source = {
  title: 'Social Security benefits for divorced spouses',
  publisher: 'DisasterAssistance.gov',
  url: 'https://www.disasterassistance.gov/get-assistance/forms-of-assistance/4486',
  checked,
};
export const militaryPay: Source = {
  title: 'Former spouses: Frequently Asked Questions',
  publisher: 'Defense Finance and Accounting Service',
  url: 'https://webarchive.library.unt.edu/web/20161228093835/https://www.dfas.mil/garnishment/usfspa/faqs.html',
  checked,
};
export const militaryTenTen: Source = {
  title: 'Understanding the 10/10 Rule in Military Divorces',
  publisher: 'Military Family Law',
  url: 'https://milfamlaw.com/post/understanding-the-10-10-rule-in-military-divorces',
  checked,
};
export const cobraDol: Source = {
  title: 'Continuation of Health Coverage: COBRA',
  publisher: 'U.S. Department of Labor (archived)',
  url: 'https://webarchive.library.unt.edu/eot2008/20081104024922/http://www.dol.gov/dol/topic/health-plans/cobra.htm',
  checked,
};
export const cobraDivorce: Source = {
  title: 'Divorce or Legal Separation as a COBRA event',
  publisher: 'HR360',
  url: 'https://www.hr360.com/Employee-Benefits/COBRA/COBRA-Qualifying-Events/Divorce-or-Legal-Separation.aspx',
  checked,
};
export const marketplace: Source = {
  title: 'What is a qualifying life event?',
  publisher: 'Venteur',
  url: 'https://support.venteur.com/hc/en-us/articles/9013063033883-What-is-a-qualifying-life-event',
  checked,
};
export const marketplaceNonprofit: Source = {
  title: 'Special Enrollment Period',
  publisher: 'The Wellness Coalition',
  url: 'https://thewellnesscoalition.org/the-affordable-care-act-special-enrollment-period-has-begun',
  checked,
};
export const federalBeneficiary: Source = {
  title: 'Will a divorce change my designations of beneficiary?',
  publisher: 'FederalSoup',
  url: 'https://federalsoup.com/books/financial-planning/divorce/divorce-q5.aspx?admgarea=FINANCIALPLANNING',
  checked,
};
export const erisaBeneficiary: Source = {
  title: 'Your ex-spouse may still be a beneficiary',
  publisher: 'Stearns Law',
  url: 'https://stearns-law.com/divorce-blog/your-ex-spouse-may-still-be-a-beneficiary',
  checked,
};
export const utahAttachments: Source = {
  title: 'Discovery: The Financial Declaration',
  publisher: 'Gilliland Law',
  url: 'https://gillilandlaw.blogspot.com/2013/02/how-to-divorce-discovery.html',
  checked,
};
export const sacramentoSupport: Source = {
  title: 'Establishing a support order',
  publisher: 'Sacramento County Department of Child Support Services',
  url: 'http://www.dcss.saccounty.net/casecycle/cc-support-order.html',
  checked,
};
export const separateProperty: Source = {
  title: 'Division of Property and Debt',
  publisher: 'Diane St. Yves, Texas',
  url: 'http://styveslaw.com/family-law/division-of-property-debt/',
  checked,
};
export const financialAbuse: Source = {
  title: 'Signs of Financial Abuse',
  publisher: 'HAVEN Program',
  url: 'https://havenprogram.com/?p=1345',
  checked,
};
export const bankruptcySupport: Source = {
  title: 'Understanding Domestic Support Obligations in Bankruptcy',
  publisher: 'Bankruptcy.blog, quoting 11 U.S.C. 101(14A)',
  url: 'https://bankruptcy.blog/2024/02/11-usc-101-14a-dso-definition',
  checked,
};
export const creditScore: Source = {
  title: 'How do I get and keep a good credit score?',
  publisher: 'LawHelpNY, from the Consumer Financial Protection Bureau',
  url: 'https://www.lawhelpny.org/resource/improving-your-credit-report',
  checked: '2026-11-22',
};
export const securedCard: Source = {
  title: 'What is a secured credit card and how does it work?',
  publisher: 'La Crosse Tribune',
  url: 'https://lacrossetribune.com/business/investment/personal-finance/what-is-a-secured-credit-card-and-how-does-it-work/article_beb3d351-7183-5f45-afae-e379be3687ef.html',
  checked: '2026-11-22',
};
export const billOrder: Source = {
  title: 'Prioritizing bills (video transcript)',
  publisher: 'Consumer Financial Protection Bureau',
  url: 'https://files.consumerfinance.gov/f/documents/cfpb_prioritizing-bills_video-transcript.txt',
  checked: '2026-11-22',
};
export const fileOnTime: Source = {
  title: "Why It's Important to File Your Tax Return Timely, Even if You Cannot Pay",
  publisher: 'National Taxpayer Advocate, reproduced by Carroll & Johnston',
  url: 'https://carrollandjohnston.com/?p=680',
  checked: '2026-11-22',
};
export const paydayLoans: Source = {
  title: 'For Consumers: payday loans and what to do instead',
  publisher: 'Consumer Federation of America',
  url: 'https://paydayloaninfo.org/for-consumers/',
  checked: '2026-11-22',
};
export const houseWays: Source = {
  title: 'Division of the marital home',
  publisher: 'Chicago divorce lawyers',
  url: 'https://divorce-lawyers-chicago.com/family-law/marital-home-joliet/',
  checked: '2026-11-22',
};
export const waitToSell: Source = {
  title: 'Is deferring the sale of your home a good idea as you divorce?',
  publisher: 'Mark Abzug, Florida',
  url: 'https://www.coralspringslaw.com/blog/2023/11/is-deferring-the-sale-of-your-home-a-good-idea-as-you-divorce/',
  checked: '2026-11-22',
};
export const businessValue: Source = {
  title: 'Divorce and Business Valuations in California',
  publisher: 'Farzad and Ochoa',
  url: 'https://farzadlaw.com/divorce-business-valuation',
  checked: '2026-11-22',
};
export const selfEmployed: Source = {
  title: 'Self-Employed Litigants and Forensic Accountants in the Divorce Process',
  publisher: 'Wilshire Family Law, California',
  url: 'http://wilshirefamilylaw.com/self-employed-litigants-divorce-process/',
  checked: '2026-11-22',
};
export const digitalAssets: Source = {
  title: 'Cryptocurrency, Digital Assets, and Divorce: How Do We Account for These Assets?',
  publisher: 'Divorce Law Monitor',
  url: 'http://www.divorcelawmonitor.com/2022/02/25/cryptocurrency-digital-assets-and-divorce-how-do-we-account-for-these-assets/?share=google-plus-1',
  checked: '2026-11-22',
};
export const tenantChecks: Source = {
  title: 'Tenant background checks: new resources of the FTC',
  publisher: 'National Low Income Housing Coalition',
  url: 'https://nlihc.org/resource/ftc-releases-resources-help-tenants-understand-rental-screening-rights-and-dispute-errors',
  checked: '2026-11-22',
};
export const rentersGuide: Source = {
  title: "Renter's Guide: Tenant Privacy Rights",
  publisher: 'Privacy Rights Clearinghouse',
  url: 'https://privacyrights.org/consumer-guides/renters-guide-tenant-privacy-rights',
  checked: '2026-11-22',
};
export const creditFreeze: Source = {
  title: 'Landlord Guide to Credit Freezes & Apartment Applications',
  publisher: 'RentPrep',
  url: 'https://www.rentprep.com/facebook/credit-freeze-background-check/',
  checked: '2026-11-22',
};
export const safeConnections: Source = {
  title: 'Safe Connections Act of 2022',
  publisher: 'North Carolina Coalition Against Domestic Violence',
  url: 'https://nccadv.org/news-and-updates/safe-connections-act-of-2022',
  checked: '2026-11-22',
};
