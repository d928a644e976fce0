import type { Source } from '../../passage.ts';

const checked = '2026-11-20';

export const hotlineSigns: Source = {
  title: 'Love Is... Knowing the Signs of Abuse to Help Yourself or a Friend',
  publisher: 'National Domestic Violence Hotline',
  url: 'http://www.thehotline.org/2010/12/03/love-is-knowing-the-signs-of-abuse-to-help-yourself-or-a-friend/',
  checked,
};
export const mccSigns: Source = {
  title: 'Domestic abuse: know the signs',
  publisher: 'Metropolitan Community College, Kansas City',
  url: 'https://mcckc.edu/counseling/violence-assault/domestic/abuse.aspx',
  checked,
};
export const wlSaving: Source = {
  title: 'Documenting and saving evidence in cases involving technology abuse',
  publisher: 'WomensLaw.org',
  url: 'https://nocache.womenslaw.org/about-abuse/abuse-using-technology/evidence-issues-cases-involving-technology/documentingsaving-1',
  checked,
};
export const wlOrders: Source = {
  title: 'Restraining Orders: general explanation',
  publisher: 'WomensLaw.org',
  url: 'https://www.womenslaw.org/en/hotline/restraining-orders/restraining-order-categories/should-i-can-i-get-restraining-order-3',
  checked,
};
export const wlWhatIsOrder: Source = {
  title: 'What is a Protective or Restraining Order?',
  publisher: 'WomensLaw.org, via Network of Care',
  url: 'https://nantucket.ma.networkofcare.org/dv/library/article.aspx?id=1155',
  checked,
};
export const clevelandGrey: Source = {
  title: 'The Grey Rock Method',
  publisher: 'Cleveland Clinic',
  url: 'https://health.clevelandclinic.org/grey-rock-method',
  checked,
};
export const apaCoordination: Source = {
  title: 'Guidelines for the Practice of Parenting Coordination',
  publisher: 'American Psychological Association',
  url: 'http://www.apa.org/practice/guidelines/parenting-coordination.aspx',
  checked,
};
export const michiganEnforce: Source = {
  title: 'Enforcing Orders for Custody, Parenting Time, and Child Support',
  publisher: 'Michigan Legal Help',
  url: 'https://michiganlegalhelp.org/self-help-tools/family/enforcing-orders-custody-parenting-time-and-child-support',
  checked,
};
