import type { Source } from '../../passage.ts';

const checked = '2026-11-20';

export const custodyBasics: Source = {
  title: 'Child Custody Basics',
  publisher: 'California Courts Self Help Guide, on LawHelpCA',
  url: 'https://www.lawhelpca.org/resource/child-custody-basics',
  checked,
};
export const bestInterests: Source = {
  title: 'How will a judge make decisions about child custody?',
  publisher: 'WomensLaw.org',
  url: 'https://nocache.womenslaw.org/laws/general/custody/general-information/how-will-judge-make-decisions-about-child-custody',
  checked,
};
export const changeOrder: Source = {
  title: 'If a custody order is already in place, how can I get it changed?',
  publisher: 'WomensLaw.org',
  url: 'https://www.womenslaw.org/laws/general/custody/changing-final-custody-order/if-custody-order-already-place-how-can-i-get-it',
  checked,
};
export const oregonPlans: Source = {
  title: 'Sample Parenting Plans',
  publisher: 'Oregon Judicial Department, Deschutes County',
  url: 'https://www.courts.oregon.gov/courts/deschutes/help/Pages/Parenting-Plans.aspx',
  checked,
};
export const oregonSupervised: Source = {
  title: 'Supervised Parenting Time',
  publisher: 'Oregon Judicial Department',
  url: 'https://www.courts.oregon.gov/programs/family/children/Pages/Supervised-Parenting-Time.aspx',
  checked,
};
export const supervisedNetwork: Source = {
  title: 'Parent Handbook: Supervised Visitation and Exchange Services',
  publisher: 'Supervised Visitation Network',
  url: 'https://www.svnworldwide.org/parent-handbook',
  checked,
};
export const arizonaShort: Source = {
  title: 'Example Parenting Plan 3: children from birth to 5',
  publisher: 'AZ Court Help',
  url: 'https://azcourthelp.org/browse-by-topic/custody-information/parenting-plans/plan-3',
  checked,
};
export const arizonaYoung: Source = {
  title: 'Example Parenting Plan 5: children from birth to 5',
  publisher: 'AZ Court Help',
  url: 'https://www.azcourthelp.org/browse-by-topic/custody-information/parenting-plans/plan-5',
  checked,
};
export const arizonaFive: Source = {
  title: 'Example Parenting Plan 13: same weekdays, alternating weekends',
  publisher: 'AZ Court Help',
  url: 'https://azcourthelp.org/browse-by-topic/custody-information/parenting-plans/plan-13',
  checked,
};
export const longDistance: Source = {
  title: 'Long Distance Custody and Visitation Schedules',
  publisher: 'Custody X Change',
  url: 'https://www.custodyxchange.com/topics/schedules/special-circumstances/long-distance.php',
  checked,
};
export const texasStart: Source = {
  title: 'Start Here: military parents, warm-up visitation, grandparents',
  publisher: 'Texas Access',
  url: 'http://txaccess.org/start-here',
  checked,
};
export const massParentage: Source = {
  title: 'How to establish paternity voluntarily',
  publisher: 'MassLegalHelp',
  url: 'https://www.masslegalhelp.org/children-families-divorce/paternity/how-establish-paternity-voluntarily',
  checked,
};
export const texasExpanded: Source = {
  title: 'Expanded Standard Possession Order',
  publisher: 'Texas family law hotline',
  url: 'https://familylawhotline.org/glossary/expanded-standard-possession-order/',
  checked,
};
export const enforceOrder: Source = {
  title: 'Enforcing a Custody Order',
  publisher: 'LawInfo',
  url: 'https://www.lawinfo.com/resources/child-custody-lawyers/enforcing-a-custody-order.html',
  checked,
};
export const emergencyCustody: Source = {
  title: 'Emergency Temporary Child Custody',
  publisher: 'Lawyers.com',
  url: 'https://family-law.lawyers.com/child-custody/emergency-temporary-child-custody.html',
  checked,
};
export const tellingTips: Source = {
  title:
    'Talking to Your Child About Divorce (tips of the American Academy of Child and Adolescent Psychiatry)',
  publisher: 'HealthDay',
  url: 'https://thehealthcast.com/general-health/health-tip-talking-to-your-child-about-divorce/',
  checked,
};
export const indianaSpecific: Source = {
  title: 'Indiana Parenting Time Guidelines, Section II: Specific Provisions',
  publisher: 'Indiana Rules of Court, on Casetext',
  url: 'https://casetext.com/rule/indiana-court-rules/indiana-parenting-time-guidelines/guidelines/section-ii-specific-parenting-time-provisions',
  checked: '2026-11-22',
};
