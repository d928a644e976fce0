import type { Source } from '../../passage.ts';

const checked = '2026-11-20';

export const sanDiego: Source = {
  title: 'Self-Help Articles: Divorce in California',
  publisher: 'San Diego County Family Law Facilitator',
  url: 'https://flf.sdcourt.ca.gov/articles-feed',
  checked,
};
export const sutter: Source = {
  title: 'Dissolution',
  publisher: 'Superior Court of California, County of Sutter',
  url: 'https://sutter.courts.ca.gov/self-help/family-law/dissolution',
  checked,
};
export const contraCosta: Source = {
  title: 'Divorce: FAQs',
  publisher: 'Contra Costa County Superior Court self-help',
  url: 'http://cc-courthelp.org/?Lang=ENG&Parent=259',
  checked,
};
export const californiaAddress: Source = {
  title: 'Safe at Home: Frequently Asked Questions',
  publisher: 'California Secretary of State',
  url: 'https://www.sos.ca.gov/registries/safe-home/frequently-asked-questions/businesses-government-and-public',
  checked,
};
export const maineForms: Source = {
  title: 'Step Three: File and serve the forms',
  publisher: 'Pine Tree Legal Assistance',
  url: 'https://www.ptla.org/classroom/navigating-divorce-parental-rights-maine/step-three-file',
  checked,
};
export const maineAddress: Source = {
  title: 'Address Confidentiality Program: How the Program Works',
  publisher: 'Maine Secretary of State',
  url: 'https://www.maine.gov/sos/acp/how.html',
  checked,
};
export const maineAccess: Source = {
  title: 'Accommodation Request Procedure',
  publisher: 'Maine Judicial Branch',
  url: 'http://www.courts.state.me.us/maine_courts/admin/ada/accommodation.html',
  checked,
};
export const newYorkAccess: Source = {
  title: 'Reasonable ADA Accommodations for Court Users',
  publisher: 'New York State Unified Court System',
  url: 'https://www.nycourts.gov/accessibility/reasonable-ada-accommodations-court-users',
  checked,
};
export const utahService: Source = {
  title: 'Serving Papers (Service of Process)',
  publisher: 'Utah State Courts',
  url: 'https://www.utcourts.gov/howto/service/service_of_process.html',
  checked,
};
export const arkansasAid: Source = {
  title: 'Financial Eligibility Income Guidelines',
  publisher: 'Arkansas Legal Services',
  url: 'http://www.arlegalservices.org/guidelines',
  checked,
};
export const massStaff: Source = {
  title: 'What court staff can and cannot do',
  publisher: 'Massachusetts Court System',
  url: 'http://www.mass.gov/courts/selfhelp/criminal-law/can-staff-help.html',
  checked,
};
export const pierceStaff: Source = {
  title: 'What Court Staff Can and Cannot Provide',
  publisher: 'Pierce County, Washington',
  url: 'https://www.piercecountywa.gov/848/What-Can-Court-Staff-Do',
  checked,
};
export const floridaCourt: Source = {
  title: 'Can the court give me legal advice?',
  publisher: 'U.S. District Court, Middle District of Florida',
  url: 'https://flmd.uscourts.gov/faqs/can-court-give-me-legal-advice',
  checked,
};
export const michiganDivorce: Source = {
  title: 'I Need a Divorce and I Do Not Have Minor Children',
  publisher: 'Michigan Legal Help',
  url: 'https://michiganlegalhelp.org/self-help-tools/family/i-need-divorce-and-i-do-not-have-minor-children',
  checked,
};
export const militaryCourt: Source = {
  title: 'For Active Military Service Members',
  publisher: 'Family Law Self-Help Center, Nevada',
  url: 'https://www.familylawselfhelpcenter.org/self-help/other-topics/for-active-military-service-members',
  checked,
};
export const adamsOrders: Source = {
  title: 'Three Types of Court Orders',
  publisher: 'Adams County, Pennsylvania',
  url: 'https://adamscountypa.gov/departments/victimwitness/threetypes-courtorders',
  checked,
};
export const harrisOrder: Source = {
  title: 'What is a temporary (ex parte) order?',
  publisher: 'Harris County District Attorney, Texas',
  url: 'https://www.harriscountyda.com/what_is_temporary_ex_parte_order',
  checked,
};
export const williamsonOrder: Source = {
  title: 'Temporary Ex-Parte and Final Protective Orders',
  publisher: 'Williamson County, Texas',
  url: 'https://www.wilcotx.gov/FAQ.aspx?QID=138',
  checked,
};
export const illinoisMediation: Source = {
  title: 'Mediation and Domestic Violence: A practical guide',
  publisher: 'Illinois State Bar Association',
  url: 'https://www.isba.org/committees/women/newsletter/2009/05/mediationanddomesticviolenceapracti',
  checked,
};
export const separation: Source = {
  title: 'Divorce and Legal Separation',
  publisher: "Family and Children's Law Center, California",
  url: 'http://faclc.org/divorce.html',
  checked,
};
export const standingOrder: Source = {
  title: 'You were served',
  publisher: 'Better Divorce Austin',
  url: 'https://www.betterdivorceaustin.com/where-you-are/served',
  checked,
};
export const coloradoContempt: Source = {
  title: 'Contempt of Court',
  publisher: 'Colorado LawHelp',
  url: 'https://lawhelp.colorado.gov/contempt',
  checked,
};
export const socialSecurityName: Source = {
  title: 'Need to change your name on a Social Security card?',
  publisher: 'The Columbian, Social Security column',
  url: 'https://columbian.com/news/2020/jan/19/social-security-need-to-change-your-name-on-a-social-security-card',
  checked,
};
export const recordingGuide: Source = {
  title: "Reporter's Recording Guide",
  publisher: 'Reporters Committee for Freedom of the Press',
  url: 'https://www.rcfp.org/reporters-recording-guide/',
  checked,
};
export const recordingConsent: Source = {
  title: "Reporter's Recording Guide (2012 edition)",
  publisher: 'Reporters Committee for Freedom of the Press',
  url: 'https://de.slideshare.net/bluesme/reporters-recording-guide-36403577',
  checked,
};
export const chatPrivilege: Source = {
  title: 'Two Federal Courts Chart Diverging Paths on the Discoverability of LLM Interactions',
  publisher: 'Kirkland & Ellis',
  url: 'https://www.kirkland.com/publications/kirkland-alert/2026/03/two-federal-courts-chart-diverging-paths-on-the-discoverability-of-llm-interactions',
  checked,
};
export const friendInTheRoom: Source = {
  title: 'The First Meeting with Your Attorney – Keeping It Confidential',
  publisher: 'Alisse C. Camazine, attorney',
  url: 'https://www.pcblawfirm.com/first-meeting-with-your-attorney-keeping-it-confidential/',
  checked: '2026-11-22',
};
export const firstMeeting: Source = {
  title: 'How to prepare for your first meeting with a divorce attorney',
  publisher: 'Brown Law, P.L.',
  url: 'http://brownlawpl.com/practice-areas/family-law/family-law-articles/how-to-prepare-for-your-first-meeting-with-a-divorce-attorney/',
  checked: '2026-11-22',
};
export const clientPrivilege: Source = {
  title: 'What is the Attorney-Client Privilege?',
  publisher: 'PMM Lawyers',
  url: 'https://pmmlawyers.com/what-is-the-attorney-client-privilege/',
  checked: '2026-11-22',
};
export const otherSidesLawyer: Source = {
  title: "Talking to the Other Side's Lawyer When You're Self-Represented",
  publisher: 'TexasLawHelp',
  url: 'https://texaslawhelp.org/article/talking-to-the-other-sides-lawyer-when-youre-self-represented',
  checked: '2026-11-22',
};
export const californiaRemote: Source = {
  title: 'Remote court hearings',
  publisher: 'California Courts Self-Help',
  url: 'https://selfhelp.courts.ca.gov/remote-court-hearings',
  checked: '2026-11-22',
};
export const arizonaRemote: Source = {
  title: 'Remote Court Appearances',
  publisher: 'Arizona Judicial Branch',
  url: 'https://www.azcourts.gov/selfservicecenter/Resources/Remote-Court-Appearances',
  checked: '2026-11-22',
};
export const jeffersonRemote: Source = {
  title: 'Tips for Attending Remote Court Hearings',
  publisher: 'Jefferson County Superior Court',
  url: 'https://jeffersoncountypublichealth.org/1606/Tips-for-Remote-Hearings',
  checked: '2026-11-22',
};
export const settlementBinds: Source = {
  title: 'Your Divorce Settlement Checklist',
  publisher: 'Dusharm Law',
  url: 'https://www.dusharmlaw.com/your-divorce-settlement-checklist',
  checked: '2026-11-22',
};
export const courtServices: Source = {
  title: 'Services at Your Court',
  publisher: 'California Courts',
  url: 'https://www4.courts.ca.gov/1077.htm',
  checked: '2026-11-22',
};
