import type { Source } from '../passage.ts';

// Pages on which the passages of more than one guide stand: read once, dated once.

export const texasEnforcement: Source = {
  title: 'Enforcement of Visitation',
  publisher: 'Texas Access',
  url: 'http://txaccess.org/node/76',
  checked: '2026-11-20',
};

export const macombEnforcement: Source = {
  title: 'Parenting time enforcement',
  publisher: 'Macomb County, Michigan, Friend of the Court',
  url: 'https://www.macombgov.org/departments/friend-court/custody-and-parenting-time/parenting-time-enforcement',
  checked: '2026-11-20',
};

export const kentuckySupport: Source = {
  title: 'Visitation and Child Support',
  publisher: 'Kentucky legal aid (kyjustice.org)',
  url: 'http://kyjustice.org/visitation-and-child-support',
  checked: '2026-11-20',
};

export const mediationAbuse: Source = {
  title: 'California: Do I have to go to mediation even if I am a domestic violence victim?',
  publisher: 'WomensLaw.org',
  url: 'https://www.womenslaw.org/laws/ca/custody/custody-process/do-i-have-go-mediation-even-if-i-am-domestic-violence-victim',
  checked: '2026-11-20',
};

export const parentClass: Source = {
  title: 'Parenting Education',
  publisher: 'Cuyahoga County Domestic Relations Court, Ohio',
  url: 'https://domestic.cuyahogacounty.us/en-US/Parenting-Education.aspx',
  checked: '2026-11-22',
};

export const schoolRecords: Source = {
  title: 'Rights of Non-Custodial Parents in FERPA',
  publisher: 'National Center for Education Statistics',
  url: 'https://nces.ed.gov/pubs97/p97527/exh_5_1.asp',
  checked: '2026-11-20',
};

export const indianaGeneral: Source = {
  title: 'Indiana Parenting Time Guidelines, Section I: General Rules',
  publisher: 'Indiana Rules of Court',
  url: 'https://rules.incourts.gov/Content/parenting/section1/current.htm',
  checked: '2026-11-22',
};

export const maddDrivers: Source = {
  title: 'Preventing Substance Impaired Driving and Child Endangerment',
  publisher: 'Mothers Against Drunk Driving',
  url: 'https://online.flippingbook.com/view/943515/1/',
  checked: '2026-11-22',
};

export const whatIsCustody: Source = {
  title: 'California: What is custody?',
  publisher: 'WomensLaw.org',
  url: 'https://www.womenslaw.org/laws/ca/custody/definitions-and-basic-info/what-custody',
  checked: '2026-11-20',
};

export const mediationSafety: Source = {
  title: 'Safety accommodations during mediation',
  publisher: 'California Courts Self-Help',
  url: 'https://selfhelp.courts.ca.gov/safety-accommodations-during-mediation',
  checked: '2026-11-20',
};

export const pediatrics: Source = {
  title: 'Helping Children and Families Deal With Divorce and Separation',
  publisher: 'American Academy of Pediatrics, Pediatrics',
  url: 'https://publications.aap.org/pediatrics/article/138/6/e20163020/52651/Helping-Children-and-Families-Deal-With-Divorce?autologincheck=redirected',
  checked: '2026-11-20',
};

export const conflictReview: Source = {
  title:
    'The Divorce Process and Child Adaptation Trajectory Typology Model: the shaping role of interparental conflict',
  publisher: 'Clinical Child and Family Psychology Review, in PubMed Central (NIH)',
  url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8805665',
  checked: '2026-11-20',
};

export const irsLivingApart: Source = {
  title: 'Filing Status Requirements: Considered Unmarried',
  publisher: 'Internal Revenue Service',
  url: 'http://apps.irs.gov/app/vita/content/04/04_03_160.jsp',
  checked: '2026-11-22',
};

export const abductionPrevention: Source = {
  title: 'Child Abduction Prevention: Frequently Asked Questions',
  publisher: 'U.S. Department of State',
  url: 'https://travel.state.gov/content/travel/en/International-Parental-Child-Abduction/prevention/prevention-faqs.html',
  checked: '2026-11-22',
};

export const wlLeaving: Source = {
  title: 'Safety when Preparing to End an Abusive Relationship',
  publisher: 'WomensLaw.org',
  url: 'https://www.womenslaw.org/safety-planning/domestic-violence-victims/leaving-abusive-relationship',
  checked: '2026-11-20',
};

export const cornellKids: Source = {
  title: '10 Top Ways to Help Your Child Through Your Separation / Divorce',
  publisher: 'Cornell Cooperative Extension of Tompkins County',
  url: 'https://ccetompkins.org/resources/10-top-ways-to-help-your-child-through-your-separation-divorce',
  checked: '2026-11-20',
};

export const nevadaDiscovery: Source = {
  title: 'Trial preparation and discovery',
  publisher: 'Clark County Courts Self-Help Center, Nevada',
  url: 'http://www.clarkcountycourts.us/shc/Divorce/self_help_trialpreparation.html',
  checked: '2026-11-22',
};

export const texasRespond: Source = {
  title: 'Responding to a Divorce Case',
  publisher: 'TexasLawHelp',
  url: 'https://texaslawhelp.org/article/responding-to-a-divorce-case',
  checked: '2026-11-22',
};

export const californiaAnswer: Source = {
  title: 'How do I file a Response to the Petition?',
  publisher: 'Superior Court of California, County of San Bernardino',
  url: 'https://www.sb-court.org/zh-hans/node/156',
  checked: '2026-11-22',
};

export const automaticOrders: Source = {
  title: 'Automatic Temporary Restraining Orders For All Parties To A Divorce',
  publisher: 'Divorce Digest, quoting the California summons',
  url: 'https://divorcedigest.com/automatic-temporary-restraining-orders-for-all-parties-to-a-divorce/',
  checked: '2026-11-22',
};

export const vaTriggers: Source = {
  title: 'Trauma Reminders: Triggers',
  publisher: 'National Center for PTSD, US Department of Veterans Affairs',
  url: 'https://www.ptsd.va.gov/understand/what/trauma_triggers.asp',
  checked: '2026-11-22',
};

export const nihRelax: Source = {
  title: 'Relaxation Techniques for Stress?',
  publisher: 'NIH News in Health',
  url: 'https://newsinhealth.nih.gov/2013/02/relaxation-techniques-stress',
  checked: '2026-11-22',
};

export const hotlineDocumenting: Source = {
  title: 'Documenting Abuse',
  publisher: 'National Domestic Violence Hotline',
  url: 'https://www.thehotline.org/resources/documenting-abuse/',
  checked: '2026-11-20',
};

export const safetyNetPhone: Source = {
  title: 'Cell phone safety plan',
  publisher: 'Safety Net, National Network to End Domestic Violence',
  url: 'https://www.techsafety.org/resources-survivors/cell-phone-safety-plan',
  checked: '2026-11-20',
};

export const dukeAnger: Source = {
  title: 'Anger Management Tools',
  publisher: 'Duke University Personal Assistance Service',
  url: 'http://pas.duke.edu/anger6.php',
  checked: '2026-11-20',
};

export const divorceGuide: Source = {
  title: 'Answering the Divorce',
  publisher: 'Texas State Law Library',
  url: 'https://guides.sll.texas.gov/divorce/answering-the-divorce',
  checked: '2026-11-20',
};

export const californiaProperty: Source = {
  title: 'Property and Debt',
  publisher: 'California Courts',
  url: 'http://www.courts.ca.gov/courtsofappeal.htm/1039.htm',
  checked: '2026-11-20',
};

export const utahFinancial: Source = {
  title: 'Financial Declaration',
  publisher: 'Utah State Courts',
  url: 'https://utcourts.gov/en/self-help/case-categories/family/financial-declaration.html',
  checked: '2026-11-20',
};

export const utahFinancialDuty: Source = {
  title: 'Financial Declaration: who must disclose',
  publisher: 'Utah State Courts',
  url: 'http://www.utcourts.gov/howto/family/financial_declaration/index.html?PRNT_VRSN=PRNT_VRSN',
  checked: '2026-11-20',
};

export const vermontWaiver: Source = {
  title: 'Application to Waive Filing Fees and Service Costs',
  publisher: 'Vermont Judiciary',
  url: 'https://www.vermontjudiciary.org/self-help/application-waive-filing-fees-and-service-costs',
  checked: '2026-11-20',
};

export const unbundling: Source = {
  title: 'Unbundling Legal Services: A Guide for Non-Legal Professionals',
  publisher: 'IAALS, University of Denver',
  url: 'http://iaals.du.edu/publications/unbundling-legal-services-guide-non-legal-professionals',
  checked: '2026-11-20',
};

export const michiganHearing: Source = {
  title: 'Going to your court hearing',
  publisher: 'Michigan Legal Help',
  url: 'https://michiganlegalhelp.org/step/3923',
  checked: '2026-11-22',
};

export const grandRapids: Source = {
  title: 'Divorce',
  publisher: 'Legal Assistance Center, Michigan',
  url: 'https://legalassistancecenter.org/get-help/divorce/',
  checked: '2026-11-20',
};

export const spoliation: Source = {
  title: 'Social Media and Spoliation: Can a Client Delete Her Facebook Posts?',
  publisher: 'The National Law Review',
  url: 'http://www.natlawreview.com/article/social-media-and-spoliation-can-client-delete-her-facebook-posts',
  checked: '2026-11-22',
};

export const massContempt: Source = {
  title: 'How do I ask the court to enforce a child support order?',
  publisher: 'MassLegalHelp',
  url: 'https://www.masslegalhelp.org/children-families-divorce/child-support/how-do-i-ask-court-enforce-child-support-order-contempt',
  checked: '2026-11-20',
};

export const rhodeIslandSupport: Source = {
  title: 'Services Available',
  publisher: 'Rhode Island Office of Child Support Services',
  url: 'https://ocss.ri.gov/apply-services/services-available',
  checked: '2026-11-20',
};

export const decreeCopy: Source = {
  title: 'How to get a copy of a divorce decree or certificate',
  publisher: 'USA.gov',
  url: 'https://www.usa.gov/divorce-decree',
  checked: '2026-11-20',
};

export const pennsylvaniaFactors: Source = {
  title: 'Calculation of Alimony, quoting 23 Pa.C.S. 3701',
  publisher: 'Bret R. Goldstein',
  url: 'https://bretrgoldstein.com/blog/page/3',
  checked: '2026-11-20',
};

export const safetyInCourt: Source = {
  title: 'Safety in Court',
  publisher: 'WomensLaw.org',
  url: 'https://www.womenslaw.org/safety-planning/safety-court',
  checked: '2026-11-22',
};

export const pfaSteps: Source = {
  title: 'Pennsylvania: Steps for getting a PFA',
  publisher: 'WomensLaw.org',
  url: 'https://www.womenslaw.org/laws/pa/restraining-orders/protection-abuse-orders-pfa/steps-getting-pfa',
  checked: '2026-11-22',
};

export const retirementOrders: Source = {
  title: 'QDROs: The Division of Retirement Benefits',
  publisher: 'U.S. Department of Labor',
  url: 'https://www.dol.gov/agencies/ebsa/about-ebsa/our-activities/resource-center/publications/qdros',
  checked: '2026-11-20',
};

export const storedMail: Source = {
  title: '1061. Unlawful Access to Stored Communications, 18 U.S.C. 2701',
  publisher: 'U.S. Department of Justice',
  url: 'http://www.justice.gov/usam/criminal-resource-manual-1061-unlawful-access-stored-communications-18-usc-2701',
  checked: '2026-11-20',
};

export const sharedCosts: Source = {
  title: 'How do I request reimbursement of the medical expenses I have paid for?',
  publisher: 'Otsego County, Michigan, Friend of the Court',
  url: 'https://www.otsegocountymi.gov/FAQ.aspx?QID=97',
  checked: '2026-11-22',
};
