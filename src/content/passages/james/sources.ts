import type { Source } from '../../passage.ts';

const checked = '2026-11-20';

export const keepEvidence: Source = {
  title: 'Evidence Preservation',
  publisher: 'Without My Consent',
  url: 'http://withoutmyconsent.org/resources/evidence-preservation',
  checked,
};
export const digitalEvidence: Source = {
  title: 'What is digital evidence?',
  publisher: 'WomensLaw.org',
  url: 'http://www.WomensLaw.Org/about-abuse/abuse-using-technology/evidence-issues-cases-involving-technology/digital-evidence/what',
  checked,
};
export const callRecording: Source = {
  title: 'Recording Telephone Conversations',
  publisher: 'LawServer',
  url: 'https://lawserver.com/?p=17087',
  checked,
};
export const orderContact: Source = {
  title: 'What are the Consequences of Contacting an Abuser with a Protection Order in Place?',
  publisher: 'DomesticShelters.org',
  url: 'https://domesticshelters.org/articles/identifying-abuse/what-are-the-consequences-of-contacting-an-abuser-with-a-protection-order-in-place',
  checked,
};
export const orderOneWay: Source = {
  title: 'Restraining orders: contact about the children and changing the order',
  publisher: 'WomensLaw.org',
  url: 'https://www.womenslaw.org/en/hotline/restraining-orders/restraining-order-categories/vacate-modify-withdraw/v-has-civil-ro',
  checked,
};
export const orderReplies: Source = {
  title: 'Protective orders and violations: questions and answers',
  publisher: 'Keith Gore, law office',
  url: 'https://keithgore.com/faq-category/protective-orders-violations/',
  checked,
};
export const lawyersTalk: Source = {
  title: 'What to say to your spouse during the divorce',
  publisher: 'Schilling Law',
  url: 'https://schillinglaw.net/post/2017/02/16/what-to-say-to-your-spouse-during-the-divorce',
  checked,
};
export const judgeReads: Source = {
  title: 'Is the judge going to see that mean text I sent?',
  publisher: 'Roberts Means, family law',
  url: 'https://www.robertsmeans.com/news/is-the-judge-going-to-see-that-mean-text-i-sent/',
  checked: '2026-11-22',
};
export const etiquette: Source = {
  title: 'Electronic Etiquette',
  publisher: 'Mondaq',
  url: 'https://www.mondaq.com/unitedstates/family-law/164778/electronic-etiquette',
  checked: '2026-11-22',
};
export const agreedByEmail: Source = {
  title: 'Ertl v. Ertl: emails as a binding agreement in Arizona',
  publisher: 'House Family Law',
  url: 'https://housefamilylaw.com/ertl-v-ertl/',
  checked: '2026-11-22',
};
export const courtApps: Source = {
  title: 'Tools To Help With Difficult Co-Parenting Relationships',
  publisher: 'Family law firm in Colorado (familylawco.com)',
  url: 'https://www.familylawco.com/blog/2018/03/tools-to-help-with-difficult-co-parenting-communication/',
  checked: '2026-11-22',
};
export const courtAppRecords: Source = {
  title: 'Court Apps for Parents: How They Work in Custody Cases',
  publisher: 'LegalClarity',
  url: 'https://legalclarity.org/court-apps-for-parents-how-they-work-in-custody-cases/',
  checked: '2026-11-22',
};
export const datingBeforeDivorce: Source = {
  title: 'Can You Date Before Divorce Is Final?',
  publisher: 'LegalClarity',
  url: 'https://legalclarity.org/can-you-date-before-divorce-is-final',
  checked: '2026-11-22',
};
export const nightsTogether: Source = {
  title: 'Will the one-year separation start over? (North Carolina)',
  publisher: 'Rosen Law Firm',
  url: 'https://www.rosen.com/divorce/divorcefaqs/will-the-one-year-separation-start-over-if-my-spouse-and-i-resume-marital-relations/',
  checked: '2026-11-22',
};
export const nightsTogetherElsewhere: Source = {
  title: 'Can You Sleep With Your Husband While Separated?',
  publisher: 'LegalClarity',
  url: 'https://legalclarity.org/can-you-sleep-with-your-husband-while-separated',
  checked: '2026-11-22',
};
export const movingOut: Source = {
  title: 'How Does Moving Out Affect Your Divorce?',
  publisher: 'LegalClarity',
  url: 'https://legalclarity.org/how-does-moving-out-affect-your-divorce',
  checked: '2026-11-22',
};
export const writingStudy: Source = {
  title: 'Mending Broken Hearts: Effects of Expressive Writing (abstract)',
  publisher: 'Paper Explained',
  url: 'https://paperexplained.cn/articles/paper/detail/91944c655c131b104ab5600d0f27b74aedadc9c6',
  checked: '2026-11-22',
};
export const civilStandby: Source = {
  title: 'Civil Standby',
  publisher: 'Mohave County Courts, Arizona',
  url: 'https://mohavecourts.com/Civilmain/civilstandby.html',
  checked: '2026-11-22',
};
export const leftBehind: Source = {
  title: 'How can I safely collect things I left behind?',
  publisher: 'FinAbility',
  url: 'https://www.finabilityus.org/resource-guide-module/how-can-i-safely-collect-things-i-left-behind',
  checked: '2026-11-22',
};
export const similarHomes: Source = {
  title: 'The Importance of Similar Homes',
  publisher: 'coParenter',
  url: 'https://coparenter.com/the-importance-of-similar-homes/',
  checked: '2026-11-22',
};
export const interpreters: Source = {
  title: 'Help at your court: Court Interpreters',
  publisher: 'California Courts Self-Help',
  url: 'https://selfhelp.courts.ca.gov/court-basics/help-at-court?rdeLocaleAttr=en',
  checked: '2026-11-22',
};
export const interpretersByState: Source = {
  title: 'Language Access in State Courts',
  publisher: 'Brennan Center for Justice, in beSpacific',
  url: 'https://bespacific.com/brennan-center-for-justice-language-access-in-state-courts',
  checked: '2026-11-22',
};
